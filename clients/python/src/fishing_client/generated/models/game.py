from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.bot_of_a_game import BotOfAGame
  from ..models.clock import Clock
  from ..models.game_options import GameOptions
  from ..models.game_presets import GamePresets
  from ..models.player_limits import PlayerLimits





T = TypeVar("T", bound="Game")



@_attrs_define
class Game:
    """ A game of the catalogue; `options` is a JSON Schema with defaults, each preset a whole set of options.

        Attributes:
            slug (str):
            name (str):
            players (PlayerLimits): How many can play.
            presets (GamePresets):
            options (GameOptions):
            bot_levels (list[str]):
            bots (list[BotOfAGame]):
            clock (Clock): Seconds for a decision and for a doubt window, and what happens when they are over.
            rules_version (int):
     """

    slug: str
    name: str
    players: PlayerLimits
    presets: GamePresets
    options: GameOptions
    bot_levels: list[str]
    bots: list[BotOfAGame]
    clock: Clock
    rules_version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.bot_of_a_game import BotOfAGame # noqa: PLC0415
        from ..models.clock import Clock # noqa: PLC0415
        from ..models.game_options import GameOptions # noqa: PLC0415
        from ..models.game_presets import GamePresets # noqa: PLC0415
        from ..models.player_limits import PlayerLimits # noqa: PLC0415
        slug = self.slug

        name = self.name

        players = self.players.to_dict()

        presets = self.presets.to_dict()

        options = self.options.to_dict()

        bot_levels = self.bot_levels



        bots = []
        for bots_item_data in self.bots:
            bots_item = bots_item_data.to_dict()
            bots.append(bots_item)



        clock = self.clock.to_dict()

        rules_version = self.rules_version


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "slug": slug,
            "name": name,
            "players": players,
            "presets": presets,
            "options": options,
            "bot_levels": bot_levels,
            "bots": bots,
            "clock": clock,
            "rules_version": rules_version,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_of_a_game import BotOfAGame # noqa: PLC0415
        from ..models.clock import Clock # noqa: PLC0415
        from ..models.game_options import GameOptions # noqa: PLC0415
        from ..models.game_presets import GamePresets # noqa: PLC0415
        from ..models.player_limits import PlayerLimits # noqa: PLC0415
        d = dict(src_dict)
        slug = d.pop("slug")

        name = d.pop("name")

        players = PlayerLimits.from_dict(d.pop("players"))




        presets = GamePresets.from_dict(d.pop("presets"))




        options = GameOptions.from_dict(d.pop("options"))




        bot_levels = cast(list[str], d.pop("bot_levels"))


        bots = []
        _bots = d.pop("bots")
        for bots_item_data in (_bots):
            bots_item = BotOfAGame.from_dict(bots_item_data)



            bots.append(bots_item)


        clock = Clock.from_dict(d.pop("clock"))




        rules_version = d.pop("rules_version")

        game = cls(
            slug=slug,
            name=name,
            players=players,
            presets=presets,
            options=options,
            bot_levels=bot_levels,
            bots=bots,
            clock=clock,
            rules_version=rules_version,
        )


        game.additional_properties = d
        return game

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
