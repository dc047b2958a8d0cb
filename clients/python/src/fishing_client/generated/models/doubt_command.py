from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import Literal, cast






T = TypeVar("T", bound="DoubtCommand")



@_attrs_define
class DoubtCommand:
    """ Doubt an announcement, named by its seq, so that a late doubt cannot hit another (H21).

        Attributes:
            type_ (Literal['doubt']):
            announcement (int):
            expected_version (int | Unset): The `version` you decided on; 409 `stale_version` where the match has moved on,
                and nothing is played.
            dry_run (bool | Unset): Only say whether the command would be taken: 200, or the problem that it would meet.
                Nothing is written, no Idempotency-Key is kept, and what would come of it is not told. Default: False.
     """

    type_: Literal['doubt']
    announcement: int
    expected_version: int | Unset = UNSET
    dry_run: bool | Unset = False





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        announcement = self.announcement

        expected_version = self.expected_version

        dry_run = self.dry_run


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "type": type_,
            "announcement": announcement,
        })
        if expected_version is not UNSET:
            field_dict["expected_version"] = expected_version
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['doubt'] , d.pop("type"))
        if type_ != 'doubt':
            raise ValueError(f"type must match const 'doubt', got '{type_}'")

        announcement = d.pop("announcement")

        expected_version = d.pop("expected_version", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        doubt_command = cls(
            type_=type_,
            announcement=announcement,
            expected_version=expected_version,
            dry_run=dry_run,
        )

        return doubt_command

