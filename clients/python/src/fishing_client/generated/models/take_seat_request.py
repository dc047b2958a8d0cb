from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="TakeSeatRequest")



@_attrs_define
class TakeSeatRequest:
    """ Which seat (the first open one unless named) and, for a private match, the code that its players see.

        Attributes:
            seat (int | None | Unset):
            invite_code (None | str | Unset):
            client_seed (None | str | Unset):
     """

    seat: int | None | Unset = UNSET
    invite_code: None | str | Unset = UNSET
    client_seed: None | str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        invite_code: None | str | Unset
        if isinstance(self.invite_code, Unset):
            invite_code = UNSET
        else:
            invite_code = self.invite_code

        client_seed: None | str | Unset
        if isinstance(self.client_seed, Unset):
            client_seed = UNSET
        else:
            client_seed = self.client_seed


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if seat is not UNSET:
            field_dict["seat"] = seat
        if invite_code is not UNSET:
            field_dict["invite_code"] = invite_code
        if client_seed is not UNSET:
            field_dict["client_seed"] = client_seed

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))


        def _parse_invite_code(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        invite_code = _parse_invite_code(d.pop("invite_code", UNSET))


        def _parse_client_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        client_seed = _parse_client_seed(d.pop("client_seed", UNSET))


        take_seat_request = cls(
            seat=seat,
            invite_code=invite_code,
            client_seed=client_seed,
        )

        return take_seat_request

