"""Where the recorded examples lie: a JSON file an operation, and one of components, which `api.examples` puts in the schema."""
import json
from typing import Any

from api.examples import FOLDER


def text(examples: Any) -> str:
    return json.dumps(examples, ensure_ascii=False, indent=1) + "\n"


def write(recorded: dict[str, Any]) -> None:
    """Write them all, and nothing that was before."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for name, examples in recorded.items():
        (FOLDER / f"{name}.json").write_text(text(examples), encoding="utf-8")
