from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.go_fish_rank_held_rank_type_0 import check_go_fish_rank_held_rank_type_0
from ..models.go_fish_rank_held_rank_type_0 import GoFishRankHeldRankType0
from typing import cast






T = TypeVar("T", bound="GoFishRankHeld")



@_attrs_define
class GoFishRankHeld:
    """ At least so many cards of a rank are held.

        Attributes:
            rank (GoFishRankHeldRankType0 | str):
            least (int):
     """

    rank: GoFishRankHeldRankType0 | str
    least: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        rank: str
        if isinstance(self.rank, str):
            rank = self.rank
        else:
            rank = self.rank

        least = self.least


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "rank": rank,
            "least": least,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_rank(data: object) -> GoFishRankHeldRankType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                rank_type_0 = check_go_fish_rank_held_rank_type_0(data)



                return rank_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GoFishRankHeldRankType0 | str, data)

        rank = _parse_rank(d.pop("rank"))


        least = d.pop("least")

        go_fish_rank_held = cls(
            rank=rank,
            least=least,
        )


        go_fish_rank_held.additional_properties = d
        return go_fish_rank_held

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
