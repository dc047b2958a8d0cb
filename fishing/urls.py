"""All addresses: the API, its documents, the moderators' admin and the teams' page; anything else is a problem document."""
from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.urls import include, path, re_path
from django.views.decorators.csrf import csrf_exempt

from api import dashboard
from api.metrics import Metrics
from api.problems import http_answer
from api.service import Healthz, Readyz


@csrf_exempt
def nothing_here(request: HttpRequest) -> HttpResponse:
    """404 as a problem document, also where DEBUG would show a page."""
    return http_answer(request, "not_found")


urlpatterns = [
    path("v1/", include("api.urls")),
    path("healthz", Healthz.as_view()),
    path("readyz", Readyz.as_view()),
    path("metrics", Metrics.as_view()),
    path("", include("api.docs")),
    path("app", dashboard.for_team, name="app-page"),
    path("app/sign-in/<slug:token>", dashboard.sign_in, name="app-sign-in"),
    path("app/sign-out", dashboard.sign_out, name="app-sign-out"),
    path("admin/usage/<uuid:app_id>", admin.site.admin_view(dashboard.for_staff), name="app-usage"),
    path("", include("api.oauth")),
    path("admin/", admin.site.urls),
    re_path("", nothing_here),
]
