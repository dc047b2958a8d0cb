from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_play_choice_captures_item_item_type_0 import check_pescado_novo_play_choice_captures_item_item_type_0
from ..models.pescado_novo_play_choice_captures_item_item_type_0 import PescadoNovoPlayChoiceCapturesItemItemType0
from ..models.pescado_novo_play_choice_card_type_0 import check_pescado_novo_play_choice_card_type_0
from ..models.pescado_novo_play_choice_card_type_0 import PescadoNovoPlayChoiceCardType0
from typing import cast






T = TypeVar("T", bound="PescadoNovoPlayChoice")



@_attrs_define
class PescadoNovoPlayChoice:
    """ A card of the hand and the ways to fish with it; none: it can only be laid on the table.

        Attributes:
            card (PescadoNovoPlayChoiceCardType0 | str):
            captures (list[list[PescadoNovoPlayChoiceCapturesItemItemType0 | str]]):
     """

    card: PescadoNovoPlayChoiceCardType0 | str
    captures: list[list[PescadoNovoPlayChoiceCapturesItemItemType0 | str]]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        card: str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        captures = []
        for captures_item_data in self.captures:
            captures_item = []
            for captures_item_item_data in captures_item_data:
                captures_item_item: str
                if isinstance(captures_item_item_data, str):
                    captures_item_item = captures_item_item_data
                else:
                    captures_item_item = captures_item_item_data
                captures_item.append(captures_item_item)


            captures.append(captures_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "card": card,
            "captures": captures,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_card(data: object) -> PescadoNovoPlayChoiceCardType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                card_type_0 = check_pescado_novo_play_choice_card_type_0(data)



                return card_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(PescadoNovoPlayChoiceCardType0 | str, data)

        card = _parse_card(d.pop("card"))


        captures = []
        _captures = d.pop("captures")
        for captures_item_data in (_captures):
            captures_item = []
            _captures_item = captures_item_data
            for captures_item_item_data in (_captures_item):
                def _parse_captures_item_item(data: object) -> PescadoNovoPlayChoiceCapturesItemItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        captures_item_item_type_0 = check_pescado_novo_play_choice_captures_item_item_type_0(data)



                        return captures_item_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(PescadoNovoPlayChoiceCapturesItemItemType0 | str, data)

                captures_item_item = _parse_captures_item_item(captures_item_item_data)

                captures_item.append(captures_item_item)

            captures.append(captures_item)


        pescado_novo_play_choice = cls(
            card=card,
            captures=captures,
        )


        pescado_novo_play_choice.additional_properties = d
        return pescado_novo_play_choice

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
