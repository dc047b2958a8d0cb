from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.announce_command_cards_item import AnnounceCommandCardsItem
from ..models.announce_command_cards_item import check_announce_command_cards_item
from ..models.announce_command_creature import AnnounceCommandCreature
from ..models.announce_command_creature import check_announce_command_creature
from ..types import UNSET, Unset
from typing import cast
from typing import Literal, cast






T = TypeVar("T", bound="AnnounceCommand")



@_attrs_define
class AnnounceCommand:
    """ Lay cards face down and say that all of them are of one creature, with a story if you like.

        Attributes:
            type_ (Literal['announce']):
            creature (AnnounceCommandCreature):
            cards (list[AnnounceCommandCardsItem]):
            story (str | Unset):
            expected_version (int | Unset): The `version` you decided on; 409 `stale_version` where the match has moved on,
                and nothing is played.
            dry_run (bool | Unset): Only say whether the command would be taken: 200, or the problem that it would meet.
                Nothing is written, no Idempotency-Key is kept, and what would come of it is not told. Default: False.
     """

    type_: Literal['announce']
    creature: AnnounceCommandCreature
    cards: list[AnnounceCommandCardsItem]
    story: str | Unset = UNSET
    expected_version: int | Unset = UNSET
    dry_run: bool | Unset = False





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        creature: str = self.creature

        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)



        story = self.story

        expected_version = self.expected_version

        dry_run = self.dry_run


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "type": type_,
            "creature": creature,
            "cards": cards,
        })
        if story is not UNSET:
            field_dict["story"] = story
        if expected_version is not UNSET:
            field_dict["expected_version"] = expected_version
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal['announce'] , d.pop("type"))
        if type_ != 'announce':
            raise ValueError(f"type must match const 'announce', got '{type_}'")

        creature = check_announce_command_creature(d.pop("creature"))




        cards = []
        _cards = d.pop("cards")
        for cards_item_data in (_cards):
            cards_item = check_announce_command_cards_item(cards_item_data)



            cards.append(cards_item)


        story = d.pop("story", UNSET)

        expected_version = d.pop("expected_version", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        announce_command = cls(
            type_=type_,
            creature=creature,
            cards=cards,
            story=story,
            expected_version=expected_version,
            dry_run=dry_run,
        )

        return announce_command

