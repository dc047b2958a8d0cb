"""The schema as a generator of Python clients should have it: `open_unions.py FROM.yaml TO.yaml`.

What we answer may grow, and says so: its unions of events, actions and tables end with an open variant. What is left is a list of values
(a rank, a card, a reason) inside of a variant: to a strict client a new one makes the variant unreadable, so here it may be any other
string, too. The published schema keeps the lists: TypeScript narrows by them. And of an answer's forms only JSON is left, for the
generator reads no other.
"""
import sys
from pathlib import Path
from typing import Any

import yaml

REF = "#/components/schemas/"


def opened(document: dict[str, Any]) -> dict[str, Any]:
    """The same document, its answers open all the way down."""
    schemas = document["components"]["schemas"]
    operations = [operation for item in document["paths"].values() for operation in item.values()]
    for operation in operations:
        for response in operation["responses"].values():
            content = response.get("content", {})
            response["content"] = {kind: form for kind, form in content.items() if "json" in kind and "ndjson" not in kind}
    sent = _reached(schemas, [operation.get("requestBody", {}) for operation in operations])
    for name, schema in schemas.items():
        if name not in sent:
            schemas[name] = _open(schema)
    return document


def _reached(schemas: dict[str, Any], start: Any) -> set[str]:
    """The names of the components that some part of the document is made of."""
    found: set[str] = set()
    left = [start]
    while left:
        match left.pop():
            case dict() as part:
                name = str(part.get("$ref", "")).removeprefix(REF)
                if name in schemas and name not in found:
                    found.add(name)
                    left.append(schemas[name])
                left.extend(part.values())
            case list() as parts:
                left.extend(parts)
    return found


def _open(part: Any) -> Any:
    match part:
        case {"enum": _, "type": "string"}:
            return {"anyOf": [part, {"type": "string"}]}
        case dict():
            return {name: _open(value) for name, value in part.items()}
        case list():
            return [_open(value) for value in part]
    return part


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    target.write_text(yaml.safe_dump(opened(yaml.safe_load(source.read_text())), sort_keys=False, allow_unicode=True))
