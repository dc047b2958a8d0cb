"""Play card games about fishing over HTTP: typed commands, polls and retries that lose and double nothing. README.md begins there.

What is asked and answered is generated from the schema (`fishing_client.generated`); the rest is written by hand around it.
"""
from .client import ME, OPEN, Fishing, bot, invited
from .generated import models
from .generated.models import Match as View
from .match import Match
from .problems import (
    AgainstTheRules,
    ApiError,
    BadRequest,
    Conflict,
    FishingError,
    Forbidden,
    NoAnswer,
    NotAuthenticated,
    NotFound,
    ServiceError,
    Stale,
    TooManyRequests,
    Unavailable,
)
from .retrying import Patience

__version__ = "1.0.0"                                        # the schema's

__all__ = [
    "ME", "OPEN", "AgainstTheRules", "ApiError", "BadRequest", "Conflict", "Fishing", "FishingError", "Forbidden", "Match", "NoAnswer",
    "NotAuthenticated", "NotFound", "Patience", "ServiceError", "Stale", "TooManyRequests", "Unavailable", "View", "bot", "invited",
    "models",
]
