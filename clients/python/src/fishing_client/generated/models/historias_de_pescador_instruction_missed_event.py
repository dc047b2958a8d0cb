from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_instruction_missed_event_card_type_0 import check_historias_de_pescador_instruction_missed_event_card_type_0
from ..models.historias_de_pescador_instruction_missed_event_card_type_0 import HistoriasDePescadorInstructionMissedEventCardType0
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="HistoriasDePescadorInstructionMissedEvent")



@_attrs_define
class HistoriasDePescadorInstructionMissedEvent:
    """ The story breaks the announcer's Fisherman, which costs a card.

        Attributes:
            type_ (Literal['instruction_missed']):
            seat (int):
            card (HistoriasDePescadorInstructionMissedEventCardType0 | str):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['instruction_missed']
    seat: int
    card: HistoriasDePescadorInstructionMissedEventCardType0 | str
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        card: str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "seat": seat,
            "card": card,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['instruction_missed'] , d.pop("type"))
        if type_ != 'instruction_missed':
            raise ValueError(f"type must match const 'instruction_missed', got '{type_}'")

        seat = d.pop("seat")

        def _parse_card(data: object) -> HistoriasDePescadorInstructionMissedEventCardType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_historias_de_pescador_instruction_missed_event_card_type_0(data)



                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorInstructionMissedEventCardType0 | str, data)

        card = _parse_card(d.pop("card"))


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        historias_de_pescador_instruction_missed_event = cls(
            type_=type_,
            seat=seat,
            card=card,
            seq=seq,
            at=at,
        )


        historias_de_pescador_instruction_missed_event.additional_properties = d
        return historias_de_pescador_instruction_missed_event

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
