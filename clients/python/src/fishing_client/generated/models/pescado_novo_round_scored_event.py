from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast
import datetime

if TYPE_CHECKING:
  from ..models.pescado_novo_achievement import PescadoNovoAchievement





T = TypeVar("T", bound="PescadoNovoRoundScoredEvent")



@_attrs_define
class PescadoNovoRoundScoredEvent:
    """ The round is over; `points` by owner is what it brings, the sum of its achievements (P50).

        Attributes:
            type_ (Literal['round_scored']):
            achievements (list[PescadoNovoAchievement]):
            points (list[int]):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['round_scored']
    achievements: list[PescadoNovoAchievement]
    points: list[int]
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.pescado_novo_achievement import PescadoNovoAchievement # noqa: PLC0415
        type_ = self.type_

        achievements = []
        for achievements_item_data in self.achievements:
            achievements_item = achievements_item_data.to_dict()
            achievements.append(achievements_item)



        points = self.points



        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "achievements": achievements,
            "points": points,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pescado_novo_achievement import PescadoNovoAchievement # noqa: PLC0415
        d = dict(src_dict)
        type_ = cast(Literal['round_scored'] , d.pop("type"))
        if type_ != 'round_scored':
            raise ValueError(f"type must match const 'round_scored', got '{type_}'")

        achievements = []
        _achievements = d.pop("achievements")
        for achievements_item_data in (_achievements):
            achievements_item = PescadoNovoAchievement.from_dict(achievements_item_data)



            achievements.append(achievements_item)


        points = cast(list[int], d.pop("points"))


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        pescado_novo_round_scored_event = cls(
            type_=type_,
            achievements=achievements,
            points=points,
            seq=seq,
            at=at,
        )


        pescado_novo_round_scored_event.additional_properties = d
        return pescado_novo_round_scored_event

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
