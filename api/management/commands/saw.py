"""manage.py saw MATCH --seat N --at SEQ: what a seat was told of a match when that event had happened, for disputes."""
import json
import uuid
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from rest_framework.renderers import JSONRenderer

from games.matches import codec, hindsight
from games.matches.errors import NotThere
from games.rulebook.text import LANGUAGES, Language, Text

from ...presenting import event_bodies, match_body

HEAD = Text("{game}, match {match}. Seat {seat} ({who}) after event {seq}, {at}.",
            "{game}, partida {match}. Lugar {seat} ({who}) depois do evento {seq}, {at}.")
HEADINGS = {"table": Text("The table", "A mesa"), "actions": Text("What it could send", "O que podia enviar"),
            "awaiting": Text("Who was awaited", "Quem era esperado"),
            "events": Text("What it had been shown", "O que lhe fora mostrado")}


class Command(BaseCommand):
    help = ("Print what a seat was told of a match when an event had happened: `match` as GET /v1/matches/{id} answered, `events` as "
            "the log was shown. Beware: it shows that seat's hidden cards. Names are those of today.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("match", type=uuid.UUID, help="the id of the match")
        parser.add_argument("--seat", type=int, required=True, help="the number of the seat, from 0")
        parser.add_argument("--at", type=int, required=True, metavar="SEQ", help="the seq of an event: the end of its move is meant")
        parser.add_argument("--language", choices=LANGUAGES, help="print it for people, in that language, and not as JSON")

    def handle(self, *args: Any, match: uuid.UUID, seat: int, at: int, language: Language | None, **options: Any) -> None:
        try:
            then = hindsight.saw(match, seat, at)
        except (NotThere, hindsight.NotToBeSeen) as error:
            raise CommandError(error.message.to(language or "en")) from None
        if language:
            self.stdout.write("\n".join(_for_people(then, language)))
        else:
            self.stdout.write(JSONRenderer().render({"seat": seat, "at": at, **bodies(then, "en")}).decode())


def bodies(then: hindsight.Hindsight, language: Language) -> dict[str, Any]:
    """The match and its log as the API told the seat of them."""
    viewer = then.viewer(then.mine)
    return {"match": match_body(then, None, language, then.ours(then.now)), "events": event_bodies(then, then.lines, viewer, language)}


def _for_people(then: hindsight.Hindsight, language: Language) -> Iterator[str]:
    told, mine = bodies(then, language), then.mine
    match, name = told["match"], mine.player.called().to(language) if mine.player else mine.bot_level
    yield HEAD.format(game=then.game.name.to(language), match=match["id"], seat=mine.seat, who=name, seq=match["version"],
                      at=codec.instant(then.now)).to(language)
    lists = {"table": [f"{name}: {_short(value)}" for name, value in match["table"].items()],
             "actions": [_line(action) for action in match["you"]["actions"]], "awaiting": [_line(seat) for seat in match["awaiting"]],
             "events": [_line(event) for event in told["events"]]}
    for name, lines in lists.items():
        yield ""
        yield f"{HEADINGS[name].to(language)}:"
        yield from (f"  {line}" for line in lines or ["–"])


def _line(members: dict[str, Any]) -> str:
    """`{"seq": 3, "type": "asked", "seat": 0}` as `3 asked seat: 0`."""
    first = [str(members[name]) for name in ("seq", "at", "type") if name in members]
    return " ".join([*first, *(f"{name}: {_short(value)}" for name, value in members.items() if name not in ("seq", "at", "type"))])


def _short(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
