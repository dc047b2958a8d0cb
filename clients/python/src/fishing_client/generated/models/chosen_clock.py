from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.chosen_clock_on_timeout import check_chosen_clock_on_timeout
from ..models.chosen_clock_on_timeout import ChosenClockOnTimeout
from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="ChosenClock")



@_attrs_define
class ChosenClock:
    """ Seconds for a decision and for a doubt window; what is left out takes the service's default.

        Attributes:
            turn_seconds (int | Unset):
            doubt_seconds (int | Unset):
            on_timeout (ChosenClockOnTimeout | Unset):  Default: 'autoplay'.
            timeouts_allowed (int | Unset):
     """

    turn_seconds: int | Unset = UNSET
    doubt_seconds: int | Unset = UNSET
    on_timeout: ChosenClockOnTimeout | Unset = 'autoplay'
    timeouts_allowed: int | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        turn_seconds = self.turn_seconds

        doubt_seconds = self.doubt_seconds

        on_timeout: str | Unset = UNSET
        if not isinstance(self.on_timeout, Unset):
            on_timeout = self.on_timeout


        timeouts_allowed = self.timeouts_allowed


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds
        if doubt_seconds is not UNSET:
            field_dict["doubt_seconds"] = doubt_seconds
        if on_timeout is not UNSET:
            field_dict["on_timeout"] = on_timeout
        if timeouts_allowed is not UNSET:
            field_dict["timeouts_allowed"] = timeouts_allowed

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn_seconds = d.pop("turn_seconds", UNSET)

        doubt_seconds = d.pop("doubt_seconds", UNSET)

        _on_timeout = d.pop("on_timeout", UNSET)
        on_timeout: ChosenClockOnTimeout | Unset
        if isinstance(_on_timeout,  Unset):
            on_timeout = UNSET
        else:
            on_timeout = check_chosen_clock_on_timeout(_on_timeout)




        timeouts_allowed = d.pop("timeouts_allowed", UNSET)

        chosen_clock = cls(
            turn_seconds=turn_seconds,
            doubt_seconds=doubt_seconds,
            on_timeout=on_timeout,
            timeouts_allowed=timeouts_allowed,
        )

        return chosen_clock

