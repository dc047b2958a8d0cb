"""Bodies and query strings, read strictly: what is not understood is refused, never skipped or guessed."""
import json
import math
from collections.abc import Mapping
from typing import IO, Any, NoReturn, TypeVar

from django.conf import settings
from django.http import QueryDict
from django.utils.http import parse_header_parameters
from pydantic import BaseModel, ConfigDict, ValidationError
from rest_framework.parsers import BaseParser

from games.matches.codec import Malformed

from .problems import Problem

DEPTH = 32                                                   # of arrays and objects in a body; ours need four
EXACT = 2**53
Body = TypeVar("Body", bound="Strict")
Asked = TypeVar("Asked", bound=BaseModel)


class Strict(BaseModel):
    """A body of a request: no unknown member, no type but the one written."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Nothing(Strict):
    """The body of a request that needs none: absent, or an empty object."""


class StrictJSONParser(BaseParser):
    """JSON as RFC 8259 has it: UTF-8, no duplicate member, no NaN, no half a character, no NUL, no tower of brackets."""

    media_type = "application/json"

    def parse(self, stream: IO[bytes], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None) -> Any:
        if not _is_json(media_type or ""):
            raise Problem("unsupported_media_type")
        raw = stream.read(settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)
        if len(raw) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            raise Problem("body_too_large")
        try:
            value = json.loads(raw.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite)
        except (ValueError, RecursionError):
            raise Problem("invalid_json") from None
        _check_strings(value)
        return value


def read_body(model: type[Body], data: object) -> Body:
    """A body as its model, or Malformed saying which member is wrong."""
    try:
        return model.model_validate_json(json.dumps(data))
    except ValidationError as error:
        found = error.errors(include_url=False)
        for details in found:
            details["loc"] = _place(details["loc"], data)
        raise Malformed(found) from None


def read_query(model: type[Asked], query: QueryDict) -> Asked:
    """A query string as its model: each parameter at most once, an empty one as if it were not there (`?status=&awaiting=me`).

    Problem `invalid_query` where it is not understood.
    """
    if bad := [name for name, values in query.lists() if len(values) > 1 or "\0" in values[0]]:
        raise Problem("invalid_query", parameters=", ".join(bad))
    try:
        return model.model_validate({name: value for name, value in query.items() if value or name not in model.model_fields})
    except ValidationError as error:
        raise Problem("invalid_query", parameters=", ".join(sorted({str(e["loc"][0]) for e in error.errors()}))) from None


def _place(loc: tuple[str | int, ...], data: Any) -> tuple[str | int, ...]:
    """Where in `data` an error is: pydantic names the branch of a union (a `kind` of seat) besides, which is no place."""
    found: list[str | int] = []
    branch = None
    for part in loc:
        if isinstance(data, dict) and data is not branch and data.get("kind") == part:
            branch = data
            continue
        found.append(part)
        inside = (isinstance(data, dict) and part in data) or (isinstance(data, list) and isinstance(part, int))
        data = data[part] if inside else None
    return tuple(found)


def _is_json(content_type: str) -> bool:
    """Whether it says JSON in UTF-8. DRF lets `*/*` pass, and any charset."""
    media_type, parameters = parse_header_parameters(content_type)
    return media_type.lower() == "application/json" and parameters.get("charset", "utf-8").lower() in ("utf-8", "utf8")


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    if len(found) < len(members):
        names = [name for name, _ in members]
        _check_strings(names)
        raise Problem("duplicate_member", members=", ".join(sorted({name for name in names if names.count(name) > 1})))
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(digits: str) -> float | int:
    """JSON knows one kind of number: 3.0 is a whole one (JSON Schema, 6.1.1), as far as a double tells whole ones apart."""
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return int(number) if number.is_integer() and abs(number) < EXACT else number


def _check_strings(value: Any, depth: int = 0) -> None:
    """NUL and halves of surrogate pairs are no text: databases and other clients choke on them."""
    if depth > DEPTH:
        raise Problem("invalid_json")
    if isinstance(value, str):
        if "\0" in value or any("\ud800" <= character <= "\udfff" for character in value):
            raise Problem("invalid_text")
    elif isinstance(value, dict):
        for name, member in value.items():
            _check_strings(name, depth)
            _check_strings(member, depth + 1)
    elif isinstance(value, list):
        for item in value:
            _check_strings(item, depth + 1)
