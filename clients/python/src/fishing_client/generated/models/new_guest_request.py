from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="NewGuestRequest")



@_attrs_define
class NewGuestRequest:
    """ A guest; the name is optional and may repeat.

        Attributes:
            name (str | Unset): Printable, with something to see, and without a space at its ends. Default: 'Guest'.
     """

    name: str | Unset = 'Guest'





    def to_dict(self) -> dict[str, Any]:
        name = self.name


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if name is not UNSET:
            field_dict["name"] = name

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        new_guest_request = cls(
            name=name,
        )

        return new_guest_request

