from typing import Literal

HistoriasDePescadorSubjectCreatureType0 = Literal['crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid']

HISTORIAS_DE_PESCADOR_SUBJECT_CREATURE_TYPE_0_VALUES: set[HistoriasDePescadorSubjectCreatureType0] = { 'crab', 'fish', 'jellyfish', 'lobster', 'octopus', 'oyster', 'shrimp', 'squid',  }

def check_historias_de_pescador_subject_creature_type_0(value: str) -> HistoriasDePescadorSubjectCreatureType0:
    if value in HISTORIAS_DE_PESCADOR_SUBJECT_CREATURE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_SUBJECT_CREATURE_TYPE_0_VALUES!r}")
