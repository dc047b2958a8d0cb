from typing import Literal

GoFishBookMadeEventRankType0 = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

GO_FISH_BOOK_MADE_EVENT_RANK_TYPE_0_VALUES: set[GoFishBookMadeEventRankType0] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_go_fish_book_made_event_rank_type_0(value: str) -> GoFishBookMadeEventRankType0:
    if value in GO_FISH_BOOK_MADE_EVENT_RANK_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GO_FISH_BOOK_MADE_EVENT_RANK_TYPE_0_VALUES!r}")
