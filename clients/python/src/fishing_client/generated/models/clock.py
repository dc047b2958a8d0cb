from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="Clock")



@_attrs_define
class Clock:
    """ Seconds for a decision and for a doubt window, and what happens when they are over.

        Attributes:
            turn_seconds (int):
            doubt_seconds (int):
            on_timeout (str): `autoplay` or `forfeit`.
            timeouts_allowed (int):
     """

    turn_seconds: int
    doubt_seconds: int
    on_timeout: str
    timeouts_allowed: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        turn_seconds = self.turn_seconds

        doubt_seconds = self.doubt_seconds

        on_timeout = self.on_timeout

        timeouts_allowed = self.timeouts_allowed


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "turn_seconds": turn_seconds,
            "doubt_seconds": doubt_seconds,
            "on_timeout": on_timeout,
            "timeouts_allowed": timeouts_allowed,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn_seconds = d.pop("turn_seconds")

        doubt_seconds = d.pop("doubt_seconds")

        on_timeout = d.pop("on_timeout")

        timeouts_allowed = d.pop("timeouts_allowed")

        clock = cls(
            turn_seconds=turn_seconds,
            doubt_seconds=doubt_seconds,
            on_timeout=on_timeout,
            timeouts_allowed=timeouts_allowed,
        )


        clock.additional_properties = d
        return clock

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
