from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_netted_event_cards_item_type_0 import check_historias_de_pescador_netted_event_cards_item_type_0
from ..models.historias_de_pescador_netted_event_cards_item_type_0 import HistoriasDePescadorNettedEventCardsItemType0
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="HistoriasDePescadorNettedEvent")



@_attrs_define
class HistoriasDePescadorNettedEvent:
    """ 
        Attributes:
            type_ (Literal['netted']):
            seat (int):
            count (int):
            seq (int):
            at (datetime.datetime):
            cards (list[HistoriasDePescadorNettedEventCardsItemType0 | str] | Unset):
     """

    type_: Literal['netted']
    seat: int
    count: int
    seq: int
    at: datetime.datetime
    cards: list[HistoriasDePescadorNettedEventCardsItemType0 | str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        count = self.count

        seq = self.seq

        at = self.at.isoformat()

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
            "seat": seat,
            "count": count,
            "seq": seq,
            "at": at,
        })
        if cards is not UNSET:
            field_dict["cards"] = cards

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['netted'] , d.pop("type"))
        if type_ != 'netted':
            raise ValueError(f"type must match const 'netted', got '{type_}'")

        seat = d.pop("seat")

        count = d.pop("count")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        _cards = d.pop("cards", UNSET)
        cards: list[HistoriasDePescadorNettedEventCardsItemType0 | str] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                def _parse_cards_item(data: object) -> HistoriasDePescadorNettedEventCardsItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        cards_item_type_0 = check_historias_de_pescador_netted_event_cards_item_type_0(data)



                        return cards_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(HistoriasDePescadorNettedEventCardsItemType0 | str, data)

                cards_item = _parse_cards_item(cards_item_data)

                cards.append(cards_item)


        historias_de_pescador_netted_event = cls(
            type_=type_,
            seat=seat,
            count=count,
            seq=seq,
            at=at,
            cards=cards,
        )


        historias_de_pescador_netted_event.additional_properties = d
        return historias_de_pescador_netted_event

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
