from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.o_auth_client import OAuthClient





T = TypeVar("T", bound="Grant")



@_attrs_define
class Grant:
    """ What the caller lets another app do. `renewed_at` is when it last got tokens; unless it does so again, it ends at
    `expires_at`.

        Attributes:
            id (str):
            client (OAuthClient): Another app. `name` is null for one that is not registered: all that is known of it is
                where it leads people, which is `address`.
            scopes (list[str]):
            granted_at (datetime.datetime):
            renewed_at (datetime.datetime):
            expires_at (datetime.datetime):
     """

    id: str
    client: OAuthClient
    scopes: list[str]
    granted_at: datetime.datetime
    renewed_at: datetime.datetime
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.o_auth_client import OAuthClient # noqa: PLC0415
        id = self.id

        client = self.client.to_dict()

        scopes = self.scopes



        granted_at = self.granted_at.isoformat()

        renewed_at = self.renewed_at.isoformat()

        expires_at = self.expires_at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "client": client,
            "scopes": scopes,
            "granted_at": granted_at,
            "renewed_at": renewed_at,
            "expires_at": expires_at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.o_auth_client import OAuthClient # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id")

        client = OAuthClient.from_dict(d.pop("client"))




        scopes = cast(list[str], d.pop("scopes"))


        granted_at = datetime.datetime.fromisoformat(d.pop("granted_at"))




        renewed_at = datetime.datetime.fromisoformat(d.pop("renewed_at"))




        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))




        grant = cls(
            id=id,
            client=client,
            scopes=scopes,
            granted_at=granted_at,
            renewed_at=renewed_at,
            expires_at=expires_at,
        )


        grant.additional_properties = d
        return grant

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
