"""Bodies and query strings, read strictly: what is not understood is refused, never skipped or guessed."""
import json
import math
from collections.abc import Mapping
from typing import IO, Any, NoReturn, TypeVar

from django.conf import settings
from django.http import QueryDict
from pydantic import BaseModel, ConfigDict, ValidationError
from rest_framework.parsers import BaseParser

from games.matches.codec import Malformed

from .problems import Problem

DEPTH = 32                                                   # of arrays and objects in a body; ours need four
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
        raise Malformed(error.errors(include_url=False)) from None


def read_query(model: type[Asked], query: QueryDict) -> Asked:
    """A query string as its model: each parameter at most once. Problem `invalid_query` else."""
    if repeated := [name for name, values in query.lists() if len(values) > 1]:
        raise Problem("invalid_query", parameters=", ".join(repeated))
    try:
        return model.model_validate(query.dict())
    except ValidationError as error:
        raise Problem("invalid_query", parameters=", ".join(sorted({str(e["loc"][0]) for e in error.errors()}))) from None


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    if len(found) < len(members):
        names = [name for name, _ in members]
        raise Problem("duplicate_member", members=", ".join(sorted({name for name in names if names.count(name) > 1})))
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


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
