from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pescado_novo_knowledge_out_item_type_0 import check_pescado_novo_knowledge_out_item_type_0
from ..models.pescado_novo_knowledge_out_item_type_0 import PescadoNovoKnowledgeOutItemType0
from ..models.pescado_novo_knowledge_set_aside_item_type_0 import check_pescado_novo_knowledge_set_aside_item_type_0
from ..models.pescado_novo_knowledge_set_aside_item_type_0 import PescadoNovoKnowledgeSetAsideItemType0
from ..models.pescado_novo_knowledge_unseen_item_type_0 import check_pescado_novo_knowledge_unseen_item_type_0
from ..models.pescado_novo_knowledge_unseen_item_type_0 import PescadoNovoKnowledgeUnseenItemType0
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.pescado_novo_hand_view import PescadoNovoHandView
  from ..models.pescado_novo_pile_known import PescadoNovoPileKnown





T = TypeVar("T", bound="PescadoNovoKnowledge")



@_attrs_define
class PescadoNovoKnowledge:
    """ What can be known of the round. Every card of the game is on the table, in an open hand, or in one of these lists.

    `hidden` cards of `unseen` are in closed hands and in the deck; the others are not in this round, and nobody knows
    which those are.
    `hidden_specials` of them are special cards, as far as it can be told: it cannot of a round that was arranged with
    more or fewer cards.

        Attributes:
            round_ (int):
            hands (list[PescadoNovoHandView]):
            deck (int):
            piles (list[PescadoNovoPileKnown]):
            set_aside (list[PescadoNovoKnowledgeSetAsideItemType0 | str]):
            out (list[PescadoNovoKnowledgeOutItemType0 | str]):
            unseen (list[PescadoNovoKnowledgeUnseenItemType0 | str]):
            hidden (int):
            hidden_specials (int | Unset):
     """

    round_: int
    hands: list[PescadoNovoHandView]
    deck: int
    piles: list[PescadoNovoPileKnown]
    set_aside: list[PescadoNovoKnowledgeSetAsideItemType0 | str]
    out: list[PescadoNovoKnowledgeOutItemType0 | str]
    unseen: list[PescadoNovoKnowledgeUnseenItemType0 | str]
    hidden: int
    hidden_specials: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.pescado_novo_hand_view import PescadoNovoHandView # noqa: PLC0415
        from ..models.pescado_novo_pile_known import PescadoNovoPileKnown # noqa: PLC0415
        round_ = self.round_

        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)



        deck = self.deck

        piles = []
        for piles_item_data in self.piles:
            piles_item = piles_item_data.to_dict()
            piles.append(piles_item)



        set_aside = []
        for set_aside_item_data in self.set_aside:
            set_aside_item: str
            if isinstance(set_aside_item_data, str):
                set_aside_item = set_aside_item_data
            else:
                set_aside_item = set_aside_item_data
            set_aside.append(set_aside_item)



        out = []
        for out_item_data in self.out:
            out_item: str
            if isinstance(out_item_data, str):
                out_item = out_item_data
            else:
                out_item = out_item_data
            out.append(out_item)



        unseen = []
        for unseen_item_data in self.unseen:
            unseen_item: str
            if isinstance(unseen_item_data, str):
                unseen_item = unseen_item_data
            else:
                unseen_item = unseen_item_data
            unseen.append(unseen_item)



        hidden = self.hidden

        hidden_specials = self.hidden_specials


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "round": round_,
            "hands": hands,
            "deck": deck,
            "piles": piles,
            "set_aside": set_aside,
            "out": out,
            "unseen": unseen,
            "hidden": hidden,
        })
        if hidden_specials is not UNSET:
            field_dict["hidden_specials"] = hidden_specials

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pescado_novo_hand_view import PescadoNovoHandView # noqa: PLC0415
        from ..models.pescado_novo_pile_known import PescadoNovoPileKnown # noqa: PLC0415
        d = dict(src_dict)
        round_ = d.pop("round")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in (_hands):
            hands_item = PescadoNovoHandView.from_dict(hands_item_data)



            hands.append(hands_item)


        deck = d.pop("deck")

        piles = []
        _piles = d.pop("piles")
        for piles_item_data in (_piles):
            piles_item = PescadoNovoPileKnown.from_dict(piles_item_data)



            piles.append(piles_item)


        set_aside = []
        _set_aside = d.pop("set_aside")
        for set_aside_item_data in (_set_aside):
            def _parse_set_aside_item(data: object) -> PescadoNovoKnowledgeSetAsideItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    set_aside_item_type_0 = check_pescado_novo_knowledge_set_aside_item_type_0(data)



                    return set_aside_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(PescadoNovoKnowledgeSetAsideItemType0 | str, data)

            set_aside_item = _parse_set_aside_item(set_aside_item_data)

            set_aside.append(set_aside_item)


        out = []
        _out = d.pop("out")
        for out_item_data in (_out):
            def _parse_out_item(data: object) -> PescadoNovoKnowledgeOutItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    out_item_type_0 = check_pescado_novo_knowledge_out_item_type_0(data)



                    return out_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(PescadoNovoKnowledgeOutItemType0 | str, data)

            out_item = _parse_out_item(out_item_data)

            out.append(out_item)


        unseen = []
        _unseen = d.pop("unseen")
        for unseen_item_data in (_unseen):
            def _parse_unseen_item(data: object) -> PescadoNovoKnowledgeUnseenItemType0 | str:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    unseen_item_type_0 = check_pescado_novo_knowledge_unseen_item_type_0(data)



                    return unseen_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(PescadoNovoKnowledgeUnseenItemType0 | str, data)

            unseen_item = _parse_unseen_item(unseen_item_data)

            unseen.append(unseen_item)


        hidden = d.pop("hidden")

        hidden_specials = d.pop("hidden_specials", UNSET)

        pescado_novo_knowledge = cls(
            round_=round_,
            hands=hands,
            deck=deck,
            piles=piles,
            set_aside=set_aside,
            out=out,
            unseen=unseen,
            hidden=hidden,
            hidden_specials=hidden_specials,
        )


        pescado_novo_knowledge.additional_properties = d
        return pescado_novo_knowledge

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
