"""What is generated of the clients is what the committed schema gives, and their versions are its own."""
import json
import subprocess
import tomllib

import fishing_client
import pytest
import yaml

from tests.live.service import HERE

CLIENTS = HERE / "clients"


def test_the_versions_are_the_schemas():
    version = yaml.safe_load((HERE / "openapi/openapi.yaml").read_text())["info"]["version"]
    assert tomllib.loads((CLIENTS / "python/pyproject.toml").read_text())["project"]["version"] == version
    assert fishing_client.__version__ == version
    for name in ("package.json", "package-lock.json"):
        assert json.loads((CLIENTS / "typescript" / name).read_text())["version"] == version


def anew(language, folder):
    """Generated once more, elsewhere."""
    (folder / "python/src/fishing_client").mkdir(parents=True)
    (folder / "typescript/src").mkdir(parents=True)
    done = subprocess.run([HERE / "tools/clients/generate", language, folder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def texts(folder):
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*.py")}


def test_the_python_client_is_generated_from_the_schema(tmp_path):
    generated = "python/src/fishing_client/generated"
    committed, given = texts(CLIENTS / generated), texts(anew("python", tmp_path) / generated)
    assert len(given) > 200
    assert [name for name in {*committed, *given} if committed.get(name) != given.get(name)] == [], "make clients"


@pytest.mark.skipif(not (CLIENTS / "typescript/node_modules").exists(), reason="`make clients-test` installs the generator, with npm")
def test_the_types_are_generated_from_the_schema(tmp_path):
    types = "typescript/src/schema.ts"
    assert (CLIENTS / types).read_text() == (anew("typescript", tmp_path) / types).read_text(), "make clients"
