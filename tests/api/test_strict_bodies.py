"""What is not understood is refused, on every route that takes a body; and a refused command leaves no trace."""
import gzip
import json

import pytest

from games.matches.models import Match
from games.players.models import Player
from tests.api.playing import arranged
from tests.api.routes import ASK, NEW_MATCH, WITH_MEMBERS, WRITES, at
from tests.api.stored import rows

every_write = pytest.mark.parametrize(("method", "path", "body"), WRITES, ids=[path for _, path, _ in WRITES])
with_members = pytest.mark.parametrize(("method", "path", "body"), WITH_MEMBERS, ids=[path for _, path, _ in WITH_MEMBERS])


@pytest.fixture
def refuses(ana, bia):
    """Send something, see it refused, and nothing anywhere changed."""
    match_id = arranged(ana, bia)

    def send(method, path, raw, *, status=400, code=None, **how):
        before = rows(match_id), Match.objects.count(), list(Player.objects.order_by("pk").values())
        answer = ana.call(method, at(path, match_id), raw=raw, **how)
        assert answer.status == status, answer
        assert code in (None, answer.code)
        assert (rows(match_id), Match.objects.count(), list(Player.objects.order_by("pk").values())) == before
        return answer

    return send


NOT_JSON = {
    "empty object cut off": b"{", "word": b"name", "single quotes": b"{'name': 'A'}", "trailing comma": b'{"name": "A",}',
    "two values": b"{} {}", "comment": b"{} // yes", "raw newline": b'{"name": "A\nB"}', "raw NUL": b'{"name": "A\0B"}',
    "byte order mark": b"\xef\xbb\xbf{}", "latin-1": '{"name": "Zé"}'.encode("latin-1"), "utf-16": '{"name": "A"}'.encode("utf-16"),
    "overlong utf-8": b'{"name": "\xc0\x80"}', "surrogate in utf-8": b'{"name": "\xed\xa0\x80"}', "only spaces": b"   ",
    "NaN": b'{"name": NaN}', "Infinity": b'{"name": -Infinity}', "1e400": b'{"name": 1e400}', "-1e400": b'{"name": -1e400}',
    "5,000 digits": b'{"name": ' + b"7" * 5_000 + b"}", "leading zero": b'{"name": 01}', "hex": b'{"name": 0x1}',
    "brackets": b"[" * 60_000, "closed brackets": b"[" * 20_000 + b"]" * 20_000, "braces": b'{"a":' * 12_000,
    "towers": b'{"a":' * 40 + b"1" + b"}" * 40,
}


@every_write
@pytest.mark.parametrize("raw", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_no_json_is_400(refuses, method, path, body, raw):
    refuses(method, path, raw, code="invalid_json")


@every_write
@pytest.mark.parametrize("raw", [b"[]", b"[{}]", b'"{}"', b"7", b"null", b"true", b'[["kind", "me"]]'])
def test_a_body_is_an_object(refuses, method, path, body, raw):
    answer = refuses(method, path, raw, code="invalid_body")
    assert [(error["pointer"], error["code"]) for error in answer["errors"]] == [("", "not_an_object")]


@with_members
def test_a_body_that_is_needed_may_not_be_empty(refuses, method, path, body):
    if path != "/v1/guests":
        refuses(method, path, b"", code="invalid_body")


@every_write
def test_an_unknown_member_is_400_and_pointed_at(refuses, method, path, body):
    answer = refuses(method, path, json.dumps({**body, "nmae": 1}).encode(), code="invalid_body")
    assert [(error["pointer"], error["code"]) for error in answer["errors"]] == [("/nmae", "unknown_member")]


@every_write
def test_a_member_sent_twice_is_400(refuses, method, path, body):
    name, value = next(iter(body.items()), ("x", 1))
    answer = refuses(method, path, f'{{"{name}": {json.dumps(value)}, "{name}": {json.dumps(value)}}}'.encode(),
                     code="duplicate_member")
    assert name in answer["detail"]


@pytest.mark.parametrize("raw", [
    b'{"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open", "kind": "open"}]}',
    b'{"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"dealer": 0, "dealer": 1}}',
    b'{"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"turn_seconds": 5, "turn_s\\u0065conds": 5}}'])
def test_a_member_sent_twice_deeper_down_is_400(refuses, raw):
    refuses("POST", "/v1/matches", raw, code="duplicate_member")


@every_write
@pytest.mark.parametrize("name", [r"\ud800", r"a\udfff", r"\u0000"])
def test_a_name_that_is_no_text_is_400_even_twice(refuses, method, path, body, name):
    refuses(method, path, f'{{"{name}": 1}}'.encode(), code="invalid_text")
    refuses(method, path, f'{{"{name}": 1, "{name}": 2}}'.encode(), code="invalid_text")
    refuses(method, path, f'{{"x": [{{"{name}": 1}}]}}'.encode(), code="invalid_text")


NO_TEXT = [r"\u0000", r"a\u0000b", r"\ud800", r"\udc00\ud800", r"x\udfff"]
PLACES = [
    ("PATCH", "/v1/me", '{"name": "%s"}'), ("POST", "/v1/guests", '{"name": "%s"}'),
    ("POST", "/v1/matches", '{"game": "%s", "seats": []}'), ("POST", "/v1/matches",
                                                             '{"game": "go_fish", "seats": [{"kind": "%s"}]}'),
    ("POST", "/v1/matches", '{"game": "go_fish", "seats": [], "options": {"ask_for": "%s"}}'),
    ("POST", "/v1/matches", '{"game": "go_fish", "seats": [], "options": {"%s": 1}}'),
    ("POST", "/v1/matches", '{"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}], "sandbox": {"seed": "%s"}}'),
    ("POST", "/v1/matches", '{"game": "go_fish", "seats": [], "sandbox": {"arrangement": {"hands": [["%s"]]}}}'),
    ("POST", "/v1/matches/{match}/seats", '{"invite_code": "%s"}'),
    ("POST", "/v1/matches/{match}/commands", '{"type": "%s"}'), ("POST", "/v1/matches/{match}/commands",
                                                                 '{"type": "ask", "rank": "%s"}'),
    ("POST", "/v1/matches/{match}/commands", '{"type": "announce", "creature": "crab", "cards": ["crab"], "story": "%s"}'),
]


@pytest.mark.parametrize(("method", "path", "raw"), PLACES)
@pytest.mark.parametrize("text", NO_TEXT)
def test_nul_and_half_characters_are_no_text_anywhere(refuses, method, path, raw, text):
    refuses(method, path, (raw % text).encode(), code="invalid_text")


@pytest.mark.parametrize("text", ["🎣", "\\ud83c\\udfa3", "\\u00e9", "\\u202e"])
def test_whole_characters_are_text(ana, bia, text):
    match_id = arranged(ana, bia, game="historias_de_pescador")
    raw = PLACES[-1][2].replace("%s", text)
    answer = ana.call("POST", f"/v1/matches/{match_id}/commands", raw=raw.encode())
    assert answer["events"][0]["story"] == json.loads(f'"{text}"')


@every_write
@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "json",
                                  "application/xml", "application/jsonx", "application/problem+json", "application/*", "*/*", ";",
                                  "application/json; charset=latin-1", "application/json; charset=utf-16",
                                  "application/json; charset=rot13", "application/json;charset=nonsense"])
def test_what_is_not_said_to_be_json_in_utf8_is_415(refuses, method, path, body, kind):
    refuses(method, path, json.dumps(body).encode(), status=415, code="unsupported_media_type", content_type=kind)


@every_write
def test_a_form_is_415(refuses, method, path, body):
    refuses(method, path, b"name=Dora&type=ask", status=415, content_type="application/x-www-form-urlencoded")
    refuses(method, path, b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nDora\r\n--x--\r\n', status=415,
            content_type="multipart/form-data; boundary=x")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON", "application/json; charset=utf-8",
                                  "application/json;charset=UTF-8",
                                  'application/json; charset="utf-8"', "application/json; profile=x"])
def test_json_is_json_however_it_is_spelt(anybody, kind):
    assert anybody.call("POST", "/v1/guests", raw=b'{"name": "Z\xc3\xa9"}', content_type=kind)["player"]["name"] == "Zé"


@every_write
@pytest.mark.parametrize("coding", ["gzip", "br", "deflate", "x"])
def test_a_compressed_body_is_415(refuses, method, path, body, coding):
    refuses(method, path, gzip.compress(json.dumps(body).encode()), status=415, code="unsupported_media_type",
            Content_Encoding=coding)


@every_write
@pytest.mark.parametrize("size", [65_537, 1_000_000])
def test_a_body_above_64_kib_is_413(refuses, method, path, body, size):
    raw = json.dumps(body).encode()
    refuses(method, path, raw + b" " * (size - len(raw)), status=413, code="body_too_large")


@every_write
def test_a_body_of_64_kib_is_read(ana, bia, method, path, body):
    raw = json.dumps({**body, "x": ""}).encode()
    raw = raw[:-2] + b"x" * (65_536 - len(raw)) + raw[-2:]
    assert len(raw) == 65_536
    assert ana.call(method, at(path, arranged(ana, bia)), raw=raw).code == "invalid_body"


SWAPS = [(1, "1"), (1, 1.5), (1, 1e300), (1, True), (True, 1), (True, "true"), ("7", 7), ("7", ["7"]), ({}, []), ([], {}), ("x", None)]
MAY_BE_NULL = ("invite_code", "seed")


@pytest.mark.parametrize(("path", "body"), [
    ("/v1/matches", {**NEW_MATCH, "rated": True, "clock": {"turn_seconds": 1, "timeouts_allowed": 1},
                     "options": {"target_points": 1},
                     "sandbox": {"seed": "7"}}),
    ("/v1/matches/{match}/seats", {"seat": 1, "invite_code": "x"}),
    ("/v1/matches/{match}/commands", {**ASK, "expected_version": 1}),
])
def test_no_type_stands_for_another(refuses, path, body):
    """Every leaf of the body, exchanged for its look-alikes of another type."""
    swapped = list(_swapped(body))
    assert len(swapped) >= 4
    for wrong in swapped:
        refuses("POST", path, json.dumps(wrong).encode(), code="invalid_body")


def _swapped(body):
    for name, value in body.items():
        if isinstance(value, dict):
            yield from ({**body, name: inner} for inner in _swapped(value))
        for was, instead in SWAPS:
            if type(was) is type(value) and not (instead is None and name in MAY_BE_NULL):
                yield {**body, name: instead}


@pytest.mark.parametrize("path", ["/v1/matches/{match}/start", "/v1/matches/{match}/resign"])
@pytest.mark.parametrize("raw", [b'{"seat": 0}', b'{"reason": "tired"}', b"[]", b"null"])
def test_a_request_that_needs_no_body_takes_none(refuses, path, raw):
    refuses("POST", path, raw, code="invalid_body")


def test_numbers_of_four_thousand_digits_are_numbers_and_refused_as_such(refuses):
    raw = b'{"type": "ask", "rank": "7", "target": ' + b"7" * 4_000 + b"}"
    refuses("POST", "/v1/matches/{match}/commands", raw, status=422, code="no_such_seat")
    refuses("POST", "/v1/matches/{match}/seats", b'{"seat": ' + b"7" * 4_000 + b"}", code="invalid_body")


@pytest.mark.parametrize("number", ["1.0", "10e-1", "1.000000000000000000", "0.1e1", "1E0"])
def test_a_whole_number_may_be_written_with_a_fraction_of_nothing(ana, bia, number):
    """JSON has one kind of number, and JSON Schema calls 1.0 an integer."""
    match_id = ana.post("/v1/matches", NEW_MATCH)["id"]
    answer = bia.call("POST", f"/v1/matches/{match_id}/seats", raw=b'{"seat": ' + number.encode() + b"}")
    assert answer.status == 201, answer
    assert answer["you"]["seat"] == 1
