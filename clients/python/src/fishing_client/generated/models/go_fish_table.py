from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.go_fish_table_books_item_item_type_0 import check_go_fish_table_books_item_item_type_0
from ..models.go_fish_table_books_item_item_type_0 import GoFishTableBooksItemItemType0
from typing import cast

if TYPE_CHECKING:
  from ..models.go_fish_hand_view import GoFishHandView
  from ..models.go_fish_last_ask import GoFishLastAsk





T = TypeVar("T", bound="GoFishTable")



@_attrs_define
class GoFishTable:
    """ The table as its viewer sees it; `stock` is the number of cards left to draw.

        Attributes:
            round_ (int):
            dealer (int):
            turn (int):
            stock (int):
            hands (list[GoFishHandView]):
            books (list[list[GoFishTableBooksItemItemType0 | str]]):
            points (list[int]):
            last_ask (GoFishLastAsk | None):
     """

    round_: int
    dealer: int
    turn: int
    stock: int
    hands: list[GoFishHandView]
    books: list[list[GoFishTableBooksItemItemType0 | str]]
    points: list[int]
    last_ask: GoFishLastAsk | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.go_fish_hand_view import GoFishHandView # noqa: PLC0415
        from ..models.go_fish_last_ask import GoFishLastAsk # noqa: PLC0415
        round_ = self.round_

        dealer = self.dealer

        turn = self.turn

        stock = self.stock

        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)



        books = []
        for books_item_data in self.books:
            books_item = []
            for books_item_item_data in books_item_data:
                books_item_item: str
                if isinstance(books_item_item_data, str):
                    books_item_item = books_item_item_data
                else:
                    books_item_item = books_item_item_data
                books_item.append(books_item_item)


            books.append(books_item)



        points = self.points



        last_ask: dict[str, Any] | None
        if isinstance(self.last_ask, GoFishLastAsk):
            last_ask = self.last_ask.to_dict()
        else:
            last_ask = self.last_ask


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "round": round_,
            "dealer": dealer,
            "turn": turn,
            "stock": stock,
            "hands": hands,
            "books": books,
            "points": points,
            "last_ask": last_ask,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.go_fish_hand_view import GoFishHandView # noqa: PLC0415
        from ..models.go_fish_last_ask import GoFishLastAsk # noqa: PLC0415
        d = dict(src_dict)
        round_ = d.pop("round")

        dealer = d.pop("dealer")

        turn = d.pop("turn")

        stock = d.pop("stock")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in (_hands):
            hands_item = GoFishHandView.from_dict(hands_item_data)



            hands.append(hands_item)


        books = []
        _books = d.pop("books")
        for books_item_data in (_books):
            books_item = []
            _books_item = books_item_data
            for books_item_item_data in (_books_item):
                def _parse_books_item_item(data: object) -> GoFishTableBooksItemItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        books_item_item_type_0 = check_go_fish_table_books_item_item_type_0(data)



                        return books_item_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(GoFishTableBooksItemItemType0 | str, data)

                books_item_item = _parse_books_item_item(books_item_item_data)

                books_item.append(books_item_item)

            books.append(books_item)


        points = cast(list[int], d.pop("points"))


        def _parse_last_ask(data: object) -> GoFishLastAsk | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_ask_type_0 = GoFishLastAsk.from_dict(data)



                return last_ask_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GoFishLastAsk | None, data)

        last_ask = _parse_last_ask(d.pop("last_ask"))


        go_fish_table = cls(
            round_=round_,
            dealer=dealer,
            turn=turn,
            stock=stock,
            hands=hands,
            books=books,
            points=points,
            last_ask=last_ask,
        )


        go_fish_table.additional_properties = d
        return go_fish_table

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
