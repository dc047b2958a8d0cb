"""Random matches beside the database, written down and played again: `python -m tests.matches.notated --matches 3000`.

People, bots, timeouts, outages, resignations, scripts that missed, clocks that were moved on: whatever a log may have. What the text leads
to must be the log itself, line for line with its times, and the text of that log the text itself.
"""
import argparse
import os
import sys
import uuid
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
STORIES = (None, "Juro que vi!", 'Ele disse: "é {este}"; e foi.', "Ünter \\ dem\tMeer @+3 7. [x]", "🐙\u2028")


def random_match(game: Any, random: Random) -> Any:
    """A ledger that nobody closes: a match of random people that is over, with its log in `added`."""
    from games.matches import codec
    from games.matches.errors import BadRequest
    from games.matches.events import ClientSeedGiven, ClientSeedsMixed, HostChanged, MatchCreated, MatchStarted, SeatLeft, SeatTaken
    from games.matches.ledger import Ledger
    from games.matches.models import Match, Seat
    from games.players.models import Player
    from games.rulebook.errors import BadSetup

    while True:
        preset, count = random.choice(list(game.presets)), random.choice(game.seats)
        options = game.presets[preset]
        if game.slug == "go_fish":
            options = replace(options, turn_after_go_fish=random.choice(["next", "refuser"]))
        try:
            game.check_seats(options, count)
            break
        except (BadSetup, BadRequest):
            continue
    ids = [uuid.UUID(int=random.getrandbits(128)) for _ in range(count + 2)]
    host = Player(id=ids[0], name="Ana", created_at=NOW)
    match = Match(game=game.slug, rules_version=game.rules_version, host=host, preset=preset, options=codec.dump(options),
                  seed=random.randbytes(32).hex(), created_at=NOW, turn_seconds=random.choice([30, 86_400]), doubt_seconds=60,
                  on_timeout=random.choice(["autoplay", "forfeit"]), timeouts_allowed=random.choice([0, 2]), visibility="public")
    seats = [Seat(seat=number, kind="player", status="playing", player=Player(id=id_, name=f"P[{number}] \"x\"", created_at=NOW))
             if number == 0 or random.random() < 0.7 else Seat(seat=number, kind="bot", status="playing", bot_level=game.bot.levels[-1])
             for number, id_ in zip(range(count), ids, strict=False)]
    ledger = Ledger(match, seats, NOW)
    ledger.record(MatchCreated(game.slug, preset, str(ids[0]), ledger.chance.commitment(), str(ids[-1]) if random.random() < 0.3 else None))
    for seat in seats:
        _later(ledger, random)
        if seat.player_id:
            ledger.record(SeatTaken(seat.seat, str(seat.player_id)))
            if random.random() < 0.2:
                seat.client_seed = random.choice(["river", "3-5-2-6-1", "x" * 64])
                ledger.record(ClientSeedGiven(seat.seat))
    if random.random() < 0.2:
        ledger.record(SeatLeft(count, str(ids[-2])), HostChanged(str(ids[0])))
    if random.random() < 0.03:
        ledger.abort("expired")
        return ledger
    match.status, match.started_at = Match.Status.ACTIVE, ledger.now
    ledger.record(MatchStarted(tuple(number + (number > 0) for number in range(count))))
    if any(ledger.chance.client_seeds):
        ledger.record(ClientSeedsMixed(ledger.chance.method, ledger.chance.client_seeds))
    ledger.deal()
    for _ in range(random.choice([5, 60, 400])):
        if match.is_over:
            return ledger
        _later(ledger, random)
        _something(ledger, random)
    if not match.is_over:
        _end(ledger, random)
    return ledger


def _later(ledger: Any, random: Random) -> None:
    ledger.now += timedelta(microseconds=random.choice([0, 1, 250_000, -3, 7_654_321, 60_000_000]))


def _something(ledger: Any, random: Random) -> None:
    """A move of somebody who is awaited, mostly; or what else befalls a match."""
    from games.matches import clock
    from games.matches.events import ClockAdvanced, DeadlineExtended, PlayerResigned, ScriptMissed

    seat = random.choice(ledger.awaited)
    dice = random.random()
    if dice < 0.02 and seat.is_person:
        ledger.record(PlayerResigned(seat.seat))
        ledger.leave(seat, "resigned", "resignation")
    elif dice < 0.06:
        clock.time_out(ledger, seat)
    elif dice < 0.07:
        seat.deadline += timedelta(seconds=400.5)
        ledger.record(DeadlineExtended(seat.seat, 400, seat.deadline))
    elif dice < 0.08:
        ledger.record(ClockAdvanced(90_000))
        ledger.match.ahead += 90_000
    elif dice < 0.09:
        ledger.record(ScriptMissed(seat.seat, 3, "ask", "rank_not_held"))
    else:
        ledger.decide(seat, _command(ledger, seat, random))


def _command(ledger: Any, seat: Any, random: Random) -> Any:
    view = ledger.table(ledger.viewer(seat))
    action = random.choice(ledger.game.legal(ledger.state, seat.seat))
    command = random.choice(list(ledger.game.commands_of(action, view)))
    return replace(command, story=random.choice(STORIES)) if hasattr(command, "story") else command


def _end(ledger: Any, random: Random) -> None:
    from games.matches.events import MatchVoided
    from games.matches.models import Match

    match random.choice(["move_limit", "voided", "abort"]):
        case "move_limit":
            ledger.finish("move_limit")
        case "voided":
            ledger.record(MatchVoided("cheating"))
            ledger._end(Match.Status.VOIDED, None)
        case _:
            ledger.abort("nobody_left")


def check(ledger: Any) -> int:
    """The match written and read once more; how many lines the log has. AssertionError where something is otherwise."""
    from games.matches import notation, notation_reader

    text = notation.written(ledger, ledger.added)
    again = notation_reader.read(text)
    assert again.added == ledger.added, text
    assert notation_reader.differences(again, text) == [], text
    assert [seat.status for seat in again.seats if ledger.state is not None] == [seat.status for seat in ledger.seats
                                                                                  if ledger.state is not None], text
    assert (again.state, again.result, again.match.status) == (ledger.state, ledger.result, ledger.match.status), text
    return len(ledger.added)


def main() -> None:
    os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
    import django
    django.setup()
    from tqdm import tqdm

    from games.matches.playback import tag
    from games.rulebook import VERSIONS
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    lines, kinds, games = 0, Counter[str](), Counter[str]()
    for number in tqdm(range(wanted.matches), unit=" matches", disable=not sys.stderr.isatty()):
        random = Random(f"{wanted.seed} {number}")
        ledger = random_match(random.choice(list(VERSIONS.values())), random)
        lines += check(ledger)
        kinds.update(tag(type(line.event)) for line in ledger.added)
        games[ledger.match.game] += 1
    print(f"{wanted.matches} matches ({', '.join(f'{count} {game}' for game, count in sorted(games.items()))}), {lines} events of "
          f"{len(kinds)} kinds: each text led to its log again")
    print(", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())))


if __name__ == "__main__":
    main()
