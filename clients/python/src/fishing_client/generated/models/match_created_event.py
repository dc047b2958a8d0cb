from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="MatchCreatedEvent")



@_attrs_define
class MatchCreatedEvent:
    """ 
        Attributes:
            type_ (Literal['match_created']):
            game (str):
            preset (str):
            host (str):
            commitment (str):
            seq (int):
            at (datetime.datetime):
            rematch_of (str | Unset):
     """

    type_: Literal['match_created']
    game: str
    preset: str
    host: str
    commitment: str
    seq: int
    at: datetime.datetime
    rematch_of: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        game = self.game

        preset = self.preset

        host = self.host

        commitment = self.commitment

        seq = self.seq

        at = self.at.isoformat()

        rematch_of = self.rematch_of


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "game": game,
            "preset": preset,
            "host": host,
            "commitment": commitment,
            "seq": seq,
            "at": at,
        })
        if rematch_of is not UNSET:
            field_dict["rematch_of"] = rematch_of

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['match_created'] , d.pop("type"))
        if type_ != 'match_created':
            raise ValueError(f"type must match const 'match_created', got '{type_}'")

        game = d.pop("game")

        preset = d.pop("preset")

        host = d.pop("host")

        commitment = d.pop("commitment")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        rematch_of = d.pop("rematch_of", UNSET)

        match_created_event = cls(
            type_=type_,
            game=game,
            preset=preset,
            host=host,
            commitment=commitment,
            seq=seq,
            at=at,
            rematch_of=rematch_of,
        )


        match_created_event.additional_properties = d
        return match_created_event

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
