from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.usage_hour import UsageHour
  from ..models.usage_line import UsageLine





T = TypeVar("T", bound="Usage")



@_attrs_define
class Usage:
    """ What was asked for an app: by its backend, by its players, and by whoever becomes a guest of it.

        Attributes:
            since (datetime.datetime):
            until (datetime.datetime):
            requests (int):
            errors (int): Those that were answered with 400 or above.
            lines (list[UsageLine]): By address and outcome, the most frequent first.
            hours (list[UsageHour]): Hours in which nothing was asked are left out.
     """

    since: datetime.datetime
    until: datetime.datetime
    requests: int
    errors: int
    lines: list[UsageLine]
    hours: list[UsageHour]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.usage_hour import UsageHour # noqa: PLC0415
        from ..models.usage_line import UsageLine # noqa: PLC0415
        since = self.since.isoformat()

        until = self.until.isoformat()

        requests = self.requests

        errors = self.errors

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)



        hours = []
        for hours_item_data in self.hours:
            hours_item = hours_item_data.to_dict()
            hours.append(hours_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "since": since,
            "until": until,
            "requests": requests,
            "errors": errors,
            "lines": lines,
            "hours": hours,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.usage_hour import UsageHour # noqa: PLC0415
        from ..models.usage_line import UsageLine # noqa: PLC0415
        d = dict(src_dict)
        since = datetime.datetime.fromisoformat(d.pop("since"))




        until = datetime.datetime.fromisoformat(d.pop("until"))




        requests = d.pop("requests")

        errors = d.pop("errors")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in (_lines):
            lines_item = UsageLine.from_dict(lines_item_data)



            lines.append(lines_item)


        hours = []
        _hours = d.pop("hours")
        for hours_item_data in (_hours):
            hours_item = UsageHour.from_dict(hours_item_data)



            hours.append(hours_item)


        usage = cls(
            since=since,
            until=until,
            requests=requests,
            errors=errors,
            lines=lines,
            hours=hours,
        )


        usage.additional_properties = d
        return usage

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
