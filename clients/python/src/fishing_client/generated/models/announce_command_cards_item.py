from typing import Literal

AnnounceCommandCardsItem = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

ANNOUNCE_COMMAND_CARDS_ITEM_VALUES: set[AnnounceCommandCardsItem] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_announce_command_cards_item(value: str) -> AnnounceCommandCardsItem:
    if value in ANNOUNCE_COMMAND_CARDS_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANNOUNCE_COMMAND_CARDS_ITEM_VALUES!r}")
