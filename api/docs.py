"""The schema and the pages that make it readable. Every asset is ours: nothing is fetched from elsewhere."""
from django.conf import settings
from django.http import FileResponse, HttpRequest
from django.urls import path
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe
from drf_spectacular.views import SpectacularRedocView, SpectacularSwaggerView

from games.rulebook.text import LANGUAGES

from . import guide, problem_catalogue

SCHEMA_FILE = settings.BASE_DIR / "openapi" / "openapi.yaml"
for_a_while = cache_control(public=True, max_age=300)
OURS = {"url_name": "schema", "authentication_classes": []}


@csrf_exempt
@require_safe
@for_a_while
def openapi(request: HttpRequest) -> FileResponse:
    """The committed schema, which the build holds equal to the code."""
    return FileResponse(SCHEMA_FILE.open("rb"), content_type="application/yaml")


urlpatterns = [
    path("openapi.yaml", openapi, name="schema"),
    path("docs", for_a_while(guide.page)),
    path("docs/problems", for_a_while(problem_catalogue.page)),
    path("docs/reference", for_a_while(SpectacularRedocView.as_view(template_name="docs/redoc.html", **OURS))),
    path("docs/try", for_a_while(SpectacularSwaggerView.as_view(template_name="docs/swagger_ui.html", **OURS))),
    *(route for language in LANGUAGES for route in (
        path(f"docs/{language}", for_a_while(guide.page), {"language": language}),
        path(f"docs/{language}/search.json", for_a_while(guide.index), {"language": language}),
        path(f"docs/{language}/<slug:name>", for_a_while(guide.page), {"language": language}))),
    path("docs/<slug:name>", for_a_while(guide.page)),
]
