from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.go_fish_last_ask_card_type_0_type_0 import check_go_fish_last_ask_card_type_0_type_0
from ..models.go_fish_last_ask_card_type_0_type_0 import GoFishLastAskCardType0Type0
from ..models.go_fish_last_ask_rank_type_0 import check_go_fish_last_ask_rank_type_0
from ..models.go_fish_last_ask_rank_type_0 import GoFishLastAskRankType0
from typing import cast






T = TypeVar("T", bound="GoFishLastAsk")



@_attrs_define
class GoFishLastAsk:
    """ The latest ask, as everybody heard it; `count` cards were handed over.

        Attributes:
            seat (int):
            target (int):
            rank (GoFishLastAskRankType0 | str):
            card (GoFishLastAskCardType0Type0 | None | str):
            count (int):  Default: 0.
     """

    seat: int
    target: int
    rank: GoFishLastAskRankType0 | str
    card: GoFishLastAskCardType0Type0 | None | str
    count: int = 0
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        target = self.target

        rank: str
        if isinstance(self.rank, str):
            rank = self.rank
        else:
            rank = self.rank

        card: None | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        count = self.count


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "seat": seat,
            "target": target,
            "rank": rank,
            "card": card,
            "count": count,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        target = d.pop("target")

        def _parse_rank(data: object) -> GoFishLastAskRankType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                rank_type_0 = check_go_fish_last_ask_rank_type_0(data)



                return rank_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GoFishLastAskRankType0 | str, data)

        rank = _parse_rank(d.pop("rank"))


        def _parse_card(data: object) -> GoFishLastAskCardType0Type0 | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0_type_0 = check_go_fish_last_ask_card_type_0_type_0(data)



                return card_type_0_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GoFishLastAskCardType0Type0 | None | str, data)

        card = _parse_card(d.pop("card"))


        count = d.pop("count")

        go_fish_last_ask = cls(
            seat=seat,
            target=target,
            rank=rank,
            card=card,
            count=count,
        )


        go_fish_last_ask.additional_properties = d
        return go_fish_last_ask

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
