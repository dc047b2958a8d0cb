"""Release notes of the API: what oasdiff finds between two schemas, told once where it holds for many operations, and what it cannot see.

    oasdiff changelog --format json released.yaml openapi.yaml | notes.py released.yaml openapi.yaml
"""
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

import yaml

OF_A_REFUSAL = re.compile(r" (?:to|from) the response with the `[45]\d\d` status")           # all have one body
MANY = 3                                                     # operations; beyond it they are counted and not named


def codes(document):
    """Every problem code that an operation can answer, with the operations that can."""
    found = defaultdict(set)
    for item in document["paths"].values():
        for operation in item.values():
            for response in operation["responses"].values():
                for code in response.get("x-codes", ()):
                    found[code].add(operation["operationId"])
    return found


def members(document, union):
    """The parts of a union of the rulebook's: commands, events, actions, tables."""
    schema = document["components"]["schemas"].get(union, {})
    return {part["$ref"].rsplit("/", 1)[1] for part in schema.get("anyOf", schema.get("oneOf", ()))}


def changes(found):
    """Lines on what oasdiff found; the same for several statuses or operations is one line."""
    where = defaultdict(list)
    for change in found:
        text = OF_A_REFUSAL.sub(" of refusals", change["text"])
        where[text].append(f"{change.get('operation', '')} {change.get('path', '')}".strip() or "the schema")
    for text, places in where.items():
        places = list(dict.fromkeys(places))
        yield f"- {', '.join(f'`{place}`' for place in places) if len(places) <= MANY else f'{len(places)} operations'}: {text}"


def notes(before, after, found):
    """The notes as Markdown."""
    sections = {"Operations": list(changes(found))}
    old, new = codes(before), codes(after)
    sections["Problem codes"] = [
        *(f"- new: `{code}` ({', '.join(sorted(new[code]))})" for code in sorted(new.keys() - old.keys())),
        *(f"- gone: `{code}`" for code in sorted(old.keys() - new.keys())),
        *(f"- `{code}` now also from {', '.join(sorted(new[code] - old[code]))}" for code in sorted(new.keys() & old.keys())
          if new[code] - old[code]),
        *(f"- `{code}` no longer from {', '.join(sorted(old[code] - new[code]))}" for code in sorted(new.keys() & old.keys())
          if old[code] - new[code])]
    for union in ("Command", "Event", "Action", "Table"):
        was, is_now = members(before, union), members(after, union)
        sections[f"{union}s"] = [*(f"- new: `{name}`" for name in sorted(is_now - was)),
                                 *(f"- gone: `{name}`" for name in sorted(was - is_now))]
    told = [f"## {title}\n\n" + "\n".join(lines) for title, lines in sections.items() if lines]
    return "\n\n".join([f"# API {after['info']['version']}, since {before['info']['version']}", *(told or ["Nothing has changed."])]) + "\n"


if __name__ == "__main__":
    documents = [yaml.safe_load(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3]]
    print(notes(*documents, json.loads(sys.stdin.read() or "[]") or []), end="")
