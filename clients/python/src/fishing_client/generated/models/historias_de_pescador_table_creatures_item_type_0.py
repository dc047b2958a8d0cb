from typing import Literal

HistoriasDePescadorTableCreaturesItemType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid']

HISTORIAS_DE_PESCADOR_TABLE_CREATURES_ITEM_TYPE_0_VALUES: set[HistoriasDePescadorTableCreaturesItemType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid',  }

def check_historias_de_pescador_table_creatures_item_type_0(value: str) -> HistoriasDePescadorTableCreaturesItemType0:
    if value in HISTORIAS_DE_PESCADOR_TABLE_CREATURES_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_TABLE_CREATURES_ITEM_TYPE_0_VALUES!r}")
