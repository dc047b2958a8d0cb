from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_known_pile_cards_item_type_0 import check_historias_de_pescador_known_pile_cards_item_type_0
from ..models.historias_de_pescador_known_pile_cards_item_type_0 import HistoriasDePescadorKnownPileCardsItemType0
from typing import cast






T = TypeVar("T", bound="HistoriasDePescadorKnownPile")



@_attrs_define
class HistoriasDePescadorKnownPile:
    """ Of the `count` cards of a pile, those that are surely in it. Any of `Knowledge.unseen` may be among the others.

        Attributes:
            count (int):
            cards (list[HistoriasDePescadorKnownPileCardsItemType0 | str]):
     """

    count: int
    cards: list[HistoriasDePescadorKnownPileCardsItemType0 | str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        count = self.count

        cards = []
        for cards_item_data in self.cards:
            cards_item: str
            if isinstance(cards_item_data, str):
                cards_item = cards_item_data
            else:
                cards_item = cards_item_data
            cards.append(cards_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "count": count,
            "cards": cards,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in (_cards):
            def _parse_cards_item(data: object) -> HistoriasDePescadorKnownPileCardsItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    cards_item_type_0 = check_historias_de_pescador_known_pile_cards_item_type_0(data)



                    return cards_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(HistoriasDePescadorKnownPileCardsItemType0 | str, data)

            cards_item = _parse_cards_item(cards_item_data)

            cards.append(cards_item)


        historias_de_pescador_known_pile = cls(
            count=count,
            cards=cards,
        )


        historias_de_pescador_known_pile.additional_properties = d
        return historias_de_pescador_known_pile

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
