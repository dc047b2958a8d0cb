from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime






T = TypeVar("T", bound="Awaited")



@_attrs_define
class Awaited:
    """ A seat that is to act, and until when.

        Attributes:
            seat (int): Seats count from 0, clockwise.
            for_ (str): `ask`, `play`, `announce`, `doubt`, `discard`, …
            deadline (datetime.datetime):
            seconds_left (int):
     """

    seat: int
    for_: str
    deadline: datetime.datetime
    seconds_left: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        for_ = self.for_

        deadline = self.deadline.isoformat()

        seconds_left = self.seconds_left


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "seat": seat,
            "for": for_,
            "deadline": deadline,
            "seconds_left": seconds_left,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        for_ = d.pop("for")

        deadline = datetime.datetime.fromisoformat(d.pop("deadline"))




        seconds_left = d.pop("seconds_left")

        awaited = cls(
            seat=seat,
            for_=for_,
            deadline=deadline,
            seconds_left=seconds_left,
        )


        awaited.additional_properties = d
        return awaited

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
