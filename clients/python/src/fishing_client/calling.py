"""What every call of a generated operation needs."""
import uuid
from typing import Any, TypeVar

from .generated.types import Response

T = TypeVar("T")


def new_key() -> str:
    """An Idempotency-Key: 32 random characters."""
    return uuid.uuid4().hex


def as_id(text: str) -> Any:
    """The schema tells the shape of ids; to a client they are opaque, and go back as they came."""
    return text


def good(answer: Response[Any], kind: type[T]) -> T:
    """What was asked for. A refusal has left as an exception before anybody comes here."""
    assert isinstance(answer.parsed, kind), answer
    return answer.parsed
