from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_discarded_event_card_type_0 import check_historias_de_pescador_discarded_event_card_type_0
from ..models.historias_de_pescador_discarded_event_card_type_0 import HistoriasDePescadorDiscardedEventCardType0
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="HistoriasDePescadorDiscardedEvent")



@_attrs_define
class HistoriasDePescadorDiscardedEvent:
    """ 
        Attributes:
            type_ (Literal['discarded']):
            seat (int):
            count (int):
            seq (int):
            at (datetime.datetime):
            card (HistoriasDePescadorDiscardedEventCardType0 | str | Unset):
     """

    type_: Literal['discarded']
    seat: int
    count: int
    seq: int
    at: datetime.datetime
    card: HistoriasDePescadorDiscardedEventCardType0 | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        count = self.count

        seq = self.seq

        at = self.at.isoformat()

        card: str | Unset
        if isinstance(self.card, Unset):
            card = UNSET
        elif isinstance(self.card, str):
            card = self.card
        else:
            card = self.card


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "seat": seat,
            "count": count,
            "seq": seq,
            "at": at,
        })
        if card is not UNSET:
            field_dict["card"] = card

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['discarded'] , d.pop("type"))
        if type_ != 'discarded':
            raise ValueError(f"type must match const 'discarded', got '{type_}'")

        seat = d.pop("seat")

        count = d.pop("count")

        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        def _parse_card(data: object) -> HistoriasDePescadorDiscardedEventCardType0 | str | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_historias_de_pescador_discarded_event_card_type_0(data)



                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorDiscardedEventCardType0 | str | Unset, data)

        card = _parse_card(d.pop("card", UNSET))


        historias_de_pescador_discarded_event = cls(
            type_=type_,
            seat=seat,
            count=count,
            seq=seq,
            at=at,
            card=card,
        )


        historias_de_pescador_discarded_event.additional_properties = d
        return historias_de_pescador_discarded_event

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
