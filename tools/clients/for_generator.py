"""The schema as openapi-generator should have it: `for_generator.py kotlin|swift FROM.yaml TO.yaml`; clients/RECIPES.md says what then.

It knows one answer of an operation, the first: of `playCommand` that has to be the one that plays. For Swift it makes of `anyOf` one struct
that has the members of all, required; of `oneOf` an enum that tries one after the other, by name. So there the open variants need names
that come last, and a member, for of an object without one it makes a case that is no Swift.
"""
import sys
from pathlib import Path

import yaml

UNIONS = ("Event", "Action", "Table")


def prepared(language: str, text: str) -> str:
    if language == "swift":
        for union in UNIONS:
            text = text.replace(f"Other{union}", f"Unknown{union}")
    document = yaml.safe_load(text)
    del document["paths"]["/v1/matches/{match_id}/commands"]["post"]["responses"]["200"]
    if language == "swift":
        schemas = document["components"]["schemas"]
        for union in UNIONS:
            schemas[union]["oneOf"] = schemas[union].pop("anyOf")
        schemas["UnknownTable"]["properties"] = {"turn": {"type": "integer"}}
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True)


if __name__ == "__main__":
    source, target = map(Path, sys.argv[2:])
    target.write_text(prepared(sys.argv[1], source.read_text()))
