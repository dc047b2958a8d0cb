from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="PescadoNovoPileView")



@_attrs_define
class PescadoNovoPileView:
    """ A pile lies face down (P41); what is in it, the log has told.

        Attributes:
            owner (int):
            count (int):
            pescados (int):
     """

    owner: int
    count: int
    pescados: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        owner = self.owner

        count = self.count

        pescados = self.pescados


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "owner": owner,
            "count": count,
            "pescados": pescados,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        owner = d.pop("owner")

        count = d.pop("count")

        pescados = d.pop("pescados")

        pescado_novo_pile_view = cls(
            owner=owner,
            count=count,
            pescados=pescados,
        )


        pescado_novo_pile_view.additional_properties = d
        return pescado_novo_pile_view

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
