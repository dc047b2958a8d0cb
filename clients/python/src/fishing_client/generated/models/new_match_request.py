from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.new_match_request_visibility import check_new_match_request_visibility
from ..models.new_match_request_visibility import NewMatchRequestVisibility
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.chosen_clock import ChosenClock
  from ..models.new_match_request_options import NewMatchRequestOptions
  from ..models.sandbox import Sandbox
  from ..models.seat_for_anybody import SeatForAnybody
  from ..models.seat_for_bot import SeatForBot
  from ..models.seat_for_me import SeatForMe
  from ..models.seat_for_player import SeatForPlayer





T = TypeVar("T", bound="NewMatchRequest")



@_attrs_define
class NewMatchRequest:
    """ A match to open. `seats` sets the number of players and who sits where; everything else has a default.

        Attributes:
            game (str):
            seats (list[SeatForAnybody | SeatForBot | SeatForMe | SeatForPlayer]):
            preset (None | str | Unset):
            options (NewMatchRequestOptions | Unset):
            clock (ChosenClock | Unset): Seconds for a decision and for a doubt window; what is left out takes the service's
                default.
            visibility (NewMatchRequestVisibility | Unset):  Default: 'public'.
            rated (bool | Unset):  Default: False.
            knowledge (bool | Unset): Whether the service remembers for the players: then each may read what a perfect
                memory would tell them (`GET …/knowledge`). Not in a rated match. Default: False.
            sandbox (None | Sandbox | Unset):
     """

    game: str
    seats: list[SeatForAnybody | SeatForBot | SeatForMe | SeatForPlayer]
    preset: None | str | Unset = UNSET
    options: NewMatchRequestOptions | Unset = UNSET
    clock: ChosenClock | Unset = UNSET
    visibility: NewMatchRequestVisibility | Unset = 'public'
    rated: bool | Unset = False
    knowledge: bool | Unset = False
    sandbox: None | Sandbox | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.chosen_clock import ChosenClock # noqa: PLC0415
        from ..models.new_match_request_options import NewMatchRequestOptions # noqa: PLC0415
        from ..models.sandbox import Sandbox # noqa: PLC0415
        from ..models.seat_for_anybody import SeatForAnybody # noqa: PLC0415
        from ..models.seat_for_bot import SeatForBot # noqa: PLC0415
        from ..models.seat_for_me import SeatForMe # noqa: PLC0415
        from ..models.seat_for_player import SeatForPlayer # noqa: PLC0415
        game = self.game

        seats = []
        for seats_item_data in self.seats:
            seats_item: dict[str, Any]
            if isinstance(seats_item_data, SeatForMe):
                seats_item = seats_item_data.to_dict()
            elif isinstance(seats_item_data, SeatForAnybody):
                seats_item = seats_item_data.to_dict()
            elif isinstance(seats_item_data, SeatForBot):
                seats_item = seats_item_data.to_dict()
            else:
                seats_item = seats_item_data.to_dict()

            seats.append(seats_item)



        preset: None | str | Unset
        if isinstance(self.preset, Unset):
            preset = UNSET
        else:
            preset = self.preset

        options: dict[str, Any] | Unset = UNSET
        if not isinstance(self.options, Unset):
            options = self.options.to_dict()

        clock: dict[str, Any] | Unset = UNSET
        if not isinstance(self.clock, Unset):
            clock = self.clock.to_dict()

        visibility: str | Unset = UNSET
        if not isinstance(self.visibility, Unset):
            visibility = self.visibility


        rated = self.rated

        knowledge = self.knowledge

        sandbox: dict[str, Any] | None | Unset
        if isinstance(self.sandbox, Unset):
            sandbox = UNSET
        elif isinstance(self.sandbox, Sandbox):
            sandbox = self.sandbox.to_dict()
        else:
            sandbox = self.sandbox


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "game": game,
            "seats": seats,
        })
        if preset is not UNSET:
            field_dict["preset"] = preset
        if options is not UNSET:
            field_dict["options"] = options
        if clock is not UNSET:
            field_dict["clock"] = clock
        if visibility is not UNSET:
            field_dict["visibility"] = visibility
        if rated is not UNSET:
            field_dict["rated"] = rated
        if knowledge is not UNSET:
            field_dict["knowledge"] = knowledge
        if sandbox is not UNSET:
            field_dict["sandbox"] = sandbox

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.chosen_clock import ChosenClock # noqa: PLC0415
        from ..models.new_match_request_options import NewMatchRequestOptions # noqa: PLC0415
        from ..models.sandbox import Sandbox # noqa: PLC0415
        from ..models.seat_for_anybody import SeatForAnybody # noqa: PLC0415
        from ..models.seat_for_bot import SeatForBot # noqa: PLC0415
        from ..models.seat_for_me import SeatForMe # noqa: PLC0415
        from ..models.seat_for_player import SeatForPlayer # noqa: PLC0415
        d = dict(src_dict)
        game = d.pop("game")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in (_seats):
            def _parse_seats_item(data: object) -> SeatForAnybody | SeatForBot | SeatForMe | SeatForPlayer:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    seats_item_type_0 = SeatForMe.from_dict(data)



                    return seats_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    seats_item_type_1 = SeatForAnybody.from_dict(data)



                    return seats_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    seats_item_type_2 = SeatForBot.from_dict(data)



                    return seats_item_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                seats_item_type_3 = SeatForPlayer.from_dict(data)



                return seats_item_type_3

            seats_item = _parse_seats_item(seats_item_data)

            seats.append(seats_item)


        def _parse_preset(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        preset = _parse_preset(d.pop("preset", UNSET))


        _options = d.pop("options", UNSET)
        options: NewMatchRequestOptions | Unset
        if isinstance(_options,  Unset):
            options = UNSET
        else:
            options = NewMatchRequestOptions.from_dict(_options)




        _clock = d.pop("clock", UNSET)
        clock: ChosenClock | Unset
        if isinstance(_clock,  Unset):
            clock = UNSET
        else:
            clock = ChosenClock.from_dict(_clock)




        _visibility = d.pop("visibility", UNSET)
        visibility: NewMatchRequestVisibility | Unset
        if isinstance(_visibility,  Unset):
            visibility = UNSET
        else:
            visibility = check_new_match_request_visibility(_visibility)




        rated = d.pop("rated", UNSET)

        knowledge = d.pop("knowledge", UNSET)

        def _parse_sandbox(data: object) -> None | Sandbox | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                sandbox_type_0 = Sandbox.from_dict(data)



                return sandbox_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Sandbox | Unset, data)

        sandbox = _parse_sandbox(d.pop("sandbox", UNSET))


        new_match_request = cls(
            game=game,
            seats=seats,
            preset=preset,
            options=options,
            clock=clock,
            visibility=visibility,
            rated=rated,
            knowledge=knowledge,
            sandbox=sandbox,
        )

        return new_match_request

