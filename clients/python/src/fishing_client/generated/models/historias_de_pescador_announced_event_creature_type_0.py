from typing import Literal

HistoriasDePescadorAnnouncedEventCreatureType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid']

HISTORIAS_DE_PESCADOR_ANNOUNCED_EVENT_CREATURE_TYPE_0_VALUES: set[HistoriasDePescadorAnnouncedEventCreatureType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid',  }

def check_historias_de_pescador_announced_event_creature_type_0(value: str) -> HistoriasDePescadorAnnouncedEventCreatureType0:
    if value in HISTORIAS_DE_PESCADOR_ANNOUNCED_EVENT_CREATURE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_ANNOUNCED_EVENT_CREATURE_TYPE_0_VALUES!r}")
