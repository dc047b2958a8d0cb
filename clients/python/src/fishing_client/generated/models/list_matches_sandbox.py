from typing import Literal

ListMatchesSandbox = Literal['false', 'true']

LIST_MATCHES_SANDBOX_VALUES: set[ListMatchesSandbox] = { 'false', 'true',  }

def check_list_matches_sandbox(value: str) -> ListMatchesSandbox:
    if value in LIST_MATCHES_SANDBOX_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_MATCHES_SANDBOX_VALUES!r}")
