"""Ten thousand matches with whole logs, and `manage.py refold` over them: `make many` (MATCHES=10000, MANY_ON=postgresql).

Some are played through the services: all games and presets, to their end or somewhere in between, with bots, people and people who
leave. The rest are copies of their rows with ids of their own. Then three are damaged, found, repaired.
"""
import argparse
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parents[2]
COPIES = 100                                                 # of each match that is played
MOVES = (3, 15, 40, 2_500)                                   # after which a match is left as it stands; the last is its end
DAMAGE = 3


def populate(matches: int, seed: int = 1) -> None:
    """Fill an empty database."""
    from django.utils import timezone
    from tqdm import tqdm

    from games.matches.models import Event
    from games.players.models import Player

    rng, now = random.Random(seed), timezone.now()
    people = [Player.objects.create(name=f"P{number}", created_at=now) for number in range(6)]
    for number in tqdm(range(-(-matches // COPIES)), unit=" played", disable=not sys.stderr.isatty()):
        _copy(_play(people, number, rng, now), min(COPIES, matches - number * COPIES) - 1)
    print(f"{matches} matches, {Event.objects.count()} events")


def _play(people, number, rng, now):
    from games.matches import services
    from games.matches.services import ClockWish, MatchWish, SeatWish
    from tests.matches.driving import play_some
    from tests.matches.released_logs import wanted

    every = list(wanted())
    slug, _, preset, seats = every[number % len(every)]
    bots = number // len(every) % seats
    wishes = [SeatWish("me"), *[SeatWish("bot", rng.choice(("easy", "medium")))] * bots, *[SeatWish("open")] * (seats - 1 - bots)]
    made = services.create(player=people[0], now=now, wish=MatchWish(slug, wishes, preset, clock=ClockWish(86_400, 3_600)))
    if number % 20 == 19:                                    # nobody has come yet
        return made.match
    for player in people[1:seats - bots]:
        services.take_seat(match_id=made.match.pk, player=player, seat=None, invite_code=None, now=now)
    play_some(made.match.pk, now, rng, MOVES[number % len(MOVES)])
    return made.match


def _copy(match, times: int) -> None:
    from django.db import connection

    from games.matches.models import Event, Match, Seat
    from games.players.models import new_id

    copies, seats = [], list(Seat.objects.filter(match=match))
    for _ in range(times):
        copy = Match.objects.get(pk=match.pk)
        copy.pk = new_id()
        copies.append(copy)
    Match.objects.bulk_create(copies)
    columns = [field.attname for field in Seat._meta.concrete_fields if not field.primary_key and field.name != "match"]
    Seat.objects.bulk_create(Seat(match=copy, **{name: getattr(seat, name) for name in columns}) for copy in copies for seat in seats)
    names = [f'"{field.column}"' for field in Event._meta.concrete_fields if not field.primary_key and field.name != "match"]
    original = Match._meta.pk.get_db_prep_value(match.pk, connection)
    with connection.cursor() as cursor:
        cursor.execute(f"INSERT INTO matches_event (match_id, {', '.join(names)}) "
                       f"SELECT copy.id, {', '.join(f'line.{name}' for name in names)} FROM matches_event line, matches_match copy "
                       "WHERE line.match_id = %s AND copy.seed = %s AND copy.id <> %s", [original, match.seed, original])


def damage(seed: int = 2) -> set[str]:
    """Make the rows of three matches say what their logs do not; their ids."""
    from games.matches.models import Match, Seat

    rng = random.Random(seed)
    hurt = rng.sample(list(Match.objects.filter(status=Match.Status.ACTIVE).order_by("pk")), DAMAGE)
    other = re.sub(r"\d", lambda digit: str((int(digit[0]) + 1) % 10), hurt[0].state, count=1)
    Match.objects.filter(pk=hurt[0].pk).update(state=other)
    Match.objects.filter(pk=hurt[1].pk).update(version=hurt[1].version + 1)
    Seat.objects.filter(match=hurt[2]).update(awaited_for="", deadline=None)
    return {str(match.pk) for match in hurt}


def refold(*arguments: str) -> tuple[int, list[str]]:
    """Its status and lines; its progress is shown where somebody looks."""
    began = time.monotonic()
    done = subprocess.run([sys.executable, "manage.py", "refold", *arguments], cwd=HERE, stdout=subprocess.PIPE, text=True, check=False)
    print(f"refold {' '.join(arguments)}: status {done.returncode} after {time.monotonic() - began:.0f} s: {done.stdout.strip()}")
    return done.returncode, done.stdout.splitlines()


@contextlib.contextmanager
def database(folder: Path) -> Iterator[None]:
    """An empty one: SQLite, or a PostgreSQL cluster of our own."""
    os.environ.update(IGNORE_DOTENV="true", DJANGO_SETTINGS_MODULE="fishing.settings", SECRET_KEY="of-the-tests-" + "x" * 50,
                      VAR_DIR=str(folder), REDIS_URL="", DEBUG="false")
    os.environ.pop("DATABASE_URL", None)
    if not os.environ.get("MANY_ON", "").startswith("postgres"):
        yield
        return
    from tests.faults.servers import Postgres

    folder.chmod(0o711)
    (folder / "postgres").mkdir()
    cluster = Postgres(folder / "postgres")
    try:
        os.environ["DATABASE_URL"] = cluster.up().url
        yield
    finally:
        cluster.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    jobs = ("--jobs", str(said.jobs))
    with tempfile.TemporaryDirectory(prefix="fishing-many-") as folder, database(Path(folder)):
        import django
        from django.core.management import call_command
        from django.db import connections

        django.setup()
        call_command("migrate", verbosity=0)
        began = time.monotonic()
        populate(said.matches)
        print(f"made in {time.monotonic() - began:.0f} s")
        assert refold("--check", *jobs) == (0, [f"{said.matches} matches, 0 differ"])
        hurt = damage()
        status, lines = refold("--check", *jobs)
        assert (status, {line.split(":")[0] for line in lines[:-1]}, lines[-1]) == (1, hurt, f"{said.matches} matches, {DAMAGE} differ")
        assert refold("--repair", *jobs, *hurt) == (0, [*lines[:-1], f"{DAMAGE} matches, {DAMAGE} repaired"])
        assert refold("--check", *jobs) == (0, [f"{said.matches} matches, 0 differ"])
        connections.close_all()


if __name__ == "__main__":
    main()
