from typing import Literal

HistoriasDePescadorInstructionMissedEventCardType0 = Literal['boaster', 'bookkeeper', 'echo', 'questioner', 'rambler', 'shouter', 'sworn', 'terse', 'weatherman', 'whisperer']

HISTORIAS_DE_PESCADOR_INSTRUCTION_MISSED_EVENT_CARD_TYPE_0_VALUES: set[HistoriasDePescadorInstructionMissedEventCardType0] = { 'boaster', 'bookkeeper', 'echo', 'questioner', 'rambler', 'shouter', 'sworn', 'terse', 'weatherman', 'whisperer',  }

def check_historias_de_pescador_instruction_missed_event_card_type_0(value: str) -> HistoriasDePescadorInstructionMissedEventCardType0:
    if value in HISTORIAS_DE_PESCADOR_INSTRUCTION_MISSED_EVENT_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {HISTORIAS_DE_PESCADOR_INSTRUCTION_MISSED_EVENT_CARD_TYPE_0_VALUES!r}")
