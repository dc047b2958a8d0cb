from typing import Literal

HistoriasDePescadorHandViewCardsItemType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

HISTORIAS_DE_PESCADOR_HAND_VIEW_CARDS_ITEM_TYPE_0_VALUES: set[HistoriasDePescadorHandViewCardsItemType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_historias_de_pescador_hand_view_cards_item_type_0(value: str) -> HistoriasDePescadorHandViewCardsItemType0:
    if value in HISTORIAS_DE_PESCADOR_HAND_VIEW_CARDS_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_HAND_VIEW_CARDS_ITEM_TYPE_0_VALUES!r}")
