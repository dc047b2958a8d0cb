"""Is what the schema documents true? `make documented` says how much of it a test has received: a status, a code, of an operation.

`make test` has each of its processes write down what `tests.api.caller` was answered. What is documented and was never seen is to be
shown by a test, through HTTP, or to go from the schema. Only a run on PostgreSQL sees a twin at work (`idempotency_in_progress`), so the
whole is that of both databases: a run forgets the one before it on the same.
"""
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "seen"
Seen = tuple[str, str, str]                                  # operation, status, code of the problem or nothing


def documented(document: dict[str, Any]) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Every (operation, status) and every (operation, code) that a schema speaks of."""
    answers = [(operation["operationId"], status, answer) for item in document["paths"].values() for operation in item.values()
               for status, answer in operation["responses"].items()]
    return ({(operation, status) for operation, status, _ in answers},
            {(operation, code) for operation, _, answer in answers for code in answer.get("x-codes", ())})


def report(document: dict[str, Any], seen: set[Seen]) -> tuple[list[str], bool]:
    """Lines to print, and whether all of it was seen."""
    pairs, codes = documented(document)
    lines = [f"operations: {len({operation for operation, _ in pairs})}"]
    complete = True
    for what, wanted, found in (("status", pairs, {(operation, status) for operation, status, _ in seen}),
                                ("code", codes, {(operation, code) for operation, _, code in seen if code})):
        lacking = sorted(wanted - found)
        lines += [f"(operation, {what}) pairs: {len(wanted)} documented, {len(wanted) - len(lacking)} received by a test "
                  f"({100 * (1 - len(lacking) / len(wanted)):.1f} %)"]
        lines += [f"  never received: {operation} {part}" for operation, part in lacking]
        complete = complete and not lacking
    return lines, complete


def forget(database: str) -> None:
    """A new run begins."""
    for path in FOLDER.glob(f"{database}-*.json"):
        path.unlink()


def keep(database: str, seen: set[Seen]) -> None:
    """Write down what one process of the tests has seen."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{database}-{os.getpid()}.json").write_text(json.dumps(sorted(seen)), encoding="utf-8")


def kept() -> Iterator[Seen]:
    """What all of them have."""
    for path in FOLDER.glob("*.json"):
        yield from (tuple(line) for line in json.loads(path.read_text(encoding="utf-8")))


if __name__ == "__main__":
    lines, complete = report(yaml.safe_load((ROOT / "openapi" / "openapi.yaml").read_text(encoding="utf-8")), set(kept()))
    print("\n".join(lines))
    sys.exit(not complete)
