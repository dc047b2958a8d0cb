from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_table_dealt_event_cards_item_type_0 import check_pescado_novo_table_dealt_event_cards_item_type_0
from ..models.pescado_novo_table_dealt_event_cards_item_type_0 import PescadoNovoTableDealtEventCardsItemType0
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="PescadoNovoTableDealtEvent")



@_attrs_define
class PescadoNovoTableDealtEvent:
    """ 
        Attributes:
            type_ (Literal['table_dealt']):
            count (int):
            cards (list[PescadoNovoTableDealtEventCardsItemType0 | str]):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['table_dealt']
    count: int
    cards: list[PescadoNovoTableDealtEventCardsItemType0 | str]
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        count = self.count

        cards = []
        for cards_item_data in self.cards:
            cards_item: str
            if isinstance(cards_item_data, str):
                cards_item = cards_item_data
            else:
                cards_item = cards_item_data
            cards.append(cards_item)



        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "count": count,
            "cards": cards,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['table_dealt'] , d.pop("type"))
        if type_ != 'table_dealt':
            raise ValueError(f"type must match const 'table_dealt', got '{type_}'")

        count = d.pop("count")

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in (_cards):
            def _parse_cards_item(data: object) -> PescadoNovoTableDealtEventCardsItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    cards_item_type_0 = check_pescado_novo_table_dealt_event_cards_item_type_0(data)



                    return cards_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(PescadoNovoTableDealtEventCardsItemType0 | str, data)

            cards_item = _parse_cards_item(cards_item_data)

            cards.append(cards_item)


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        pescado_novo_table_dealt_event = cls(
            type_=type_,
            count=count,
            cards=cards,
            seq=seq,
            at=at,
        )


        pescado_novo_table_dealt_event.additional_properties = d
        return pescado_novo_table_dealt_event

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
