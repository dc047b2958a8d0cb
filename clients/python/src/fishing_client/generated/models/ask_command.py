from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.ask_command_card import AskCommandCard
from ..models.ask_command_card import check_ask_command_card
from ..models.ask_command_rank import AskCommandRank
from ..models.ask_command_rank import check_ask_command_rank
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast






T = TypeVar("T", bound="AskCommand")



@_attrs_define
class AskCommand:
    """ Ask a seat for a rank or, with the option `ask_for: card`, for one card.

        Attributes:
            type_ (Literal['ask']):
            target (int):
            rank (AskCommandRank | Unset):
            card (AskCommandCard | Unset):
            expected_version (int | Unset): The `version` you decided on; 409 `stale_version` where the match has moved on,
                and nothing is played.
            dry_run (bool | Unset): Only say whether the command would be taken: 200, or the problem that it would meet.
                Nothing is written, no Idempotency-Key is kept, and what would come of it is not told. Default: False.
     """

    type_: Literal['ask']
    target: int
    rank: AskCommandRank | Unset = UNSET
    card: AskCommandCard | Unset = UNSET
    expected_version: int | Unset = UNSET
    dry_run: bool | Unset = False





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        target = self.target

        rank: str | Unset = UNSET
        if not isinstance(self.rank, Unset):
            rank = self.rank


        card: str | Unset = UNSET
        if not isinstance(self.card, Unset):
            card = self.card


        expected_version = self.expected_version

        dry_run = self.dry_run


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "type": type_,
            "target": target,
        })
        if rank is not UNSET:
            field_dict["rank"] = rank
        if card is not UNSET:
            field_dict["card"] = card
        if expected_version is not UNSET:
            field_dict["expected_version"] = expected_version
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['ask'] , d.pop("type"))
        if type_ != 'ask':
            raise ValueError(f"type must match const 'ask', got '{type_}'")

        target = d.pop("target")

        _rank = d.pop("rank", UNSET)
        rank: AskCommandRank | Unset
        if isinstance(_rank,  Unset):
            rank = UNSET
        else:
            rank = check_ask_command_rank(_rank)




        _card = d.pop("card", UNSET)
        card: AskCommandCard | Unset
        if isinstance(_card,  Unset):
            card = UNSET
        else:
            card = check_ask_command_card(_card)




        expected_version = d.pop("expected_version", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        ask_command = cls(
            type_=type_,
            target=target,
            rank=rank,
            card=card,
            expected_version=expected_version,
            dry_run=dry_run,
        )

        return ask_command

