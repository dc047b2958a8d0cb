from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="ClientSeedsMixedEvent")



@_attrs_define
class ClientSeedsMixedEvent:
    """ The match has begun with client seeds, in the order of the seats: all its chance hangs on them, by this method.

        Attributes:
            type_ (Literal['client_seeds_mixed']):
            method (str):
            client_seeds (list[None | str]):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['client_seeds_mixed']
    method: str
    client_seeds: list[None | str]
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        method = self.method

        client_seeds = []
        for client_seeds_item_data in self.client_seeds:
            client_seeds_item: None | str
            client_seeds_item = client_seeds_item_data
            client_seeds.append(client_seeds_item)



        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "method": method,
            "client_seeds": client_seeds,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['client_seeds_mixed'] , d.pop("type"))
        if type_ != 'client_seeds_mixed':
            raise ValueError(f"type must match const 'client_seeds_mixed', got '{type_}'")

        method = d.pop("method")

        client_seeds = []
        _client_seeds = d.pop("client_seeds")
        for client_seeds_item_data in (_client_seeds):
            def _parse_client_seeds_item(data: object) -> None | str:
                if data is None:
                    return data
                return cast(None | str, data)

            client_seeds_item = _parse_client_seeds_item(client_seeds_item_data)

            client_seeds.append(client_seeds_item)


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        client_seeds_mixed_event = cls(
            type_=type_,
            method=method,
            client_seeds=client_seeds,
            seq=seq,
            at=at,
        )


        client_seeds_mixed_event.additional_properties = d
        return client_seeds_mixed_event

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
