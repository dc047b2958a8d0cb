from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime






T = TypeVar("T", bound="Quota")



@_attrs_define
class Quota:
    """ How many of something may be made in a day.

        Attributes:
            quota (str): `guests_of_app` or `players_of_app`, as the problem `quota_exceeded` names it.
            limit (int | None): null: any number, and they are not counted.
            used (int | None):
            resets_at (datetime.datetime):
     """

    quota: str
    limit: int | None
    used: int | None
    resets_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        quota = self.quota

        limit: int | None
        limit = self.limit

        used: int | None
        used = self.used

        resets_at = self.resets_at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "quota": quota,
            "limit": limit,
            "used": used,
            "resets_at": resets_at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        quota = d.pop("quota")

        def _parse_limit(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        limit = _parse_limit(d.pop("limit"))


        def _parse_used(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        used = _parse_used(d.pop("used"))


        resets_at = datetime.datetime.fromisoformat(d.pop("resets_at"))




        quota = cls(
            quota=quota,
            limit=limit,
            used=used,
            resets_at=resets_at,
        )


        quota.additional_properties = d
        return quota

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
