from typing import Literal

HistoriasDePescadorFishermanViewCardType0 = Literal['boaster', 'bookkeeper', 'echo', 'questioner', 'rambler', 'shouter', 'sworn', 'terse', 'weatherman', 'whisperer']

HISTORIAS_DE_PESCADOR_FISHERMAN_VIEW_CARD_TYPE_0_VALUES: set[HistoriasDePescadorFishermanViewCardType0] = { 'boaster', 'bookkeeper', 'echo', 'questioner', 'rambler', 'shouter', 'sworn', 'terse', 'weatherman', 'whisperer',  }

def check_historias_de_pescador_fisherman_view_card_type_0(value: str) -> HistoriasDePescadorFishermanViewCardType0:
    if value in HISTORIAS_DE_PESCADOR_FISHERMAN_VIEW_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_FISHERMAN_VIEW_CARD_TYPE_0_VALUES!r}")
