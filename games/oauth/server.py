"""oauthlib's server as we want it: authorization codes and refresh tokens, and nothing else. What it hands out has our shape.

`foa_` is an access token, `for_` a refresh token, `foc_` a code, `fos_` a client's secret; 48 hexadecimal digits stand behind each.
"""
import re
from typing import Any

from oauthlib.oauth2 import WebApplicationServer
from oauthlib.oauth2.rfc6749.errors import InvalidRequestError

from ..players.credentials import fresh, retold

ACCESS, REFRESH, CODE, SECRET = "foa_", "for_", "foc_", "fos_"
CHALLENGE = re.compile(r"[A-Za-z0-9_-]{43}")                 # a SHA-256 in base64url (RFC 7636, 4.2)


class Server(WebApplicationServer):
    """The endpoints; django-oauth-toolkit makes one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.auth_grant.custom_validators.post_auth.append(_challenged)


def new_access_token(request: Any, refresh_token: bool = False) -> str:
    return _successor(ACCESS, request)


def new_refresh_token(request: Any, refresh_token: bool = False) -> str:
    return _successor(REFRESH, request)


def _successor(prefix: str, request: Any) -> str:
    """A new token. One that is asked for with a refresh token is made of that one and our secret: the answer to a request that was sent
    twice, for the first answer was lost, is then the same one, and still nothing is stored that opens anything."""
    used = vars(request).get("refresh_token_instance")       # not as an attribute: that may be something the client has sent
    return fresh(prefix) if used is None else retold(prefix, request.refresh_token, f"successor of {used.pk}")


def _challenged(request: Any) -> dict[str, Any]:
    """RFC 9700, 2.1.1: PKCE, and not `plain`, which is what oauthlib takes for meant where nothing is said."""
    if request.code_challenge_method != "S256" or not CHALLENGE.fullmatch(request.code_challenge or ""):
        raise InvalidRequestError(description="code_challenge_method must be S256, and code_challenge 43 characters of base64url.",
                                  request=request)
    return {}
