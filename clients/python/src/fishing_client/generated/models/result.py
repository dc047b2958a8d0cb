from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast






T = TypeVar("T", bound="Result")



@_attrs_define
class Result:
    """ How it ended: `winners` are seats, `places` and `scores` stand in the order of the seats, or of the teams.

        Attributes:
            winners (list[int]):
            places (list[int]):
            scores (list[int]):
            reason (str): `completed`, `resignation`, `timeout`, `move_limit`, `voided`, …
     """

    winners: list[int]
    places: list[int]
    scores: list[int]
    reason: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        winners = self.winners



        places = self.places



        scores = self.scores



        reason = self.reason


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "winners": winners,
            "places": places,
            "scores": scores,
            "reason": reason,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        winners = cast(list[int], d.pop("winners"))


        places = cast(list[int], d.pop("places"))


        scores = cast(list[int], d.pop("scores"))


        reason = d.pop("reason")

        result = cls(
            winners=winners,
            places=places,
            scores=scores,
            reason=reason,
        )


        result.additional_properties = d
        return result

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
