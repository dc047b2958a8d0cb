from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.discard_action_cards_item_type_0 import check_discard_action_cards_item_type_0
from ..models.discard_action_cards_item_type_0 import DiscardActionCardsItemType0
from typing import cast
from typing import Literal, cast






T = TypeVar("T", bound="DiscardAction")



@_attrs_define
class DiscardAction:
    """ 
        Attributes:
            type_ (Literal['discard']):
            cards (list[DiscardActionCardsItemType0 | str]):
     """

    type_: Literal['discard']
    cards: list[DiscardActionCardsItemType0 | str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

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
            "type": type_,
            "cards": cards,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['discard'] , d.pop("type"))
        if type_ != 'discard':
            raise ValueError(f"type must match const 'discard', got '{type_}'")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in (_cards):
            def _parse_cards_item(data: object) -> DiscardActionCardsItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    cards_item_type_0 = check_discard_action_cards_item_type_0(data)



                    return cards_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(DiscardActionCardsItemType0 | str, data)

            cards_item = _parse_cards_item(cards_item_data)

            cards.append(cards_item)


        discard_action = cls(
            type_=type_,
            cards=cards,
        )


        discard_action.additional_properties = d
        return discard_action

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
