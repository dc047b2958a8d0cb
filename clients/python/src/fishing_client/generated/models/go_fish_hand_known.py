from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.go_fish_hand_known_cards_item_type_0 import check_go_fish_hand_known_cards_item_type_0
from ..models.go_fish_hand_known_cards_item_type_0 import GoFishHandKnownCardsItemType0
from ..models.go_fish_hand_known_lacks_cards_item_type_0 import check_go_fish_hand_known_lacks_cards_item_type_0
from ..models.go_fish_hand_known_lacks_cards_item_type_0 import GoFishHandKnownLacksCardsItemType0
from ..models.go_fish_hand_known_lacks_item_type_0 import check_go_fish_hand_known_lacks_item_type_0
from ..models.go_fish_hand_known_lacks_item_type_0 import GoFishHandKnownLacksItemType0
from typing import cast

if TYPE_CHECKING:
  from ..models.go_fish_rank_held import GoFishRankHeld





T = TypeVar("T", bound="GoFishHandKnown")



@_attrs_define
class GoFishHandKnown:
    """ What is certain of a hand of `count` cards: `ranks` counts `cards` in, and the `open` ones are what is left besides.

        Attributes:
            seat (int):
            count (int):
            cards (list[GoFishHandKnownCardsItemType0 | str]):
            ranks (list[GoFishRankHeld]):
            lacks (list[GoFishHandKnownLacksItemType0 | str]):
            lacks_cards (list[GoFishHandKnownLacksCardsItemType0 | str]):
            open_ (int):
     """

    seat: int
    count: int
    cards: list[GoFishHandKnownCardsItemType0 | str]
    ranks: list[GoFishRankHeld]
    lacks: list[GoFishHandKnownLacksItemType0 | str]
    lacks_cards: list[GoFishHandKnownLacksCardsItemType0 | str]
    open_: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.go_fish_rank_held import GoFishRankHeld # noqa: PLC0415
        seat = self.seat

        count = self.count

        cards = []
        for cards_item_data in self.cards:
            cards_item: str
            if isinstance(cards_item_data, str):
                cards_item = cards_item_data
            else:
                cards_item = cards_item_data
            cards.append(cards_item)



        ranks = []
        for ranks_item_data in self.ranks:
            ranks_item = ranks_item_data.to_dict()
            ranks.append(ranks_item)



        lacks = []
        for lacks_item_data in self.lacks:
            lacks_item: str
            if isinstance(lacks_item_data, str):
                lacks_item = lacks_item_data
            else:
                lacks_item = lacks_item_data
            lacks.append(lacks_item)



        lacks_cards = []
        for lacks_cards_item_data in self.lacks_cards:
            lacks_cards_item: str
            if isinstance(lacks_cards_item_data, str):
                lacks_cards_item = lacks_cards_item_data
            else:
                lacks_cards_item = lacks_cards_item_data
            lacks_cards.append(lacks_cards_item)



        open_ = self.open_


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "seat": seat,
            "count": count,
            "cards": cards,
            "ranks": ranks,
            "lacks": lacks,
            "lacks_cards": lacks_cards,
            "open": open_,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.go_fish_rank_held import GoFishRankHeld # noqa: PLC0415
        d = dict(src_dict)
        seat = d.pop("seat")

        count = d.pop("count")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in (_cards):
            def _parse_cards_item(data: object) -> GoFishHandKnownCardsItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    cards_item_type_0 = check_go_fish_hand_known_cards_item_type_0(data)



                    return cards_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GoFishHandKnownCardsItemType0 | str, data)

            cards_item = _parse_cards_item(cards_item_data)

            cards.append(cards_item)


        ranks = []
        _ranks = d.pop("ranks")
        for ranks_item_data in (_ranks):
            ranks_item = GoFishRankHeld.from_dict(ranks_item_data)



            ranks.append(ranks_item)


        lacks = []
        _lacks = d.pop("lacks")
        for lacks_item_data in (_lacks):
            def _parse_lacks_item(data: object) -> GoFishHandKnownLacksItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    lacks_item_type_0 = check_go_fish_hand_known_lacks_item_type_0(data)



                    return lacks_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GoFishHandKnownLacksItemType0 | str, data)

            lacks_item = _parse_lacks_item(lacks_item_data)

            lacks.append(lacks_item)


        lacks_cards = []
        _lacks_cards = d.pop("lacks_cards")
        for lacks_cards_item_data in (_lacks_cards):
            def _parse_lacks_cards_item(data: object) -> GoFishHandKnownLacksCardsItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    lacks_cards_item_type_0 = check_go_fish_hand_known_lacks_cards_item_type_0(data)



                    return lacks_cards_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GoFishHandKnownLacksCardsItemType0 | str, data)

            lacks_cards_item = _parse_lacks_cards_item(lacks_cards_item_data)

            lacks_cards.append(lacks_cards_item)


        open_ = d.pop("open")

        go_fish_hand_known = cls(
            seat=seat,
            count=count,
            cards=cards,
            ranks=ranks,
            lacks=lacks,
            lacks_cards=lacks_cards,
            open_=open_,
        )


        go_fish_hand_known.additional_properties = d
        return go_fish_hand_known

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
