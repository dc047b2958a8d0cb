from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.grant import Grant
  from ..models.held_match import HeldMatch
  from ..models.held_player import HeldPlayer
  from ..models.held_problem import HeldProblem
  from ..models.held_token import HeldToken





T = TypeVar("T", bound="Export")



@_attrs_define
class Export:
    """ All that is held about the caller.

        Attributes:
            player (HeldPlayer): The caller's own profile, whole. `app` is the name of the app that it belongs to.
            tokens (list[HeldToken]):
            grants (list[Grant]):
            matches (list[HeldMatch]):
            problems (list[HeldProblem]):
     """

    player: HeldPlayer
    tokens: list[HeldToken]
    grants: list[Grant]
    matches: list[HeldMatch]
    problems: list[HeldProblem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.grant import Grant # noqa: PLC0415
        from ..models.held_match import HeldMatch # noqa: PLC0415
        from ..models.held_player import HeldPlayer # noqa: PLC0415
        from ..models.held_problem import HeldProblem # noqa: PLC0415
        from ..models.held_token import HeldToken # noqa: PLC0415
        player = self.player.to_dict()

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)



        grants = []
        for grants_item_data in self.grants:
            grants_item = grants_item_data.to_dict()
            grants.append(grants_item)



        matches = []
        for matches_item_data in self.matches:
            matches_item = matches_item_data.to_dict()
            matches.append(matches_item)



        problems = []
        for problems_item_data in self.problems:
            problems_item = problems_item_data.to_dict()
            problems.append(problems_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "player": player,
            "tokens": tokens,
            "grants": grants,
            "matches": matches,
            "problems": problems,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.grant import Grant # noqa: PLC0415
        from ..models.held_match import HeldMatch # noqa: PLC0415
        from ..models.held_player import HeldPlayer # noqa: PLC0415
        from ..models.held_problem import HeldProblem # noqa: PLC0415
        from ..models.held_token import HeldToken # noqa: PLC0415
        d = dict(src_dict)
        player = HeldPlayer.from_dict(d.pop("player"))




        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in (_tokens):
            tokens_item = HeldToken.from_dict(tokens_item_data)



            tokens.append(tokens_item)


        grants = []
        _grants = d.pop("grants")
        for grants_item_data in (_grants):
            grants_item = Grant.from_dict(grants_item_data)



            grants.append(grants_item)


        matches = []
        _matches = d.pop("matches")
        for matches_item_data in (_matches):
            matches_item = HeldMatch.from_dict(matches_item_data)



            matches.append(matches_item)


        problems = []
        _problems = d.pop("problems")
        for problems_item_data in (_problems):
            problems_item = HeldProblem.from_dict(problems_item_data)



            problems.append(problems_item)


        export = cls(
            player=player,
            tokens=tokens,
            grants=grants,
            matches=matches,
            problems=problems,
        )


        export.additional_properties = d
        return export

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
