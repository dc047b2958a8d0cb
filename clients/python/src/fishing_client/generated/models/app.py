from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.app_key import AppKey
  from ..models.budget_left import BudgetLeft
  from ..models.quota import Quota





T = TypeVar("T", bound="App")



@_attrs_define
class App:
    """ The caller's own app.

        Attributes:
            id (str):
            name (str):
            kind (str): `live` or `sandbox`.
            created_at (datetime.datetime):
            players (int): Guests and players that are there now; 10000 stands for that many or more.
            keys (list[AppKey]):
            quotas (list[Quota]):
            budgets (list[BudgetLeft]): Empty where nothing is limited.
     """

    id: str
    name: str
    kind: str
    created_at: datetime.datetime
    players: int
    keys: list[AppKey]
    quotas: list[Quota]
    budgets: list[BudgetLeft]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.app_key import AppKey # noqa: PLC0415
        from ..models.budget_left import BudgetLeft # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        id = self.id

        name = self.name

        kind = self.kind

        created_at = self.created_at.isoformat()

        players = self.players

        keys = []
        for keys_item_data in self.keys:
            keys_item = keys_item_data.to_dict()
            keys.append(keys_item)



        quotas = []
        for quotas_item_data in self.quotas:
            quotas_item = quotas_item_data.to_dict()
            quotas.append(quotas_item)



        budgets = []
        for budgets_item_data in self.budgets:
            budgets_item = budgets_item_data.to_dict()
            budgets.append(budgets_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "name": name,
            "kind": kind,
            "created_at": created_at,
            "players": players,
            "keys": keys,
            "quotas": quotas,
            "budgets": budgets,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.app_key import AppKey # noqa: PLC0415
        from ..models.budget_left import BudgetLeft # noqa: PLC0415
        from ..models.quota import Quota # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        kind = d.pop("kind")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))




        players = d.pop("players")

        keys = []
        _keys = d.pop("keys")
        for keys_item_data in (_keys):
            keys_item = AppKey.from_dict(keys_item_data)



            keys.append(keys_item)


        quotas = []
        _quotas = d.pop("quotas")
        for quotas_item_data in (_quotas):
            quotas_item = Quota.from_dict(quotas_item_data)



            quotas.append(quotas_item)


        budgets = []
        _budgets = d.pop("budgets")
        for budgets_item_data in (_budgets):
            budgets_item = BudgetLeft.from_dict(budgets_item_data)



            budgets.append(budgets_item)


        app = cls(
            id=id,
            name=name,
            kind=kind,
            created_at=created_at,
            players=players,
            keys=keys,
            quotas=quotas,
            budgets=budgets,
        )


        app.additional_properties = d
        return app

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
