from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="ClientSeedGivenEvent")



@_attrs_define
class ClientSeedGivenEvent:
    """ That one was given is for all to see: who gave theirs last knows that nobody has chosen after them. What it is, is
    not yet.

        Attributes:
            type_ (Literal['client_seed_given']):
            seat (int):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['client_seed_given']
    seat: int
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "seat": seat,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['client_seed_given'] , d.pop("type"))
        if type_ != 'client_seed_given':
            raise ValueError(f"type must match const 'client_seed_given', got '{type_}'")

        seat = d.pop("seat")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        client_seed_given_event = cls(
            type_=type_,
            seat=seat,
            seq=seq,
            at=at,
        )


        client_seed_given_event.additional_properties = d
        return client_seed_given_event

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
