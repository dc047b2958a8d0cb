from typing import Literal

AskActionRanksItemType0 = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

ASK_ACTION_RANKS_ITEM_TYPE_0_VALUES: set[AskActionRanksItemType0] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_ask_action_ranks_item_type_0(value: str) -> AskActionRanksItemType0:
    if value in ASK_ACTION_RANKS_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ASK_ACTION_RANKS_ITEM_TYPE_0_VALUES!r}")
