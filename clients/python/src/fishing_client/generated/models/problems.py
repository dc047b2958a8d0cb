from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.problem_kind import ProblemKind





T = TypeVar("T", bound="Problems")



@_attrs_define
class Problems:
    """ Every problem there is, by code.

        Attributes:
            problems (list[ProblemKind]):
     """

    problems: list[ProblemKind]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.problem_kind import ProblemKind # noqa: PLC0415
        problems = []
        for problems_item_data in self.problems:
            problems_item = problems_item_data.to_dict()
            problems.append(problems_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "problems": problems,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.problem_kind import ProblemKind # noqa: PLC0415
        d = dict(src_dict)
        problems = []
        _problems = d.pop("problems")
        for problems_item_data in (_problems):
            problems_item = ProblemKind.from_dict(problems_item_data)



            problems.append(problems_item)


        problems = cls(
            problems=problems,
        )


        problems.additional_properties = d
        return problems

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
