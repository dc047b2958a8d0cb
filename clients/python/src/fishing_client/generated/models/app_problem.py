from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime






T = TypeVar("T", bound="AppProblem")



@_attrs_define
class AppProblem:
    """ A request that was answered with 400 or above: what was asked by whom, what was said, and what to do.

        Attributes:
            at (datetime.datetime):
            request_id (str):
            method (str):
            route (str): The template of the address; `other`: there is none like it.
            status (int):
            code (None | str): The code of the problem document that was answered; null where there was none.
            match (None | str):
            client (None | str): What the client called itself: the beginning of its `User-Agent`.
            id (str):
            player (None | str): null where the app's backend asked, or somebody who is no player yet.
            title (None | str): null, as all below it, where there was no problem document.
            detail (None | str): As the catalogue has it (`GET /v1/problems`): with names in place of values.
            retry (None | str):
            what_to_do (None | str):
     """

    at: datetime.datetime
    request_id: str
    method: str
    route: str
    status: int
    code: None | str
    match: None | str
    client: None | str
    id: str
    player: None | str
    title: None | str
    detail: None | str
    retry: None | str
    what_to_do: None | str
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

        id = self.id

        player: None | str
        player = self.player

        title: None | str
        title = self.title

        detail: None | str
        detail = self.detail

        retry: None | str
        retry = self.retry

        what_to_do: None | str
        what_to_do = self.what_to_do


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
            "id": id,
            "player": player,
            "title": title,
            "detail": detail,
            "retry": retry,
            "what_to_do": what_to_do,
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


        id = d.pop("id")

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))


        def _parse_title(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        title = _parse_title(d.pop("title"))


        def _parse_detail(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        detail = _parse_detail(d.pop("detail"))


        def _parse_retry(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        retry = _parse_retry(d.pop("retry"))


        def _parse_what_to_do(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        what_to_do = _parse_what_to_do(d.pop("what_to_do"))


        app_problem = cls(
            at=at,
            request_id=request_id,
            method=method,
            route=route,
            status=status,
            code=code,
            match=match,
            client=client,
            id=id,
            player=player,
            title=title,
            detail=detail,
            retry=retry,
            what_to_do=what_to_do,
        )


        app_problem.additional_properties = d
        return app_problem

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
