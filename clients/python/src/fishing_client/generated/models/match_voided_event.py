from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="MatchVoidedEvent")



@_attrs_define
class MatchVoidedEvent:
    """ 
        Attributes:
            type_ (Literal['match_voided']):
            reason (str):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['match_voided']
    reason: str
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        reason = self.reason

        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "reason": reason,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['match_voided'] , d.pop("type"))
        if type_ != 'match_voided':
            raise ValueError(f"type must match const 'match_voided', got '{type_}'")

        reason = d.pop("reason")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        match_voided_event = cls(
            type_=type_,
            reason=reason,
            seq=seq,
            at=at,
        )


        match_voided_event.additional_properties = d
        return match_voided_event

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
