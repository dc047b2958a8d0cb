from typing import Literal

GoFishCardsGivenEventRankType0 = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

GO_FISH_CARDS_GIVEN_EVENT_RANK_TYPE_0_VALUES: set[GoFishCardsGivenEventRankType0] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_go_fish_cards_given_event_rank_type_0(value: str) -> GoFishCardsGivenEventRankType0:
    if value in GO_FISH_CARDS_GIVEN_EVENT_RANK_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GO_FISH_CARDS_GIVEN_EVENT_RANK_TYPE_0_VALUES!r}")
