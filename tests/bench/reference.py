"""What ours is measured against, on the server and tables of ours: a minimal Django view, the poll as most would write it, and so on."""
import json
import uuid
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.generics import get_object_or_404
from rest_framework.response import Response
from rest_framework.views import APIView

from games.matches.models import Match
from games.players.credentials import digest
from games.players.models import PlayerToken
from games.transactions import writing_transaction


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


class Same(APIView):
    """DRF without authentication; it renders a document that it has."""

    authentication_classes = ()

    def get(self, request):
        return Response(document())


@cache
def document() -> Any:
    return json.loads((Path(settings.VAR_DIR) / "same.json").read_bytes())


def bare(request: HttpRequest, match_id: uuid.UUID) -> HttpResponse:
    """Lock a match, add an event, raise the version."""
    event, vendor = json.loads(request.body), connection.vendor
    key, lock = (match_id, " FOR UPDATE") if vendor == "postgresql" else (match_id.hex, "")
    with writing_transaction(), connection.cursor() as cursor:
        cursor.execute(f"SELECT version FROM matches_match WHERE id = %s{lock}", [key])
        version = cursor.fetchone()[0] + 1
        cursor.execute("INSERT INTO matches_event (match_id, seq, at, type, v, payload) VALUES (%s, %s, %s, %s, 1, %s)",
                       [key, version, timezone.now(), event["type"], json.dumps(event)])
        cursor.execute("UPDATE matches_match SET version = %s WHERE id = %s", [version, key])
    return HttpResponse(json.dumps({"version": version}), content_type="application/json", status=201)


urlpatterns = [path("minimal", minimal), path("usual/<uuid:match_id>", Usual.as_view()), path("same", Same.as_view()),
               path("bare/<uuid:match_id>", bare)]
