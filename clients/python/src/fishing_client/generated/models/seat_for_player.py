from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast
from uuid import UUID






T = TypeVar("T", bound="SeatForPlayer")



@_attrs_define
class SeatForPlayer:
    """ That player is invited, and confirms by taking the seat.

        Attributes:
            kind (Literal['player']):
            player (UUID):
     """

    kind: Literal['player']
    player: UUID





    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        player = str(self.player)


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "kind": kind,
            "player": player,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = cast(Literal['player'] , d.pop("kind"))
        if kind != 'player':
            raise ValueError(f"kind must match const 'player', got '{kind}'")

        player = UUID(d.pop("player"))




        seat_for_player = cls(
            kind=kind,
            player=player,
        )

        return seat_for_player

