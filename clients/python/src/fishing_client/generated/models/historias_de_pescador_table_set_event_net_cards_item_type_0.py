from typing import Literal

HistoriasDePescadorTableSetEventNetCardsItemType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash']

HISTORIAS_DE_PESCADOR_TABLE_SET_EVENT_NET_CARDS_ITEM_TYPE_0_VALUES: set[HistoriasDePescadorTableSetEventNetCardsItemType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid', 'trash',  }

def check_historias_de_pescador_table_set_event_net_cards_item_type_0(value: str) -> HistoriasDePescadorTableSetEventNetCardsItemType0:
    if value in HISTORIAS_DE_PESCADOR_TABLE_SET_EVENT_NET_CARDS_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_TABLE_SET_EVENT_NET_CARDS_ITEM_TYPE_0_VALUES!r}")
