from typing import Literal

GoFishHandScoredEventBooksItemItemType0 = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

GO_FISH_HAND_SCORED_EVENT_BOOKS_ITEM_ITEM_TYPE_0_VALUES: set[GoFishHandScoredEventBooksItemItemType0] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_go_fish_hand_scored_event_books_item_item_type_0(value: str) -> GoFishHandScoredEventBooksItemItemType0:
    if value in GO_FISH_HAND_SCORED_EVENT_BOOKS_ITEM_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GO_FISH_HAND_SCORED_EVENT_BOOKS_ITEM_ITEM_TYPE_0_VALUES!r}")
