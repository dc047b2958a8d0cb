"""The tools that hold the schema to the one released last, tried with changes that were made up."""
import copy
import importlib.util
import subprocess
from datetime import date, timedelta
from pathlib import Path

import pytest
import yaml

from tests.api.caller import SCHEMA_FILE, document

TOOLS = Path(__file__).resolve().parents[1] / "tools" / "schema"
OASDIFF = TOOLS / "node_modules" / ".bin" / "oasdiff"
needs_npm = pytest.mark.skipif(not OASDIFF.exists(), reason="`make spec` installs oasdiff, with npm")


@pytest.fixture
def notes():
    spec = importlib.util.spec_from_file_location("notes", TOOLS / "notes.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.notes


@pytest.fixture
def changed():
    return copy.deepcopy(document())


def written(folder, name, schema):
    path = folder / name
    path.write_text(yaml.safe_dump(schema, allow_unicode=True), encoding="utf-8")
    return path


def breaking(before, after):
    """What `make spec` asks oasdiff: whether a change is let pass, and what it says to it."""
    done = subprocess.run([OASDIFF, "breaking", "--fail-on", "ERR", "--severity-levels", TOOLS / "oasdiff-levels.txt", before, after],
                          capture_output=True, text=True, check=False)
    return done.returncode == 0, done.stdout + done.stderr


def test_nothing_new_is_said_to_be_nothing(notes):
    assert notes(document(), document(), []).endswith("Nothing has changed.\n")


def test_codes_and_events_that_came_and_went_are_told(notes, changed):
    changed["paths"]["/v1/me"]["get"]["responses"]["400"]["x-codes"].append("out_of_bait")
    changed["paths"]["/healthz"]["get"]["responses"]["400"]["x-codes"].remove("bad_request")
    changed["components"]["schemas"]["Event"]["anyOf"].append({"$ref": "#/components/schemas/StormBrokeOutEvent"})
    del changed["components"]["schemas"]["Command"]["oneOf"][0]
    told = notes(document(), changed, [])
    gone = document()["components"]["schemas"]["Command"]["oneOf"][0]["$ref"].rsplit("/", 1)[1]
    for line in ("- new: `out_of_bait` (getMe)", "- `bad_request` no longer from getHealth", "- new: `StormBrokeOutEvent`",
                 f"- gone: `{gone}`"):
        assert line in told.splitlines()


def test_what_holds_for_many_is_told_once(notes):
    found = [{"text": f"added the optional property `tide` to the response with the `{status}` status", "operation": "GET", "path": path}
             for path in ("/v1/a", "/v1/b", "/v1/c", "/v1/d") for status in (400, 404, 503)]
    assert notes(document(), document(), found).splitlines()[-1] == "- 4 operations: added the optional property `tide` of refusals"
    assert "`GET /v1/a`, `GET /v1/b`: added" in notes(document(), document(), found[:6])


@needs_npm
def test_an_invented_change_appears_in_the_notes(changed, tmp_path):
    changed["paths"]["/v1/tides"] = {"get": {**copy.deepcopy(changed["paths"]["/v1/limits"]["get"]), "operationId": "listTides"}}
    changed["paths"]["/v1/tides"]["get"]["responses"]["400"]["x-codes"].append("no_moon")
    told = subprocess.run([TOOLS / "notes", SCHEMA_FILE, written(tmp_path, "new.yaml", changed)], capture_output=True, text=True,
                          check=True).stdout
    assert "- `GET /v1/tides`: endpoint added" in told
    assert "- new: `no_moon` (listTides)" in told


@needs_npm
@pytest.mark.parametrize(("days", "passes"), [(-1, True), (30, False), (None, False)])
def test_an_operation_may_go_after_its_sunset_and_not_before(changed, tmp_path, days, passes):
    old = copy.deepcopy(document())
    if days is not None:
        old["paths"]["/v1/limits"]["get"] |= {"deprecated": True, "x-sunset": (date.today() + timedelta(days=days)).isoformat()}
    del changed["paths"]["/v1/limits"]
    let_pass, said = breaking(written(tmp_path, "old.yaml", old), written(tmp_path, "new.yaml", changed))
    assert let_pass is passes, said


@needs_npm
def test_what_is_deprecated_breaks_nobody(changed, tmp_path):
    changed["paths"]["/v1/limits"]["get"] |= {"deprecated": True, "x-sunset": (date.today() + timedelta(days=365)).isoformat()}
    let_pass, said = breaking(SCHEMA_FILE, written(tmp_path, "new.yaml", changed))
    assert let_pass, said
