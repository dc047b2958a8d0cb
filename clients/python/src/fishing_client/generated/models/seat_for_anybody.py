from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast






T = TypeVar("T", bound="SeatForAnybody")



@_attrs_define
class SeatForAnybody:
    """ Whoever takes it first sits here.

        Attributes:
            kind (Literal['open']):
     """

    kind: Literal['open']





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
        kind = cast(Literal['open'] , d.pop("kind"))
        if kind != 'open':
            raise ValueError(f"kind must match const 'open', got '{kind}'")

        seat_for_anybody = cls(
            kind=kind,
        )

        return seat_for_anybody

