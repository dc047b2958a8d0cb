from typing import Literal

PescadoNovoAchievementNameType0 = Literal['j', 'most_cards', 'most_sevens', 'most_tuna', 'pescado', 'seven_of_tuna', 'zero']

PESCADO_NOVO_ACHIEVEMENT_NAME_TYPE_0_VALUES: set[PescadoNovoAchievementNameType0] = { 'j', 'most_cards', 'most_sevens', 'most_tuna', 'pescado', 'seven_of_tuna', 'zero',  }

def check_pescado_novo_achievement_name_type_0(value: str) -> PescadoNovoAchievementNameType0:
    if value in PESCADO_NOVO_ACHIEVEMENT_NAME_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PESCADO_NOVO_ACHIEVEMENT_NAME_TYPE_0_VALUES!r}")
