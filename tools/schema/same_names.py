"""What oasdiff lets pass and generated clients do not: an operation that was renamed, or that asks for another credential.

    same_names.py released.yaml openapi.yaml
"""
import sys
from pathlib import Path

import yaml


def operations(path):
    document = yaml.safe_load(Path(path).read_text(encoding="utf-8"))
    return {(path, method): operation for path, item in document["paths"].items() for method, operation in item.items()}


def changes(before, after):
    """Lines about operations that are in both but not called, or not opened, as before."""
    for key in sorted(set(before) & set(after)):
        old, new = before[key], after[key]
        if old["operationId"] != new["operationId"]:
            yield f"{key[1].upper()} {key[0]}: operationId {old['operationId']} is now {new['operationId']}"
        lost = [scheme or "everybody" for scheme in old["security"] or [{}] if scheme not in (new["security"] or [{}])]
        if lost:
            yield f"{key[1].upper()} {key[0]}: no longer open to {lost}"


if __name__ == "__main__":
    found = list(changes(operations(sys.argv[1]), operations(sys.argv[2])))
    print("\n".join(found) or "every operation has the name and the credentials it had")
    sys.exit(bool(found))
