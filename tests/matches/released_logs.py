"""Logs of whole matches, as each released version of the rules wrote them: `python -m tests.matches.released_logs` adds those that lack.

A file is never written again: it stands for matches that exist somewhere. Each line is JSON: first the match, then its events as
stored, last what they led to.
"""
import hashlib
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "released"


def logs() -> list[Path]:
    return sorted(FOLDER.glob("*.ndjson"))


def read(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """The match, its events, and what they led to."""
    first, *events, last = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return first, events, last


def outcome(position: Any, lines: list[Any]) -> dict[str, Any]:
    """What a log leads to: the stored state and result, and a digest of all that each viewer is shown of it."""
    from games.matches.codec import dump, wire
    from games.rulebook.game import Viewer

    viewers = [Viewer(None), *(Viewer(seat.seat) for seat in position.seats), Viewer(None, over=True)]
    shown = [[wire(position.shown(line, viewer), "en") for line in lines] for viewer in viewers]
    tables = [wire(position.game.view(position.state, viewer), "en") for viewer in viewers]
    digest = hashlib.sha256(json.dumps([shown, tables], sort_keys=True).encode()).hexdigest()
    return {"state": json.loads(dump(position.state)), "result": json.loads(position.match.result), "shown": digest}


def wanted() -> Iterator[tuple[str, int, str, int]]:
    """Every released version with each preset: (game, version, preset, seats)."""
    from games.rulebook import VERSIONS

    for (slug, version), game in VERSIONS.items():
        for preset, options in game.presets.items():
            seats = [number for number in game.seats if _fits(game, options, number)]
            yield slug, version, preset, seats[len(seats) // 2]


def _fits(game: Any, options: Any, seats: int) -> bool:
    from games.rulebook.errors import BadSetup
    try:
        game.check_seats(options, seats)
    except BadSetup:
        return False
    return True


def _write(path: Path, slug: str, preset: str, seats: int) -> None:
    from games.matches import selectors, services
    from games.matches.models import Event
    from games.players.models import Player
    from tests.matches.conftest import NOW
    from tests.matches.driving import play_out

    people = [Player.objects.create(name=f"P{number}", created_at=NOW) for number in range(seats)]
    wish = services.MatchWish(game=slug, preset=preset, seats=[services.SeatWish("me")] + [services.SeatWish("open")] * (seats - 1),
                              sandbox=services.SandboxWish(seed=path.stem))
    made = services.create(player=people[0], wish=wish, now=NOW)
    for person in people[1:]:
        services.take_seat(match_id=made.match.pk, player=person, seat=None, invite_code=None, now=NOW)
    play_out(made.match.pk, NOW, random.Random(path.stem))
    position = selectors.position(made.match.pk)
    rows = [{"type": row.type, "v": row.v, "payload": json.loads(row.payload)}
            for row in Event.objects.filter(match=made.match).order_by("seq")]
    first = {"game": slug, "rules_version": position.match.rules_version, "preset": preset, "seats": seats,
             "options": json.loads(position.match.options), "seed": position.match.seed}
    lines = [first, *rows, outcome(position, selectors.log(position))]
    path.write_text("".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
    import django
    django.setup()
    from django.core.management import call_command
    call_command("migrate", verbosity=0)
    FOLDER.mkdir(exist_ok=True)
    for slug, version, preset, seats in wanted():
        path = FOLDER / f"{slug}-v{version}-{preset}.ndjson"
        if not path.exists():
            _write(path, slug, preset, seats)
            print("wrote", path.name)


if __name__ == "__main__":
    main()
