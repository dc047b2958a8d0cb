from typing import Literal

HistoriasDePescadorFishermanDealtEventCardType0 = Literal['boaster', 'bookkeeper', 'echo', 'questioner', 'rambler', 'shouter', 'sworn', 'terse', 'weatherman', 'whisperer']

HISTORIAS_DE_PESCADOR_FISHERMAN_DEALT_EVENT_CARD_TYPE_0_VALUES: set[HistoriasDePescadorFishermanDealtEventCardType0] = { 'boaster', 'bookkeeper', 'echo', 'questioner', 'rambler', 'shouter', 'sworn', 'terse', 'weatherman', 'whisperer',  }

def check_historias_de_pescador_fisherman_dealt_event_card_type_0(value: str) -> HistoriasDePescadorFishermanDealtEventCardType0:
    if value in HISTORIAS_DE_PESCADOR_FISHERMAN_DEALT_EVENT_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_FISHERMAN_DEALT_EVENT_CARD_TYPE_0_VALUES!r}")
