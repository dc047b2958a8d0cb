from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="Limit")



@_attrs_define
class Limit:
    """ So many requests in so many seconds, for one caller.

        Attributes:
            budget (str):
            requests (int):
            seconds (int):
            for_ (str):
     """

    budget: str
    requests: int
    seconds: int
    for_: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        budget = self.budget

        requests = self.requests

        seconds = self.seconds

        for_ = self.for_


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "budget": budget,
            "requests": requests,
            "seconds": seconds,
            "for": for_,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        budget = d.pop("budget")

        requests = d.pop("requests")

        seconds = d.pop("seconds")

        for_ = d.pop("for")

        limit = cls(
            budget=budget,
            requests=requests,
            seconds=seconds,
            for_=for_,
        )


        limit.additional_properties = d
        return limit

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
