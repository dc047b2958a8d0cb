"""The published catalogue of problems: what a `code` means, whether a retry helps, what to do."""
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from rest_framework.request import Request
from rest_framework.response import Response

from games.rulebook.text import Language

from . import answers
from .catalogue import shared
from .language import language_of
from .problem_kinds import RETRY, TITLES, Entry, catalogue
from .problems import Problem
from .views import ANY, IF_NONE_MATCH, View, described


class Problems(View):
    @described("listProblems", "List every problem", "problems", scope=ANY, answers={200: answers.Problems, 304: None}, signed=None,
               parameters=(IF_NONE_MATCH,))
    def get(self, request: Request) -> Response:
        """Every `code` that an error can have. New ones may come at any time: treat one that you do not know by its status."""
        self.no_query()
        return shared(request, {"problems": [entry_body(entry, self.language) for entry in catalogue().values()]})


class OneProblem(View):
    @described("getProblem", "Read what a problem means", "problems", scope=ANY, answers={200: answers.ProblemKind, 304: None}, signed=None,
               parameters=(IF_NONE_MATCH,), problems=("not_found",))
    def get(self, request: Request, code: str) -> Response:
        """What the `type` of a problem document points to."""
        self.no_query()
        entry = catalogue().get(code)
        if entry is None:
            raise Problem("not_found")
        return shared(request, entry_body(entry, self.language))


def page(request: HttpRequest) -> HttpResponse:
    """The same to read in a browser, in the language of the browser."""
    language = language_of(request)
    response = render(request, "docs/problems.html", {
        "language": language, "problems": [entry_body(entry, language) for entry in catalogue().values()]})
    response["Content-Language"], response["Vary"] = language, "Accept-Language"
    return response


def entry_body(entry: Entry, language: Language) -> dict[str, Any]:
    """A problem as the catalogue has it."""
    return {"code": entry.code, "type": f"/v1/problems/{entry.code}", "status": entry.status, "title": TITLES[entry.status].to(language),
            "detail": entry.text.to(language), "retry": entry.retry, "what_to_do": RETRY[entry.retry].to(language)}
