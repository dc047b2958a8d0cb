from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime






T = TypeVar("T", bound="HeldProblem")



@_attrs_define
class HeldProblem:
    """ A request of the caller's that was answered with 400 or above, as it is kept for some days.

        Attributes:
            at (datetime.datetime):
            request_id (str):
            method (str):
            route (str): The template of the address; `other`: there is none like it.
            status (int):
            code (None | str): The code of the problem document that was answered; null where there was none.
            match (None | str):
            client (None | str): What the client called itself: the beginning of its `User-Agent`.
     """

    at: datetime.datetime
    request_id: str
    method: str
    route: str
    status: int
    code: None | str
    match: None | str
    client: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        request_id = self.request_id

        method = self.method

        route = self.route

        status = self.status

        code: None | str
        code = self.code

        match: None | str
        match = self.match

        client: None | str
        client = self.client


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "at": at,
            "request_id": request_id,
            "method": method,
            "route": route,
            "status": status,
            "code": code,
            "match": match,
            "client": client,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))




        request_id = d.pop("request_id")

        method = d.pop("method")

        route = d.pop("route")

        status = d.pop("status")

        def _parse_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        code = _parse_code(d.pop("code"))


        def _parse_match(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        match = _parse_match(d.pop("match"))


        def _parse_client(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        client = _parse_client(d.pop("client"))


        held_problem = cls(
            at=at,
            request_id=request_id,
            method=method,
            route=route,
            status=status,
            code=code,
            match=match,
            client=client,
        )


        held_problem.additional_properties = d
        return held_problem

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
