"""Whoever is faster, one of them is: the same thing wanted at once, round after round, on eight web processes with four threads each."""
import random
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from fishing.run import commands
from tests.faults import audit
from tests.faults.conftest import SETTINGS
from tests.faults.players import Accepted, Kind, Phone, Table, Tally, choose
from tests.faults.trial import ROUNDS
from tests.live.service import eventually
from tests.live.test_races import all_at_once

AT_ONCE = 20
GRACE = timedelta(seconds=float(SETTINGS["GRACE_SECONDS"]))
SECOND = {"turn_seconds": 1, "doubt_seconds": 1}
DUEL = Kind("pescado_novo", 2)
WEB_PROCESSES = 8


def serve(service, command):
    service.stop("web")
    service.commands["web"] = command
    service.start("web")
    eventually(service.is_ready, "the service is ready")


@pytest.fixture(autouse=True, scope="module")
def eight_web_processes(stack):
    few = stack.service.commands["web"]
    serve(stack.service, commands(stack.service.port, workers=WEB_PROCESSES)["web"])
    yield
    serve(stack.service, few)


@pytest.fixture
def tally():
    return Tally()


@pytest.fixture
def phones(stack, tally):
    return [Phone(stack.service.base, tally, f"P{number}") for number in range(AT_ONCE)]


@pytest.fixture
def finished(stack, tally, request):
    """Call it with the tables of a race and how the answers fell: they are looked at, and reported."""
    began = time.monotonic()

    def look(tables, outcomes):
        logs = audit.Tables(stack.service)
        by_match = {table.id: table for table in tables}
        for log in logs.logs(by_match):
            for strange in (*audit.strange_things(log), *audit.strange_turns(log), *audit.strange_commands(log, by_match[log.match])):
                tally.strange(f"{log.match}: {strange}")
        for strange in audit.refold(stack.service, list(by_match)):
            tally.strange(strange)
        stack.report.append({
            "fault": f"race: {request.node.name.removeprefix('test_').replace('_', ' ')}",
            "injected": len(tables), "matches": len(tables),
            **{name: tally.counts[name] for name in ("commands", "retries", "replays", "refusals", "cut", "503")},
            "slowest": f"{tally.slowest:.1f}", "seconds": round(time.monotonic() - began), "anomalies": len(tally.anomalies),
            "outcomes": " ".join(f"{name}:{times}" for name, times in sorted(outcomes.items(), key=str))})
        for table in tables:
            table.resign()
        assert not tally.anomalies, "\n".join(tally.anomalies[:20])
    return look


def sent(phone, path, body, **headers):
    """A call for `all_at_once`: status, answer and headers."""
    return lambda: phone.sure("POST", path, body, **headers)


def open_table(host, seats, game="go_fish"):
    made = host.post("/v1/matches", {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)})[1]
    table = Table.__new__(Table)
    table.kind, table.tally, table.over, table.version, table.watcher = Kind(game, seats), host.tally, False, made["version"], host
    table.id, table.path, table.phones, table.accepted, table.resigned = made["id"], f"/v1/matches/{made['id']}", [], [], 0
    return table


@pytest.mark.parametrize("clock", [{**SECOND, "on_timeout": "forfeit"}, {**SECOND, "timeouts_allowed": 1}],
                         ids=["forfeit", "autoplay"])
def test_move_against_timeout(stack, tally, phones, finished, clock):
    """The move leaves around the end of the grace; a read that settles leaves with it, and the sweep comes when it likes."""
    kind, outcomes, tables = Kind("pescado_novo", 2, clock=clock), Counter(), []

    def duel(number):
        table = Table(kind, [phones[2 * number % AT_ONCE], phones[(2 * number + 1) % AT_ONCE]], tally)
        tables.append(table)
        view = table.phones[0].match(table.id)
        mover, other = (table.phones[view["table"]["turn"]], table.phones[1 - view["table"]["turn"]])
        view = mover.match(table.id)
        if not view["you"]["actions"]:                       # so slow a machine that its second was over
            outcomes["late"] += 1
            return
        deadline = datetime.fromisoformat(view["awaiting"][0]["deadline"])
        late = random.uniform(-0.06, 0.03)
        time.sleep(max(0.0, (deadline + GRACE - datetime.now(UTC)).total_seconds() + late))
        reader = threading.Thread(target=other.match, args=(table.id,))
        reader.start()
        table._play(mover, view)
        reader.join()
        outcomes["move" if table.accepted else "timeout"] += 1

    with ThreadPoolExecutor(AT_ONCE // 4) as pool:           # two phones each
        list(pool.map(duel, range(ROUNDS)))
    logs, by_match = audit.Tables(stack.service), {table.id: table for table in tables}
    eventually(lambda: all(log.status == "finished" for log in logs.logs(by_match)), "the clock ends them all")
    for log in logs.logs(by_match):
        accepted = by_match[log.match].accepted
        first = next(line for line in log.lines if line.type in ("card_played", "turn_timed_out"))
        wanted = ("card_played", accepted[0].seqs[0]) if accepted else ("turn_timed_out", first.seq)
        if (first.type, first.seq) != wanted:
            tally.strange(f"{log.match}: accepted was {accepted}, and first came {first}")
    finished(tables, outcomes)


@pytest.mark.parametrize("with_key", [False, True], ids=["no key", "one key"])
def test_one_command_twenty_times(stack, tally, phones, finished, with_key):
    tables, outcomes = [], Counter()
    for number in range(ROUNDS):
        table = Table(DUEL, phones[:2], tally)
        tables.append(table)
        mover = phones[phones[0].match(table.id)["table"]["turn"]]
        view = mover.match(table.id)
        body = {**choose(view), "expected_version": view["version"]}
        key = {"Idempotency_Key": f"{table.id}-{number}"} if with_key else {}
        answers = all_at_once(*[sent(mover, f"{table.path}/commands", body, **key)] * AT_ONCE)
        told = Counter((status, headers.get("Idempotent-Replayed", "first")) for status, _, headers in answers)
        outcomes.update({f"{status} {how}": times for (status, how), times in told.items()})
        wanted = {(201, "first"): 1, (201, "true"): AT_ONCE - 1} if with_key else {(201, "first"): 1, (409, "first"): AT_ONCE - 1}
        if told != wanted:
            tally.strange(f"{table.path}: {told}")
        seqs = {tuple(event["seq"] for event in answer["events"]) for status, answer, _ in answers if status == 201}
        if len(seqs) != 1:
            tally.strange(f"{table.path}: one command, told as {seqs}")
        table.accepted.append(Accepted(table.id, view["you"]["seat"], body, *seqs))
    finished(tables, outcomes)


def test_join_against_join(stack, tally, phones, finished):
    tables, outcomes = [], Counter()
    for _ in range(ROUNDS):
        table = open_table(phones[0], 3)
        tables.append(table)
        answers = all_at_once(*[sent(phone, f"{table.path}/seats", {}) for phone in phones[1:] for _ in range(2)])
        told = Counter(status for status, _, _ in answers)
        outcomes.update(told)
        if told != {201: 2, 409: 2 * (AT_ONCE - 1) - 2} or phones[0].match(table.id)["status"] != "active":
            tally.strange(f"{table.path}: {told}")
    finished(tables, outcomes)


def test_start_against_start(stack, tally, phones, finished):
    tables, outcomes = [], Counter()
    for _ in range(ROUNDS):
        table = open_table(phones[0], 4)
        tables.append(table)
        phones[1].post(f"{table.path}/seats", {"seat": 3})
        told = Counter(status for status, _, _ in all_at_once(*[sent(phones[0], f"{table.path}/start", {})] * 10))
        outcomes.update(told)
        if told != {200: 1, 409: 9}:
            tally.strange(f"{table.path}: {told}")
    finished(tables, outcomes)


def test_leave_against_start(stack, tally, phones, finished):
    """Either the match starts with the one who wants to leave, or without."""
    tables, outcomes = [], Counter()
    for _ in range(ROUNDS):
        table = open_table(phones[0], 4)
        tables.append(table)
        for phone in phones[1:3]:
            phone.post(f"{table.path}/seats", {})
        leave = lambda path=table.path: phones[1].sure("DELETE", f"{path}/seats/me")                 # noqa: E731
        begun, left = all_at_once(sent(phones[0], f"{table.path}/start", {}), leave)
        outcomes[f"start {begun[0]} leave {left[0]}"] += 1
        players = [seat["player"]["id"] for seat in phones[0].match(table.id)["seats"]]
        if begun[0] != 200 or (left[0], phones[1].id in players) not in ((204, False), (409, True)):
            tally.strange(f"{table.path}: start {begun[:2]}, leave {left[:2]}, seated {players}")
    finished(tables, outcomes)


def test_resign_against_resign(stack, tally, phones, finished):
    tables, outcomes = [], Counter()
    for _ in range(ROUNDS):
        table = Table(DUEL, phones[:2], tally)
        tables.append(table)
        answers = all_at_once(*[sent(phone, f"{table.path}/resign", {}) for phone in phones[:2]] * 5)
        told = Counter(status for status, _, _ in answers)
        outcomes.update(told)
        table.resigned = told[200]
        if told != {200: 1, 409: 9}:
            tally.strange(f"{table.path}: {told}")
    finished(tables, outcomes)


@pytest.mark.parametrize("with_key", [False, True], ids=["no key", "own keys"])
def test_rematch_against_rematch(stack, tally, phones, finished, with_key):
    """Both press it ten times: one match, begun once, and both sit in it."""
    tables, outcomes = [], Counter()
    for _ in range(ROUNDS):
        over = Table(DUEL, phones[:2], tally)
        phones[0].post(f"{over.path}/resign", {})
        calls = [sent(phone, f"{over.path}/rematch", {}, **({"Idempotency_Key": f"{over.id}-{phone.id}"} if with_key else {}))
                 for phone in phones[:2]] * 10
        answers = all_at_once(*calls)
        told = Counter(f"{status} {headers.get('Idempotent-Replayed', 'first')}" for status, _, headers in answers)
        outcomes.update(told)
        ids = {answer["id"] for status, answer, _ in answers if status < 300}
        wanted = {"201 first": 1, "200 first": 1, "201 true": 9, "200 true": 9} if with_key else {"201 first": 1, "200 first": 19}
        if told != wanted or len(ids) != 1:
            tally.strange(f"{over.path}: {told}, {ids}")
        again = Table.__new__(Table)
        again.__dict__ |= over.__dict__ | {"id": ids.pop(), "accepted": [], "resigned": 0}
        again.path = f"/v1/matches/{again.id}"
        match = phones[0].match(again.id)
        if (match["status"], [seat["player"]["id"] for seat in match["seats"]]) != ("active", [phones[1].id, phones[0].id]):
            tally.strange(f"{again.path}: {match['status']}, {match['seats']}")
        if phones[0].match(over.id)["rematch"] != again.id:
            tally.strange(f"{over.path} tells of another rematch")
        again.phones = again.phones[::-1]                    # they have moved up a seat
        tables.append(again)
    finished(tables, outcomes)


@pytest.mark.parametrize("how", ["opening", "joining"])
def test_one_player_wants_too_many_at_once(stack, tally, phones, finished, how):
    """However many leave at one moment: as many as one may have are there afterwards."""
    outcomes, most = Counter(), int(SETTINGS["OPEN_MATCHES_PER_PLAYER"])
    body = {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    for _ in range(ROUNDS):
        if how == "opening":
            calls = [sent(phones[0], "/v1/matches", body)] * AT_ONCE
        else:
            calls = [sent(phones[0], f"/v1/matches/{phone.post('/v1/matches', body)[1]['id']}/seats", {}) for phone in phones[1:]]
        answers = all_at_once(*calls)
        told = Counter(answer.get("code", status) for status, answer, _ in answers)
        outcomes.update(told)
        if told != {201: most, "too_many_open_matches": len(calls) - most}:
            tally.strange(f"{how}: {told}")
        for phone in phones if how == "joining" else phones[:1]:
            for match in phone.sure("GET", "/v1/me/matches?status=open")[1]["items"]:
                phone.sure("DELETE", f"/v1/matches/{match['id']}/seats/me")
    finished([], outcomes)
