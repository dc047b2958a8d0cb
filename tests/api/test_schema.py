"""The committed OpenAPI document: equal to the code, valid, complete, and typed as client teams need it."""
import io
import re

import pytest
import yaml
from django.core.management import call_command
from django.urls import URLPattern, URLResolver, get_resolver
from openapi_spec_validator import validate

from api.problem_kinds import catalogue
from games.matches.events import MATCH_EVENTS
from games.rulebook import GAMES
from games.rulebook.game import tag
from tests.api.caller import SCHEMA_FILE, document

METHODS = ("get", "post", "put", "patch", "delete")
NOT_OF_THE_API = ("admin/", "app", "docs", "openapi.yaml", "oauth/", ".well-known/")       # OAuth describes itself (RFC 8414)


def operations():
    return [(path, method, operation) for path, item in document()["paths"].items() for method, operation in item.items()]


def parts(value):
    yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(inner)


def schemas():
    return document()["components"]["schemas"]


def test_the_committed_file_is_what_the_code_says():
    fresh = io.StringIO()
    call_command("spectacular", "--validate", "--fail-on-warn", stdout=fresh)
    assert yaml.safe_load(fresh.getvalue()) == yaml.safe_load(SCHEMA_FILE.read_text(encoding="utf-8")), "run `make schema`"


def test_the_document_is_valid_openapi_31():
    validate(document())
    assert document()["openapi"].startswith("3.1")


def routes(resolver, prefix=""):
    for entry in resolver.url_patterns:
        path = prefix + str(entry.pattern)
        if isinstance(entry, URLResolver):
            yield from routes(entry, path)
        elif isinstance(entry, URLPattern) and path and not path.startswith(NOT_OF_THE_API):
            yield "/" + re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", path), getattr(entry.callback, "cls", None)


def test_every_route_with_its_methods_is_described_and_nothing_else():
    known = {path: {method for method in METHODS if hasattr(view, method)} for path, view in routes(get_resolver())}
    described = {path: set(item) for path, item in document()["paths"].items()}
    assert known == described


def test_every_operation_has_a_summary_a_text_one_tag_and_a_name_of_its_own():
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(names) == len(set(names))
    tags = {tag["name"] for tag in document()["tags"]}
    for path, method, operation in operations():
        assert operation["summary"], (path, method)
        assert operation["description"], (path, method)
        assert len(operation["tags"]) == 1
        assert set(operation["tags"]) <= tags
        assert re.fullmatch("[a-z]+[A-Za-z]*", operation["operationId"])
        assert "x-problems" not in operation


def test_every_operation_names_its_problems():
    for path, method, operation in operations():
        wanted = {"400"} | (set() if path in ("/healthz", "/readyz", "/metrics") else {"406", "429", "500", "503"})
        wanted |= {"401"} if any(operation["security"]) else set()
        wanted |= {"413", "415"} if method in ("post", "patch") else set()
        wanted |= {"404"} if "{" in path else set()
        assert wanted <= set(operation["responses"]), (path, method)
        for status, response in operation["responses"].items():
            if status >= "400" and path != "/readyz":
                assert response["content"]["application/problem+json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
                assert response["x-codes"] == sorted(response["x-codes"])
                assert {catalogue()[code].status for code in response["x-codes"]} == {int(status)}


def test_a_body_is_required_but_where_none_is_needed():
    for path, _, operation in operations():
        if "requestBody" in operation:
            assert list(operation["requestBody"]["content"]) == ["application/json"]
            assert operation["requestBody"]["required"] == (path not in (
                "/v1/guests", "/v1/players/{player_id}/tokens", "/v1/matches/{match_id}/seats", "/v1/matches/{match_id}/rematch"))


def test_no_idiom_of_30_is_left():
    assert not [part for part in parts(document()) if isinstance(part, dict) and part.get("nullable") in (True, False)]
    assert "nullable:" not in SCHEMA_FILE.read_text(encoding="utf-8")


def test_every_reference_leads_somewhere_and_every_component_is_used():
    used = {part["$ref"] for part in parts(document()) if isinstance(part, dict) and isinstance(part.get("$ref"), str)}
    used |= {ref for part in parts(document()) if isinstance(part, dict) for ref in part.get("mapping", {}).values()}
    kinds = ("schemas", "responses", "headers")
    there = {f"#/components/{kind}/{name}" for kind in kinds for name in document()["components"].get(kind, {})}
    assert used <= there
    assert there <= used, sorted(there - used)


def test_commands_are_one_closed_union_by_their_type():
    union = schemas()["Command"]
    known = {tag(cls) for game in GAMES.values() for cls in game.commands}
    assert union["discriminator"]["propertyName"] == "type"
    assert set(union["discriminator"]["mapping"]) == known
    assert sorted(part["$ref"] for part in union["oneOf"]) == sorted(union["discriminator"]["mapping"].values())
    for kind, ref in union["discriminator"]["mapping"].items():
        command = schemas()[ref.rsplit("/", 1)[1]]
        assert command["properties"]["type"] == {"type": "string", "const": kind}
        assert command["additionalProperties"] is False
        assert "type" in command["required"]
        assert "expected_version" in command["properties"]
        assert "expected_version" not in command["required"]


@pytest.mark.parametrize(("union", "other"), [("Event", "OtherEvent"), ("Action", "OtherAction"), ("Table", "OtherTable")])
def test_what_we_answer_may_grow(union, other):
    names = [part["$ref"].rsplit("/", 1)[1] for part in schemas()[union]["anyOf"]]
    assert names[-1] == other
    assert len(names) == len(set(names))
    assert schemas()[other]["additionalProperties"] is True
    for name in names:
        assert schemas()[name].get("additionalProperties") is not False


def test_every_event_of_the_rulebook_is_described_with_its_number_and_time():
    found = {}
    for part in schemas()["Event"]["anyOf"][:-1]:
        event = schemas()[part["$ref"].rsplit("/", 1)[1]]
        assert {"type", "seq", "at"} <= set(event["required"])
        found.setdefault(event["properties"]["type"]["const"], []).append(event)
    assert set(found) == {tag(cls) for game in GAMES.values() for cls in game.shown} | {tag(cls) for cls in MATCH_EVENTS}


def test_enumerations_in_answers_are_open():
    for name in ("Match", "MatchSummary", "Seat", "Awaited", "Result", "Problem", "Clock", "FieldError", "LastCommand"):
        assert not [part for part in parts(schemas()[name]) if isinstance(part, dict) and "enum" in part], name


def test_the_servers_are_relative_and_the_credential_is_a_bearer():
    assert document()["servers"] == [{"url": "/"}]
    assert document()["components"]["securitySchemes"]["playerToken"]["scheme"] == "bearer"


def test_numbers_in_a_query_have_bounds():
    for _, _, operation in operations():
        for parameter in operation.get("parameters", ()):
            if parameter["schema"].get("type") == "integer":
                assert {"minimum", "maximum"} <= set(parameter["schema"]), parameter


def test_what_can_be_polled_says_etag_and_304():
    for path in ("/v1/matches/{match_id}", "/v1/me/matches", "/v1/games", "/v1/games/{game}", "/v1/games/{game}/rules"):
        operation = document()["paths"][path]["get"]
        assert "If-None-Match" in [parameter["name"] for parameter in operation["parameters"]]
        assert "304" in operation["responses"]
        assert "ETag" in operation["responses"]["200"]["headers"]
