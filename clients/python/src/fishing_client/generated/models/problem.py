from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.awaited import Awaited
  from ..models.field_error import FieldError
  from ..models.last_command import LastCommand





T = TypeVar("T", bound="Problem")



@_attrs_define
class Problem:
    """ RFC 9457. `code` is stable; further members depend on it. A 409 about a match says where the match stands.

        Attributes:
            type_ (str):
            title (str):
            status (int):
            detail (str): For people, in the language of the request.
            code (str): For programs. New codes may come at any time.
            request_id (str): That of the header `X-Request-Id`: quote it when you report something.
            errors (list[FieldError] | Unset):
            current_version (int | Unset):
            awaiting (list[Awaited] | Unset):
            your_last_command (LastCommand | Unset): The caller's own last command: its answer may have been lost, but it
                counted.
            captures (list[list[str]] | Unset): With `choose_capture` and `must_capture`: every way there is.
            quota (str | Unset): With `quota_exceeded`: which one.
     """

    type_: str
    title: str
    status: int
    detail: str
    code: str
    request_id: str
    errors: list[FieldError] | Unset = UNSET
    current_version: int | Unset = UNSET
    awaiting: list[Awaited] | Unset = UNSET
    your_last_command: LastCommand | Unset = UNSET
    captures: list[list[str]] | Unset = UNSET
    quota: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.awaited import Awaited # noqa: PLC0415
        from ..models.field_error import FieldError # noqa: PLC0415
        from ..models.last_command import LastCommand # noqa: PLC0415
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        code = self.code

        request_id = self.request_id

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)



        current_version = self.current_version

        awaiting: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.awaiting, Unset):
            awaiting = []
            for awaiting_item_data in self.awaiting:
                awaiting_item = awaiting_item_data.to_dict()
                awaiting.append(awaiting_item)



        your_last_command: dict[str, Any] | Unset = UNSET
        if not isinstance(self.your_last_command, Unset):
            your_last_command = self.your_last_command.to_dict()

        captures: list[list[str]] | Unset = UNSET
        if not isinstance(self.captures, Unset):
            captures = []
            for captures_item_data in self.captures:
                captures_item = captures_item_data


                captures.append(captures_item)



        quota = self.quota


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "title": title,
            "status": status,
            "detail": detail,
            "code": code,
            "request_id": request_id,
        })
        if errors is not UNSET:
            field_dict["errors"] = errors
        if current_version is not UNSET:
            field_dict["current_version"] = current_version
        if awaiting is not UNSET:
            field_dict["awaiting"] = awaiting
        if your_last_command is not UNSET:
            field_dict["your_last_command"] = your_last_command
        if captures is not UNSET:
            field_dict["captures"] = captures
        if quota is not UNSET:
            field_dict["quota"] = quota

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited # noqa: PLC0415
        from ..models.field_error import FieldError # noqa: PLC0415
        from ..models.last_command import LastCommand # noqa: PLC0415
        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        code = d.pop("code")

        request_id = d.pop("request_id")

        _errors = d.pop("errors", UNSET)
        errors: list[FieldError] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = FieldError.from_dict(errors_item_data)



                errors.append(errors_item)


        current_version = d.pop("current_version", UNSET)

        _awaiting = d.pop("awaiting", UNSET)
        awaiting: list[Awaited] | Unset = UNSET
        if _awaiting is not UNSET:
            awaiting = []
            for awaiting_item_data in _awaiting:
                awaiting_item = Awaited.from_dict(awaiting_item_data)



                awaiting.append(awaiting_item)


        _your_last_command = d.pop("your_last_command", UNSET)
        your_last_command: LastCommand | Unset
        if isinstance(_your_last_command,  Unset):
            your_last_command = UNSET
        else:
            your_last_command = LastCommand.from_dict(_your_last_command)




        _captures = d.pop("captures", UNSET)
        captures: list[list[str]] | Unset = UNSET
        if _captures is not UNSET:
            captures = []
            for captures_item_data in _captures:
                captures_item = cast(list[str], captures_item_data)

                captures.append(captures_item)


        quota = d.pop("quota", UNSET)

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            code=code,
            request_id=request_id,
            errors=errors,
            current_version=current_version,
            awaiting=awaiting,
            your_last_command=your_last_command,
            captures=captures,
            quota=quota,
        )


        problem.additional_properties = d
        return problem

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
