from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_pile_known_cards_item_type_0 import check_pescado_novo_pile_known_cards_item_type_0
from ..models.pescado_novo_pile_known_cards_item_type_0 import PescadoNovoPileKnownCardsItemType0
from typing import cast






T = TypeVar("T", bound="PescadoNovoPileKnown")



@_attrs_define
class PescadoNovoPileKnown:
    """ The cards of a pile, in the order taken.

        Attributes:
            owner (int):
            cards (list[PescadoNovoPileKnownCardsItemType0 | str]):
     """

    owner: int
    cards: list[PescadoNovoPileKnownCardsItemType0 | str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        owner = self.owner

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
            "owner": owner,
            "cards": cards,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        owner = d.pop("owner")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in (_cards):
            def _parse_cards_item(data: object) -> PescadoNovoPileKnownCardsItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    cards_item_type_0 = check_pescado_novo_pile_known_cards_item_type_0(data)



                    return cards_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(PescadoNovoPileKnownCardsItemType0 | str, data)

            cards_item = _parse_cards_item(cards_item_data)

            cards.append(cards_item)


        pescado_novo_pile_known = cls(
            owner=owner,
            cards=cards,
        )


        pescado_novo_pile_known.additional_properties = d
        return pescado_novo_pile_known

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
