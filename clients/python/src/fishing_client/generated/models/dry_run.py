from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="DryRun")



@_attrs_define
class DryRun:
    """ A command that would be taken at this `version`. Nothing was played, and what would come of it is not told.

        Attributes:
            dry_run (bool): `true`.
            legal (bool): `true`: what is not legal is refused as if it had been meant.
            version (int):
     """

    dry_run: bool
    legal: bool
    version: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        dry_run = self.dry_run

        legal = self.legal

        version = self.version


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "dry_run": dry_run,
            "legal": legal,
            "version": version,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        dry_run = d.pop("dry_run")

        legal = d.pop("legal")

        version = d.pop("version")

        dry_run = cls(
            dry_run=dry_run,
            legal=legal,
            version=version,
        )


        dry_run.additional_properties = d
        return dry_run

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
