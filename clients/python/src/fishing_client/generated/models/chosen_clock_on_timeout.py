from typing import Literal

ChosenClockOnTimeout = Literal['autoplay', 'forfeit']

CHOSEN_CLOCK_ON_TIMEOUT_VALUES: set[ChosenClockOnTimeout] = { 'autoplay', 'forfeit',  }

def check_chosen_clock_on_timeout(value: str) -> ChosenClockOnTimeout:
    if value in CHOSEN_CLOCK_ON_TIMEOUT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CHOSEN_CLOCK_ON_TIMEOUT_VALUES!r}")
