from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_table_set_event_cards_item_type_0 import check_historias_de_pescador_table_set_event_cards_item_type_0
from ..models.historias_de_pescador_table_set_event_cards_item_type_0 import HistoriasDePescadorTableSetEventCardsItemType0
from ..models.historias_de_pescador_table_set_event_creatures_item_type_0 import check_historias_de_pescador_table_set_event_creatures_item_type_0
from ..models.historias_de_pescador_table_set_event_creatures_item_type_0 import HistoriasDePescadorTableSetEventCreaturesItemType0
from ..models.historias_de_pescador_table_set_event_net_cards_item_type_0 import check_historias_de_pescador_table_set_event_net_cards_item_type_0
from ..models.historias_de_pescador_table_set_event_net_cards_item_type_0 import HistoriasDePescadorTableSetEventNetCardsItemType0
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="HistoriasDePescadorTableSetEvent")



@_attrs_define
class HistoriasDePescadorTableSetEvent:
    """ The table before the first announcement: `count` cards in the Fishing Deck, `net` in the Net.

        Attributes:
            type_ (Literal['table_set']):
            creatures (list[HistoriasDePescadorTableSetEventCreaturesItemType0 | str]):
            first_seat (int):
            count (int):
            net (int):
            seq (int):
            at (datetime.datetime):
            cards (list[HistoriasDePescadorTableSetEventCardsItemType0 | str] | Unset):
            net_cards (list[HistoriasDePescadorTableSetEventNetCardsItemType0 | str] | Unset):
     """

    type_: Literal['table_set']
    creatures: list[HistoriasDePescadorTableSetEventCreaturesItemType0 | str]
    first_seat: int
    count: int
    net: int
    seq: int
    at: datetime.datetime
    cards: list[HistoriasDePescadorTableSetEventCardsItemType0 | str] | Unset = UNSET
    net_cards: list[HistoriasDePescadorTableSetEventNetCardsItemType0 | str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        creatures = []
        for creatures_item_data in self.creatures:
            creatures_item: str
            if isinstance(creatures_item_data, str):
                creatures_item = creatures_item_data
            else:
                creatures_item = creatures_item_data
            creatures.append(creatures_item)



        first_seat = self.first_seat

        count = self.count

        net = self.net

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



        net_cards: list[str] | Unset = UNSET
        if not isinstance(self.net_cards, Unset):
            net_cards = []
            for net_cards_item_data in self.net_cards:
                net_cards_item: str
                if isinstance(net_cards_item_data, str):
                    net_cards_item = net_cards_item_data
                else:
                    net_cards_item = net_cards_item_data
                net_cards.append(net_cards_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "creatures": creatures,
            "first_seat": first_seat,
            "count": count,
            "net": net,
            "seq": seq,
            "at": at,
        })
        if cards is not UNSET:
            field_dict["cards"] = cards
        if net_cards is not UNSET:
            field_dict["net_cards"] = net_cards

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['table_set'] , d.pop("type"))
        if type_ != 'table_set':
            raise ValueError(f"type must match const 'table_set', got '{type_}'")

        creatures = []
        _creatures = d.pop("creatures")
        for creatures_item_data in (_creatures):
            def _parse_creatures_item(data: object) -> HistoriasDePescadorTableSetEventCreaturesItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    creatures_item_type_0 = check_historias_de_pescador_table_set_event_creatures_item_type_0(data)



                    return creatures_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(HistoriasDePescadorTableSetEventCreaturesItemType0 | str, data)

            creatures_item = _parse_creatures_item(creatures_item_data)

            creatures.append(creatures_item)


        first_seat = d.pop("first_seat")

        count = d.pop("count")

        net = d.pop("net")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        _cards = d.pop("cards", UNSET)
        cards: list[HistoriasDePescadorTableSetEventCardsItemType0 | str] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                def _parse_cards_item(data: object) -> HistoriasDePescadorTableSetEventCardsItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        cards_item_type_0 = check_historias_de_pescador_table_set_event_cards_item_type_0(data)



                        return cards_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(HistoriasDePescadorTableSetEventCardsItemType0 | str, data)

                cards_item = _parse_cards_item(cards_item_data)

                cards.append(cards_item)


        _net_cards = d.pop("net_cards", UNSET)
        net_cards: list[HistoriasDePescadorTableSetEventNetCardsItemType0 | str] | Unset = UNSET
        if _net_cards is not UNSET:
            net_cards = []
            for net_cards_item_data in _net_cards:
                def _parse_net_cards_item(data: object) -> HistoriasDePescadorTableSetEventNetCardsItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        net_cards_item_type_0 = check_historias_de_pescador_table_set_event_net_cards_item_type_0(data)



                        return net_cards_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(HistoriasDePescadorTableSetEventNetCardsItemType0 | str, data)

                net_cards_item = _parse_net_cards_item(net_cards_item_data)

                net_cards.append(net_cards_item)


        historias_de_pescador_table_set_event = cls(
            type_=type_,
            creatures=creatures,
            first_seat=first_seat,
            count=count,
            net=net,
            seq=seq,
            at=at,
            cards=cards,
            net_cards=net_cards,
        )


        historias_de_pescador_table_set_event.additional_properties = d
        return historias_de_pescador_table_set_event

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
