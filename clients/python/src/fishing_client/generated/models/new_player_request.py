from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="NewPlayerRequest")



@_attrs_define
class NewPlayerRequest:
    """ A player of an app. `external_id` is your own id of them: visible ASCII, and better no e-mail address.

        Attributes:
            external_id (str):
            name (None | str | Unset):
            claim (None | str | Unset):
     """

    external_id: str
    name: None | str | Unset = UNSET
    claim: None | str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        external_id = self.external_id

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        claim: None | str | Unset
        if isinstance(self.claim, Unset):
            claim = UNSET
        else:
            claim = self.claim


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "external_id": external_id,
        })
        if name is not UNSET:
            field_dict["name"] = name
        if claim is not UNSET:
            field_dict["claim"] = claim

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        external_id = d.pop("external_id")

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))


        def _parse_claim(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        claim = _parse_claim(d.pop("claim", UNSET))


        new_player_request = cls(
            external_id=external_id,
            name=name,
            claim=claim,
        )

        return new_player_request

