from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.announce_action import AnnounceAction
  from ..models.ask_action import AskAction
  from ..models.discard_action import DiscardAction
  from ..models.doubt_action import DoubtAction
  from ..models.other_action import OtherAction
  from ..models.play_action import PlayAction
  from ..models.trust_action import TrustAction





T = TypeVar("T", bound="You")



@_attrs_define
class You:
    """ The caller's seat, and every command that it may send now, with its choices spelled out.

        Attributes:
            seat (int): Seats count from 0, clockwise.
            actions (list[AnnounceAction | AskAction | DiscardAction | DoubtAction | OtherAction | PlayAction |
                TrustAction]):
     """

    seat: int
    actions: list[AnnounceAction | AskAction | DiscardAction | DoubtAction | OtherAction | PlayAction | TrustAction]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.announce_action import AnnounceAction # noqa: PLC0415
        from ..models.ask_action import AskAction # noqa: PLC0415
        from ..models.discard_action import DiscardAction # noqa: PLC0415
        from ..models.doubt_action import DoubtAction # noqa: PLC0415
        from ..models.other_action import OtherAction # noqa: PLC0415
        from ..models.play_action import PlayAction # noqa: PLC0415
        from ..models.trust_action import TrustAction # noqa: PLC0415
        seat = self.seat

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if isinstance(actions_item_data, AskAction):
                actions_item = actions_item_data.to_dict()
            elif isinstance(actions_item_data, AnnounceAction):
                actions_item = actions_item_data.to_dict()
            elif isinstance(actions_item_data, DoubtAction):
                actions_item = actions_item_data.to_dict()
            elif isinstance(actions_item_data, TrustAction):
                actions_item = actions_item_data.to_dict()
            elif isinstance(actions_item_data, DiscardAction):
                actions_item = actions_item_data.to_dict()
            elif isinstance(actions_item_data, PlayAction):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "seat": seat,
            "actions": actions,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.announce_action import AnnounceAction # noqa: PLC0415
        from ..models.ask_action import AskAction # noqa: PLC0415
        from ..models.discard_action import DiscardAction # noqa: PLC0415
        from ..models.doubt_action import DoubtAction # noqa: PLC0415
        from ..models.other_action import OtherAction # noqa: PLC0415
        from ..models.play_action import PlayAction # noqa: PLC0415
        from ..models.trust_action import TrustAction # noqa: PLC0415
        d = dict(src_dict)
        seat = d.pop("seat")

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in (_actions):
            def _parse_actions_item(data: object) -> AnnounceAction | AskAction | DiscardAction | DoubtAction | OtherAction | PlayAction | TrustAction:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_0 = AskAction.from_dict(data)



                    return componentsschemas_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_1 = AnnounceAction.from_dict(data)



                    return componentsschemas_action_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_2 = DoubtAction.from_dict(data)



                    return componentsschemas_action_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_3 = TrustAction.from_dict(data)



                    return componentsschemas_action_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_4 = DiscardAction.from_dict(data)



                    return componentsschemas_action_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_5 = PlayAction.from_dict(data)



                    return componentsschemas_action_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_6 = OtherAction.from_dict(data)



                return componentsschemas_action_type_6

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)


        you = cls(
            seat=seat,
            actions=actions,
        )


        you.additional_properties = d
        return you

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
