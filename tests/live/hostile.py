"""A hundred and more requests that nobody sends by mistake, byte for byte, and what each is to be answered.

A_MATCH, A_TOKEN and SOMEBODY stand for a match under way, the token of its mover, and a player who is none of theirs. EMPTY is what the
HTTP parser of granian refuses before any of ours is asked: a bare status, for granian has no place to say more. Behind the proxy of the
deploy guide all but four of these are answered with a problem document, by the proxy (`test_compression`).
"""
import gzip
import json
from typing import NamedTuple

EMPTY = ""
NOBODY = "00000000-0000-4000-8000-000000000000"
A_MATCH, SOMEBODY, A_TOKEN = "11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222", f"fpt_{'1' * 48}"
MATCH, COMMANDS, EVENTS = f"/v1/matches/{A_MATCH}", f"/v1/matches/{A_MATCH}/commands", f"/v1/matches/{A_MATCH}/events"
ASK = b'{"type": "ask", "target": 1, "rank": "7"}'
SIGNED = f"Authorization: Bearer {A_TOKEN}"
JSON = "Content-Type: application/json"


class Hostile(NamedTuple):
    """A request, and how it is refused."""

    raw: bytes
    status: int
    code: str


def head(method: str, target: str, *fields: str, host: str = "Host: 127.0.0.1") -> bytes:
    lines = [f"{method} {target} HTTP/1.1", *([host] if host else []), *fields, "Connection: close"]
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1") + b"\r\n"


def get(target: str, *fields: str, method: str = "GET") -> bytes:
    return head(method, target, *fields)


def post(target: str, body: bytes | str, *fields: str, kind: str = JSON, method: str = "POST") -> bytes:
    raw = body.encode() if isinstance(body, str) else body
    return head(method, target, SIGNED, *([kind] if kind else []), f"Content-Length: {len(raw)}", *fields) + raw


def named(name: str) -> bytes:
    return post("/v1/guests", json.dumps({"name": name})).replace(SIGNED.encode() + b"\r\n", b"")


def chunked(body: bytes, *fields: str) -> bytes:
    return head("POST", COMMANDS, SIGNED, JSON, "Transfer-Encoding: chunked", *fields) + b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)




BODIES = {
    "deep arrays": b"[" * 30_000 + b"]" * 30_000, "deep objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "cut off": b'{"type": "as',
    "NUL in the text": b'{"type": "ask\0"}', "5,000 digits": b'{"type": "ask", "rank": "7", "target": ' + b"9" * 5_000 + b"}",
    "1e400": b'{"type": "ask", "rank": "7", "target": 1e400}', "NaN": b'{"type": "ask", "rank": "7", "target": NaN}',
    "UTF-8 with a BOM": b"\xef\xbb\xbf" + ASK, "UTF-16": ASK.decode().encode("utf-16"), "UTF-32": ASK.decode().encode("utf-32"),
    "latin-1": '{"type": "é"}'.encode("latin-1"), "overlong UTF-8": b'{"type": "\xc0\xae"}', "half a surrogate in UTF-8": b'"\xed\xa0\x80"',
    "trailing data": ASK + b" {}", "two values": ASK + ASK, "a comment": ASK + b"// yes", "single quotes": b"{'type': 'ask'}",
    "gzip without saying so": gzip.compress(ASK), "Unicode digits": '{"target": ١}'.encode(), "nothing but spaces": b"   ",
    "a script": b"<script>alert(1)</script>", "XML": b'<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
}
SHAPES = {
    "a list": b"[]", "a string": b'"ask"', "null": b"null", "an unknown member": ASK[:-1] + b', "seat": 0}',
    "a prototype": b'{"__proto__": {"type": "ask"}}', "a number as text": b'{"type": "ask", "target": "1", "rank": "7"}',
    "true for one": b'{"type": "ask", "target": true, "rank": "7"}', "a fraction": b'{"type": "ask", "target": 1.5, "rank": "7"}',
    "a type of another kind": b'{"type": ["ask"]}', "an object for a rank": b'{"type": "ask", "target": 1, "rank": {"$ne": ""}}',
    "a type that is not": b'{"type": "ask\'; DROP TABLE matches_match; --"}', "a negative version": ASK[:-1] + b', "expected_version": -1}',
}
IDS = {"NUL": "%00", "NUL after an id": f"{A_MATCH}%00", "a slash": "..%2f..%2fetc%2fpasswd", "dots": "..;/me",
       "encoded twice": "%252e%252e", "not UTF-8": "%ff%fe", "a quote": "'%20OR%201=1--", "an id in braces": f"%7B{A_MATCH}%7D",
       "a urn": f"urn:uuid:{A_MATCH}", "an id too long": f"{A_MATCH}0", "Unicode digits": "%D9%A1" * 8, "very long": "a" * 6_000,
       "a format": f"{A_MATCH}.json", "CR LF": "%0d%0aX:%201"}
QUERIES = {"a negative after": "after=-1", "a huge after": "after=" + "9" * 400, "after twice": "after=0&after=1",
           "a negative limit": "limit=-1", "limit 0": "limit=0", "a huge limit": "limit=501", "Unicode digits": "after=%D9%A1",
           "a float": "after=1.0", "an exponent": "limit=1e1", "NUL": "after=0%00", "a plus": "after=+1", "a list": "after[]=1",
           "an operator": "after[$gt]=1", "two thousand": "a=1&" * 2_000 + "a=1", "a token": f"token={A_TOKEN}", "not UTF-8": "after=%ff",
           "a semicolon": "after=0;limit=1", "a callback": "callback=alert"}
NAMES = {"bidi": "a\u202egnp.exe", "zero width": "An\u200ba", "only zero width": "\u200b\u200d", "a BOM": "\ufeffAna",
         "a control": "A\u0007na", "a line separator": "A\u2028na", "a tag character": "Ana\U000e0041", "unassigned": "A\U0003fffd",
         "private use": "A\ue000", "blank letters": "\u3164", "only combining": "\u0301\u0302", "spaces at its ends": " Ana ", "empty": "",
         "25 letters": "x" * 25, "no-break space": "A\u00a0na"}
ETAGS = {"unquoted": "17", "half a quote": '"17', "a space within": '"1 7"', "a list with a hole": '"1",,"2"', "a star in a list": '*, "1"',
         "empty": "", "W alone": "W/", "lower-case w": 'w/"1"'}
TOKENS = {"Basic": "Basic YTpi", "no token": "Bearer", "two tokens": f"Bearer {A_TOKEN} {A_TOKEN}", "a comma": f"Bearer {A_TOKEN},x",
          "cut off": "Bearer fpt_00", "NUL's name": "Bearer %00", "a JWT that signs nothing": "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
          "quoted": f'Bearer "{A_TOKEN}"', "latin-1": "Bearer \u00e9", "very long": "Bearer " + "f" * 5_000,
          "with a tail": f"Bearer {A_TOKEN}0"}
KEYS = {"empty": "", "a space within": "a b", "too long": "x" * 256, "half a quote": '"x', "latin-1": "\u00e9", "a quote within": '"a"b"'}

REQUESTS: dict[str, Hostile] = {
    **{f"a body: {name}": Hostile(post(COMMANDS, raw), 400, "invalid_json") for name, raw in BODIES.items()},
    **{f"a shape: {name}": Hostile(post(COMMANDS, raw), 400, "invalid_body") for name, raw in SHAPES.items()},
    "a member twice": Hostile(post(COMMANDS, b'{"type": "ask", "type": "ask"}'), 400, "duplicate_member"),
    "half a surrogate": Hostile(post(COMMANDS, rb'{"type": "\ud800"}'), 400, "invalid_text"),
    "NUL, escaped": Hostile(post(COMMANDS, rb'{"type": "\u0000"}'), 400, "invalid_text"),
    "65 KiB": Hostile(post(COMMANDS, ASK + b" " * 66_000), 413, "body_too_large"),
    "a length of a terabyte": Hostile(head("POST", COMMANDS, SIGNED, JSON, "Content-Length: 1099511627776") + b"{", 413, "body_too_large"),
    "chunks: not JSON": Hostile(chunked(b"{"), 400, "invalid_json"),
    "chunks: 65 KiB": Hostile(chunked(ASK + b" " * 66_000), 413, "body_too_large"),
    "chunks: gzip": Hostile(chunked(gzip.compress(ASK), "Content-Encoding: gzip"), 415, "unsupported_media_type"),
    "gzip": Hostile(post(COMMANDS, gzip.compress(ASK), "Content-Encoding: gzip"), 415, "unsupported_media_type"),
    **{f"a media type: {kind}": Hostile(post(COMMANDS, ASK, kind=f"Content-Type: {kind}"), 415, "unsupported_media_type") for kind in (
        "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json; charset=utf-16",
        "application/json; charset=utf-7", "application/jsonp", "application/json, text/plain", "application/*", "json",
            "application/xml")},
    "no media type": Hostile(post(COMMANDS, ASK, kind=""), 415, "unsupported_media_type"),
    "a form": Hostile(post("/v1/guests", "name=Ana", kind="Content-Type: application/x-www-form-urlencoded"), 415,
        "unsupported_media_type"),
    **{f"an id: {name}": Hostile(get(f"/v1/matches/{id_}"), 404, "not_found") for name, id_ in IDS.items()},
    **{f"a query: {name}": Hostile(get(f"{EVENTS}?{query}"), 400, "invalid_query") for name,
        query in QUERIES.items() if name != "two thousand"},
    "a query: two thousand": Hostile(get(f"{EVENTS}?{QUERIES['two thousand']}"), 400, "bad_request"),
    **{f"a cursor: {cursor}": Hostile(get(f"/v1/matches?cursor={cursor}"), 400, "invalid_query") for cursor in
       ("0", f"{A_MATCH}x", "%00", "null", "-1", "..%2f", "W10%3D")},
    **{f"a name: {name}": Hostile(named(text), 400, "invalid_body") for name, text in NAMES.items()},
    **{f"If-Match: {name}": Hostile(post(COMMANDS, ASK, f"If-Match: {etag}"), 400, "invalid_if_match") for name, etag in ETAGS.items()},
    "If-Match of another version": Hostile(post(COMMANDS, ASK, 'If-Match: "0.0.0.en"'), 412, "stale_etag"),
    **{f"a token: {name}": Hostile(get("/v1/me", f"Authorization: {A_TOKEN}"), 401, "invalid_token") for name, token in TOKENS.items()},
    "no token": Hostile(get("/v1/me"), 401, "not_authenticated"),
    "a token in the address": Hostile(get(f"/v1/me?access_token={A_TOKEN}"), 401, "not_authenticated"),
    "a token in a cookie": Hostile(get("/v1/me", f"Cookie: token={A_TOKEN}; Authorization={A_TOKEN}"), 401, "not_authenticated"),
    "a token twice": Hostile(get("/v1/me", SIGNED, SIGNED), 401, "invalid_token"),
    "an app key that is a token": Hostile(post("/v1/guests", "{}", f"X-App-Key: {A_TOKEN}").replace(SIGNED.encode() + b"\r\n", b""), 403,
                                          "wrong_credential_kind"),
    "an app key that is none": Hostile(post("/v1/guests", "{}", "X-App-Key: fpk_'--").replace(SIGNED.encode() + b"\r\n", b""), 401,
                                       "invalid_app_key"),
    **{f"an Idempotency-Key: {name}": Hostile(post(COMMANDS, ASK, f"Idempotency-Key: {key}"), 400, "invalid_idempotency_key")
       for name, key in KEYS.items()},
    **{f"Accept: {kind}": Hostile(get(MATCH, f"Accept: {kind}"), 406, "not_acceptable")
        for kind in ("text/html", "image/*", "application/xml")},
    **{f"{method} on a match": Hostile(get(MATCH, SIGNED, method=method), 405, "method_not_allowed") for method in (
        "PUT", "PATCH", "DELETE", "POST", "TRACE", "PROPFIND", "BREW")},
    **{f"{method} on commands": Hostile(get(COMMANDS, SIGNED, method=method), 405, "method_not_allowed") for method in (
        "GET", "PUT", "PATCH", "DELETE", "TRACE")},
    "another method by a header": Hostile(post(MATCH, "{}", "X-HTTP-Method-Override: DELETE", "X-HTTP-Method: DELETE"), 405,
        "method_not_allowed"),
    "another method by a member": Hostile(post(MATCH, "_method=DELETE", kind="Content-Type: application/x-www-form-urlencoded"), 405,
                                          "method_not_allowed"),
    **{f"an address: {target[:40]}": Hostile(get(target), 404, "not_found") for target in (
        "/v1", "/v1/", "//v1/games", "/v1//games", "/v1/../admin", "/v1/%2e%2e/admin", "/.git/config", "/.env", "/v1/games/", "/V1/GAMES",
        "/v1/games;x=1", "/v1/games%20", "/wp-login.php", f"/v1/matches/{A_MATCH}/", "/v1/%252e%252e/me", "/" + "a" * 8_000)},
    "another player": Hostile(post(f"/v1/players/{SOMEBODY}/tokens", "{}"), 403, "wrong_credential_kind"),
    "another player's seat": Hostile(post(COMMANDS, ASK[:-1] + b', "player": "' + SOMEBODY.encode() + b'"}'), 400, "invalid_body"),
    "a match of nobody": Hostile(post(f"/v1/matches/{NOBODY}/seats", '{"invite_code": "AAAA-AAAA"}'), 404, "match_not_found"),
    **{f"a host: {host}": Hostile(head("GET", "/v1/games", host=f"Host: {host}"), 400, "bad_request") for host in (
        "evil.example", "127.0.0.1.evil.example", "127.0.0.1@evil.example", "127.0.0.1:x", "[::1", "", "127.0.0.1, evil.example")},
    "no host": Hostile(head("GET", "/v1/games", host=""), 400, "bad_request"),
    "a host by way of another": Hostile(head("GET", "/v1/nowhere", "X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"), 404,
        "not_found"),
}

_GET = f"GET {MATCH} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
_POST = f"POST {COMMANDS} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{SIGNED}\r\n{JSON}\r\n"
_NEXT = f"DELETE /v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n{SIGNED}\r\n\r\n".encode()      # what would be smuggled in
_LONG = len(ASK)


def _sent(first: str, *fields: str, body: bytes = ASK) -> bytes:
    return "".join((first, *(f"{field}\r\n" for field in fields), "\r\n")).encode("latin-1") + body


def _line(line: str) -> bytes:
    return f"{line}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode("latin-1")


FRAMES = {
    "two lengths": _sent(_POST, f"Content-Length: {_LONG}", "Content-Length: 3"),
        "a list of lengths": _sent(_POST, f"Content-Length: {_LONG}, 3"),
    "a negative length": _sent(_POST, "Content-Length: -1"), "a length with a plus": _sent(_POST, f"Content-Length: +{_LONG}"),
    "a length in hexadecimal": _sent(_POST, "Content-Length: 0x2a"),
        "a length of forty digits": _sent(_POST, "Content-Length: " + "9" * 40),
    "two codings": _sent(_POST, "Transfer-Encoding: chunked", "Transfer-Encoding: identity", body=b"0\r\n\r\n" + _NEXT),
    "an unknown coding": _sent(_POST, "Transfer-Encoding: xchunked", body=b"0\r\n\r\n" + _NEXT),
    "a space before the colon": _sent(_POST, "Transfer-Encoding : chunked", body=b"0\r\n\r\n" + _NEXT),
    "a folded line": _sent(_GET, "X-A: a\r\n b", body=b""), "a bare CR": _sent(_GET, "X-A: a\rX-B: b", body=b""),
    "NUL in a field": _sent(_GET, "X-A: a\0b", body=b""), "a space in a name": _sent(_GET, "X A: b", body=b""),
    "no colon": _sent(_GET, "XA", body=b""), "no name": _sent(_GET, ": b", body=b""),
        "NUL in the address": _line("GET /v1/ga\0mes HTTP/1.1"),
    "a space in the address": _line("GET /v1/ga mes HTTP/1.1"), "a method of no letters": _line("G<T /v1/games HTTP/1.1"),
    "HTTP/9.9": _line("GET /v1/games HTTP/9.9"), "HTTP/0.9": b"GET /v1/games\r\n\r\n",
}
REQUESTS |= {
    **{f"a frame: {name}": Hostile(raw, 400, EMPTY) for name, raw in FRAMES.items()},
    "a frame: five hundred fields": Hostile(_sent(_GET, *(f"X-{number}: 1" for number in range(500)), body=b""), 431, EMPTY),
    "a frame: an address of 70 kB": Hostile(_line(f"GET /{'a' * 70_000} HTTP/1.1"), 414, EMPTY),
    "a length beside chunks": Hostile(_sent(_POST, "Content-Length: 4", "Transfer-Encoding: chunked", body=b"1\r\n{\r\n0\r\n\r\n" + _NEXT),
                                      400, "invalid_json"),
    "a chunk of no size": Hostile(_sent(_POST, "Transfer-Encoding: chunked", body=b"zz\r\n{\r\n0\r\n\r\n"), 400, "invalid_body"),
    "a chunk of 2**72": Hostile(_sent(_POST, "Transfer-Encoding: chunked", body=b"f" * 18 + b"\r\n{\r\n0\r\n\r\n"), 400, "invalid_body"),
    "two hosts": Hostile(_sent(_GET, "Host: evil.example", body=b""), 400, "bad_request"),
    "bare line feeds": Hostile(get("/v1/nowhere").replace(b"\r\n", b"\n"), 404, "not_found"),
    "a field of 60 kB": Hostile(get("/v1/nowhere", "X-A: " + "x" * 60_000), 404, "not_found"),
    "a frame: an address in latin-1": Hostile(_line("GET /v1/gam\u00e9s HTTP/1.1"), 400, EMPTY),
    "an absolute address": Hostile(_line("GET http://evil.example/v1/nowhere HTTP/1.1"), 404, "not_found"),
    "an absolute address of ours, another host": Hostile(_line("GET http://127.0.0.1/v1/games HTTP/1.1").replace(
        b"Host: 127.0.0.1", b"Host: evil.example"), 400, "bad_request"),
    "CONNECT": Hostile(_line("CONNECT 127.0.0.1:22 HTTP/1.1"), 404, "not_found"),
    "CONNECT to an address": Hostile(_line("CONNECT /v1/games HTTP/1.1"), 405, "method_not_allowed"),
    "OPTIONS of all": Hostile(_line("OPTIONS * HTTP/1.1"), 404, "not_found"),
    "a change of protocol": Hostile(get("/v1/nowhere", "Upgrade: websocket", "Sec-WebSocket-Key: eA==", "Sec-WebSocket-Version: 13"), 404,
        "not_found"),
}
