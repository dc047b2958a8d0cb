from typing import Literal

AskCommandRank = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

ASK_COMMAND_RANK_VALUES: set[AskCommandRank] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_ask_command_rank(value: str) -> AskCommandRank:
    if value in ASK_COMMAND_RANK_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ASK_COMMAND_RANK_VALUES!r}")
