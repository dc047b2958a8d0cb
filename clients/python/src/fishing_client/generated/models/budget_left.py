from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="BudgetLeft")



@_attrs_define
class BudgetLeft:
    """ What the app's backend may still ask; a player has budgets of their own (`GET /v1/limits`).

        Attributes:
            budget (str): `polls` or `backends`.
            requests (int):
            seconds (int):
            remaining (int):
            resets_in_seconds (int):
     """

    budget: str
    requests: int
    seconds: int
    remaining: int
    resets_in_seconds: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        budget = self.budget

        requests = self.requests

        seconds = self.seconds

        remaining = self.remaining

        resets_in_seconds = self.resets_in_seconds


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "budget": budget,
            "requests": requests,
            "seconds": seconds,
            "remaining": remaining,
            "resets_in_seconds": resets_in_seconds,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        budget = d.pop("budget")

        requests = d.pop("requests")

        seconds = d.pop("seconds")

        remaining = d.pop("remaining")

        resets_in_seconds = d.pop("resets_in_seconds")

        budget_left = cls(
            budget=budget,
            requests=requests,
            seconds=seconds,
            remaining=remaining,
            resets_in_seconds=resets_in_seconds,
        )


        budget_left.additional_properties = d
        return budget_left

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
