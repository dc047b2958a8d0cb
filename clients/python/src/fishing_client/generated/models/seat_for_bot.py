from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
  from ..models.seat_for_bot_script_type_0_item import SeatForBotScriptType0Item





T = TypeVar("T", bound="SeatForBot")



@_attrs_define
class SeatForBot:
    """ A bot of a level that the game has sits here; in a sandbox match it may have a script.

        Attributes:
            kind (Literal['bot']):
            level (str | Unset):  Default: 'easy'.
            script (list[SeatForBotScriptType0Item] | None | Unset):
     """

    kind: Literal['bot']
    level: str | Unset = 'easy'
    script: list[SeatForBotScriptType0Item] | None | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.seat_for_bot_script_type_0_item import SeatForBotScriptType0Item # noqa: PLC0415
        kind = self.kind

        level = self.level

        script: list[dict[str, Any]] | None | Unset
        if isinstance(self.script, Unset):
            script = UNSET
        elif isinstance(self.script, list):
            script = []
            for script_type_0_item_data in self.script:
                script_type_0_item = script_type_0_item_data.to_dict()
                script.append(script_type_0_item)


        else:
            script = self.script


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "kind": kind,
        })
        if level is not UNSET:
            field_dict["level"] = level
        if script is not UNSET:
            field_dict["script"] = script

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_for_bot_script_type_0_item import SeatForBotScriptType0Item # noqa: PLC0415
        d = dict(src_dict)
        kind = cast(Literal['bot'] , d.pop("kind"))
        if kind != 'bot':
            raise ValueError(f"kind must match const 'bot', got '{kind}'")

        level = d.pop("level", UNSET)

        def _parse_script(data: object) -> list[SeatForBotScriptType0Item] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                script_type_0 = []
                _script_type_0 = data
                for script_type_0_item_data in (_script_type_0):
                    script_type_0_item = SeatForBotScriptType0Item.from_dict(script_type_0_item_data)



                    script_type_0.append(script_type_0_item)

                return script_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[SeatForBotScriptType0Item] | None | Unset, data)

        script = _parse_script(d.pop("script", UNSET))


        seat_for_bot = cls(
            kind=kind,
            level=level,
            script=script,
        )

        return seat_for_bot

