from typing import Literal

NewMatchRequestVisibility = Literal['private', 'public', 'unlisted']

NEW_MATCH_REQUEST_VISIBILITY_VALUES: set[NewMatchRequestVisibility] = { 'private', 'public', 'unlisted',  }

def check_new_match_request_visibility(value: str) -> NewMatchRequestVisibility:
    if value in NEW_MATCH_REQUEST_VISIBILITY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NEW_MATCH_REQUEST_VISIBILITY_VALUES!r}")
