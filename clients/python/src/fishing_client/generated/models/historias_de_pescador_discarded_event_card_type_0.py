from typing import Literal

HistoriasDePescadorDiscardedEventCardType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

HISTORIAS_DE_PESCADOR_DISCARDED_EVENT_CARD_TYPE_0_VALUES: set[HistoriasDePescadorDiscardedEventCardType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_historias_de_pescador_discarded_event_card_type_0(value: str) -> HistoriasDePescadorDiscardedEventCardType0:
    if value in HISTORIAS_DE_PESCADOR_DISCARDED_EVENT_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_DISCARDED_EVENT_CARD_TYPE_0_VALUES!r}")
