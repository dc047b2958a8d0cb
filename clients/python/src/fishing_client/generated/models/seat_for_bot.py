from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import Literal, cast






T = TypeVar("T", bound="SeatForBot")



@_attrs_define
class SeatForBot:
    """ A bot of a level that the game has sits here.

        Attributes:
            kind (Literal['bot']):
            level (str | Unset):  Default: 'easy'.
     """

    kind: Literal['bot']
    level: str | Unset = 'easy'





    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        level = self.level


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "kind": kind,
        })
        if level is not UNSET:
            field_dict["level"] = level

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal['bot'] , d.pop("kind"))
        if kind != 'bot':
            raise ValueError(f"kind must match const 'bot', got '{kind}'")

        level = d.pop("level", UNSET)

        seat_for_bot = cls(
            kind=kind,
            level=level,
        )

        return seat_for_bot

