from typing import Literal

AnnounceCommandCreature = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid']

ANNOUNCE_COMMAND_CREATURE_VALUES: set[AnnounceCommandCreature] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid',  }

def check_announce_command_creature(value: str) -> AnnounceCommandCreature:
    if value in ANNOUNCE_COMMAND_CREATURE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANNOUNCE_COMMAND_CREATURE_VALUES!r}")
