from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
  from ..models.historias_de_pescador_creature_choice import HistoriasDePescadorCreatureChoice





T = TypeVar("T", bound="AnnounceAction")



@_attrs_define
class AnnounceAction:
    """ Any cards of the hand, from the creature's `min_cards` to `max_cards`; `instruction`: what the story must do, if
    anything.

        Attributes:
            type_ (Literal['announce']):
            creatures (list[HistoriasDePescadorCreatureChoice]):
            max_cards (int):
            instruction (None | str):
     """

    type_: Literal['announce']
    creatures: list[HistoriasDePescadorCreatureChoice]
    max_cards: int
    instruction: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.historias_de_pescador_creature_choice import HistoriasDePescadorCreatureChoice # noqa: PLC0415
        type_ = self.type_

        creatures = []
        for creatures_item_data in self.creatures:
            creatures_item = creatures_item_data.to_dict()
            creatures.append(creatures_item)



        max_cards = self.max_cards

        instruction: None | str
        instruction = self.instruction


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "creatures": creatures,
            "max_cards": max_cards,
            "instruction": instruction,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.historias_de_pescador_creature_choice import HistoriasDePescadorCreatureChoice # noqa: PLC0415
        d = dict(src_dict)
        type_ = cast(Literal['announce'] , d.pop("type"))
        if type_ != 'announce':
            raise ValueError(f"type must match const 'announce', got '{type_}'")

        creatures = []
        _creatures = d.pop("creatures")
        for creatures_item_data in (_creatures):
            creatures_item = HistoriasDePescadorCreatureChoice.from_dict(creatures_item_data)



            creatures.append(creatures_item)


        max_cards = d.pop("max_cards")

        def _parse_instruction(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        instruction = _parse_instruction(d.pop("instruction"))


        announce_action = cls(
            type_=type_,
            creatures=creatures,
            max_cards=max_cards,
            instruction=instruction,
        )


        announce_action.additional_properties = d
        return announce_action

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
