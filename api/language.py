"""In which language a request is to be answered."""
from django.http import HttpRequest
from django.utils.translation.trans_real import parse_accept_lang_header

from games.rulebook.text import Language


def language_of(request: HttpRequest) -> Language:
    """The best of what its `Accept-Language` asks for."""
    return language_for(request.headers.get("Accept-Language", ""))


def language_for(header: str) -> Language:
    """The best of what an `Accept-Language` asks for (RFC 9110, 12.5.4): any Portuguese is pt-BR, everything else English."""
    for wanted, quality in parse_accept_lang_header(header):
        if not quality:                                      # `q=0`: anything but this
            continue
        base = wanted.split("-")[0]
        if base == "pt":
            return "pt-BR"
        if base in ("en", "*"):
            return "en"
    return "en"
