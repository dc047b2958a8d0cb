from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
  from ..models.pescado_novo_play_choice import PescadoNovoPlayChoice





T = TypeVar("T", bound="PlayAction")



@_attrs_define
class PlayAction:
    """ 
        Attributes:
            type_ (Literal['play']):
            plays (list[PescadoNovoPlayChoice]):
     """

    type_: Literal['play']
    plays: list[PescadoNovoPlayChoice]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.pescado_novo_play_choice import PescadoNovoPlayChoice # noqa: PLC0415
        type_ = self.type_

        plays = []
        for plays_item_data in self.plays:
            plays_item = plays_item_data.to_dict()
            plays.append(plays_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "plays": plays,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pescado_novo_play_choice import PescadoNovoPlayChoice # noqa: PLC0415
        d = dict(src_dict)
        type_ = cast(Literal['play'] , d.pop("type"))
        if type_ != 'play':
            raise ValueError(f"type must match const 'play', got '{type_}'")

        plays = []
        _plays = d.pop("plays")
        for plays_item_data in (_plays):
            plays_item = PescadoNovoPlayChoice.from_dict(plays_item_data)



            plays.append(plays_item)


        play_action = cls(
            type_=type_,
            plays=plays,
        )


        play_action.additional_properties = d
        return play_action

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
