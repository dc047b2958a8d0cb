from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_announcement_view_creature_type_0 import check_historias_de_pescador_announcement_view_creature_type_0
from ..models.historias_de_pescador_announcement_view_creature_type_0 import HistoriasDePescadorAnnouncementViewCreatureType0
from typing import cast






T = TypeVar("T", bound="HistoriasDePescadorAnnouncementView")



@_attrs_define
class HistoriasDePescadorAnnouncementView:
    """ The open announcement; `undecided` are the seats that have not answered it.

        Attributes:
            seq (int):
            seat (int):
            creature (HistoriasDePescadorAnnouncementViewCreatureType0 | str):
            count (int):
            story (None | str):
            undecided (list[int]):
     """

    seq: int
    seat: int
    creature: HistoriasDePescadorAnnouncementViewCreatureType0 | str
    count: int
    story: None | str
    undecided: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        seq = self.seq

        seat = self.seat

        creature: str
        if isinstance(self.creature, str):
            creature = self.creature
        else:
            creature = self.creature

        count = self.count

        story: None | str
        story = self.story

        undecided = self.undecided




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "seq": seq,
            "seat": seat,
            "creature": creature,
            "count": count,
            "story": story,
            "undecided": undecided,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seq = d.pop("seq")

        seat = d.pop("seat")

        def _parse_creature(data: object) -> HistoriasDePescadorAnnouncementViewCreatureType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                creature_type_0 = check_historias_de_pescador_announcement_view_creature_type_0(data)



                return creature_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorAnnouncementViewCreatureType0 | str, data)

        creature = _parse_creature(d.pop("creature"))


        count = d.pop("count")

        def _parse_story(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        story = _parse_story(d.pop("story"))


        undecided = cast(list[int], d.pop("undecided"))


        historias_de_pescador_announcement_view = cls(
            seq=seq,
            seat=seat,
            creature=creature,
            count=count,
            story=story,
            undecided=undecided,
        )


        historias_de_pescador_announcement_view.additional_properties = d
        return historias_de_pescador_announcement_view

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
