"""Where an answer may be sent that has a code in it (RFC 8252, section 7)."""
import re
from urllib.parse import urlsplit

LONGEST = 1_000
WRITTEN = re.compile(r"[A-Za-z0-9._~:/?\[\]@!$&'()*+,;=%-]+")            # RFC 3986 without a fragment
PRIVATE_SCHEME = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9-]+)+")           # a domain of the app's, reversed: no `javascript:`, no `data:`
HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\]")
LOOPBACK = ("127.0.0.1", "[::1]", "localhost")


def origin_of(uri: str) -> str | None:
    """Whose address it is: `https://host`, `http://127.0.0.1:8123` or `com.example.app:`. None where no code may be sent to it.

    That is https, http to the device itself, or a scheme that belongs to an app. What stands here goes into a Content-Security-Policy and
    before the player's eyes, so nothing odd gets through.
    """
    if len(uri) > LONGEST or not WRITTEN.fullmatch(uri):
        return None
    try:
        parts = urlsplit(uri)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("https", "http"):
        return f"{parts.scheme}:" if PRIVATE_SCHEME.fullmatch(parts.scheme) else None
    host = parts.netloc.removesuffix(f":{port}").lower()
    if not HOST.fullmatch(host) or (parts.scheme == "http" and host not in LOOPBACK):
        return None
    return f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")


def shown(uri: str) -> str:
    """Whose it is, for people: a host, or the scheme of an app."""
    return (origin_of(uri) or "").removeprefix("https://").removeprefix("http://").removesuffix(":")
