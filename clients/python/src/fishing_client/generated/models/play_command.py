from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.play_command_capture_item import check_play_command_capture_item
from ..models.play_command_capture_item import PlayCommandCaptureItem
from ..models.play_command_card import check_play_command_card
from ..models.play_command_card import PlayCommandCard
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast






T = TypeVar("T", bound="PlayCommand")



@_attrs_define
class PlayCommand:
    """ Play a card. `capture`: what it takes; may be left out where there is one way to play it. A J comes along unnamed.

        Attributes:
            type_ (Literal['play']):
            card (PlayCommandCard):
            capture (list[PlayCommandCaptureItem] | Unset):
            expected_version (int | Unset): The `version` you decided on; 409 `stale_version` where the match has moved on,
                and nothing is played.
            dry_run (bool | Unset): Only say whether the command would be taken: 200, or the problem that it would meet.
                Nothing is written, no Idempotency-Key is kept, and what would come of it is not told. Default: False.
     """

    type_: Literal['play']
    card: PlayCommandCard
    capture: list[PlayCommandCaptureItem] | Unset = UNSET
    expected_version: int | Unset = UNSET
    dry_run: bool | Unset = False





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        card: str = self.card

        capture: list[str] | Unset = UNSET
        if not isinstance(self.capture, Unset):
            capture = []
            for capture_item_data in self.capture:
                capture_item: str = capture_item_data
                capture.append(capture_item)



        expected_version = self.expected_version

        dry_run = self.dry_run


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "type": type_,
            "card": card,
        })
        if capture is not UNSET:
            field_dict["capture"] = capture
        if expected_version is not UNSET:
            field_dict["expected_version"] = expected_version
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['play'] , d.pop("type"))
        if type_ != 'play':
            raise ValueError(f"type must match const 'play', got '{type_}'")

        card = check_play_command_card(d.pop("card"))




        _capture = d.pop("capture", UNSET)
        capture: list[PlayCommandCaptureItem] | Unset = UNSET
        if _capture is not UNSET:
            capture = []
            for capture_item_data in _capture:
                capture_item = check_play_command_capture_item(capture_item_data)



                capture.append(capture_item)


        expected_version = d.pop("expected_version", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        play_command = cls(
            type_=type_,
            card=card,
            capture=capture,
            expected_version=expected_version,
            dry_run=dry_run,
        )

        return play_command

