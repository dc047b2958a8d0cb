"""What polls are measured against: a minimal Django view, and the poll as most would write it, on the server and tables of ours."""
from django.http import HttpRequest, HttpResponse
from django.urls import path
from rest_framework.authentication import BaseAuthentication
from rest_framework.generics import get_object_or_404
from rest_framework.response import Response
from rest_framework.views import APIView

from games.matches.models import Match
from games.players.credentials import digest
from games.players.models import PlayerToken


def minimal(request: HttpRequest) -> HttpResponse:
    return HttpResponse(b"ok", content_type="text/plain")


class TokenAuthentication(BaseAuthentication):
    def authenticate(self, request):
        token = PlayerToken.objects.select_related("player").get(digest=digest(request.headers["Authorization"].removeprefix("Bearer ")))
        return token.player, token


class Usual(APIView):
    """DRF, a token looked up, the match and its seats read, an ETag compared."""

    authentication_classes = (TokenAuthentication,)

    def get(self, request, match_id):
        match = get_object_or_404(Match.objects.prefetch_related("seats__player"), pk=match_id)
        seat = next((seat for seat in match.seats.all() if seat.player_id == request.user.pk), None)
        etag = f'"{match.version}-{seat and seat.seat}"'
        same = request.headers.get("If-None-Match") == etag
        return Response(status=304 if same else 200, headers={"ETag": etag, "Cache-Control": "private, no-cache"})


urlpatterns = [path("minimal", minimal), path("usual/<uuid:match_id>", Usual.as_view())]
