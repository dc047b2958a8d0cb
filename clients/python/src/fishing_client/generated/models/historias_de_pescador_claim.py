from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_claim_creature_type_0 import check_historias_de_pescador_claim_creature_type_0
from ..models.historias_de_pescador_claim_creature_type_0 import HistoriasDePescadorClaimCreatureType0
from typing import cast






T = TypeVar("T", bound="HistoriasDePescadorClaim")



@_attrs_define
class HistoriasDePescadorClaim:
    """ An announcement that nobody doubted, with its cards in the Net as they were laid: unseen, but by its owner.

        Attributes:
            seat (int):
            creature (HistoriasDePescadorClaimCreatureType0 | str):
            count (int):
            announcement (int):
     """

    seat: int
    creature: HistoriasDePescadorClaimCreatureType0 | str
    count: int
    announcement: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        creature: str
        if isinstance(self.creature, str):
            creature = self.creature
        else:
            creature = self.creature

        count = self.count

        announcement = self.announcement


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "seat": seat,
            "creature": creature,
            "count": count,
            "announcement": announcement,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_creature(data: object) -> HistoriasDePescadorClaimCreatureType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                creature_type_0 = check_historias_de_pescador_claim_creature_type_0(data)



                return creature_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorClaimCreatureType0 | str, data)

        creature = _parse_creature(d.pop("creature"))


        count = d.pop("count")

        announcement = d.pop("announcement")

        historias_de_pescador_claim = cls(
            seat=seat,
            creature=creature,
            count=count,
            announcement=announcement,
        )


        historias_de_pescador_claim.additional_properties = d
        return historias_de_pescador_claim

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
