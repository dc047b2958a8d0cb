from typing import Literal

GoFishRankHeldRankType0 = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

GO_FISH_RANK_HELD_RANK_TYPE_0_VALUES: set[GoFishRankHeldRankType0] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_go_fish_rank_held_rank_type_0(value: str) -> GoFishRankHeldRankType0:
    if value in GO_FISH_RANK_HELD_RANK_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GO_FISH_RANK_HELD_RANK_TYPE_0_VALUES!r}")
