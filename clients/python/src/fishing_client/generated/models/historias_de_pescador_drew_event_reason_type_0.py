from typing import Literal

HistoriasDePescadorDrewEventReasonType0 = Literal['doubted_the_truth', 'instruction_missed', 'lied']

HISTORIAS_DE_PESCADOR_DREW_EVENT_REASON_TYPE_0_VALUES: set[HistoriasDePescadorDrewEventReasonType0] = { 'doubted_the_truth', 'instruction_missed', 'lied',  }

def check_historias_de_pescador_drew_event_reason_type_0(value: str) -> HistoriasDePescadorDrewEventReasonType0:
    if value in HISTORIAS_DE_PESCADOR_DREW_EVENT_REASON_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_DREW_EVENT_REASON_TYPE_0_VALUES!r}")
