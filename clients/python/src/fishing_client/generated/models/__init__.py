""" Contains all the data models used in inputs/outputs """

from .advance_request import AdvanceRequest
from .announce_action import AnnounceAction
from .announce_command import AnnounceCommand
from .announce_command_cards_item import AnnounceCommandCardsItem
from .announce_command_creature import AnnounceCommandCreature
from .app import App
from .app_key import AppKey
from .app_player import AppPlayer
from .app_problem import AppProblem
from .app_problems import AppProblems
from .app_sign_in import AppSignIn
from .ask_action import AskAction
from .ask_action_cards_item_type_0 import AskActionCardsItemType0
from .ask_action_ranks_item_type_0 import AskActionRanksItemType0
from .ask_command import AskCommand
from .ask_command_card import AskCommandCard
from .ask_command_rank import AskCommandRank
from .awaited import Awaited
from .bot_of_a_game import BotOfAGame
from .bot_took_over_event import BotTookOverEvent
from .budget_left import BudgetLeft
from .chosen_clock import ChosenClock
from .chosen_clock_on_timeout import ChosenClockOnTimeout
from .client_seed_given_event import ClientSeedGivenEvent
from .client_seeds_mixed_event import ClientSeedsMixedEvent
from .clock import Clock
from .clock_advanced_event import ClockAdvancedEvent
from .deadline_extended_event import DeadlineExtendedEvent
from .discard_action import DiscardAction
from .discard_action_cards_item_type_0 import DiscardActionCardsItemType0
from .discard_command import DiscardCommand
from .discard_command_card import DiscardCommandCard
from .doubt_action import DoubtAction
from .doubt_command import DoubtCommand
from .dry_run import DryRun
from .events import Events
from .export import Export
from .field_error import FieldError
from .game import Game
from .game_options import GameOptions
from .game_presets import GamePresets
from .game_presets_additional_property import GamePresetsAdditionalProperty
from .games import Games
from .give_client_seed_request import GiveClientSeedRequest
from .go_fish_asked_event import GoFishAskedEvent
from .go_fish_asked_event_card_type_0 import GoFishAskedEventCardType0
from .go_fish_asked_event_rank_type_0 import GoFishAskedEventRankType0
from .go_fish_book_made_event import GoFishBookMadeEvent
from .go_fish_book_made_event_rank_type_0 import GoFishBookMadeEventRankType0
from .go_fish_cards_given_event import GoFishCardsGivenEvent
from .go_fish_cards_given_event_cards_item_type_0 import GoFishCardsGivenEventCardsItemType0
from .go_fish_cards_given_event_rank_type_0 import GoFishCardsGivenEventRankType0
from .go_fish_hand_dealt_event import GoFishHandDealtEvent
from .go_fish_hand_dealt_event_cards_item_type_0 import GoFishHandDealtEventCardsItemType0
from .go_fish_hand_known import GoFishHandKnown
from .go_fish_hand_known_cards_item_type_0 import GoFishHandKnownCardsItemType0
from .go_fish_hand_known_lacks_cards_item_type_0 import GoFishHandKnownLacksCardsItemType0
from .go_fish_hand_known_lacks_item_type_0 import GoFishHandKnownLacksItemType0
from .go_fish_hand_refilled_event import GoFishHandRefilledEvent
from .go_fish_hand_refilled_event_cards_item_type_0 import GoFishHandRefilledEventCardsItemType0
from .go_fish_hand_scored_event import GoFishHandScoredEvent
from .go_fish_hand_scored_event_books_item_item_type_0 import GoFishHandScoredEventBooksItemItemType0
from .go_fish_hand_started_event import GoFishHandStartedEvent
from .go_fish_hand_started_event_cards_item_type_0 import GoFishHandStartedEventCardsItemType0
from .go_fish_hand_view import GoFishHandView
from .go_fish_hand_view_cards_item_type_0 import GoFishHandViewCardsItemType0
from .go_fish_knowledge import GoFishKnowledge
from .go_fish_knowledge_stock_item_type_0 import GoFishKnowledgeStockItemType0
from .go_fish_last_ask import GoFishLastAsk
from .go_fish_last_ask_card_type_0_type_0 import GoFishLastAskCardType0Type0
from .go_fish_last_ask_rank_type_0 import GoFishLastAskRankType0
from .go_fish_rank_held import GoFishRankHeld
from .go_fish_rank_held_rank_type_0 import GoFishRankHeldRankType0
from .go_fish_table import GoFishTable
from .go_fish_table_books_item_item_type_0 import GoFishTableBooksItemItemType0
from .go_fish_turn_passed_event import GoFishTurnPassedEvent
from .go_fish_went_fishing_event import GoFishWentFishingEvent
from .go_fish_went_fishing_event_card_type_0 import GoFishWentFishingEventCardType0
from .grant import Grant
from .grants import Grants
from .guest import Guest
from .health import Health
from .health_checks import HealthChecks
from .held_match import HeldMatch
from .held_player import HeldPlayer
from .held_problem import HeldProblem
from .held_token import HeldToken
from .historias_de_pescador_announced_event import HistoriasDePescadorAnnouncedEvent
from .historias_de_pescador_announced_event_cards_item_type_0 import HistoriasDePescadorAnnouncedEventCardsItemType0
from .historias_de_pescador_announced_event_creature_type_0 import HistoriasDePescadorAnnouncedEventCreatureType0
from .historias_de_pescador_announcement_view import HistoriasDePescadorAnnouncementView
from .historias_de_pescador_announcement_view_creature_type_0 import HistoriasDePescadorAnnouncementViewCreatureType0
from .historias_de_pescador_claim import HistoriasDePescadorClaim
from .historias_de_pescador_claim_creature_type_0 import HistoriasDePescadorClaimCreatureType0
from .historias_de_pescador_creature_choice import HistoriasDePescadorCreatureChoice
from .historias_de_pescador_creature_choice_creature_type_0 import HistoriasDePescadorCreatureChoiceCreatureType0
from .historias_de_pescador_deck_exhausted_event import HistoriasDePescadorDeckExhaustedEvent
from .historias_de_pescador_discarded_event import HistoriasDePescadorDiscardedEvent
from .historias_de_pescador_discarded_event_card_type_0 import HistoriasDePescadorDiscardedEventCardType0
from .historias_de_pescador_doubted_event import HistoriasDePescadorDoubtedEvent
from .historias_de_pescador_drew_event import HistoriasDePescadorDrewEvent
from .historias_de_pescador_drew_event_cards_item_type_0 import HistoriasDePescadorDrewEventCardsItemType0
from .historias_de_pescador_drew_event_reason_type_0 import HistoriasDePescadorDrewEventReasonType0
from .historias_de_pescador_fisherman_dealt_event import HistoriasDePescadorFishermanDealtEvent
from .historias_de_pescador_fisherman_dealt_event_card_type_0 import HistoriasDePescadorFishermanDealtEventCardType0
from .historias_de_pescador_fisherman_revealed_event import HistoriasDePescadorFishermanRevealedEvent
from .historias_de_pescador_fisherman_revealed_event_card_type_0 import HistoriasDePescadorFishermanRevealedEventCardType0
from .historias_de_pescador_fisherman_view import HistoriasDePescadorFishermanView
from .historias_de_pescador_fisherman_view_card_type_0 import HistoriasDePescadorFishermanViewCardType0
from .historias_de_pescador_hand_dealt_event import HistoriasDePescadorHandDealtEvent
from .historias_de_pescador_hand_dealt_event_cards_item_type_0 import HistoriasDePescadorHandDealtEventCardsItemType0
from .historias_de_pescador_hand_view import HistoriasDePescadorHandView
from .historias_de_pescador_hand_view_cards_item_type_0 import HistoriasDePescadorHandViewCardsItemType0
from .historias_de_pescador_instruction_missed_event import HistoriasDePescadorInstructionMissedEvent
from .historias_de_pescador_instruction_missed_event_card_type_0 import HistoriasDePescadorInstructionMissedEventCardType0
from .historias_de_pescador_knowledge import HistoriasDePescadorKnowledge
from .historias_de_pescador_known_hand import HistoriasDePescadorKnownHand
from .historias_de_pescador_known_hand_cards_item_type_0 import HistoriasDePescadorKnownHandCardsItemType0
from .historias_de_pescador_known_pile import HistoriasDePescadorKnownPile
from .historias_de_pescador_known_pile_cards_item_type_0 import HistoriasDePescadorKnownPileCardsItemType0
from .historias_de_pescador_net_reshuffled_event import HistoriasDePescadorNetReshuffledEvent
from .historias_de_pescador_net_reshuffled_event_cards_item_type_0 import HistoriasDePescadorNetReshuffledEventCardsItemType0
from .historias_de_pescador_netted_event import HistoriasDePescadorNettedEvent
from .historias_de_pescador_netted_event_cards_item_type_0 import HistoriasDePescadorNettedEventCardsItemType0
from .historias_de_pescador_returned_event import HistoriasDePescadorReturnedEvent
from .historias_de_pescador_returned_event_cards_item_type_0 import HistoriasDePescadorReturnedEventCardsItemType0
from .historias_de_pescador_revealed_event import HistoriasDePescadorRevealedEvent
from .historias_de_pescador_revealed_event_cards_item_type_0 import HistoriasDePescadorRevealedEventCardsItemType0
from .historias_de_pescador_subject import HistoriasDePescadorSubject
from .historias_de_pescador_subject_creature_type_0 import HistoriasDePescadorSubjectCreatureType0
from .historias_de_pescador_table import HistoriasDePescadorTable
from .historias_de_pescador_table_creatures_item_type_0 import HistoriasDePescadorTableCreaturesItemType0
from .historias_de_pescador_table_set_event import HistoriasDePescadorTableSetEvent
from .historias_de_pescador_table_set_event_cards_item_type_0 import HistoriasDePescadorTableSetEventCardsItemType0
from .historias_de_pescador_table_set_event_creatures_item_type_0 import HistoriasDePescadorTableSetEventCreaturesItemType0
from .historias_de_pescador_table_set_event_net_cards_item_type_0 import HistoriasDePescadorTableSetEventNetCardsItemType0
from .historias_de_pescador_trusted_event import HistoriasDePescadorTrustedEvent
from .historias_de_pescador_turn_passed_event import HistoriasDePescadorTurnPassedEvent
from .historias_de_pescador_unseen import HistoriasDePescadorUnseen
from .historias_de_pescador_unseen_card_type_0 import HistoriasDePescadorUnseenCardType0
from .host_changed_event import HostChangedEvent
from .inbox import Inbox
from .last_command import LastCommand
from .limit import Limit
from .limits import Limits
from .list_matches_sandbox import ListMatchesSandbox
from .list_matches_status import ListMatchesStatus
from .list_my_matches_status import ListMyMatchesStatus
from .match import Match
from .match_aborted_event import MatchAbortedEvent
from .match_created_event import MatchCreatedEvent
from .match_finished_event import MatchFinishedEvent
from .match_options import MatchOptions
from .match_started_event import MatchStartedEvent
from .match_summary import MatchSummary
from .match_summary_options import MatchSummaryOptions
from .match_voided_event import MatchVoidedEvent
from .matches import Matches
from .me import Me
from .new_guest_request import NewGuestRequest
from .new_match_request import NewMatchRequest
from .new_match_request_options import NewMatchRequestOptions
from .new_match_request_visibility import NewMatchRequestVisibility
from .new_player_request import NewPlayerRequest
from .new_rematch_request import NewRematchRequest
from .new_token import NewToken
from .new_token_request import NewTokenRequest
from .o_auth_client import OAuthClient
from .other_action import OtherAction
from .other_event import OtherEvent
from .other_knowledge import OtherKnowledge
from .other_table import OtherTable
from .patched_new_name_request import PatchedNewNameRequest
from .pescado_novo_achievement import PescadoNovoAchievement
from .pescado_novo_achievement_name_type_0 import PescadoNovoAchievementNameType0
from .pescado_novo_card_discarded_event import PescadoNovoCardDiscardedEvent
from .pescado_novo_card_discarded_event_card_type_0 import PescadoNovoCardDiscardedEventCardType0
from .pescado_novo_card_played_event import PescadoNovoCardPlayedEvent
from .pescado_novo_card_played_event_captured_item_type_0 import PescadoNovoCardPlayedEventCapturedItemType0
from .pescado_novo_card_played_event_card_type_0 import PescadoNovoCardPlayedEventCardType0
from .pescado_novo_hand_dealt_event import PescadoNovoHandDealtEvent
from .pescado_novo_hand_dealt_event_cards_item_type_0 import PescadoNovoHandDealtEventCardsItemType0
from .pescado_novo_hand_view import PescadoNovoHandView
from .pescado_novo_hand_view_cards_item_type_0 import PescadoNovoHandViewCardsItemType0
from .pescado_novo_knowledge import PescadoNovoKnowledge
from .pescado_novo_knowledge_out_item_type_0 import PescadoNovoKnowledgeOutItemType0
from .pescado_novo_knowledge_set_aside_item_type_0 import PescadoNovoKnowledgeSetAsideItemType0
from .pescado_novo_knowledge_unseen_item_type_0 import PescadoNovoKnowledgeUnseenItemType0
from .pescado_novo_leftovers_unclaimed_event import PescadoNovoLeftoversUnclaimedEvent
from .pescado_novo_leftovers_unclaimed_event_cards_item_type_0 import PescadoNovoLeftoversUnclaimedEventCardsItemType0
from .pescado_novo_pescado_event import PescadoNovoPescadoEvent
from .pescado_novo_pile_known import PescadoNovoPileKnown
from .pescado_novo_pile_known_cards_item_type_0 import PescadoNovoPileKnownCardsItemType0
from .pescado_novo_pile_view import PescadoNovoPileView
from .pescado_novo_play_choice import PescadoNovoPlayChoice
from .pescado_novo_play_choice_captures_item_item_type_0 import PescadoNovoPlayChoiceCapturesItemItemType0
from .pescado_novo_play_choice_card_type_0 import PescadoNovoPlayChoiceCardType0
from .pescado_novo_round_scored_event import PescadoNovoRoundScoredEvent
from .pescado_novo_round_started_event import PescadoNovoRoundStartedEvent
from .pescado_novo_round_started_event_cards_item_type_0 import PescadoNovoRoundStartedEventCardsItemType0
from .pescado_novo_round_started_event_removed_item_type_0 import PescadoNovoRoundStartedEventRemovedItemType0
from .pescado_novo_round_started_event_unused_item_type_0 import PescadoNovoRoundStartedEventUnusedItemType0
from .pescado_novo_setup_card_discarded_event import PescadoNovoSetupCardDiscardedEvent
from .pescado_novo_setup_card_discarded_event_card_type_0 import PescadoNovoSetupCardDiscardedEventCardType0
from .pescado_novo_table import PescadoNovoTable
from .pescado_novo_table_collected_event import PescadoNovoTableCollectedEvent
from .pescado_novo_table_collected_event_cards_item_type_0 import PescadoNovoTableCollectedEventCardsItemType0
from .pescado_novo_table_dealt_event import PescadoNovoTableDealtEvent
from .pescado_novo_table_dealt_event_cards_item_type_0 import PescadoNovoTableDealtEventCardsItemType0
from .pescado_novo_table_table_item_type_0 import PescadoNovoTableTableItemType0
from .pescado_novo_turn_passed_event import PescadoNovoTurnPassedEvent
from .play_action import PlayAction
from .play_command import PlayCommand
from .play_command_capture_item import PlayCommandCaptureItem
from .play_command_card import PlayCommandCard
from .played import Played
from .player import Player
from .player_limits import PlayerLimits
from .player_resigned_event import PlayerResignedEvent
from .problem import Problem
from .problem_kind import ProblemKind
from .problems import Problems
from .quota import Quota
from .readiness import Readiness
from .readiness_checks import ReadinessChecks
from .result import Result
from .rules import Rules
from .sandbox import Sandbox
from .sandbox_arrangement_type_0 import SandboxArrangementType0
from .script_missed_event import ScriptMissedEvent
from .seat import Seat
from .seat_for_anybody import SeatForAnybody
from .seat_for_bot import SeatForBot
from .seat_for_bot_script_type_0_item import SeatForBotScriptType0Item
from .seat_for_me import SeatForMe
from .seat_for_player import SeatForPlayer
from .seat_knowledge import SeatKnowledge
from .seat_left_event import SeatLeftEvent
from .seat_taken_event import SeatTakenEvent
from .shuffle import Shuffle
from .sign_in import SignIn
from .take_seat_request import TakeSeatRequest
from .token import Token
from .tokens import Tokens
from .trust_action import TrustAction
from .trust_command import TrustCommand
from .turn_timed_out_event import TurnTimedOutEvent
from .usage import Usage
from .usage_hour import UsageHour
from .usage_line import UsageLine
from .you import You
from .your_seat import YourSeat

__all__ = (
    "AdvanceRequest",
    "AnnounceAction",
    "AnnounceCommand",
    "AnnounceCommandCardsItem",
    "AnnounceCommandCreature",
    "App",
    "AppKey",
    "AppPlayer",
    "AppProblem",
    "AppProblems",
    "AppSignIn",
    "AskAction",
    "AskActionCardsItemType0",
    "AskActionRanksItemType0",
    "AskCommand",
    "AskCommandCard",
    "AskCommandRank",
    "Awaited",
    "BotOfAGame",
    "BotTookOverEvent",
    "BudgetLeft",
    "ChosenClock",
    "ChosenClockOnTimeout",
    "ClientSeedGivenEvent",
    "ClientSeedsMixedEvent",
    "Clock",
    "ClockAdvancedEvent",
    "DeadlineExtendedEvent",
    "DiscardAction",
    "DiscardActionCardsItemType0",
    "DiscardCommand",
    "DiscardCommandCard",
    "DoubtAction",
    "DoubtCommand",
    "DryRun",
    "Events",
    "Export",
    "FieldError",
    "Game",
    "GameOptions",
    "GamePresets",
    "GamePresetsAdditionalProperty",
    "Games",
    "GiveClientSeedRequest",
    "GoFishAskedEvent",
    "GoFishAskedEventCardType0",
    "GoFishAskedEventRankType0",
    "GoFishBookMadeEvent",
    "GoFishBookMadeEventRankType0",
    "GoFishCardsGivenEvent",
    "GoFishCardsGivenEventCardsItemType0",
    "GoFishCardsGivenEventRankType0",
    "GoFishHandDealtEvent",
    "GoFishHandDealtEventCardsItemType0",
    "GoFishHandKnown",
    "GoFishHandKnownCardsItemType0",
    "GoFishHandKnownLacksCardsItemType0",
    "GoFishHandKnownLacksItemType0",
    "GoFishHandRefilledEvent",
    "GoFishHandRefilledEventCardsItemType0",
    "GoFishHandScoredEvent",
    "GoFishHandScoredEventBooksItemItemType0",
    "GoFishHandStartedEvent",
    "GoFishHandStartedEventCardsItemType0",
    "GoFishHandView",
    "GoFishHandViewCardsItemType0",
    "GoFishKnowledge",
    "GoFishKnowledgeStockItemType0",
    "GoFishLastAsk",
    "GoFishLastAskCardType0Type0",
    "GoFishLastAskRankType0",
    "GoFishRankHeld",
    "GoFishRankHeldRankType0",
    "GoFishTable",
    "GoFishTableBooksItemItemType0",
    "GoFishTurnPassedEvent",
    "GoFishWentFishingEvent",
    "GoFishWentFishingEventCardType0",
    "Grant",
    "Grants",
    "Guest",
    "Health",
    "HealthChecks",
    "HeldMatch",
    "HeldPlayer",
    "HeldProblem",
    "HeldToken",
    "HistoriasDePescadorAnnouncedEvent",
    "HistoriasDePescadorAnnouncedEventCardsItemType0",
    "HistoriasDePescadorAnnouncedEventCreatureType0",
    "HistoriasDePescadorAnnouncementView",
    "HistoriasDePescadorAnnouncementViewCreatureType0",
    "HistoriasDePescadorClaim",
    "HistoriasDePescadorClaimCreatureType0",
    "HistoriasDePescadorCreatureChoice",
    "HistoriasDePescadorCreatureChoiceCreatureType0",
    "HistoriasDePescadorDeckExhaustedEvent",
    "HistoriasDePescadorDiscardedEvent",
    "HistoriasDePescadorDiscardedEventCardType0",
    "HistoriasDePescadorDoubtedEvent",
    "HistoriasDePescadorDrewEvent",
    "HistoriasDePescadorDrewEventCardsItemType0",
    "HistoriasDePescadorDrewEventReasonType0",
    "HistoriasDePescadorFishermanDealtEvent",
    "HistoriasDePescadorFishermanDealtEventCardType0",
    "HistoriasDePescadorFishermanRevealedEvent",
    "HistoriasDePescadorFishermanRevealedEventCardType0",
    "HistoriasDePescadorFishermanView",
    "HistoriasDePescadorFishermanViewCardType0",
    "HistoriasDePescadorHandDealtEvent",
    "HistoriasDePescadorHandDealtEventCardsItemType0",
    "HistoriasDePescadorHandView",
    "HistoriasDePescadorHandViewCardsItemType0",
    "HistoriasDePescadorInstructionMissedEvent",
    "HistoriasDePescadorInstructionMissedEventCardType0",
    "HistoriasDePescadorKnowledge",
    "HistoriasDePescadorKnownHand",
    "HistoriasDePescadorKnownHandCardsItemType0",
    "HistoriasDePescadorKnownPile",
    "HistoriasDePescadorKnownPileCardsItemType0",
    "HistoriasDePescadorNetReshuffledEvent",
    "HistoriasDePescadorNetReshuffledEventCardsItemType0",
    "HistoriasDePescadorNettedEvent",
    "HistoriasDePescadorNettedEventCardsItemType0",
    "HistoriasDePescadorReturnedEvent",
    "HistoriasDePescadorReturnedEventCardsItemType0",
    "HistoriasDePescadorRevealedEvent",
    "HistoriasDePescadorRevealedEventCardsItemType0",
    "HistoriasDePescadorSubject",
    "HistoriasDePescadorSubjectCreatureType0",
    "HistoriasDePescadorTable",
    "HistoriasDePescadorTableCreaturesItemType0",
    "HistoriasDePescadorTableSetEvent",
    "HistoriasDePescadorTableSetEventCardsItemType0",
    "HistoriasDePescadorTableSetEventCreaturesItemType0",
    "HistoriasDePescadorTableSetEventNetCardsItemType0",
    "HistoriasDePescadorTrustedEvent",
    "HistoriasDePescadorTurnPassedEvent",
    "HistoriasDePescadorUnseen",
    "HistoriasDePescadorUnseenCardType0",
    "HostChangedEvent",
    "Inbox",
    "LastCommand",
    "Limit",
    "Limits",
    "ListMatchesSandbox",
    "ListMatchesStatus",
    "ListMyMatchesStatus",
    "Match",
    "MatchAbortedEvent",
    "MatchCreatedEvent",
    "Matches",
    "MatchFinishedEvent",
    "MatchOptions",
    "MatchStartedEvent",
    "MatchSummary",
    "MatchSummaryOptions",
    "MatchVoidedEvent",
    "Me",
    "NewGuestRequest",
    "NewMatchRequest",
    "NewMatchRequestOptions",
    "NewMatchRequestVisibility",
    "NewPlayerRequest",
    "NewRematchRequest",
    "NewToken",
    "NewTokenRequest",
    "OAuthClient",
    "OtherAction",
    "OtherEvent",
    "OtherKnowledge",
    "OtherTable",
    "PatchedNewNameRequest",
    "PescadoNovoAchievement",
    "PescadoNovoAchievementNameType0",
    "PescadoNovoCardDiscardedEvent",
    "PescadoNovoCardDiscardedEventCardType0",
    "PescadoNovoCardPlayedEvent",
    "PescadoNovoCardPlayedEventCapturedItemType0",
    "PescadoNovoCardPlayedEventCardType0",
    "PescadoNovoHandDealtEvent",
    "PescadoNovoHandDealtEventCardsItemType0",
    "PescadoNovoHandView",
    "PescadoNovoHandViewCardsItemType0",
    "PescadoNovoKnowledge",
    "PescadoNovoKnowledgeOutItemType0",
    "PescadoNovoKnowledgeSetAsideItemType0",
    "PescadoNovoKnowledgeUnseenItemType0",
    "PescadoNovoLeftoversUnclaimedEvent",
    "PescadoNovoLeftoversUnclaimedEventCardsItemType0",
    "PescadoNovoPescadoEvent",
    "PescadoNovoPileKnown",
    "PescadoNovoPileKnownCardsItemType0",
    "PescadoNovoPileView",
    "PescadoNovoPlayChoice",
    "PescadoNovoPlayChoiceCapturesItemItemType0",
    "PescadoNovoPlayChoiceCardType0",
    "PescadoNovoRoundScoredEvent",
    "PescadoNovoRoundStartedEvent",
    "PescadoNovoRoundStartedEventCardsItemType0",
    "PescadoNovoRoundStartedEventRemovedItemType0",
    "PescadoNovoRoundStartedEventUnusedItemType0",
    "PescadoNovoSetupCardDiscardedEvent",
    "PescadoNovoSetupCardDiscardedEventCardType0",
    "PescadoNovoTable",
    "PescadoNovoTableCollectedEvent",
    "PescadoNovoTableCollectedEventCardsItemType0",
    "PescadoNovoTableDealtEvent",
    "PescadoNovoTableDealtEventCardsItemType0",
    "PescadoNovoTableTableItemType0",
    "PescadoNovoTurnPassedEvent",
    "PlayAction",
    "PlayCommand",
    "PlayCommandCaptureItem",
    "PlayCommandCard",
    "Played",
    "Player",
    "PlayerLimits",
    "PlayerResignedEvent",
    "Problem",
    "ProblemKind",
    "Problems",
    "Quota",
    "Readiness",
    "ReadinessChecks",
    "Result",
    "Rules",
    "Sandbox",
    "SandboxArrangementType0",
    "ScriptMissedEvent",
    "Seat",
    "SeatForAnybody",
    "SeatForBot",
    "SeatForBotScriptType0Item",
    "SeatForMe",
    "SeatForPlayer",
    "SeatKnowledge",
    "SeatLeftEvent",
    "SeatTakenEvent",
    "Shuffle",
    "SignIn",
    "TakeSeatRequest",
    "Token",
    "Tokens",
    "TrustAction",
    "TrustCommand",
    "TurnTimedOutEvent",
    "Usage",
    "UsageHour",
    "UsageLine",
    "You",
    "YourSeat",
)
