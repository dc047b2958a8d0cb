from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_table_table_item_type_0 import check_pescado_novo_table_table_item_type_0
from ..models.pescado_novo_table_table_item_type_0 import PescadoNovoTableTableItemType0
from typing import cast

if TYPE_CHECKING:
  from ..models.pescado_novo_hand_view import PescadoNovoHandView
  from ..models.pescado_novo_pile_view import PescadoNovoPileView





T = TypeVar("T", bound="PescadoNovoTable")



@_attrs_define
class PescadoNovoTable:
    """ The table as its viewer sees it; `deck` is the number of cards still to be dealt.

        Attributes:
            round_ (int):
            dealer (int):
            turn (int):
            table (list[PescadoNovoTableTableItemType0 | str]):
            deck (int):
            hands (list[PescadoNovoHandView]):
            piles (list[PescadoNovoPileView]):
            points (list[int]):
            last_capture (int | None):
     """

    round_: int
    dealer: int
    turn: int
    table: list[PescadoNovoTableTableItemType0 | str]
    deck: int
    hands: list[PescadoNovoHandView]
    piles: list[PescadoNovoPileView]
    points: list[int]
    last_capture: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.pescado_novo_hand_view import PescadoNovoHandView # noqa: PLC0415
        from ..models.pescado_novo_pile_view import PescadoNovoPileView # noqa: PLC0415
        round_ = self.round_

        dealer = self.dealer

        turn = self.turn

        table = []
        for table_item_data in self.table:
            table_item: str
            if isinstance(table_item_data, str):
                table_item = table_item_data
            else:
                table_item = table_item_data
            table.append(table_item)



        deck = self.deck

        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)



        piles = []
        for piles_item_data in self.piles:
            piles_item = piles_item_data.to_dict()
            piles.append(piles_item)



        points = self.points



        last_capture: int | None
        last_capture = self.last_capture


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "round": round_,
            "dealer": dealer,
            "turn": turn,
            "table": table,
            "deck": deck,
            "hands": hands,
            "piles": piles,
            "points": points,
            "last_capture": last_capture,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pescado_novo_hand_view import PescadoNovoHandView # noqa: PLC0415
        from ..models.pescado_novo_pile_view import PescadoNovoPileView # noqa: PLC0415
        d = dict(src_dict)
        round_ = d.pop("round")

        dealer = d.pop("dealer")

        turn = d.pop("turn")

        table = []
        _table = d.pop("table")
        for table_item_data in (_table):
            def _parse_table_item(data: object) -> PescadoNovoTableTableItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    table_item_type_0 = check_pescado_novo_table_table_item_type_0(data)



                    return table_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(PescadoNovoTableTableItemType0 | str, data)

            table_item = _parse_table_item(table_item_data)

            table.append(table_item)


        deck = d.pop("deck")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in (_hands):
            hands_item = PescadoNovoHandView.from_dict(hands_item_data)



            hands.append(hands_item)


        piles = []
        _piles = d.pop("piles")
        for piles_item_data in (_piles):
            piles_item = PescadoNovoPileView.from_dict(piles_item_data)



            piles.append(piles_item)


        points = cast(list[int], d.pop("points"))


        def _parse_last_capture(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_capture = _parse_last_capture(d.pop("last_capture"))


        pescado_novo_table = cls(
            round_=round_,
            dealer=dealer,
            turn=turn,
            table=table,
            deck=deck,
            hands=hands,
            piles=piles,
            points=points,
            last_capture=last_capture,
        )


        pescado_novo_table.additional_properties = d
        return pescado_novo_table

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
