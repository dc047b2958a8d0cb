from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.sandbox_arrangement_type_0 import SandboxArrangementType0





T = TypeVar("T", bound="Sandbox")



@_attrs_define
class Sandbox:
    """ A deal of your own, for tests: the seed of every shuffle, or the first deal card by card (contract, section 6).

        Attributes:
            seed (None | str | Unset):
            arrangement (None | SandboxArrangementType0 | Unset):
     """

    seed: None | str | Unset = UNSET
    arrangement: None | SandboxArrangementType0 | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.sandbox_arrangement_type_0 import SandboxArrangementType0 # noqa: PLC0415
        seed: None | str | Unset
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        arrangement: dict[str, Any] | None | Unset
        if isinstance(self.arrangement, Unset):
            arrangement = UNSET
        elif isinstance(self.arrangement, SandboxArrangementType0):
            arrangement = self.arrangement.to_dict()
        else:
            arrangement = self.arrangement


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if seed is not UNSET:
            field_dict["seed"] = seed
        if arrangement is not UNSET:
            field_dict["arrangement"] = arrangement

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.sandbox_arrangement_type_0 import SandboxArrangementType0 # noqa: PLC0415
        d = dict(src_dict)
        def _parse_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))


        def _parse_arrangement(data: object) -> None | SandboxArrangementType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                arrangement_type_0 = SandboxArrangementType0.from_dict(data)



                return arrangement_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SandboxArrangementType0 | Unset, data)

        arrangement = _parse_arrangement(d.pop("arrangement", UNSET))


        sandbox = cls(
            seed=seed,
            arrangement=arrangement,
        )

        return sandbox

