from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.go_fish_hand_scored_event_books_item_item_type_0 import check_go_fish_hand_scored_event_books_item_item_type_0
from ..models.go_fish_hand_scored_event_books_item_item_type_0 import GoFishHandScoredEventBooksItemItemType0
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="GoFishHandScoredEvent")



@_attrs_define
class GoFishHandScoredEvent:
    """ The hand is over: books by seat, and the points they bring.

        Attributes:
            type_ (Literal['hand_scored']):
            books (list[list[GoFishHandScoredEventBooksItemItemType0 | str]]):
            points (list[int]):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['hand_scored']
    books: list[list[GoFishHandScoredEventBooksItemItemType0 | str]]
    points: list[int]
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

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



        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "books": books,
            "points": points,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['hand_scored'] , d.pop("type"))
        if type_ != 'hand_scored':
            raise ValueError(f"type must match const 'hand_scored', got '{type_}'")

        books = []
        _books = d.pop("books")
        for books_item_data in (_books):
            books_item = []
            _books_item = books_item_data
            for books_item_item_data in (_books_item):
                def _parse_books_item_item(data: object) -> GoFishHandScoredEventBooksItemItemType0 | str:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        books_item_item_type_0 = check_go_fish_hand_scored_event_books_item_item_type_0(data)



                        return books_item_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(GoFishHandScoredEventBooksItemItemType0 | str, data)

                books_item_item = _parse_books_item_item(books_item_item_data)

                books_item.append(books_item_item)

            books.append(books_item)


        points = cast(list[int], d.pop("points"))


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        go_fish_hand_scored_event = cls(
            type_=type_,
            books=books,
            points=points,
            seq=seq,
            at=at,
        )


        go_fish_hand_scored_event.additional_properties = d
        return go_fish_hand_scored_event

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
