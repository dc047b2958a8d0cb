"""What one core of web and one of worker carry, by the processor time they take: a machine that others use says the same.

    python -m tests.machines.measure        (root; the packages of tests/machines)
"""
import http.client
import os
import threading
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from examples.play_match import command_for, pick
from tests.machines.hosts import Machines, machines
from tests.machines.phones import FIRSTS, GAMES, Diary, Phone

SECONDS = 8.0
SEATS = [{"kind": "me"}, *[{"kind": "bot", "level": "medium"}] * 3]
COMMANDS = f"SELECT count(*) FROM matches_event WHERE type IN {FIRSTS}"


def spent(machines: Machines, name: str) -> float:
    """Seconds of processor time of a program and all that it started."""
    ticks = 0
    for pid in _tree(machines, name):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def read(phone: Phone, path: str, until: float, done: Counter[str]) -> None:
    """The match, whole, again and again over one connection: every answer is a 200."""
    connection = http.client.HTTPConnection(phone.address, 8000, timeout=30)
    while time.monotonic() < until:
        connection.request("GET", path, headers={"Host": "web1", "Authorization": f"Bearer {phone.token}"})
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        done["reads"] += 1


def play(phone: Phone, path: str, until: float, done: Counter[str]) -> None:
    """Matches against bots, as fast as they go."""
    while time.monotonic() < until:
        view = phone.send("POST", "/v1/matches", {"game": phone.game, "seats": SEATS, "clock": {"doubt_seconds": 3_600}})
        while view["status"] == "active" and time.monotonic() < until:
            if not view["you"]["actions"]:
                time.sleep(0.1)
                done["reads"] += 1
                view = phone.send("GET", f"/v1/matches/{view['id']}")
                continue
            command = command_for(pick(view["you"]["actions"], phone.random.choice), view, phone.random.choice)
            answer = phone.send("POST", f"/v1/matches/{view['id']}/commands", command)
            done["moves"] += 1
            view = answer["match"] if answer else phone.send("GET", f"/v1/matches/{view['id']}")


def trial(here: Machines, phones: list[Phone], paths: list[str], what: Any) -> tuple[Counter[str], dict[str, float]]:
    """What was done, and the processor time that each program took for it."""
    done: Counter[str] = Counter()
    until = time.monotonic() + SECONDS
    before = {name: spent(here, name) for name in ("web1", "worker1")}
    commands = int(here.rows(COMMANDS)[0][0])
    with here.network.threads("clients", [partial(what, phone, path, until, done) for phone, path in zip(phones, paths, strict=True)]):
        pass
    used = {name: spent(here, name) - before[name] for name in before}
    done["bots"] = int(here.rows(COMMANDS)[0][0]) - commands - done["moves"]
    return done, used


def main() -> None:
    with machines() as here:
        for name in ("web2", "worker2"):
            here.network.stop(name)
        phones = [Phone(here.network.addresses["web1"], game, Diary(), threading.Event(), threading.Event()) for game in GAMES * 2]
        paths: list[str] = []

        def enter() -> None:
            for phone in phones:
                phone.port = 8000
                phone.token = phone.send("POST", "/v1/guests", {"name": "Ana"})["token"]
                paths.append("/v1/matches/" + phone.send("POST", "/v1/matches", {"game": phone.game, "seats": SEATS})["id"])

        with here.network.threads("clients", [enter]):
            pass
        time.sleep(2)
        done, used = trial(here, phones, paths, read)
        a_read = used["web1"] / done["reads"]
        print(f"web: {done['reads']} whole matches read, {1000 * a_read:.1f} ms of processor time each")
        done, used = trial(here, phones, paths, play)
        print(f"web: {done['moves']} moves, {1000 * (used['web1'] - a_read * done['reads']) / done['moves']:.1f} ms each "
              f"({done['reads']} reads between are taken off)")
        print(f"worker: {done['bots']} moves of bots, {1000 * used['worker1'] / done['bots']:.1f} ms each")
        for name in ("web1", "worker1", "beat1"):
            lines = [line for pid in _tree(here, name) for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
            print(f"{name}: {sum(int(line.split()[1]) for line in lines if line.startswith('VmRSS')) // 1024} MiB resident")


def _tree(machines: Machines, name: str) -> list[int]:
    of = [machines.network.running[name].pid]
    for pid in of:
        of += [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
    return of


if __name__ == "__main__":
    main()
