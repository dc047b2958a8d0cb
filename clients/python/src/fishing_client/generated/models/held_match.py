from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.bot_took_over_event import BotTookOverEvent
  from ..models.client_seed_given_event import ClientSeedGivenEvent
  from ..models.client_seeds_mixed_event import ClientSeedsMixedEvent
  from ..models.clock_advanced_event import ClockAdvancedEvent
  from ..models.deadline_extended_event import DeadlineExtendedEvent
  from ..models.go_fish_asked_event import GoFishAskedEvent
  from ..models.go_fish_book_made_event import GoFishBookMadeEvent
  from ..models.go_fish_cards_given_event import GoFishCardsGivenEvent
  from ..models.go_fish_hand_dealt_event import GoFishHandDealtEvent
  from ..models.go_fish_hand_refilled_event import GoFishHandRefilledEvent
  from ..models.go_fish_hand_scored_event import GoFishHandScoredEvent
  from ..models.go_fish_hand_started_event import GoFishHandStartedEvent
  from ..models.go_fish_turn_passed_event import GoFishTurnPassedEvent
  from ..models.go_fish_went_fishing_event import GoFishWentFishingEvent
  from ..models.historias_de_pescador_announced_event import HistoriasDePescadorAnnouncedEvent
  from ..models.historias_de_pescador_deck_exhausted_event import HistoriasDePescadorDeckExhaustedEvent
  from ..models.historias_de_pescador_discarded_event import HistoriasDePescadorDiscardedEvent
  from ..models.historias_de_pescador_doubted_event import HistoriasDePescadorDoubtedEvent
  from ..models.historias_de_pescador_drew_event import HistoriasDePescadorDrewEvent
  from ..models.historias_de_pescador_fisherman_dealt_event import HistoriasDePescadorFishermanDealtEvent
  from ..models.historias_de_pescador_fisherman_revealed_event import HistoriasDePescadorFishermanRevealedEvent
  from ..models.historias_de_pescador_hand_dealt_event import HistoriasDePescadorHandDealtEvent
  from ..models.historias_de_pescador_instruction_missed_event import HistoriasDePescadorInstructionMissedEvent
  from ..models.historias_de_pescador_net_reshuffled_event import HistoriasDePescadorNetReshuffledEvent
  from ..models.historias_de_pescador_netted_event import HistoriasDePescadorNettedEvent
  from ..models.historias_de_pescador_returned_event import HistoriasDePescadorReturnedEvent
  from ..models.historias_de_pescador_revealed_event import HistoriasDePescadorRevealedEvent
  from ..models.historias_de_pescador_table_set_event import HistoriasDePescadorTableSetEvent
  from ..models.historias_de_pescador_trusted_event import HistoriasDePescadorTrustedEvent
  from ..models.historias_de_pescador_turn_passed_event import HistoriasDePescadorTurnPassedEvent
  from ..models.host_changed_event import HostChangedEvent
  from ..models.match_aborted_event import MatchAbortedEvent
  from ..models.match_created_event import MatchCreatedEvent
  from ..models.match_finished_event import MatchFinishedEvent
  from ..models.match_started_event import MatchStartedEvent
  from ..models.match_voided_event import MatchVoidedEvent
  from ..models.other_event import OtherEvent
  from ..models.pescado_novo_card_discarded_event import PescadoNovoCardDiscardedEvent
  from ..models.pescado_novo_card_played_event import PescadoNovoCardPlayedEvent
  from ..models.pescado_novo_hand_dealt_event import PescadoNovoHandDealtEvent
  from ..models.pescado_novo_leftovers_unclaimed_event import PescadoNovoLeftoversUnclaimedEvent
  from ..models.pescado_novo_pescado_event import PescadoNovoPescadoEvent
  from ..models.pescado_novo_round_scored_event import PescadoNovoRoundScoredEvent
  from ..models.pescado_novo_round_started_event import PescadoNovoRoundStartedEvent
  from ..models.pescado_novo_setup_card_discarded_event import PescadoNovoSetupCardDiscardedEvent
  from ..models.pescado_novo_table_collected_event import PescadoNovoTableCollectedEvent
  from ..models.pescado_novo_table_dealt_event import PescadoNovoTableDealtEvent
  from ..models.pescado_novo_turn_passed_event import PescadoNovoTurnPassedEvent
  from ..models.player_resigned_event import PlayerResignedEvent
  from ..models.result import Result
  from ..models.script_missed_event import ScriptMissedEvent
  from ..models.seat_left_event import SeatLeftEvent
  from ..models.seat_taken_event import SeatTakenEvent
  from ..models.turn_timed_out_event import TurnTimedOutEvent





T = TypeVar("T", bound="HeldMatch")



@_attrs_define
class HeldMatch:
    """ A match that the caller sits in or opened; `events` are those of the caller's seat, as the caller may see them.

        Attributes:
            id (str):
            game (str):
            status (str):
            visibility (str):
            rated (bool):
            sandbox (bool):
            hosted (bool):
            seat (int | None):
            seat_status (None | str):
            client_seed (None | str):
            created_at (datetime.datetime):
            started_at (datetime.datetime | None):
            finished_at (datetime.datetime | None):
            result (None | Result):
            events (list[BotTookOverEvent | ClientSeedGivenEvent | ClientSeedsMixedEvent | ClockAdvancedEvent |
                DeadlineExtendedEvent | GoFishAskedEvent | GoFishBookMadeEvent | GoFishCardsGivenEvent | GoFishHandDealtEvent |
                GoFishHandRefilledEvent | GoFishHandScoredEvent | GoFishHandStartedEvent | GoFishTurnPassedEvent |
                GoFishWentFishingEvent | HistoriasDePescadorAnnouncedEvent | HistoriasDePescadorDeckExhaustedEvent |
                HistoriasDePescadorDiscardedEvent | HistoriasDePescadorDoubtedEvent | HistoriasDePescadorDrewEvent |
                HistoriasDePescadorFishermanDealtEvent | HistoriasDePescadorFishermanRevealedEvent |
                HistoriasDePescadorHandDealtEvent | HistoriasDePescadorInstructionMissedEvent |
                HistoriasDePescadorNetReshuffledEvent | HistoriasDePescadorNettedEvent | HistoriasDePescadorReturnedEvent |
                HistoriasDePescadorRevealedEvent | HistoriasDePescadorTableSetEvent | HistoriasDePescadorTrustedEvent |
                HistoriasDePescadorTurnPassedEvent | HostChangedEvent | MatchAbortedEvent | MatchCreatedEvent |
                MatchFinishedEvent | MatchStartedEvent | MatchVoidedEvent | OtherEvent | PescadoNovoCardDiscardedEvent |
                PescadoNovoCardPlayedEvent | PescadoNovoHandDealtEvent | PescadoNovoLeftoversUnclaimedEvent |
                PescadoNovoPescadoEvent | PescadoNovoRoundScoredEvent | PescadoNovoRoundStartedEvent |
                PescadoNovoSetupCardDiscardedEvent | PescadoNovoTableCollectedEvent | PescadoNovoTableDealtEvent |
                PescadoNovoTurnPassedEvent | PlayerResignedEvent | ScriptMissedEvent | SeatLeftEvent | SeatTakenEvent |
                TurnTimedOutEvent]):
     """

    id: str
    game: str
    status: str
    visibility: str
    rated: bool
    sandbox: bool
    hosted: bool
    seat: int | None
    seat_status: None | str
    client_seed: None | str
    created_at: datetime.datetime
    started_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    result: None | Result
    events: list[BotTookOverEvent | ClientSeedGivenEvent | ClientSeedsMixedEvent | ClockAdvancedEvent | DeadlineExtendedEvent | GoFishAskedEvent | GoFishBookMadeEvent | GoFishCardsGivenEvent | GoFishHandDealtEvent | GoFishHandRefilledEvent | GoFishHandScoredEvent | GoFishHandStartedEvent | GoFishTurnPassedEvent | GoFishWentFishingEvent | HistoriasDePescadorAnnouncedEvent | HistoriasDePescadorDeckExhaustedEvent | HistoriasDePescadorDiscardedEvent | HistoriasDePescadorDoubtedEvent | HistoriasDePescadorDrewEvent | HistoriasDePescadorFishermanDealtEvent | HistoriasDePescadorFishermanRevealedEvent | HistoriasDePescadorHandDealtEvent | HistoriasDePescadorInstructionMissedEvent | HistoriasDePescadorNetReshuffledEvent | HistoriasDePescadorNettedEvent | HistoriasDePescadorReturnedEvent | HistoriasDePescadorRevealedEvent | HistoriasDePescadorTableSetEvent | HistoriasDePescadorTrustedEvent | HistoriasDePescadorTurnPassedEvent | HostChangedEvent | MatchAbortedEvent | MatchCreatedEvent | MatchFinishedEvent | MatchStartedEvent | MatchVoidedEvent | OtherEvent | PescadoNovoCardDiscardedEvent | PescadoNovoCardPlayedEvent | PescadoNovoHandDealtEvent | PescadoNovoLeftoversUnclaimedEvent | PescadoNovoPescadoEvent | PescadoNovoRoundScoredEvent | PescadoNovoRoundStartedEvent | PescadoNovoSetupCardDiscardedEvent | PescadoNovoTableCollectedEvent | PescadoNovoTableDealtEvent | PescadoNovoTurnPassedEvent | PlayerResignedEvent | ScriptMissedEvent | SeatLeftEvent | SeatTakenEvent | TurnTimedOutEvent]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.bot_took_over_event import BotTookOverEvent # noqa: PLC0415
        from ..models.client_seed_given_event import ClientSeedGivenEvent # noqa: PLC0415
        from ..models.client_seeds_mixed_event import ClientSeedsMixedEvent # noqa: PLC0415
        from ..models.clock_advanced_event import ClockAdvancedEvent # noqa: PLC0415
        from ..models.deadline_extended_event import DeadlineExtendedEvent # noqa: PLC0415
        from ..models.go_fish_asked_event import GoFishAskedEvent # noqa: PLC0415
        from ..models.go_fish_book_made_event import GoFishBookMadeEvent # noqa: PLC0415
        from ..models.go_fish_cards_given_event import GoFishCardsGivenEvent # noqa: PLC0415
        from ..models.go_fish_hand_dealt_event import GoFishHandDealtEvent # noqa: PLC0415
        from ..models.go_fish_hand_refilled_event import GoFishHandRefilledEvent # noqa: PLC0415
        from ..models.go_fish_hand_scored_event import GoFishHandScoredEvent # noqa: PLC0415
        from ..models.go_fish_hand_started_event import GoFishHandStartedEvent # noqa: PLC0415
        from ..models.go_fish_turn_passed_event import GoFishTurnPassedEvent # noqa: PLC0415
        from ..models.go_fish_went_fishing_event import GoFishWentFishingEvent # noqa: PLC0415
        from ..models.historias_de_pescador_announced_event import HistoriasDePescadorAnnouncedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_deck_exhausted_event import HistoriasDePescadorDeckExhaustedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_discarded_event import HistoriasDePescadorDiscardedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_doubted_event import HistoriasDePescadorDoubtedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_drew_event import HistoriasDePescadorDrewEvent # noqa: PLC0415
        from ..models.historias_de_pescador_fisherman_dealt_event import HistoriasDePescadorFishermanDealtEvent # noqa: PLC0415
        from ..models.historias_de_pescador_fisherman_revealed_event import HistoriasDePescadorFishermanRevealedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_hand_dealt_event import HistoriasDePescadorHandDealtEvent # noqa: PLC0415
        from ..models.historias_de_pescador_instruction_missed_event import HistoriasDePescadorInstructionMissedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_net_reshuffled_event import HistoriasDePescadorNetReshuffledEvent # noqa: PLC0415
        from ..models.historias_de_pescador_netted_event import HistoriasDePescadorNettedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_returned_event import HistoriasDePescadorReturnedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_revealed_event import HistoriasDePescadorRevealedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_table_set_event import HistoriasDePescadorTableSetEvent # noqa: PLC0415
        from ..models.historias_de_pescador_trusted_event import HistoriasDePescadorTrustedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_turn_passed_event import HistoriasDePescadorTurnPassedEvent # noqa: PLC0415
        from ..models.host_changed_event import HostChangedEvent # noqa: PLC0415
        from ..models.match_aborted_event import MatchAbortedEvent # noqa: PLC0415
        from ..models.match_created_event import MatchCreatedEvent # noqa: PLC0415
        from ..models.match_finished_event import MatchFinishedEvent # noqa: PLC0415
        from ..models.match_started_event import MatchStartedEvent # noqa: PLC0415
        from ..models.match_voided_event import MatchVoidedEvent # noqa: PLC0415
        from ..models.other_event import OtherEvent # noqa: PLC0415
        from ..models.pescado_novo_card_discarded_event import PescadoNovoCardDiscardedEvent # noqa: PLC0415
        from ..models.pescado_novo_card_played_event import PescadoNovoCardPlayedEvent # noqa: PLC0415
        from ..models.pescado_novo_hand_dealt_event import PescadoNovoHandDealtEvent # noqa: PLC0415
        from ..models.pescado_novo_leftovers_unclaimed_event import PescadoNovoLeftoversUnclaimedEvent # noqa: PLC0415
        from ..models.pescado_novo_pescado_event import PescadoNovoPescadoEvent # noqa: PLC0415
        from ..models.pescado_novo_round_scored_event import PescadoNovoRoundScoredEvent # noqa: PLC0415
        from ..models.pescado_novo_round_started_event import PescadoNovoRoundStartedEvent # noqa: PLC0415
        from ..models.pescado_novo_setup_card_discarded_event import PescadoNovoSetupCardDiscardedEvent # noqa: PLC0415
        from ..models.pescado_novo_table_collected_event import PescadoNovoTableCollectedEvent # noqa: PLC0415
        from ..models.pescado_novo_table_dealt_event import PescadoNovoTableDealtEvent # noqa: PLC0415
        from ..models.pescado_novo_turn_passed_event import PescadoNovoTurnPassedEvent # noqa: PLC0415
        from ..models.player_resigned_event import PlayerResignedEvent # noqa: PLC0415
        from ..models.result import Result # noqa: PLC0415
        from ..models.script_missed_event import ScriptMissedEvent # noqa: PLC0415
        from ..models.seat_left_event import SeatLeftEvent # noqa: PLC0415
        from ..models.seat_taken_event import SeatTakenEvent # noqa: PLC0415
        from ..models.turn_timed_out_event import TurnTimedOutEvent # noqa: PLC0415
        id = self.id

        game = self.game

        status = self.status

        visibility = self.visibility

        rated = self.rated

        sandbox = self.sandbox

        hosted = self.hosted

        seat: int | None
        seat = self.seat

        seat_status: None | str
        seat_status = self.seat_status

        client_seed: None | str
        client_seed = self.client_seed

        created_at = self.created_at.isoformat()

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, GoFishHandStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishHandDealtEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishAskedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishCardsGivenEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishWentFishingEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishBookMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishHandRefilledEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishTurnPassedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoFishHandScoredEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorTableSetEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorHandDealtEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorFishermanDealtEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorAnnouncedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorTrustedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorDoubtedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorRevealedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorFishermanRevealedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorInstructionMissedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorNettedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorReturnedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorDiscardedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorDrewEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorNetReshuffledEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorDeckExhaustedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HistoriasDePescadorTurnPassedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoRoundStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoHandDealtEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoTableDealtEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoSetupCardDiscardedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoCardPlayedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoCardDiscardedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoPescadoEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoTableCollectedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoLeftoversUnclaimedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoRoundScoredEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PescadoNovoTurnPassedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, MatchCreatedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SeatTakenEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SeatLeftEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ClientSeedGivenEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HostChangedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, MatchStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ClientSeedsMixedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TurnTimedOutEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DeadlineExtendedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ClockAdvancedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ScriptMissedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerResignedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, BotTookOverEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, MatchFinishedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, MatchAbortedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, MatchVoidedEvent):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "game": game,
            "status": status,
            "visibility": visibility,
            "rated": rated,
            "sandbox": sandbox,
            "hosted": hosted,
            "seat": seat,
            "seat_status": seat_status,
            "client_seed": client_seed,
            "created_at": created_at,
            "started_at": started_at,
            "finished_at": finished_at,
            "result": result,
            "events": events,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_took_over_event import BotTookOverEvent # noqa: PLC0415
        from ..models.client_seed_given_event import ClientSeedGivenEvent # noqa: PLC0415
        from ..models.client_seeds_mixed_event import ClientSeedsMixedEvent # noqa: PLC0415
        from ..models.clock_advanced_event import ClockAdvancedEvent # noqa: PLC0415
        from ..models.deadline_extended_event import DeadlineExtendedEvent # noqa: PLC0415
        from ..models.go_fish_asked_event import GoFishAskedEvent # noqa: PLC0415
        from ..models.go_fish_book_made_event import GoFishBookMadeEvent # noqa: PLC0415
        from ..models.go_fish_cards_given_event import GoFishCardsGivenEvent # noqa: PLC0415
        from ..models.go_fish_hand_dealt_event import GoFishHandDealtEvent # noqa: PLC0415
        from ..models.go_fish_hand_refilled_event import GoFishHandRefilledEvent # noqa: PLC0415
        from ..models.go_fish_hand_scored_event import GoFishHandScoredEvent # noqa: PLC0415
        from ..models.go_fish_hand_started_event import GoFishHandStartedEvent # noqa: PLC0415
        from ..models.go_fish_turn_passed_event import GoFishTurnPassedEvent # noqa: PLC0415
        from ..models.go_fish_went_fishing_event import GoFishWentFishingEvent # noqa: PLC0415
        from ..models.historias_de_pescador_announced_event import HistoriasDePescadorAnnouncedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_deck_exhausted_event import HistoriasDePescadorDeckExhaustedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_discarded_event import HistoriasDePescadorDiscardedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_doubted_event import HistoriasDePescadorDoubtedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_drew_event import HistoriasDePescadorDrewEvent # noqa: PLC0415
        from ..models.historias_de_pescador_fisherman_dealt_event import HistoriasDePescadorFishermanDealtEvent # noqa: PLC0415
        from ..models.historias_de_pescador_fisherman_revealed_event import HistoriasDePescadorFishermanRevealedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_hand_dealt_event import HistoriasDePescadorHandDealtEvent # noqa: PLC0415
        from ..models.historias_de_pescador_instruction_missed_event import HistoriasDePescadorInstructionMissedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_net_reshuffled_event import HistoriasDePescadorNetReshuffledEvent # noqa: PLC0415
        from ..models.historias_de_pescador_netted_event import HistoriasDePescadorNettedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_returned_event import HistoriasDePescadorReturnedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_revealed_event import HistoriasDePescadorRevealedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_table_set_event import HistoriasDePescadorTableSetEvent # noqa: PLC0415
        from ..models.historias_de_pescador_trusted_event import HistoriasDePescadorTrustedEvent # noqa: PLC0415
        from ..models.historias_de_pescador_turn_passed_event import HistoriasDePescadorTurnPassedEvent # noqa: PLC0415
        from ..models.host_changed_event import HostChangedEvent # noqa: PLC0415
        from ..models.match_aborted_event import MatchAbortedEvent # noqa: PLC0415
        from ..models.match_created_event import MatchCreatedEvent # noqa: PLC0415
        from ..models.match_finished_event import MatchFinishedEvent # noqa: PLC0415
        from ..models.match_started_event import MatchStartedEvent # noqa: PLC0415
        from ..models.match_voided_event import MatchVoidedEvent # noqa: PLC0415
        from ..models.other_event import OtherEvent # noqa: PLC0415
        from ..models.pescado_novo_card_discarded_event import PescadoNovoCardDiscardedEvent # noqa: PLC0415
        from ..models.pescado_novo_card_played_event import PescadoNovoCardPlayedEvent # noqa: PLC0415
        from ..models.pescado_novo_hand_dealt_event import PescadoNovoHandDealtEvent # noqa: PLC0415
        from ..models.pescado_novo_leftovers_unclaimed_event import PescadoNovoLeftoversUnclaimedEvent # noqa: PLC0415
        from ..models.pescado_novo_pescado_event import PescadoNovoPescadoEvent # noqa: PLC0415
        from ..models.pescado_novo_round_scored_event import PescadoNovoRoundScoredEvent # noqa: PLC0415
        from ..models.pescado_novo_round_started_event import PescadoNovoRoundStartedEvent # noqa: PLC0415
        from ..models.pescado_novo_setup_card_discarded_event import PescadoNovoSetupCardDiscardedEvent # noqa: PLC0415
        from ..models.pescado_novo_table_collected_event import PescadoNovoTableCollectedEvent # noqa: PLC0415
        from ..models.pescado_novo_table_dealt_event import PescadoNovoTableDealtEvent # noqa: PLC0415
        from ..models.pescado_novo_turn_passed_event import PescadoNovoTurnPassedEvent # noqa: PLC0415
        from ..models.player_resigned_event import PlayerResignedEvent # noqa: PLC0415
        from ..models.result import Result # noqa: PLC0415
        from ..models.script_missed_event import ScriptMissedEvent # noqa: PLC0415
        from ..models.seat_left_event import SeatLeftEvent # noqa: PLC0415
        from ..models.seat_taken_event import SeatTakenEvent # noqa: PLC0415
        from ..models.turn_timed_out_event import TurnTimedOutEvent # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        status = d.pop("status")

        visibility = d.pop("visibility")

        rated = d.pop("rated")

        sandbox = d.pop("sandbox")

        hosted = d.pop("hosted")

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))


        def _parse_seat_status(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seat_status = _parse_seat_status(d.pop("seat_status"))


        def _parse_client_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        client_seed = _parse_client_seed(d.pop("client_seed"))


        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))




        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = datetime.datetime.fromisoformat(data)



                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))


        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)



                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))


        def _parse_result(data: object) -> None | Result:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Result.from_dict(data)



                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Result, data)

        result = _parse_result(d.pop("result"))


        events = []
        _events = d.pop("events")
        for events_item_data in (_events):
            def _parse_events_item(data: object) -> BotTookOverEvent | ClientSeedGivenEvent | ClientSeedsMixedEvent | ClockAdvancedEvent | DeadlineExtendedEvent | GoFishAskedEvent | GoFishBookMadeEvent | GoFishCardsGivenEvent | GoFishHandDealtEvent | GoFishHandRefilledEvent | GoFishHandScoredEvent | GoFishHandStartedEvent | GoFishTurnPassedEvent | GoFishWentFishingEvent | HistoriasDePescadorAnnouncedEvent | HistoriasDePescadorDeckExhaustedEvent | HistoriasDePescadorDiscardedEvent | HistoriasDePescadorDoubtedEvent | HistoriasDePescadorDrewEvent | HistoriasDePescadorFishermanDealtEvent | HistoriasDePescadorFishermanRevealedEvent | HistoriasDePescadorHandDealtEvent | HistoriasDePescadorInstructionMissedEvent | HistoriasDePescadorNetReshuffledEvent | HistoriasDePescadorNettedEvent | HistoriasDePescadorReturnedEvent | HistoriasDePescadorRevealedEvent | HistoriasDePescadorTableSetEvent | HistoriasDePescadorTrustedEvent | HistoriasDePescadorTurnPassedEvent | HostChangedEvent | MatchAbortedEvent | MatchCreatedEvent | MatchFinishedEvent | MatchStartedEvent | MatchVoidedEvent | OtherEvent | PescadoNovoCardDiscardedEvent | PescadoNovoCardPlayedEvent | PescadoNovoHandDealtEvent | PescadoNovoLeftoversUnclaimedEvent | PescadoNovoPescadoEvent | PescadoNovoRoundScoredEvent | PescadoNovoRoundStartedEvent | PescadoNovoSetupCardDiscardedEvent | PescadoNovoTableCollectedEvent | PescadoNovoTableDealtEvent | PescadoNovoTurnPassedEvent | PlayerResignedEvent | ScriptMissedEvent | SeatLeftEvent | SeatTakenEvent | TurnTimedOutEvent:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_0 = GoFishHandStartedEvent.from_dict(data)



                    return componentsschemas_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_1 = GoFishHandDealtEvent.from_dict(data)



                    return componentsschemas_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_2 = GoFishAskedEvent.from_dict(data)



                    return componentsschemas_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_3 = GoFishCardsGivenEvent.from_dict(data)



                    return componentsschemas_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_4 = GoFishWentFishingEvent.from_dict(data)



                    return componentsschemas_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_5 = GoFishBookMadeEvent.from_dict(data)



                    return componentsschemas_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_6 = GoFishHandRefilledEvent.from_dict(data)



                    return componentsschemas_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_7 = GoFishTurnPassedEvent.from_dict(data)



                    return componentsschemas_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_8 = GoFishHandScoredEvent.from_dict(data)



                    return componentsschemas_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_9 = HistoriasDePescadorTableSetEvent.from_dict(data)



                    return componentsschemas_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_10 = HistoriasDePescadorHandDealtEvent.from_dict(data)



                    return componentsschemas_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_11 = HistoriasDePescadorFishermanDealtEvent.from_dict(data)



                    return componentsschemas_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_12 = HistoriasDePescadorAnnouncedEvent.from_dict(data)



                    return componentsschemas_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_13 = HistoriasDePescadorTrustedEvent.from_dict(data)



                    return componentsschemas_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_14 = HistoriasDePescadorDoubtedEvent.from_dict(data)



                    return componentsschemas_event_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_15 = HistoriasDePescadorRevealedEvent.from_dict(data)



                    return componentsschemas_event_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_16 = HistoriasDePescadorFishermanRevealedEvent.from_dict(data)



                    return componentsschemas_event_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_17 = HistoriasDePescadorInstructionMissedEvent.from_dict(data)



                    return componentsschemas_event_type_17
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_18 = HistoriasDePescadorNettedEvent.from_dict(data)



                    return componentsschemas_event_type_18
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_19 = HistoriasDePescadorReturnedEvent.from_dict(data)



                    return componentsschemas_event_type_19
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_20 = HistoriasDePescadorDiscardedEvent.from_dict(data)



                    return componentsschemas_event_type_20
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_21 = HistoriasDePescadorDrewEvent.from_dict(data)



                    return componentsschemas_event_type_21
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_22 = HistoriasDePescadorNetReshuffledEvent.from_dict(data)



                    return componentsschemas_event_type_22
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_23 = HistoriasDePescadorDeckExhaustedEvent.from_dict(data)



                    return componentsschemas_event_type_23
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_24 = HistoriasDePescadorTurnPassedEvent.from_dict(data)



                    return componentsschemas_event_type_24
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_25 = PescadoNovoRoundStartedEvent.from_dict(data)



                    return componentsschemas_event_type_25
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_26 = PescadoNovoHandDealtEvent.from_dict(data)



                    return componentsschemas_event_type_26
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_27 = PescadoNovoTableDealtEvent.from_dict(data)



                    return componentsschemas_event_type_27
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_28 = PescadoNovoSetupCardDiscardedEvent.from_dict(data)



                    return componentsschemas_event_type_28
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_29 = PescadoNovoCardPlayedEvent.from_dict(data)



                    return componentsschemas_event_type_29
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_30 = PescadoNovoCardDiscardedEvent.from_dict(data)



                    return componentsschemas_event_type_30
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_31 = PescadoNovoPescadoEvent.from_dict(data)



                    return componentsschemas_event_type_31
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_32 = PescadoNovoTableCollectedEvent.from_dict(data)



                    return componentsschemas_event_type_32
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_33 = PescadoNovoLeftoversUnclaimedEvent.from_dict(data)



                    return componentsschemas_event_type_33
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_34 = PescadoNovoRoundScoredEvent.from_dict(data)



                    return componentsschemas_event_type_34
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_35 = PescadoNovoTurnPassedEvent.from_dict(data)



                    return componentsschemas_event_type_35
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_36 = MatchCreatedEvent.from_dict(data)



                    return componentsschemas_event_type_36
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_37 = SeatTakenEvent.from_dict(data)



                    return componentsschemas_event_type_37
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_38 = SeatLeftEvent.from_dict(data)



                    return componentsschemas_event_type_38
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_39 = ClientSeedGivenEvent.from_dict(data)



                    return componentsschemas_event_type_39
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_40 = HostChangedEvent.from_dict(data)



                    return componentsschemas_event_type_40
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_41 = MatchStartedEvent.from_dict(data)



                    return componentsschemas_event_type_41
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_42 = ClientSeedsMixedEvent.from_dict(data)



                    return componentsschemas_event_type_42
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_43 = TurnTimedOutEvent.from_dict(data)



                    return componentsschemas_event_type_43
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_44 = DeadlineExtendedEvent.from_dict(data)



                    return componentsschemas_event_type_44
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_45 = ClockAdvancedEvent.from_dict(data)



                    return componentsschemas_event_type_45
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_46 = ScriptMissedEvent.from_dict(data)



                    return componentsschemas_event_type_46
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_47 = PlayerResignedEvent.from_dict(data)



                    return componentsschemas_event_type_47
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_48 = BotTookOverEvent.from_dict(data)



                    return componentsschemas_event_type_48
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_49 = MatchFinishedEvent.from_dict(data)



                    return componentsschemas_event_type_49
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_50 = MatchAbortedEvent.from_dict(data)



                    return componentsschemas_event_type_50
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_51 = MatchVoidedEvent.from_dict(data)



                    return componentsschemas_event_type_51
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_52 = OtherEvent.from_dict(data)



                return componentsschemas_event_type_52

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)


        held_match = cls(
            id=id,
            game=game,
            status=status,
            visibility=visibility,
            rated=rated,
            sandbox=sandbox,
            hosted=hosted,
            seat=seat,
            seat_status=seat_status,
            client_seed=client_seed,
            created_at=created_at,
            started_at=started_at,
            finished_at=finished_at,
            result=result,
            events=events,
        )


        held_match.additional_properties = d
        return held_match

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
