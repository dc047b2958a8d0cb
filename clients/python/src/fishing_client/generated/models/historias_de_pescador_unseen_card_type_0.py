from typing import Literal

HistoriasDePescadorUnseenCardType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

HISTORIAS_DE_PESCADOR_UNSEEN_CARD_TYPE_0_VALUES: set[HistoriasDePescadorUnseenCardType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_historias_de_pescador_unseen_card_type_0(value: str) -> HistoriasDePescadorUnseenCardType0:
    if value in HISTORIAS_DE_PESCADOR_UNSEEN_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_UNSEEN_CARD_TYPE_0_VALUES!r}")
