from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="GiveClientSeedRequest")



@_attrs_define
class GiveClientSeedRequest:
    """ What a seat adds to the chance of the match.

        Attributes:
            client_seed (str): A text of your own, better a random one: it is mixed into all chance of the match, so that we
                alone have not chosen it. Nobody else is told before the match begins, and everybody from then on. Letters and
                digits of ASCII, `_` and `-`, so that every language reads the same bytes: hexadecimal, base64url and UUIDs fit.
     """

    client_seed: str





    def to_dict(self) -> dict[str, Any]:
        client_seed = self.client_seed


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "client_seed": client_seed,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_seed = d.pop("client_seed")

        give_client_seed_request = cls(
            client_seed=client_seed,
        )

        return give_client_seed_request

