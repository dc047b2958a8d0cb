from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.limit import Limit





T = TypeVar("T", bound="Limits")



@_attrs_define
class Limits:
    """ Every budget; `enforced` is false where this service does not count.

        Attributes:
            limits (list[Limit]):
            enforced (bool):
     """

    limits: list[Limit]
    enforced: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.limit import Limit # noqa: PLC0415
        limits = []
        for limits_item_data in self.limits:
            limits_item = limits_item_data.to_dict()
            limits.append(limits_item)



        enforced = self.enforced


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "limits": limits,
            "enforced": enforced,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.limit import Limit # noqa: PLC0415
        d = dict(src_dict)
        limits = []
        _limits = d.pop("limits")
        for limits_item_data in (_limits):
            limits_item = Limit.from_dict(limits_item_data)



            limits.append(limits_item)


        enforced = d.pop("enforced")

        limits = cls(
            limits=limits,
            enforced=enforced,
        )


        limits.additional_properties = d
        return limits

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
