from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ProblemKind")



@_attrs_define
class ProblemKind:
    """ What a `code` means. `detail` is a template where it has {names}.

        Attributes:
            code (str):
            type_ (str):
            status (int):
            title (str):
            detail (str):
            retry (str): Whether a retry helps: `no`, `after_reading`, `later` or `with_a_credential`.
            what_to_do (str):
     """

    code: str
    type_: str
    status: int
    title: str
    detail: str
    retry: str
    what_to_do: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        code = self.code

        type_ = self.type_

        status = self.status

        title = self.title

        detail = self.detail

        retry = self.retry

        what_to_do = self.what_to_do


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "code": code,
            "type": type_,
            "status": status,
            "title": title,
            "detail": detail,
            "retry": retry,
            "what_to_do": what_to_do,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        type_ = d.pop("type")

        status = d.pop("status")

        title = d.pop("title")

        detail = d.pop("detail")

        retry = d.pop("retry")

        what_to_do = d.pop("what_to_do")

        problem_kind = cls(
            code=code,
            type_=type_,
            status=status,
            title=title,
            detail=detail,
            retry=retry,
            what_to_do=what_to_do,
        )


        problem_kind.additional_properties = d
        return problem_kind

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
