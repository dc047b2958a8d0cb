from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.go_fish_knowledge import GoFishKnowledge
  from ..models.historias_de_pescador_knowledge import HistoriasDePescadorKnowledge
  from ..models.other_knowledge import OtherKnowledge
  from ..models.pescado_novo_knowledge import PescadoNovoKnowledge





T = TypeVar("T", bound="SeatKnowledge")



@_attrs_define
class SeatKnowledge:
    """ What is certain for whoever has seen all that the caller's seat was shown up to `version`, and forgets nothing.

        Attributes:
            version (int):
            seat (int): Seats count from 0, clockwise.
            knowledge (GoFishKnowledge | HistoriasDePescadorKnowledge | OtherKnowledge | PescadoNovoKnowledge):
     """

    version: int
    seat: int
    knowledge: GoFishKnowledge | HistoriasDePescadorKnowledge | OtherKnowledge | PescadoNovoKnowledge
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.go_fish_knowledge import GoFishKnowledge # noqa: PLC0415
        from ..models.historias_de_pescador_knowledge import HistoriasDePescadorKnowledge # noqa: PLC0415
        from ..models.other_knowledge import OtherKnowledge # noqa: PLC0415
        from ..models.pescado_novo_knowledge import PescadoNovoKnowledge # noqa: PLC0415
        version = self.version

        seat = self.seat

        knowledge: dict[str, Any]
        if isinstance(self.knowledge, GoFishKnowledge):
            knowledge = self.knowledge.to_dict()
        elif isinstance(self.knowledge, HistoriasDePescadorKnowledge):
            knowledge = self.knowledge.to_dict()
        elif isinstance(self.knowledge, PescadoNovoKnowledge):
            knowledge = self.knowledge.to_dict()
        else:
            knowledge = self.knowledge.to_dict()



        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "version": version,
            "seat": seat,
            "knowledge": knowledge,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.go_fish_knowledge import GoFishKnowledge # noqa: PLC0415
        from ..models.historias_de_pescador_knowledge import HistoriasDePescadorKnowledge # noqa: PLC0415
        from ..models.other_knowledge import OtherKnowledge # noqa: PLC0415
        from ..models.pescado_novo_knowledge import PescadoNovoKnowledge # noqa: PLC0415
        d = dict(src_dict)
        version = d.pop("version")

        seat = d.pop("seat")

        def _parse_knowledge(data: object) -> GoFishKnowledge | HistoriasDePescadorKnowledge | OtherKnowledge | PescadoNovoKnowledge:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_knowledge_type_0 = GoFishKnowledge.from_dict(data)



                return componentsschemas_knowledge_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_knowledge_type_1 = HistoriasDePescadorKnowledge.from_dict(data)



                return componentsschemas_knowledge_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_knowledge_type_2 = PescadoNovoKnowledge.from_dict(data)



                return componentsschemas_knowledge_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_knowledge_type_3 = OtherKnowledge.from_dict(data)



            return componentsschemas_knowledge_type_3

        knowledge = _parse_knowledge(d.pop("knowledge"))


        seat_knowledge = cls(
            version=version,
            seat=seat,
            knowledge=knowledge,
        )


        seat_knowledge.additional_properties = d
        return seat_knowledge

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
