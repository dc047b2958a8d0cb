from typing import Literal

DiscardActionCardsItemType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

DISCARD_ACTION_CARDS_ITEM_TYPE_0_VALUES: set[DiscardActionCardsItemType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_discard_action_cards_item_type_0(value: str) -> DiscardActionCardsItemType0:
    if value in DISCARD_ACTION_CARDS_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DISCARD_ACTION_CARDS_ITEM_TYPE_0_VALUES!r}")
