from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.player import Player





T = TypeVar("T", bound="Seat")



@_attrs_define
class Seat:
    """ A place at the table. `bot_level` says which bot plays it, also where its player has left.

        Attributes:
            seat (int): Seats count from 0, clockwise.
            kind (str): `open`, `player` or `bot`.
            player (None | Player):
            bot_level (None | str):
            team (int | None):
            status (str): `waiting`, `playing`, `resigned` or `timed_out`.
            client_seed (None | str): What its player added to the chance; before the start only yours is told.
     """

    seat: int
    kind: str
    player: None | Player
    bot_level: None | str
    team: int | None
    status: str
    client_seed: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.player import Player # noqa: PLC0415
        seat = self.seat

        kind = self.kind

        player: dict[str, Any] | None
        if isinstance(self.player, Player):
            player = self.player.to_dict()
        else:
            player = self.player

        bot_level: None | str
        bot_level = self.bot_level

        team: int | None
        team = self.team

        status = self.status

        client_seed: None | str
        client_seed = self.client_seed


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "seat": seat,
            "kind": kind,
            "player": player,
            "bot_level": bot_level,
            "team": team,
            "status": status,
            "client_seed": client_seed,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player import Player # noqa: PLC0415
        d = dict(src_dict)
        seat = d.pop("seat")

        kind = d.pop("kind")

        def _parse_player(data: object) -> None | Player:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                player_type_0 = Player.from_dict(data)



                return player_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Player, data)

        player = _parse_player(d.pop("player"))


        def _parse_bot_level(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        bot_level = _parse_bot_level(d.pop("bot_level"))


        def _parse_team(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        team = _parse_team(d.pop("team"))


        status = d.pop("status")

        def _parse_client_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        client_seed = _parse_client_seed(d.pop("client_seed"))


        seat = cls(
            seat=seat,
            kind=kind,
            player=player,
            bot_level=bot_level,
            team=team,
            status=status,
            client_seed=client_seed,
        )


        seat.additional_properties = d
        return seat

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
