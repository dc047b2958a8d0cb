from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_round_started_event_cards_item_type_0 import check_pescado_novo_round_started_event_cards_item_type_0
from ..models.pescado_novo_round_started_event_cards_item_type_0 import PescadoNovoRoundStartedEventCardsItemType0
from ..models.pescado_novo_round_started_event_removed_item_type_0 import check_pescado_novo_round_started_event_removed_item_type_0
from ..models.pescado_novo_round_started_event_removed_item_type_0 import PescadoNovoRoundStartedEventRemovedItemType0
from ..models.pescado_novo_round_started_event_unused_item_type_0 import check_pescado_novo_round_started_event_unused_item_type_0
from ..models.pescado_novo_round_started_event_unused_item_type_0 import PescadoNovoRoundStartedEventUnusedItemType0
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="PescadoNovoRoundStartedEvent")



@_attrs_define
class PescadoNovoRoundStartedEvent:
    """ A new round; `count` cards are left in the deck after the deal. What is out of play nobody knows until the match is
    over.

        Attributes:
            type_ (Literal['round_started']):
            round_ (int):
            dealer (int):
            points (list[int]):
            count (int):
            seq (int):
            at (datetime.datetime):
            cards (list[PescadoNovoRoundStartedEventCardsItemType0 | str] | Unset):
            removed (list[PescadoNovoRoundStartedEventRemovedItemType0 | str] | Unset):
            unused (list[PescadoNovoRoundStartedEventUnusedItemType0 | str] | Unset):
     """

    type_: Literal['round_started']
    round_: int
    dealer: int
    points: list[int]
    count: int
    seq: int
    at: datetime.datetime
    cards: list[PescadoNovoRoundStartedEventCardsItemType0 | str] | Unset = UNSET
    removed: list[PescadoNovoRoundStartedEventRemovedItemType0 | str] | Unset = UNSET
    unused: list[PescadoNovoRoundStartedEventUnusedItemType0 | str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        round_ = self.round_

        dealer = self.dealer

        points = self.points



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



        removed: list[str] | Unset = UNSET
        if not isinstance(self.removed, Unset):
            removed = []
            for removed_item_data in self.removed:
                removed_item: str
                if isinstance(removed_item_data, str):
                    removed_item = removed_item_data
                else:
                    removed_item = removed_item_data
                removed.append(removed_item)



        unused: list[str] | Unset = UNSET
        if not isinstance(self.unused, Unset):
            unused = []
            for unused_item_data in self.unused:
                unused_item: str
                if isinstance(unused_item_data, str):
                    unused_item = unused_item_data
                else:
                    unused_item = unused_item_data
                unused.append(unused_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "round": round_,
            "dealer": dealer,
            "points": points,
            "count": count,
            "seq": seq,
            "at": at,
        })
        if cards is not UNSET:
            field_dict["cards"] = cards
        if removed is not UNSET:
            field_dict["removed"] = removed
        if unused is not UNSET:
            field_dict["unused"] = unused

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['round_started'] , d.pop("type"))
        if type_ != 'round_started':
            raise ValueError(f"type must match const 'round_started', got '{type_}'")

        round_ = d.pop("round")

        dealer = d.pop("dealer")

        points = cast(list[int], d.pop("points"))


        count = d.pop("count")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        _cards = d.pop("cards", UNSET)
        cards: list[PescadoNovoRoundStartedEventCardsItemType0 | str] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                def _parse_cards_item(data: object) -> PescadoNovoRoundStartedEventCardsItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        cards_item_type_0 = check_pescado_novo_round_started_event_cards_item_type_0(data)



                        return cards_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(PescadoNovoRoundStartedEventCardsItemType0 | str, data)

                cards_item = _parse_cards_item(cards_item_data)

                cards.append(cards_item)


        _removed = d.pop("removed", UNSET)
        removed: list[PescadoNovoRoundStartedEventRemovedItemType0 | str] | Unset = UNSET
        if _removed is not UNSET:
            removed = []
            for removed_item_data in _removed:
                def _parse_removed_item(data: object) -> PescadoNovoRoundStartedEventRemovedItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        removed_item_type_0 = check_pescado_novo_round_started_event_removed_item_type_0(data)



                        return removed_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(PescadoNovoRoundStartedEventRemovedItemType0 | str, data)

                removed_item = _parse_removed_item(removed_item_data)

                removed.append(removed_item)


        _unused = d.pop("unused", UNSET)
        unused: list[PescadoNovoRoundStartedEventUnusedItemType0 | str] | Unset = UNSET
        if _unused is not UNSET:
            unused = []
            for unused_item_data in _unused:
                def _parse_unused_item(data: object) -> PescadoNovoRoundStartedEventUnusedItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        unused_item_type_0 = check_pescado_novo_round_started_event_unused_item_type_0(data)



                        return unused_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(PescadoNovoRoundStartedEventUnusedItemType0 | str, data)

                unused_item = _parse_unused_item(unused_item_data)

                unused.append(unused_item)


        pescado_novo_round_started_event = cls(
            type_=type_,
            round_=round_,
            dealer=dealer,
            points=points,
            count=count,
            seq=seq,
            at=at,
            cards=cards,
            removed=removed,
            unused=unused,
        )


        pescado_novo_round_started_event.additional_properties = d
        return pescado_novo_round_started_event

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
