from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.historias_de_pescador_table_creatures_item_type_0 import check_historias_de_pescador_table_creatures_item_type_0
from ..models.historias_de_pescador_table_creatures_item_type_0 import HistoriasDePescadorTableCreaturesItemType0
from typing import cast

if TYPE_CHECKING:
  from ..models.historias_de_pescador_announcement_view import HistoriasDePescadorAnnouncementView
  from ..models.historias_de_pescador_fisherman_view import HistoriasDePescadorFishermanView
  from ..models.historias_de_pescador_hand_view import HistoriasDePescadorHandView
  from ..models.historias_de_pescador_subject import HistoriasDePescadorSubject





T = TypeVar("T", bound="HistoriasDePescadorTable")



@_attrs_define
class HistoriasDePescadorTable:
    """ The table as its viewer sees it; `net` and `deck` are numbers of cards.

        Attributes:
            creatures (list[HistoriasDePescadorTableCreaturesItemType0 | str]):
            turn (int):
            subject (HistoriasDePescadorSubject | None):
            announcement (HistoriasDePescadorAnnouncementView | None):
            net (int):
            deck (int):
            hands (list[HistoriasDePescadorHandView]):
            fishermen (list[HistoriasDePescadorFishermanView]):
     """

    creatures: list[HistoriasDePescadorTableCreaturesItemType0 | str]
    turn: int
    subject: HistoriasDePescadorSubject | None
    announcement: HistoriasDePescadorAnnouncementView | None
    net: int
    deck: int
    hands: list[HistoriasDePescadorHandView]
    fishermen: list[HistoriasDePescadorFishermanView]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.historias_de_pescador_announcement_view import HistoriasDePescadorAnnouncementView # noqa: PLC0415
        from ..models.historias_de_pescador_fisherman_view import HistoriasDePescadorFishermanView # noqa: PLC0415
        from ..models.historias_de_pescador_hand_view import HistoriasDePescadorHandView # noqa: PLC0415
        from ..models.historias_de_pescador_subject import HistoriasDePescadorSubject # noqa: PLC0415
        creatures = []
        for creatures_item_data in self.creatures:
            creatures_item: str
            if isinstance(creatures_item_data, str):
                creatures_item = creatures_item_data
            else:
                creatures_item = creatures_item_data
            creatures.append(creatures_item)



        turn = self.turn

        subject: dict[str, Any] | None
        if isinstance(self.subject, HistoriasDePescadorSubject):
            subject = self.subject.to_dict()
        else:
            subject = self.subject

        announcement: dict[str, Any] | None
        if isinstance(self.announcement, HistoriasDePescadorAnnouncementView):
            announcement = self.announcement.to_dict()
        else:
            announcement = self.announcement

        net = self.net

        deck = self.deck

        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)



        fishermen = []
        for fishermen_item_data in self.fishermen:
            fishermen_item = fishermen_item_data.to_dict()
            fishermen.append(fishermen_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "creatures": creatures,
            "turn": turn,
            "subject": subject,
            "announcement": announcement,
            "net": net,
            "deck": deck,
            "hands": hands,
            "fishermen": fishermen,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.historias_de_pescador_announcement_view import HistoriasDePescadorAnnouncementView # noqa: PLC0415
        from ..models.historias_de_pescador_fisherman_view import HistoriasDePescadorFishermanView # noqa: PLC0415
        from ..models.historias_de_pescador_hand_view import HistoriasDePescadorHandView # noqa: PLC0415
        from ..models.historias_de_pescador_subject import HistoriasDePescadorSubject # noqa: PLC0415
        d = dict(src_dict)
        creatures = []
        _creatures = d.pop("creatures")
        for creatures_item_data in (_creatures):
            def _parse_creatures_item(data: object) -> HistoriasDePescadorTableCreaturesItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    creatures_item_type_0 = check_historias_de_pescador_table_creatures_item_type_0(data)



                    return creatures_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(HistoriasDePescadorTableCreaturesItemType0 | str, data)

            creatures_item = _parse_creatures_item(creatures_item_data)

            creatures.append(creatures_item)


        turn = d.pop("turn")

        def _parse_subject(data: object) -> HistoriasDePescadorSubject | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                subject_type_0 = HistoriasDePescadorSubject.from_dict(data)



                return subject_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorSubject | None, data)

        subject = _parse_subject(d.pop("subject"))


        def _parse_announcement(data: object) -> HistoriasDePescadorAnnouncementView | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                announcement_type_0 = HistoriasDePescadorAnnouncementView.from_dict(data)



                return announcement_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorAnnouncementView | None, data)

        announcement = _parse_announcement(d.pop("announcement"))


        net = d.pop("net")

        deck = d.pop("deck")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in (_hands):
            hands_item = HistoriasDePescadorHandView.from_dict(hands_item_data)



            hands.append(hands_item)


        fishermen = []
        _fishermen = d.pop("fishermen")
        for fishermen_item_data in (_fishermen):
            fishermen_item = HistoriasDePescadorFishermanView.from_dict(fishermen_item_data)



            fishermen.append(fishermen_item)


        historias_de_pescador_table = cls(
            creatures=creatures,
            turn=turn,
            subject=subject,
            announcement=announcement,
            net=net,
            deck=deck,
            hands=hands,
            fishermen=fishermen,
        )


        historias_de_pescador_table.additional_properties = d
        return historias_de_pescador_table

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
