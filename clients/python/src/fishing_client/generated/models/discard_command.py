from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.discard_command_card import check_discard_command_card
from ..models.discard_command_card import DiscardCommandCard
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast






T = TypeVar("T", bound="DiscardCommand")



@_attrs_define
class DiscardCommand:
    """ Put one card of the hand into the Net, unseen, where a doubt asks for it.

        Attributes:
            type_ (Literal['discard']):
            card (DiscardCommandCard):
            expected_version (int | Unset): The `version` you decided on; 409 `stale_version` where the match has moved on,
                and nothing is played.
            dry_run (bool | Unset): Only say whether the command would be taken: 200, or the problem that it would meet.
                Nothing is written, no Idempotency-Key is kept, and what would come of it is not told. Default: False.
     """

    type_: Literal['discard']
    card: DiscardCommandCard
    expected_version: int | Unset = UNSET
    dry_run: bool | Unset = False





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        card: str = self.card

        expected_version = self.expected_version

        dry_run = self.dry_run


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "type": type_,
            "card": card,
        })
        if expected_version is not UNSET:
            field_dict["expected_version"] = expected_version
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['discard'] , d.pop("type"))
        if type_ != 'discard':
            raise ValueError(f"type must match const 'discard', got '{type_}'")

        card = check_discard_command_card(d.pop("card"))




        expected_version = d.pop("expected_version", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        discard_command = cls(
            type_=type_,
            card=card,
            expected_version=expected_version,
            dry_run=dry_run,
        )

        return discard_command

