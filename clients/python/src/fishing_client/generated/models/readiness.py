from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.readiness_checks import ReadinessChecks





T = TypeVar("T", bound="Readiness")



@_attrs_define
class Readiness:
    """ `down` names the checks that are not well: where the service is ready none the less, it goes on without them.

        Attributes:
            status (str):
            checks (ReadinessChecks):
            down (list[str]):
            sweep_age_seconds (float | None): Since the last sweep ended; null before the first.
     """

    status: str
    checks: ReadinessChecks
    down: list[str]
    sweep_age_seconds: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.readiness_checks import ReadinessChecks # noqa: PLC0415
        status = self.status

        checks = self.checks.to_dict()

        down = self.down



        sweep_age_seconds: float | None
        sweep_age_seconds = self.sweep_age_seconds


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "status": status,
            "checks": checks,
            "down": down,
            "sweep_age_seconds": sweep_age_seconds,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.readiness_checks import ReadinessChecks # noqa: PLC0415
        d = dict(src_dict)
        status = d.pop("status")

        checks = ReadinessChecks.from_dict(d.pop("checks"))




        down = cast(list[str], d.pop("down"))


        def _parse_sweep_age_seconds(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        sweep_age_seconds = _parse_sweep_age_seconds(d.pop("sweep_age_seconds"))


        readiness = cls(
            status=status,
            checks=checks,
            down=down,
            sweep_age_seconds=sweep_age_seconds,
        )


        readiness.additional_properties = d
        return readiness

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
