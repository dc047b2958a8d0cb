"""JSON <-> rule values, for the log, the wire and the schema. Pydantic reads and describes; the rulebook knows nothing of it.

Three directions:
* `dump` / `load`: everything, for our own tables (state, events, options);
* `wire`: what is shown, in one language; members marked `optional` are left out where they are None;
* `read`: what a client sent, strictly: unknown members and wrong types are Malformed, never guessed at.
"""
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar, cast, get_type_hints

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from ..rulebook import AnyGame
from ..rulebook.game import tag
from ..rulebook.text import Language, Text
from .events import MATCH_EVENTS

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


class Malformed(Exception):
    """A value from outside that has not the shape it must have. `errors` say where and why, in pydantic's words."""

    code = "invalid_body"

    def __init__(self, errors: Sequence[ErrorDetails], at: tuple[str | int, ...] = ()) -> None:
        super().__init__(f"{len(errors)} errors")
        self.errors, self.at = errors, at


def dump(value: object) -> str:
    """Compact JSON of a rule value, complete: secrets too."""
    return adapter(type(value)).dump_json(value).decode()


def load(cls: type[T], text: str) -> T:
    """The value that `dump` wrote."""
    value: T = adapter(cls).validate_json(text)
    return value


def load_event(game: AnyGame, event_type: str, payload: str, v: int) -> Any:
    """One event of a log: the game's or the match's own, in whatever version its payload was written."""
    if v < game.payload_version:
        payload = json.dumps(game.upcast(event_type, v, json.loads(payload)))
    return load(event_classes(game)[event_type], payload)


def event_classes(game: AnyGame) -> Mapping[str, type[Any]]:
    """The event types that a match of this game can have, by tag."""
    return _event_classes(game.slug, game.events)


def read(cls: type[T], data: object, *, at: tuple[str | int, ...] = ()) -> T:
    """A value from parsed JSON, strictly. Malformed where it has another shape; `at` is where it stands in the whole body."""
    try:
        value: T = adapter(cls).validate_json(json.dumps(data), strict=True, extra="forbid")
    except ValidationError as error:
        raise Malformed(error.errors(include_url=False), at) from None
    if nulls := [name for name in _optional(cls) if isinstance(data, dict) and name in data and data[name] is None]:
        raise Malformed([{"type": "null_member", "loc": (name,), "msg": "", "input": None} for name in nulls], at)
    return value


def wire(value: Any, language: Language) -> Any:
    """A shown value as JSON has it."""
    if is_dataclass(value):
        if isinstance(value, Text):
            return value.to(language)
        members = ((name, getattr(value, name), is_optional) for name, is_optional in _members(type(value)))
        return {name: wire(member, language) for name, member, is_optional in members if not (is_optional and member is None)}
    if isinstance(value, str | int | None):
        return value
    if isinstance(value, datetime):
        return instant(value)
    if isinstance(value, Mapping):
        return {name: wire(member, language) for name, member in value.items()}
    return [wire(item, language) for item in value]


def instant(at: datetime | None) -> str | None:
    """RFC 3339 in UTC with `Z`, milliseconds always there."""
    return None if at is None else at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def schema(cls: type[Any], *, refs: str, shown: bool) -> dict[str, Any]:
    """JSON Schema (2020-12) of a rule value: as it is `shown` on the wire, or as it is read. `refs` is where `$defs` will stand."""
    document = adapter(cls).json_schema(mode="serialization" if shown else "validation", ref_template=refs)
    parts = document.pop("$defs", {})
    parts.pop("Text", None)
    classes = _dataclasses_in(cls)
    for name, part in ((cls.__name__, document), *parts.items()):
        if name in classes:
            _tidy(part, classes[name], text=refs.format(model="Text"), shown=shown)
    return document | ({"$defs": parts} if parts else {})


def options_schema(game: AnyGame, language: Language) -> dict[str, Any]:
    """The options of a game as JSON Schema, each with what it means in that language."""
    document = schema(game.options, refs="#/$defs/{model}", shown=False)
    for member in fields(game.options):
        document["properties"][member.name] |= {"description": member.metadata["text"].to(language), **member.metadata["schema"]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **document}


def _kept(function: F) -> F:
    """functools.cache, for functions of classes: which mypy does not take for hashable."""
    return cast(F, cache(function))


@_kept
def adapter(cls: type[Any]) -> TypeAdapter[Any]:
    """The reader and writer of a type."""
    return TypeAdapter(cls)


@_kept
def _event_classes(slug: str, events: tuple[type[Any], ...]) -> Mapping[str, type[Any]]:
    return MappingProxyType({tag(cls): cls for cls in (*MATCH_EVENTS, *events)})


@_kept
def _members(cls: type[Any]) -> tuple[tuple[str, bool], ...]:
    return tuple((member.name, bool(member.metadata.get("optional"))) for member in fields(cls))


@_kept
def _optional(cls: type[Any]) -> frozenset[str]:
    return frozenset(name for name, is_optional in _members(cls) if is_optional) if is_dataclass(cls) else frozenset()


@_kept
def _dataclasses_in(cls: type[Any]) -> dict[str, type[Any]]:
    """The dataclasses that a type is made of, itself included, by name."""
    found: dict[str, type[Any]] = {}
    unread: list[Any] = [cls]
    while unread:
        part = unread.pop()
        if not (isinstance(part, type) and is_dataclass(part)):
            unread += getattr(part, "__args__", ())
        elif part.__name__ not in found:
            found[part.__name__] = part
            unread += get_type_hints(part).values()
    return found


def _tidy(document: dict[str, Any], cls: type[Any], *, text: str, shown: bool) -> None:
    """Say of one class what pydantic cannot know: which members are left out rather than null, and that a Text is a string here."""
    document.pop("title", None)
    properties = document.get("properties", {})
    for name, is_optional in _members(cls):
        member = properties[name]
        member.pop("title", None)
        for choice in (member, *member.get("anyOf", ())):
            if choice.get("$ref") == text:
                choice.pop("$ref")
                choice["type"] = "string"
        if is_optional:
            member.pop("default", None)
            choices = [choice for choice in member.pop("anyOf", ()) if choice != {"type": "null"}]
            member |= choices[0] if len(choices) == 1 else {"anyOf": choices} if choices else {}
    if shown:
        document["required"] = [name for name, is_optional in _members(cls) if not is_optional]
    else:
        document["additionalProperties"] = False
    if not document.get("required"):
        document.pop("required", None)
