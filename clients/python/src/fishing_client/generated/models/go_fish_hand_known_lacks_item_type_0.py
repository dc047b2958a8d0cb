from typing import Literal

GoFishHandKnownLacksItemType0 = Literal['10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q']

GO_FISH_HAND_KNOWN_LACKS_ITEM_TYPE_0_VALUES: set[GoFishHandKnownLacksItemType0] = { '10', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'J', 'K', 'Q',  }

def check_go_fish_hand_known_lacks_item_type_0(value: str) -> GoFishHandKnownLacksItemType0:
    if value in GO_FISH_HAND_KNOWN_LACKS_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {GO_FISH_HAND_KNOWN_LACKS_ITEM_TYPE_0_VALUES!r}")
