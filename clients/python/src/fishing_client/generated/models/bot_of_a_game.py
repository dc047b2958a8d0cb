from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="BotOfAGame")



@_attrs_define
class BotOfAGame:
    """ A level of a game's bots: what it means to a player, and what a choice costs us in milliseconds of one processor.

    How long a bot takes to answer tells nothing of it: in live matches it waits for a moment that chance has named.

        Attributes:
            level (str):
            description (str):
            typical_ms (int): What a choice takes, as a rule.
            max_ms (int): After so long it plays the best that it has found.
     """

    level: str
    description: str
    typical_ms: int
    max_ms: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        level = self.level

        description = self.description

        typical_ms = self.typical_ms

        max_ms = self.max_ms


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "level": level,
            "description": description,
            "typical_ms": typical_ms,
            "max_ms": max_ms,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        level = d.pop("level")

        description = d.pop("description")

        typical_ms = d.pop("typical_ms")

        max_ms = d.pop("max_ms")

        bot_of_a_game = cls(
            level=level,
            description=description,
            typical_ms=typical_ms,
            max_ms=max_ms,
        )


        bot_of_a_game.additional_properties = d
        return bot_of_a_game

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
