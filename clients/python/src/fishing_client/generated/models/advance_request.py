from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="AdvanceRequest")



@_attrs_define
class AdvanceRequest:
    """ By how much the clock of a sandbox match is to be moved on.

        Attributes:
            seconds (int):
     """

    seconds: int





    def to_dict(self) -> dict[str, Any]:
        seconds = self.seconds


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "seconds": seconds,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seconds = d.pop("seconds")

        advance_request = cls(
            seconds=seconds,
        )

        return advance_request

