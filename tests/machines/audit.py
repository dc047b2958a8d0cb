"""What must hold after any trial on several machines: dense logs, each accepted move there once, stored states as the logs say."""
from collections import Counter

from tests.machines.hosts import Machines
from tests.machines.phones import FIRSTS, Diary


def nothing_was_lost_or_doubled(machines: Machines, diary: Diary) -> None:
    """Of the matches of these phones; `refold --check` looks at all that there are."""
    assert not diary.faults, diary.faults
    of_phones = {phone.player for phone in diary.phones}
    hosted = [(match, int(version)) for match, version, host in machines.rows(
        "SELECT id, version, host_id FROM matches_match") if host in of_phones]
    assert sorted(match for match, _ in hosted) == sorted(diary.matches), "a match was made that no phone knows, or lost"
    events = [(match, int(seq), kind, seat) for match, seq, kind, seat in machines.rows(
        "SELECT match_id, seq, type, seat FROM matches_event ORDER BY match_id, seq") if match in {match for match, _ in hosted}]
    seqs: dict[str, list[int]] = {}
    for match, seq, _, _ in events:
        seqs.setdefault(match, []).append(seq)
    for match, version in hosted:
        assert seqs[match] == list(range(1, version + 1)), f"the log of {match} is not dense, or not as long as its version says"
    types = {(match, seq): kind for match, seq, kind, _ in events}
    for one in diary.accepted:
        assert [types[one.match, seq] for seq in one.seqs] == one.types, f"a move that was accepted is not in the log: {one}"
    told = Counter(one.match for one in diary.accepted)
    seat = {one.match: str(one.seat) for one in diary.accepted}
    in_log = Counter(match for match, _, kind, by in events if kind in FIRSTS and by == seat.get(match))
    assert told == in_log, {match: (told[match], in_log[match]) for match in told | in_log if told[match] != in_log[match]}
    refold = machines.manage("refold", "--check", "--jobs", "1")
    print(f"refold --check: {refold.stdout.strip()}")
    assert refold.returncode == 0, refold.stdout


def only_what_is_allowed(diary: Diary) -> None:
    """While a host is away a phone may get no answer, or a 503 that says when to come back; never another 5xx, and never in calm."""
    for phase, answers in diary.answers.items():
        strange = [what for what in answers if what[:3] not in ("200", "201", "304", "409") and what not in ("503", "no answer")]
        assert not strange, (phase, strange)
    assert not {"503", "no answer"} & {*diary.answers["calm"]}, diary.answers["calm"]
    assert any("held" in what for what in diary.answers["calm"]), "no poll was held"
