"""The examples of the schema are what the running code answers today, complete, and hold to the schema that they explain."""
import json
import re

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from api.examples import FOLDER
from tests.api.caller import URI, document
from tests.examples.files import text
from tests.examples.scenario import record

NEVER_YET = {"MatchVoidedEvent"}                             # nothing voids a match before there is moderation
UNIONS = ("Command", "Event", "Action", "Table")


def operations():
    return {operation["operationId"]: operation for item in document()["paths"].values() for operation in item.values()}


def contents(operation):
    """(where, media type, content) of whatever an operation reads or answers."""
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        yield "request", kind, content
    for status, response in operation["responses"].items():
        for kind, content in response.get("content", {}).items():
            yield status, kind, content


def components():
    schemas = document()["components"]["schemas"]
    parts = {part["$ref"].rsplit("/", 1)[1] for union in UNIONS for part in schemas[union].get("anyOf", schemas[union].get("oneOf"))}
    return sorted(name for name in parts if not name.startswith("Other"))


def valid(schema, value):
    registry = Registry().with_resource(URI, Resource(document(), DRAFT202012))
    whole = json.loads(json.dumps(schema).replace('"#/', f'"{URI}#/'))
    Draft202012Validator(whole, registry=registry, format_checker=Draft202012Validator.FORMAT_CHECKER).validate(value)


def test_the_committed_examples_are_what_the_code_answers(db):
    fresh = {name: text(examples) for name, examples in record().items()}
    committed = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert fresh.keys() == committed.keys(), "run `make schema`"
    assert [name for name in fresh if fresh[name] != committed[name]] == [], "run `make schema`"


@pytest.mark.parametrize("name", sorted(operations()))
def test_an_operation_has_examples_of_what_it_reads_what_it_answers_and_how_it_refuses(name):
    operation = operations()[name]
    refused = 0
    for where, kind, content in contents(operation):
        if kind == "application/problem+json":
            refused += len(content.get("examples", ()))
        else:
            assert content.get("examples"), (where, kind)
    assert refused, "no problem"


@pytest.mark.parametrize("name", sorted(operations()))
def test_an_example_holds_to_its_schema(name):
    for where, kind, content in contents(operations()[name]):
        for label, example in content.get("examples", {}).items():
            valid(content["schema"], example["value"])
            if kind == "application/problem+json":
                assert label == example["value"]["code"] in operations()[name]["responses"][where]["x-codes"]


@pytest.mark.parametrize("name", components())
def test_every_command_event_action_and_table_has_an_example_that_is_one(name):
    schema = document()["components"]["schemas"][name]
    if name in NEVER_YET:
        assert "examples" not in schema, "it can be shown now"
        return
    for example in schema["examples"]:
        valid({"$ref": f"#/components/schemas/{name}"}, example)


def test_every_game_has_named_examples_of_its_commands():
    named = operations()["playCommand"]["requestBody"]["content"]["application/json"]["examples"]
    shown = {example["value"]["type"] for example in named.values()}
    assert shown == set(document()["components"]["schemas"]["Command"]["discriminator"]["mapping"])
    assert any(example["value"].get("dry_run") for example in named.values())


def test_no_example_has_a_credential_or_an_id_that_ever_was():
    whole = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json"))
    assert set(re.findall(r"f(?:pt|sk|pk)_[0-9a-f]{16,}", whole)) == set(re.findall(r"f(?:pt|sk|pk)_[0-9]{8}0{40}", whole))
    ids = re.findall(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", whole)
    assert ids
    assert {found[:24] for found in ids} == {"01930000-0000-7000-8000-"}
