from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast






T = TypeVar("T", bound="UsageLine")



@_attrs_define
class UsageLine:
    """ So many requests that had the same outcome.

        Attributes:
            method (str):
            route (str): The template of the address; `other`: there is none like it.
            status (int):
            code (None | str): The code of the problem; null where there was none.
            requests (int):
     """

    method: str
    route: str
    status: int
    code: None | str
    requests: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        method = self.method

        route = self.route

        status = self.status

        code: None | str
        code = self.code

        requests = self.requests


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "method": method,
            "route": route,
            "status": status,
            "code": code,
            "requests": requests,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        method = d.pop("method")

        route = d.pop("route")

        status = d.pop("status")

        def _parse_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        code = _parse_code(d.pop("code"))


        requests = d.pop("requests")

        usage_line = cls(
            method=method,
            route=route,
            status=status,
            code=code,
            requests=requests,
        )


        usage_line.additional_properties = d
        return usage_line

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
