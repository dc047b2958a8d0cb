"""All that is held about a player, in one document. Whoever adds a table about players adds it here (a test looks)."""
import json
from collections.abc import Iterator
from typing import Any

from django.http import StreamingHttpResponse
from django.utils import timezone
from rest_framework.request import Request

from games.matches import codec, selectors
from games.matches.position import Logged, Position
from games.oauth import grants
from games.players.models import Player
from games.rulebook.text import Language
from games.usage.selectors import troubles_of

from . import answers
from .credentials import token_body
from .grants import grant_body
from .presenting import event_bodies
from .usage import held_body
from .views import View, described


class Export(View):
    @described("exportMe", "Read all that is held about you", "players", answers={200: answers.Export})
    def get(self, request: Request) -> StreamingHttpResponse:
        """Your profile, your tokens by their first characters, what you let other apps do, every match that you sit in or opened, with
        the events of your seat, and which requests of yours were refused in the last days.

        It is written as it is read and may be long; there is nothing else that we keep of you. In matches that you left before they
        began the log has your id, and nothing that tells who that was.
        """
        player = self.player
        self.no_query()
        response = StreamingHttpResponse(_document(player, self.language), content_type="application/json")
        response["Cache-Control"], response["Vary"] = "private, no-store", "Authorization, Accept-Language"
        return response


def _document(player: Player, language: Language) -> Iterator[str]:
    """The JSON in pieces, a match each: somebody may have played ten thousand."""
    tokens = [{**token_body(token), "revoked_at": codec.instant(token.revoked_at)} for token in player.tokens.order_by("pk")]
    head = {"player": {"id": str(player.pk), "name": player.name, "external_id": player.external_id or None,
                       "app": player.app.name if player.app else None, "created_at": codec.instant(player.created_at)},
            "tokens": tokens, "grants": [grant_body(grant) for grant in grants.of(player, timezone.now())]}
    yield json.dumps(head, ensure_ascii=False)[:-1] + ', "matches": ['
    for number, (position, lines) in enumerate(selectors.held(player)):
        yield (", " if number else "") + json.dumps(_match(position, lines, player, language), ensure_ascii=False)
    yield '], "problems": ' + json.dumps([held_body(trouble) for trouble in troubles_of(player)], ensure_ascii=False) + "}"


def _match(position: Position, lines: list[Logged], player: Player, language: Language) -> dict[str, Any]:
    match, seat = position.match, position.seat_of(player)
    return {"id": str(match.pk), "game": match.game, "status": match.status, "visibility": match.visibility, "rated": match.rated,
            "sandbox": match.sandbox, "hosted": match.host_id == player.pk, "seat": seat and seat.seat,
            "seat_status": seat and seat.status, "client_seed": (seat and seat.client_seed) or None,
            "created_at": codec.instant(match.created_at), "started_at": codec.instant(match.started_at),
            "finished_at": codec.instant(match.finished_at),
            "result": codec.wire(position.result, language),
            "events": event_bodies(position, lines, position.viewer(seat), language)}
