from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.historias_de_pescador_claim import HistoriasDePescadorClaim
  from ..models.historias_de_pescador_known_hand import HistoriasDePescadorKnownHand
  from ..models.historias_de_pescador_known_pile import HistoriasDePescadorKnownPile
  from ..models.historias_de_pescador_unseen import HistoriasDePescadorUnseen





T = TypeVar("T", bound="HistoriasDePescadorKnowledge")



@_attrs_define
class HistoriasDePescadorKnowledge:
    """ What can be known at a table, place by place; `laid` are the cards of the open announcement.

        Attributes:
            hands (list[HistoriasDePescadorKnownHand]):
            laid (HistoriasDePescadorKnownPile | None):
            net (HistoriasDePescadorKnownPile): Of the `count` cards of a pile, those that are surely in it. Any of
                `Knowledge.unseen` may be among the others.
            deck (HistoriasDePescadorKnownPile): Of the `count` cards of a pile, those that are surely in it. Any of
                `Knowledge.unseen` may be among the others.
            unseen (list[HistoriasDePescadorUnseen]):
            claims (list[HistoriasDePescadorClaim]):
     """

    hands: list[HistoriasDePescadorKnownHand]
    laid: HistoriasDePescadorKnownPile | None
    net: HistoriasDePescadorKnownPile
    deck: HistoriasDePescadorKnownPile
    unseen: list[HistoriasDePescadorUnseen]
    claims: list[HistoriasDePescadorClaim]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.historias_de_pescador_claim import HistoriasDePescadorClaim # noqa: PLC0415
        from ..models.historias_de_pescador_known_hand import HistoriasDePescadorKnownHand # noqa: PLC0415
        from ..models.historias_de_pescador_known_pile import HistoriasDePescadorKnownPile # noqa: PLC0415
        from ..models.historias_de_pescador_unseen import HistoriasDePescadorUnseen # noqa: PLC0415
        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)



        laid: dict[str, Any] | None
        if isinstance(self.laid, HistoriasDePescadorKnownPile):
            laid = self.laid.to_dict()
        else:
            laid = self.laid

        net = self.net.to_dict()

        deck = self.deck.to_dict()

        unseen = []
        for unseen_item_data in self.unseen:
            unseen_item = unseen_item_data.to_dict()
            unseen.append(unseen_item)



        claims = []
        for claims_item_data in self.claims:
            claims_item = claims_item_data.to_dict()
            claims.append(claims_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "hands": hands,
            "laid": laid,
            "net": net,
            "deck": deck,
            "unseen": unseen,
            "claims": claims,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.historias_de_pescador_claim import HistoriasDePescadorClaim # noqa: PLC0415
        from ..models.historias_de_pescador_known_hand import HistoriasDePescadorKnownHand # noqa: PLC0415
        from ..models.historias_de_pescador_known_pile import HistoriasDePescadorKnownPile # noqa: PLC0415
        from ..models.historias_de_pescador_unseen import HistoriasDePescadorUnseen # noqa: PLC0415
        d = dict(src_dict)
        hands = []
        _hands = d.pop("hands")
        for hands_item_data in (_hands):
            hands_item = HistoriasDePescadorKnownHand.from_dict(hands_item_data)



            hands.append(hands_item)


        def _parse_laid(data: object) -> HistoriasDePescadorKnownPile | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                laid_type_0 = HistoriasDePescadorKnownPile.from_dict(data)



                return laid_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HistoriasDePescadorKnownPile | None, data)

        laid = _parse_laid(d.pop("laid"))


        net = HistoriasDePescadorKnownPile.from_dict(d.pop("net"))




        deck = HistoriasDePescadorKnownPile.from_dict(d.pop("deck"))




        unseen = []
        _unseen = d.pop("unseen")
        for unseen_item_data in (_unseen):
            unseen_item = HistoriasDePescadorUnseen.from_dict(unseen_item_data)



            unseen.append(unseen_item)


        claims = []
        _claims = d.pop("claims")
        for claims_item_data in (_claims):
            claims_item = HistoriasDePescadorClaim.from_dict(claims_item_data)



            claims.append(claims_item)


        historias_de_pescador_knowledge = cls(
            hands=hands,
            laid=laid,
            net=net,
            deck=deck,
            unseen=unseen,
            claims=claims,
        )


        historias_de_pescador_knowledge.additional_properties = d
        return historias_de_pescador_knowledge

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
