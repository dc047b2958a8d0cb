from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.go_fish_book_made_event_rank_type_0 import check_go_fish_book_made_event_rank_type_0
from ..models.go_fish_book_made_event_rank_type_0 import GoFishBookMadeEventRankType0
from typing import cast
from typing import Literal, cast
import datetime






T = TypeVar("T", bound="GoFishBookMadeEvent")



@_attrs_define
class GoFishBookMadeEvent:
    """ 
        Attributes:
            type_ (Literal['book_made']):
            seat (int):
            rank (GoFishBookMadeEventRankType0 | str):
            seq (int):
            at (datetime.datetime):
     """

    type_: Literal['book_made']
    seat: int
    rank: GoFishBookMadeEventRankType0 | str
    seq: int
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        rank: str
        if isinstance(self.rank, str):
            rank = self.rank
        else:
            rank = self.rank

        seq = self.seq

        at = self.at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "seat": seat,
            "rank": rank,
            "seq": seq,
            "at": at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['book_made'] , d.pop("type"))
        if type_ != 'book_made':
            raise ValueError(f"type must match const 'book_made', got '{type_}'")

        seat = d.pop("seat")

        def _parse_rank(data: object) -> GoFishBookMadeEventRankType0 | str:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                rank_type_0 = check_go_fish_book_made_event_rank_type_0(data)



                return rank_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GoFishBookMadeEventRankType0 | str, data)

        rank = _parse_rank(d.pop("rank"))


        seq = d.pop("seq")

        at = datetime.datetime.fromisoformat(d.pop("at"))




        go_fish_book_made_event = cls(
            type_=type_,
            seat=seat,
            rank=rank,
            seq=seq,
            at=at,
        )


        go_fish_book_made_event.additional_properties = d
        return go_fish_book_made_event

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
