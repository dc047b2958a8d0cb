from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast






T = TypeVar("T", bound="SeatForMe")



@_attrs_define
class SeatForMe:
    """ The caller sits here.

        Attributes:
            kind (Literal['me']):
     """

    kind: Literal['me']





    def to_dict(self) -> dict[str, Any]:
        kind = self.kind


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "kind": kind,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal['me'] , d.pop("kind"))
        if kind != 'me':
            raise ValueError(f"kind must match const 'me', got '{kind}'")

        seat_for_me = cls(
            kind=kind,
        )

        return seat_for_me

