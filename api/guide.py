"""The guide as pages: `/docs` in the language of the browser, `/docs/en/…` and `/docs/pt-BR/…` in the one that is named."""
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from games.rulebook.text import LANGUAGES, Language

from .guide_pages import Page, pages, path_of
from .language import language_of
from .problems import http_answer

OWN_ADDRESS = "http://127.0.0.1:8000"                        # what the snippets call, until somebody reads them elsewhere
POLICY = ("default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; "
          "form-action 'none'; frame-ancestors 'none'")
WORDS: dict[Language, dict[str, str]] = {
    "en": {"guide": "Guide", "pages": "Pages", "search": "Search the guide", "nothing": "Nothing found.", "try": "Try it",
           "reference": "Reference", "problems": "Problems", "before": "Before", "next": "Next"},
    "pt-BR": {"guide": "Guia", "pages": "Páginas", "search": "Buscar no guia", "nothing": "Nada encontrado.", "try": "Experimente",
              "reference": "Referência", "problems": "Problemas", "before": "Anterior", "next": "Próxima"},
}
TONGUES: dict[Language, str] = {"en": "English", "pt-BR": "Português"}


@csrf_exempt
@require_safe
def page(request: HttpRequest, name: str = "index", language: Language | None = None) -> HttpResponse:
    """One page; its snippets call the service that it is read from."""
    spoken = language or language_of(request)
    found = pages(spoken).get(name)
    if found is None:
        return http_answer(request, "not_found")
    there = request.build_absolute_uri("/").rstrip("/")
    response = render(request, "docs/guide.html", {
        "language": spoken, "page": found, "html": found.html.replace(OWN_ADDRESS, there), "words": WORDS[spoken],
        "tongues": [(other, TONGUES[other], path_of(name, other)) for other in LANGUAGES], **_around(found, spoken)})
    response["Content-Language"], response["Content-Security-Policy"] = spoken, POLICY
    if language is None:
        response["Vary"] = "Accept-Language"
    return response


@csrf_exempt
@require_safe
def index(request: HttpRequest, language: Language) -> HttpResponse:
    """What the search looks through: every section of every page."""
    return JsonResponse([{"page": page.title, "title": section.title, "href": f"{page.path}#{section.anchor}", "text": section.text}
                         for page in pages(language).values() for section in page.sections],
                        safe=False, json_dumps_params={"ensure_ascii": False}, headers={"Content-Language": language})


def _around(here: Page, language: Language) -> dict[str, object]:
    """All pages, and those before and after this one."""
    row = list(pages(language).values())
    at = row.index(here)
    return {"pages": row, "before": row[at - 1] if at else None, "next": row[at + 1] if at + 1 < len(row) else None}
