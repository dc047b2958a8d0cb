from typing import Literal

HistoriasDePescadorCreatureChoiceCreatureType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid']

HISTORIAS_DE_PESCADOR_CREATURE_CHOICE_CREATURE_TYPE_0_VALUES: set[HistoriasDePescadorCreatureChoiceCreatureType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid',  }

def check_historias_de_pescador_creature_choice_creature_type_0(value: str) -> HistoriasDePescadorCreatureChoiceCreatureType0:
    if value in HISTORIAS_DE_PESCADOR_CREATURE_CHOICE_CREATURE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_CREATURE_CHOICE_CREATURE_TYPE_0_VALUES!r}")
