from typing import Literal

HistoriasDePescadorKnownPileCardsItemType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

HISTORIAS_DE_PESCADOR_KNOWN_PILE_CARDS_ITEM_TYPE_0_VALUES: set[HistoriasDePescadorKnownPileCardsItemType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_historias_de_pescador_known_pile_cards_item_type_0(value: str) -> HistoriasDePescadorKnownPileCardsItemType0:
    if value in HISTORIAS_DE_PESCADOR_KNOWN_PILE_CARDS_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_KNOWN_PILE_CARDS_ITEM_TYPE_0_VALUES!r}")
