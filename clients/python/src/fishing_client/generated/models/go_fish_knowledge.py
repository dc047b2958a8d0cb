from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.go_fish_knowledge_stock_item_type_0 import check_go_fish_knowledge_stock_item_type_0
from ..models.go_fish_knowledge_stock_item_type_0 import GoFishKnowledgeStockItemType0
from typing import cast

if TYPE_CHECKING:
  from ..models.go_fish_hand_known import GoFishHandKnown





T = TypeVar("T", bound="GoFishKnowledge")



@_attrs_define
class GoFishKnowledge:
    """ What is certain for somebody at the table, or beside it; `stock` names the cards that may be in it, none once it is
    out.

        Attributes:
            hands (list[GoFishHandKnown]):
            stock (list[GoFishKnowledgeStockItemType0 | str]):
     """

    hands: list[GoFishHandKnown]
    stock: list[GoFishKnowledgeStockItemType0 | str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.go_fish_hand_known import GoFishHandKnown # noqa: PLC0415
        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)



        stock = []
        for stock_item_data in self.stock:
            stock_item: str
            if isinstance(stock_item_data, str):
                stock_item = stock_item_data
            else:
                stock_item = stock_item_data
            stock.append(stock_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "hands": hands,
            "stock": stock,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.go_fish_hand_known import GoFishHandKnown # noqa: PLC0415
        d = dict(src_dict)
        hands = []
        _hands = d.pop("hands")
        for hands_item_data in (_hands):
            hands_item = GoFishHandKnown.from_dict(hands_item_data)



            hands.append(hands_item)


        stock = []
        _stock = d.pop("stock")
        for stock_item_data in (_stock):
            def _parse_stock_item(data: object) -> GoFishKnowledgeStockItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    stock_item_type_0 = check_go_fish_knowledge_stock_item_type_0(data)



                    return stock_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(GoFishKnowledgeStockItemType0 | str, data)

            stock_item = _parse_stock_item(stock_item_data)

            stock.append(stock_item)


        go_fish_knowledge = cls(
            hands=hands,
            stock=stock,
        )


        go_fish_knowledge.additional_properties = d
        return go_fish_knowledge

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
