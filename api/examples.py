"""The examples of the schema. They are answers of this code, recorded by `tests.examples`; `make schema` records them anew."""
import json
from typing import Any

from django.conf import settings

FOLDER = settings.BASE_DIR / "openapi" / "examples"


def put_in(document: dict[str, Any]) -> None:
    """Add what was recorded to the operations and components that it is of. What has no example yet has none."""
    recorded = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}
    for name, example in recorded.pop("components", {}).items():
        if name in document["components"]["schemas"]:
            document["components"]["schemas"][name]["examples"] = [example]
    for item in document["paths"].values():
        for operation in item.values():
            examples = recorded.get(operation["operationId"], {"request": {}, "answers": {}})
            if examples["request"] and "requestBody" in operation:
                operation["requestBody"]["content"]["application/json"]["examples"] = examples["request"]
            for status, kinds in examples["answers"].items():
                content = operation["responses"].get(status, {}).get("content", {})
                for kind in content.keys() & kinds.keys():
                    content[kind] = {**content[kind], "examples": kinds[kind]}
