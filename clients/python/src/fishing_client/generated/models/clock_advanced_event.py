from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="ClockAdvancedEvent")



@_attrs_define
class ClockAdvancedEvent:
    """ The clock of a sandbox match was moved on. What fell due in that time follows, each event at its own time.

        Attributes:
            type_ (Literal['clock_advanced']):
            seconds (int):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['clock_advanced']
    seconds: int
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seconds = self.seconds

        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "seconds": seconds,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['clock_advanced'] , d.pop("type"))
        if type_ != 'clock_advanced':
            raise ValueError(f"type must match const 'clock_advanced', got '{type_}'")

        seconds = d.pop("seconds")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        clock_advanced_event = cls(
            type_=type_,
            seconds=seconds,
            seq=seq,
            at=at,
        )


        clock_advanced_event.additional_properties = d
        return clock_advanced_event

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
