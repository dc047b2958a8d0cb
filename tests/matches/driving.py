"""Plays matches through the services, as people and bots do, and says what must hold of any match afterwards."""
import random
import uuid

from games.matches import bots, refolding, selectors, services
from games.matches.codec import wire
from games.matches.models import Event, Match
from games.rulebook.game import tag


def play_bots(match_id: uuid.UUID, now, limit: int = 5_000) -> int:
    """Play the bots of a match until none is awaited; how many moves that took."""
    for moves in range(limit):
        version = Match.objects.values_list("version", flat=True).get(pk=match_id)
        if not bots.play_bot(match_id=match_id, version=version, now=now):
            return moves
    raise AssertionError(f"still going after {limit} moves")


def any_command(position, seat, rng: random.Random) -> dict:
    """A legal command of a seat as JSON, chosen at random."""
    view = position.table(position.viewer(seat))
    commands = [command for action in position.actions(seat) for command in position.game.commands_of(action, view)]
    chosen = rng.choice(commands)
    return {"type": tag(type(chosen)), **wire(chosen, "en")}


def play_out(match_id: uuid.UUID, now, rng: random.Random, limit: int = 2_500) -> None:
    """Play a match to its end: people at random among their commands, bots as bots."""
    for _ in range(limit):
        play_bots(match_id, now)
        position = selectors.position(match_id)
        if position.match.status != Match.Status.ACTIVE:
            return
        seat = rng.choice(position.awaited)
        services.play(match_id=match_id, player=seat.player, command=any_command(position, seat, rng), now=now)
    raise AssertionError("the match does not end")


def play_some(match_id: uuid.UUID, now, rng: random.Random, moves: int) -> None:
    """So many moves of whoever is awaited, or to the end; of the people one in a hundred gives up instead."""
    for _ in range(moves):
        position = selectors.position(match_id)
        if position.match.status != Match.Status.ACTIVE:
            return
        seat = rng.choice(position.awaited)
        if seat.bot_level:
            bots.play_bot(match_id=match_id, version=position.match.version, now=now)
        elif rng.random() < 0.01:
            services.resign(match_id=match_id, player=seat.player, now=now)
        else:
            services.play(match_id=match_id, player=seat.player, command=any_command(position, seat, rng), now=now)


def check_whole(match_id: uuid.UUID) -> None:
    """Numbers dense, replay equals play, nothing after the end, the clocks run for whom the table awaits."""
    seqs = list(Event.objects.filter(match_id=match_id).order_by("seq").values_list("seq", flat=True))
    assert seqs == list(range(1, len(seqs) + 1))
    assert refolding.differences(match_id) == []
    types = list(Event.objects.filter(match_id=match_id).order_by("seq").values_list("type", flat=True))
    ends = [place for place, kind in enumerate(types) if kind in ("match_finished", "match_aborted", "match_voided")]
    assert ends in ([], [len(types) - 1])
