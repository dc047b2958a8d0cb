"""What the hot queries cost on tables as they are after years: `make filled`, on an empty PostgreSQL database that DATABASE_URL names.

It fills the tables by SQL (EVENTS, 10 million unless said, a hundred to a match), has PostgreSQL explain and run what the service asks most
(the service's own functions, listened to), and prints for each statement what it scans, what it reads and how long it took; then what a
row costs, what an index is deep, and what that makes of 100 million. `tests/matches/test_plans.py` holds smaller tables to the same.
"""
import json
import os
import re
import sys
import time
import uuid
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any
from unittest.mock import patch

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
LARGE = ("matches_match", "matches_seat", "matches_event", "matches_archivedlog", "players_player", "players_playertoken",
         "usage_count", "usage_trouble")
OF_AN_APP, APPS = 100, 500                                   # one player in so many is of the app that is looked at; apps that ask
GOING_ON, BUSY = 50, 21                                      # one match in so many
PAYLOAD = json.dumps({"seat": 1, "player": "0" * 36, "note": "x" * 24})       # any game's; as long as most
HEX = {"postgresql": "CAST(lpad(to_hex({n}), 12, '0') || '70008000' || lpad(to_hex({n}), 12, '0') AS uuid)",
       "sqlite": "printf('%012x70008000%012x', {n}, {n})"}
NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {most}) "
PLAYERS = """
    INSERT INTO players_player (id, name, external_id, created_at, app_id)
    SELECT {player}, 'Ana', '', {now}, CASE n % {of_an_app} WHEN 5 THEN {app} END FROM numbers"""
TOKENS = """
    INSERT INTO players_playertoken (digest, prefix, created_at, last_used_on, player_id)
    SELECT 'digest ' || n, 'fpt_', {now}, {today}, {player} FROM numbers"""
MATCHES = """
    INSERT INTO matches_match (id, game, rules_version, status, version, revision, host_id, preset, options, arrangement, sandbox, rated,
        visibility, invite_code, turn_seconds, doubt_seconds, on_timeout, timeouts_allowed, seed, state, commands, last_command, result,
        due_at, bot_offers, created_at, started_at, finished_at)
    SELECT {match}, CASE n % 3 WHEN 0 THEN 'go_fish' WHEN 1 THEN 'pescado_novo' ELSE 'historias_de_pescador' END, 1,
        CASE WHEN n % {going_on} THEN 'finished' WHEN n % 3 = 0 THEN 'open' ELSE 'active' END, {events}, 0, {host}, 'classic', '{{}}', '',
        {false}, {false}, CASE WHEN n % 10 = 3 THEN 'private' ELSE 'public' END, '', 86400, 60, 'autoplay', 2, '00', '{state}', 9, '', '',
        CASE WHEN n % {going_on} THEN NULL ELSE {later} END, 0, {now}, {now}, CASE WHEN n % {going_on} THEN {now} ELSE NULL END
    FROM numbers"""
SEATS = """
    INSERT INTO matches_seat (match_id, seat, kind, player_id, bot_level, status, timeouts, awaited_for, silence_answers, deadline, in_play)
    SELECT {match}, {seat}, 'player', {guest}, '', 'playing', 0, '', {false}, CASE WHEN n % {going_on} THEN NULL ELSE {later} END,
        NOT (n % {going_on}) FROM numbers"""
ARCHIVED = "INSERT INTO matches_archivedlog (match_id, lines) SELECT {match}, {bytes} FROM numbers"
EVENTS = """
    INSERT INTO matches_event (match_id, seq, at, type, seat, v, payload)
    SELECT {match}, seq, {now}, 'seat_taken', seq % 2, 1, '{payload}' FROM numbers CROSS JOIN {seqs}"""

COUNTS = """
    INSERT INTO usage_count (app, hour, method, route, status, code, count)
    SELECT {some_app}, {now}, 'GET', 'route ' || n, 200, '', 1 FROM numbers"""
TROUBLES = """
    INSERT INTO usage_trouble (id, app, at, request_id, method, route, status, code, player, client)
    SELECT {match}, {some_app}, {now}, 'request-' || n, 'GET', 'other', 404, 'not_found', {player}, '' FROM numbers"""


def fill(connection: Any, *, matches: int, events: int) -> None:
    """Matches of two seats, most of them over: one player sits in every BUSYth one, most others in one or none."""
    from games.players.models import App

    vendor, players = connection.vendor, 4 * matches
    now = f"CAST('{NOW:%Y-%m-%d %H:%M:%S}+00' AS timestamptz)" if vendor == "postgresql" else f"'{NOW:%Y-%m-%d %H:%M:%S}'"
    hex_of, empty = HEX[vendor], zlib.compress(b"").hex()
    others = f"(n % {players - 1} + 2)"
    values = {
        "now": now, "later": now.replace("2026-11-30", "2027-11-30"),
        "today": f"CAST('{NOW:%Y-%m-%d}' AS date)" if vendor == "postgresql" else f"'{NOW:%Y-%m-%d}'",
        "false": "false" if vendor == "postgresql" else "0",
        "match": hex_of.format(n="n"), "player": hex_of.format(n="n"), "going_on": f"{GOING_ON} <> 0", "events": events, "payload": PAYLOAD,
        "state": "x" * 1_500, "host": hex_of.format(n=others), "of_an_app": OF_AN_APP, "app": hex_of.format(n=1),
        "some_app": hex_of.format(n=f"(n % {APPS} + 1)"),
    }
    seats = [hex_of.format(n=f"CASE n % {BUSY} WHEN 0 THEN 1 ELSE {others} END"), hex_of.format(n=f"((n + 7) % {players - 1} + 2)")]
    with connection.cursor() as cursor:
        def run(text: str, most: int, **more: Any) -> None:
            numbers = f"generate_series(1, {most}) AS numbers(n)" if vendor == "postgresql" else "numbers"
            head = "" if vendor == "postgresql" else NUMBERS.format(most=most)
            cursor.execute(head + text.format(**values, **more).replace("FROM numbers", f"FROM {numbers}"))

        App.objects.create(pk=_id(1), name="Of many players", created_at=NOW)
        run(PLAYERS, players)
        run(TOKENS, matches)
        run(MATCHES, matches)
        for number, guest in enumerate(seats):
            run(SEATS, matches, seat=number, guest=guest)
        seqs = f"generate_series(1, {events}) AS seqs(seq)" if vendor == "postgresql" else \
            f"(WITH RECURSIVE seqs(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM seqs WHERE seq < {events}) SELECT seq FROM seqs)"
        run(ARCHIVED, matches, bytes=f"'\\x{empty}'::bytea" if vendor == "postgresql" else f"x'{empty}'")
        run(EVENTS, matches, seqs=seqs)
        run(COUNTS, matches)
        run(TROUBLES, matches)
        cursor.execute("ANALYZE")


class Listener:
    """Explains every statement that goes by, of `name`: what it would scan. `timed`: it is also run and measured (PostgreSQL)."""

    def __init__(self, connection: Any, *, timed: bool = False) -> None:
        self.connection, self.timed, self.name = connection, timed, ""
        self.found: list[tuple[str, str, list[str], dict[str, Any]]] = []

    def __call__(self, execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
        if sql.startswith(("SELECT", "(SELECT")) and any(f'"{table}"' in sql for table in LARGE):
            self.explain(sql, params)
        return execute(sql, params, many, context)

    def explain(self, sql: str, params: Any) -> None:
        if re.search(r"COUNT\(\*\) FROM \(.* LIMIT 10000\)", sql):
            return                                           # of an admin's list: it reads that many rows and no more
        with self.connection.connection.cursor() if self.connection.vendor == "postgresql" else self.connection.cursor() as cursor:
            if self.connection.vendor == "sqlite":
                cursor.execute(f"EXPLAIN QUERY PLAN {sql}", params)
                self.found.append((self.name, sql, [row[3] for row in cursor.fetchall()], {}))
                return
            how = "ANALYZE, BUFFERS, " if self.timed else ""
            cursor.execute(f"EXPLAIN ({how}FORMAT JSON) {sql}", params)
            said = cursor.fetchone()[0][0]
        self.found.append((self.name, sql, list(_nodes(said["Plan"])), said))

    def ask(self, connection: Any, statement: str, values: dict[str, str]) -> list[Any]:
        """In the place of what `glance` asks with."""
        if self.connection.vendor == "sqlite":
            values |= {"now": values["now"][:-6], "id": values.get("id", "").replace("-", "")}
        self.explain(re.sub(r":(\w+)", r"%(\1)s", statement), values)
        return []


def _nodes(plan: dict[str, Any]) -> Iterator[str]:
    if "Relation Name" in plan:
        index = plan.get("Index Name") or next((part.get("Index Name", "") for part in plan.get("Plans", ())), "")
        yield f"{plan['Node Type']} {plan['Relation Name']} {index}".strip()
    for part in plan.get("Plans", ()):
        yield from _nodes(part)


def scans(nodes: list[str], sql: str) -> list[str]:
    """What in a plan reads a large table from end to end. To go through one in its own order until a page is full is no such thing."""
    in_order = "LIMIT" in sql and "WHERE" not in sql and not any("TEMP B-TREE FOR ORDER BY" in node for node in nodes)
    return [node for node in nodes if any(table in node for table in LARGE)
            and (node.startswith(("Seq Scan", "Parallel Seq Scan")) or (node.startswith("SCAN") and not in_order))]


@contextmanager
def listening(connection: Any, *, timed: bool = False) -> Iterator[Listener]:
    from games.matches import glance
    listener = Listener(connection, timed=timed)
    with connection.execute_wrapper(listener), patch.object(glance, "_ASK", {connection.vendor: listener.ask}):
        yield listener


def ask_everything(listener: Listener, moderator: Any) -> set[str]:
    """What web, sweep, workers and moderators ask most, through the functions that ask it; the names of what was asked."""
    from django.conf import settings
    from django.db import transaction

    from games.matches import archive, caps, clock, glance, logbook, position, pulse, selectors
    from games.matches.ledger import Ledger, hold
    from games.matches.models import Match
    from games.players.models import App, Player
    from games.usage import selectors as usage

    match = Match.objects.filter(status="active").order_by("pk")[3]
    waiting = Match.objects.filter(status="open").order_by("pk")[3]
    busy, one = Player.objects.get(pk=_id(1)), Player.objects.get(pk=_id(5))
    app = App.objects.get(pk=_id(1))
    lobby = {"game": None, "status": None, "before": None, "limit": 51}

    def append() -> None:
        with transaction.atomic():
            hold(match.pk, NOW)

    def admin(path: str) -> Callable[[], None]:
        def look() -> None:
            assert moderator.get(f"/admin/{path}").status_code == 200, path
        return look

    def sweep() -> None:
        with patch.object(pulse, "take_sweep", return_value=True):
            clock.sweep(now=NOW)

    def count() -> None:
        with patch.multiple(settings, OPEN_MATCHES_PER_PLAYER=10_000, RUNNING_MATCHES_PER_PLAYER=10_000):
            caps.check(Ledger(waiting, [], NOW), busy)

    everything: dict[str, Callable[[], object]] = {
        "move: hold the match and its seats": append,
        "a match": lambda: selectors.position(match.pk),
        "events, first page": lambda: logbook.rows(match.pk, version=99),
        "events, after": lambda: logbook.rows(match.pk, after=5, limit=500, version=99),
        "events, nothing new": lambda: logbook.rows(match.pk, after=match.version, version=match.version + 1),
        "lobby": lambda: selectors.lobby(**lobby),
        "lobby, versions": lambda: selectors.lobby_versions(**lobby),
        "lobby, a game": lambda: selectors.lobby(**lobby | {"game": "go_fish"}),
        "lobby, open": lambda: selectors.lobby(**lobby | {"status": "open"}),
        "lobby, finished, further": lambda: selectors.lobby(**lobby | {"status": "finished", "before": match.pk}),
        "inbox": lambda: selectors.inbox(busy, status=None, awaiting_me=False, limit=100),
        "inbox, versions": lambda: selectors.inbox_versions(busy, status=None, awaiting_me=False, limit=100),
        "inbox, awaiting me": lambda: selectors.inbox(busy, status=None, awaiting_me=True, limit=100),
        "inbox, finished": lambda: selectors.inbox(busy, status="finished", awaiting_me=False, limit=100),
        "304 of a match, a player": lambda: glance.match(str(match.pk), "digest 5", NOW),
        "304 of a match, anybody": lambda: glance.match(str(match.pk), None, NOW),
        "304 of an inbox": lambda: glance.inbox("digest 1", awaiting_me=False, limit=100, now=NOW),
        "304 of an inbox, awaiting me": lambda: glance.inbox("digest 1", awaiting_me=True, limit=100, now=NOW),
        "held polls": lambda: glance.stamps([match.pk, busy.pk]),
        "sweep": sweep,
        "caps": count,
        "rematch": lambda: position.rematch_of(match.pk),
        "archive": lambda: list(archive.due(NOW)[:2_000]),
        "export": lambda: next(selectors.held(one)),
        "usage, by address": lambda: usage.lines(app.pk, NOW),
        "usage, by hour": lambda: usage.hours(app.pk, NOW),
        "usage, problems": lambda: usage.troubles(app.pk, before=match.pk),
        "usage, one request": lambda: usage.troubles(app.pk, request_id="request-500"),
        "usage, a player's problems": lambda: usage.troubles_of(one),
        "usage, players of an app": lambda: list(usage.latest_players(app, 20)),
        "usage, matches of an app": lambda: list(usage.latest_matches(app, 20)),
        "admin, matches": admin("matches/match/"),
        "admin, matches of a player": admin(f"matches/match/?q={one.pk}"),
        "admin, seats": admin("matches/seat/"),
        "admin, events": admin("matches/event/"),
        "admin, a log": admin(f"matches/event/?match__id__exact={match.pk}"),
        "admin, players": admin("players/player/"),
    }
    for name, act in everything.items():
        listener.name = name
        with transaction.atomic():
            act()
    return set(everything)


def _id(number: int) -> uuid.UUID:
    return uuid.UUID(f"{number:012x}70008000{number:012x}")


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    os.environ["STATEMENT_SECONDS"] = "0"
    os.environ["ARCHIVE_DAYS"] = "1"
    import django
    django.setup()
    from django.contrib.auth.models import User
    from django.core.management import call_command
    from django.db import connection
    from django.test import Client

    if connection.vendor != "postgresql":
        sys.exit("DATABASE_URL=postgresql://… of an empty database: it is filled")
    events, each = int(os.environ.get("EVENTS", "10_000_000")), 100
    call_command("migrate", verbosity=0)
    from games.matches.models import Event, Match
    if not Match.objects.exists():
        began = time.monotonic()
        fill(connection, matches=events // each, events=each)
        print(f"filled in {time.monotonic() - began:.0f} s")
        with connection.cursor() as cursor:
            cursor.execute("VACUUM ANALYZE")
    moderator = Client()
    moderator.force_login(User.objects.filter(is_superuser=True).first() or User.objects.create_superuser("mod", password="x"))
    for timed in (False, True):                              # the first round warms what a server at work has warm
        with listening(connection, timed=timed) as listener:
            ask_everything(listener, moderator)
    print(f"\n{'what':34} {'ms':>7} {'pages':>6}  reads")
    for name, sql, nodes, said in listener.found:
        pages = said["Plan"].get("Shared Hit Blocks", 0) + said["Plan"].get("Shared Read Blocks", 0)
        reads = "; ".join(dict.fromkeys(nodes)) + ("   SCANS" if scans(nodes, sql) else "")
        print(f"{name:34} {said['Execution Time']:7.2f} {pages:6}  {reads}")
    last = Match.objects.order_by("-pk")[0]
    began = time.perf_counter()
    for first in range(1_000, 2_000, 5):
        Event.objects.bulk_create(Event(match=last, seq=first + more, at=NOW, type="asked", payload=PAYLOAD) for more in range(5))
    print(f"\nfive events appended, in a transaction of their own: {(time.perf_counter() - began) * 5:.2f} ms")
    Event.objects.filter(match=last, seq__gte=1_000).delete()
    _sizes(connection, Event.objects.count())


def _sizes(connection: Any, rows: int) -> None:
    with connection.cursor() as cursor:
        cursor.execute("CREATE EXTENSION IF NOT EXISTS pageinspect")
        cursor.execute("SELECT relname, pg_relation_size(oid), relkind FROM pg_class WHERE relname LIKE 'matches_event%%' "
                       "OR relname IN ('seq_once_a_match') ORDER BY relname")
        for name, size, kind in cursor.fetchall():
            depth = ""
            if kind == "i":
                cursor.execute("SELECT level FROM bt_metap(%s)", [name])
                depth = f", {cursor.fetchone()[0] + 1} pages deep"
            if size:
                print(f"{name}: {size / 2**20:.0f} MiB, {size / rows:.0f} bytes an event{depth}; "
                      f"at 100 million {size / rows * 1e8 / 2**30:.1f} GiB")


if __name__ == "__main__":
    main()
