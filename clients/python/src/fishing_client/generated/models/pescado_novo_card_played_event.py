from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_card_played_event_captured_item_type_0 import check_pescado_novo_card_played_event_captured_item_type_0
from ..models.pescado_novo_card_played_event_captured_item_type_0 import PescadoNovoCardPlayedEventCapturedItemType0
from ..models.pescado_novo_card_played_event_card_type_0 import check_pescado_novo_card_played_event_card_type_0
from ..models.pescado_novo_card_played_event_card_type_0 import PescadoNovoCardPlayedEventCardType0
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="PescadoNovoCardPlayedEvent")



@_attrs_define
class PescadoNovoCardPlayedEvent:
    """ One card, and what it took from the table.

        Attributes:
            type_ (Literal['card_played']):
            seat (int):
            count (int):
            card (PescadoNovoCardPlayedEventCardType0 | str):
            captured (list[PescadoNovoCardPlayedEventCapturedItemType0 | str]):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['card_played']
    seat: int
    count: int
    card: PescadoNovoCardPlayedEventCardType0 | str
    captured: list[PescadoNovoCardPlayedEventCapturedItemType0 | str]
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        count = self.count

        card: str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        captured = []
        for captured_item_data in self.captured:
            captured_item: str
            if isinstance(captured_item_data, str):
                captured_item = captured_item_data
            else:
                captured_item = captured_item_data
            captured.append(captured_item)



        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "seat": seat,
            "count": count,
            "card": card,
            "captured": captured,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['card_played'] , d.pop("type"))
        if type_ != 'card_played':
            raise ValueError(f"type must match const 'card_played', got '{type_}'")

        seat = d.pop("seat")

        count = d.pop("count")

        def _parse_card(data: object) -> PescadoNovoCardPlayedEventCardType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_pescado_novo_card_played_event_card_type_0(data)



                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(PescadoNovoCardPlayedEventCardType0 | str, data)

        card = _parse_card(d.pop("card"))


        captured = []
        _captured = d.pop("captured")
        for captured_item_data in (_captured):
            def _parse_captured_item(data: object) -> PescadoNovoCardPlayedEventCapturedItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    captured_item_type_0 = check_pescado_novo_card_played_event_captured_item_type_0(data)



                    return captured_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(PescadoNovoCardPlayedEventCapturedItemType0 | str, data)

            captured_item = _parse_captured_item(captured_item_data)

            captured.append(captured_item)


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        pescado_novo_card_played_event = cls(
            type_=type_,
            seat=seat,
            count=count,
            card=card,
            captured=captured,
            seq=seq,
            at=at,
        )


        pescado_novo_card_played_event.additional_properties = d
        return pescado_novo_card_played_event

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
