from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_unseen_card_type_0 import check_historias_de_pescador_unseen_card_type_0
from ..models.historias_de_pescador_unseen_card_type_0 import HistoriasDePescadorUnseenCardType0
from typing import cast






T = TypeVar("T", bound="HistoriasDePescadorUnseen")



@_attrs_define
class HistoriasDePescadorUnseen:
    """ How many cards of a kind, at most, lie where nobody can tell.

        Attributes:
            card (HistoriasDePescadorUnseenCardType0 | str):
            count (int):
     """

    card: HistoriasDePescadorUnseenCardType0 | str
    count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        card: str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        count = self.count


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "card": card,
            "count": count,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_card(data: object) -> HistoriasDePescadorUnseenCardType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_historias_de_pescador_unseen_card_type_0(data)



                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorUnseenCardType0 | str, data)

        card = _parse_card(d.pop("card"))


        count = d.pop("count")

        historias_de_pescador_unseen = cls(
            card=card,
            count=count,
        )


        historias_de_pescador_unseen.additional_properties = d
        return historias_de_pescador_unseen

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
