from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_setup_card_discarded_event_card_type_0 import check_pescado_novo_setup_card_discarded_event_card_type_0
from ..models.pescado_novo_setup_card_discarded_event_card_type_0 import PescadoNovoSetupCardDiscardedEventCardType0
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="PescadoNovoSetupCardDiscardedEvent")



@_attrs_define
class PescadoNovoSetupCardDiscardedEvent:
    """ 
        Attributes:
            type_ (Literal['setup_card_discarded']):
            count (int):
            card (PescadoNovoSetupCardDiscardedEventCardType0 | str):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['setup_card_discarded']
    count: int
    card: PescadoNovoSetupCardDiscardedEventCardType0 | str
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        count = self.count

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
            "count": count,
            "card": card,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['setup_card_discarded'] , d.pop("type"))
        if type_ != 'setup_card_discarded':
            raise ValueError(f"type must match const 'setup_card_discarded', got '{type_}'")

        count = d.pop("count")

        def _parse_card(data: object) -> PescadoNovoSetupCardDiscardedEventCardType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_pescado_novo_setup_card_discarded_event_card_type_0(data)



                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(PescadoNovoSetupCardDiscardedEventCardType0 | str, data)

        card = _parse_card(d.pop("card"))


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        pescado_novo_setup_card_discarded_event = cls(
            type_=type_,
            count=count,
            card=card,
            seq=seq,
            at=at,
        )


        pescado_novo_setup_card_discarded_event.additional_properties = d
        return pescado_novo_setup_card_discarded_event

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
