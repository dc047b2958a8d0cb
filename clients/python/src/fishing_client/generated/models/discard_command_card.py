from typing import Literal

DiscardCommandCard = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

DISCARD_COMMAND_CARD_VALUES: set[DiscardCommandCard] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_discard_command_card(value: str) -> DiscardCommandCard:
    if value in DISCARD_COMMAND_CARD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DISCARD_COMMAND_CARD_VALUES!r}")
