from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.ask_action_cards_item_type_0 import AskActionCardsItemType0
from ..models.ask_action_cards_item_type_0 import check_ask_action_cards_item_type_0
from ..models.ask_action_ranks_item_type_0 import AskActionRanksItemType0
from ..models.ask_action_ranks_item_type_0 import check_ask_action_ranks_item_type_0
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast






T = TypeVar("T", bound="AskAction")



@_attrs_define
class AskAction:
    """ Whom a seat may ask, and for what: any target with any rank, or with any card.

        Attributes:
            type_ (Literal['ask']):
            targets (list[int]):
            ranks (list[AskActionRanksItemType0 | str] | Unset):
            cards (list[AskActionCardsItemType0 | str] | Unset):
     """

    type_: Literal['ask']
    targets: list[int]
    ranks: list[AskActionRanksItemType0 | str] | Unset = UNSET
    cards: list[AskActionCardsItemType0 | str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        targets = self.targets



        ranks: list[str] | Unset = UNSET
        if not isinstance(self.ranks, Unset):
            ranks = []
            for ranks_item_data in self.ranks:
                ranks_item: str
                if isinstance(ranks_item_data, str):
                    ranks_item = ranks_item_data
                else:
                    ranks_item = ranks_item_data
                ranks.append(ranks_item)



        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
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
            "targets": targets,
        })
        if ranks is not UNSET:
            field_dict["ranks"] = ranks
        if cards is not UNSET:
            field_dict["cards"] = cards

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['ask'] , d.pop("type"))
        if type_ != 'ask':
            raise ValueError(f"type must match const 'ask', got '{type_}'")

        targets = cast(list[int], d.pop("targets"))


        _ranks = d.pop("ranks", UNSET)
        ranks: list[AskActionRanksItemType0 | str] | Unset = UNSET
        if _ranks is not UNSET:
            ranks = []
            for ranks_item_data in _ranks:
                def _parse_ranks_item(data: object) -> AskActionRanksItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        ranks_item_type_0 = check_ask_action_ranks_item_type_0(data)



                        return ranks_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(AskActionRanksItemType0 | str, data)

                ranks_item = _parse_ranks_item(ranks_item_data)

                ranks.append(ranks_item)


        _cards = d.pop("cards", UNSET)
        cards: list[AskActionCardsItemType0 | str] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                def _parse_cards_item(data: object) -> AskActionCardsItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        cards_item_type_0 = check_ask_action_cards_item_type_0(data)



                        return cards_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(AskActionCardsItemType0 | str, data)

                cards_item = _parse_cards_item(cards_item_data)

                cards.append(cards_item)


        ask_action = cls(
            type_=type_,
            targets=targets,
            ranks=ranks,
            cards=cards,
        )


        ask_action.additional_properties = d
        return ask_action

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
