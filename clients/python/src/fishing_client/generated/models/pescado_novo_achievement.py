from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_achievement_name_type_0 import check_pescado_novo_achievement_name_type_0
from ..models.pescado_novo_achievement_name_type_0 import PescadoNovoAchievementNameType0
from typing import cast






T = TypeVar("T", bound="PescadoNovoAchievement")



@_attrs_define
class PescadoNovoAchievement:
    """ One line of the score of a round: the owners it goes to, and its points by owner.

        Attributes:
            name (PescadoNovoAchievementNameType0 | str):
            winners (list[int]):
            points (list[int]):
     """

    name: PescadoNovoAchievementNameType0 | str
    winners: list[int]
    points: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        name: str
        if isinstance(self.name, str):
            name = self.name
        else:
            name = self.name

        winners = self.winners



        points = self.points




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "name": name,
            "winners": winners,
            "points": points,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_name(data: object) -> PescadoNovoAchievementNameType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                name_type_0 = check_pescado_novo_achievement_name_type_0(data)



                return name_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(PescadoNovoAchievementNameType0 | str, data)

        name = _parse_name(d.pop("name"))


        winners = cast(list[int], d.pop("winners"))


        points = cast(list[int], d.pop("points"))


        pescado_novo_achievement = cls(
            name=name,
            winners=winners,
            points=points,
        )


        pescado_novo_achievement.additional_properties = d
        return pescado_novo_achievement

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
