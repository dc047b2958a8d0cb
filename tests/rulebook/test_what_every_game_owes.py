"""What every game owes, asked of each game that stands in the rulebook, at every table; a new game joins by its folder alone.

The rules below are asked of a match that was played: by random players at every preset and number of players, and by hypothesis,
which draws options, players, seed and choices, and tells the shortest match that breaks a rule.
"""
import copy
import dataclasses
import functools
import itertools
import json
import string
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rulebook import GAMES
from games.rulebook.chance import Chance
from games.rulebook.errors import BadSetup, RuleError, WrongNumberOfSeats
from games.rulebook.game import Effort, Game, Moment, Viewer, replay, standing, tag
from games.rulebook.text import LANGUAGES

from .playing import (
    GOLDEN,
    LIMIT,
    Match,
    Step,
    Table,
    at_random,
    blanked,
    by_bots,
    commands_at,
    dice,
    golden_again,
    optional_members,
    outcome,
    places,
    played,
    records,
    tables,
    with_cards,
    written,
)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_table = pytest.mark.parametrize("table", [table for game in GAMES.values() for table in tables(game)], ids=str)


# The rules, each about one match.

def replay_equals_play(match: Match) -> None:
    """The log leads to the state that was reached, and the same seed and commands to the same log."""
    assert replay(match.game, match.options, match.seats, match.events) == match.state
    again = Match(match.game, match.options, match.seats, match.seed)
    for seat, command in match.moves:
        again.play(seat, command)
    assert again.events == match.events


def no_card_is_lost_or_doubled(match: Match) -> None:
    """The cards of the match are the same ones at every event.

    A deal may change them: it is the start, or begins with an event that has a `round`. From there to the end of the decision
    cards may only come, and then there are as many as ever.
    """
    whole: list[str] = []
    for step in match.steps:
        dealing, cards = step.seat is None, list[str]()
        for event, state in zip(step.events, step.states, strict=True):
            before, cards = cards, sorted(match.game.cards(state))
            if hasattr(event, "round"):
                dealing, before = True, []
            assert Counter(before) <= Counter(cards) if dealing else cards == whole, event
        assert len(cards) == len(whole or cards), "a deal of more or fewer cards"
        whole = cards


def somebody_can_move_until_it_is_over(match: Match) -> None:
    """X12: awaited seats until the end, actions for them alone, nothing and nobody after."""
    for state in [step.before for step in match.steps[1:]] + [match.state]:
        awaited = [awaited.seat for awaited in match.game.awaits(state)]
        over = match.game.is_over(state)
        assert bool(awaited) != over
        assert len(set(awaited)) == len(awaited)
        for seat in range(match.seats):
            actions = match.game.legal(state, seat)
            assert not (over and actions), "an action after the end"
            assert actions or seat not in awaited, "awaited, and nothing to do"
            assert {type(action) for action in actions} <= set(match.game.actions)


def what_is_listed_is_accepted(match: Match) -> None:
    """Each command that an action stands for is accepted, twice with the same answer, and deciding changes nothing."""
    for step in some(match.steps[1:], 12):
        for seat in range(match.seats):
            for action in match.game.legal(step.before, seat):
                view = match.game.view(step.before, Viewer(seat))
                assert list(match.game.commands_of(action, view)), f"{action} is nothing to send"
            for command in some(commands_at(match.game, step.before, seat), 8):
                before = copy.deepcopy(step.before)
                events = match.game.decide(step.before, seat, command, step.moment)
                assert events, "a command without an event"
                assert events == match.game.decide(step.before, seat, command, step.moment)
                assert step.before == before
                assert {type(event) for event in events} <= set(match.game.events)


def what_is_not_listed_is_refused(match: Match) -> None:
    """Commands of other seats and moments, and such with their members mixed, are refused or of a kind that is listed."""
    strays = stray_commands(match)
    for step in [*some(match.steps[1:], 12), Step(match.state, match.moment, None, None, (), ())]:
        for seat in range(match.seats):
            kinds = {tag(type(action)) for action in match.game.legal(step.before, seat)}
            for command in some(strays, 12):
                before = copy.deepcopy(step.before)
                answer = outcome(match.game, step.before, seat, command, step.moment)
                assert not is_accepted(answer) or tag(type(command)) in kinds, f"seat {seat} may not {command}"
                assert step.before == before


def sides_and_scores_agree(match: Match) -> None:
    """Everybody is on one side, as `teams` says; the winners of the table are seats of it."""
    tally, teams = match.game.tally(match.state), match.game.teams(match.options, match.seats)
    assert sorted(seat for side in tally.sides for seat in side) == list(range(match.seats))
    assert len(tally.scores) == len(tally.sides)
    if teams is None:
        assert tally.sides == tuple((seat,) for seat in range(match.seats))
    else:
        assert all(teams[seat] == at for at, side in enumerate(tally.sides) for seat in side)
    result = standing(tally)
    assert result.winners
    assert min(result.places) == 1


def a_seat_sees_what_all_see_and_its_own(match: Match) -> None:
    """A seat sees what a spectator sees, and optional members besides: its own records' at the table, of cards held in events."""
    game, known = match.game, frozenset(match.game.cards(match.state))
    held: list[set[str]] = [set() for _ in range(match.seats)]
    for step in match.steps:
        for event, before, after in zip(step.events, (step.before, *step.states), step.states, strict=False):
            open_to_all = game.show(event, Viewer())
            for seat in range(match.seats):
                shown = game.show(event, Viewer(seat))
                if shown != open_to_all:
                    assert blanked(shown) == blanked(open_to_all)
                    assert cards_in(open_to_all, known) <= cards_in(shown, known)
                    held[seat] |= {card for state in (before, after) for record in records(game.view(state, Viewer(seat)))
                                   if belongs_to(seat)(record) for _, card in places(record, known)}
                    assert held[seat].issuperset(cards_in(shown, known) - cards_in(open_to_all, known)), f"{shown} to seat {seat}"
    for step in some(match.steps[:-1], 12):
        for seat in range(match.seats):
            own, all_see = (game.view(step.states[-1], viewer) for viewer in (Viewer(seat), Viewer()))
            assert blanked(own, belongs_to(seat)) == blanked(all_see, belongs_to(seat))


def hands_are_closed(match: Match) -> None:
    """While the match runs a hand (a record with seat, count and cards) is shown to its seat alone."""
    hands = [(viewer, record) for step in some(match.steps[:-1], 25) for viewer in (None, *range(match.seats))
             for record in records(match.game.view(step.states[-1], Viewer(viewer))) if is_hand(record)]
    assert hands, "a table shows its hands as records of seat, count and cards"
    for viewer, hand in hands:
        assert (hand.cards is not None) == (viewer == hand.seat)
        assert hand.cards is None or len(hand.cards) == hand.count


def a_deal_shows_what_lies_open(match: Match) -> None:
    """What the start shows to all is in no hand, and is not moved in secret by the next event that moves it.

    Asked where cards tell themselves apart, up to the second deal.
    """
    game, known = match.game, frozenset(match.game.cards(match.state))
    if len(known) < len(game.cards(match.state)):
        return
    start = match.steps[0]
    shown = set(cards_in([game.show(event, Viewer()) for event in start.events], known))
    dealt = {card for seat in range(match.seats) for record in records(game.view(start.states[-1], Viewer(seat)))
             if is_hand(record) for card in record.cards or ()}
    assert shown.isdisjoint(dealt)
    for event in itertools.takewhile(lambda event: not hasattr(event, "round"), match.events[len(start.events):]):
        moved = shown.intersection(cards_in(event, known))
        assert moved <= set(cards_in(game.show(event, Viewer()), known)), f"{moved} had been shown by the deal"
        shown -= moved


def what_is_hidden_makes_no_difference(match: Match) -> None:
    """Two positions that differ only in what a viewer may not see are the same to them: table, actions, events and refusals.

    Which cards a viewer sees is found by exchanging each: those that stand in the view are open. The others are shuffled.
    """
    game, random = match.game, dice(1)
    known, strays = frozenset(game.cards(match.state)), stray_commands(match)
    def other(card: str) -> str:
        return next(another for another in sorted(known) if another != card)
    for step in some(match.steps[1:], 5):
        state = step.before
        at = dict(places(state, known, skip=game.options))
        changed = {path: with_cards(state, {path: other(card)}) for path, card in at.items()}
        for seat in (None, *range(match.seats)):
            seen = game.view(state, Viewer(seat))
            hidden = [path for path in at if same_cards(game.view(changed[path], Viewer(seat)), seen, known)]
            for _ in range(5):
                twin = with_cards(state, dict(zip(hidden, random.sample([at[path] for path in hidden], len(hidden)), strict=True)))
                assert game.view(twin, Viewer(seat)) == seen
                assert game.awaits(twin) == game.awaits(state)
                if seat is None:
                    continue
                assert game.legal(twin, seat) == game.legal(state, seat)
                for command in some(strays, 5):
                    here, there = (outcome(game, position, seat, command, step.moment) for position in (state, twin))
                    assert here == there or (is_accepted(here) and is_accepted(there))
        for event in step.events:
            for path, card in places(event, known):
                another = with_cards(event, {path: other(card)})
                for seat in (None, *range(match.seats)):
                    here, there = (game.show(happened, Viewer(seat)) for happened in (event, another))
                    assert here == there or not same_cards(here, there, known)


def nothing_is_hidden_after_the_end(match: Match) -> None:
    """Once it is over everybody sees the same and all of it: every optional member of the table, every card of every event."""
    if not match.over:
        return
    game, known = match.game, frozenset(match.game.cards(match.state))
    viewers = [Viewer(seat, over=True) for seat in (None, *range(match.seats))]
    table = game.view(match.state, viewers[0])
    assert all(game.view(match.state, viewer) == table for viewer in viewers)
    assert isinstance(table, game.table)
    for record in records(table):
        assert [name for name in optional_members(record) if getattr(record, name) is None] == []
    for event in match.events:
        shown = game.show(event, viewers[0])
        assert all(game.show(event, viewer) == shown for viewer in viewers)
        assert cards_in(event, known) <= cards_in(shown, known)
        assert type(shown) in game.shown
        assert tag(type(shown)) == tag(type(event))


RULES: tuple[Callable[[Match], None], ...] = (
    replay_equals_play, no_card_is_lost_or_doubled, somebody_can_move_until_it_is_over, what_is_listed_is_accepted,
    what_is_not_listed_is_refused, sides_and_scores_agree, a_seat_sees_what_all_see_and_its_own, hands_are_closed,
    a_deal_shows_what_lies_open, what_is_hidden_makes_no_difference, nothing_is_hidden_after_the_end,
)


# The matches they are asked of.

@every_table
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_at_every_table(rule: Callable[[Match], None], table: Table) -> None:
    rule(played(table))


@every_game
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_at_any_table(game: Game[Any, Any, Any, Any], data: st.DataObject) -> None:
    """Options are refused with a reason (BadSetup), or every rule holds with them, however the players choose."""
    options, seats = data.draw(options_of(game)), data.draw(st.sampled_from(game.seats))
    try:
        game.check_seats(options, seats)
    except BadSetup:
        return
    match = Match(game, options, seats, data.draw(st.integers(0, 2**64)))
    for choice in data.draw(st.lists(st.integers(0, 2**16), max_size=40)):
        if match.over:
            break
        seat = match.awaited[choice % len(match.awaited)]
        commands = commands_at(game, match.state, seat)
        match.play(seat, commands[choice // 7 % len(commands)])
    match.play_on(at_random, dice(0), 120)
    for rule in RULES:
        rule(match)


@every_game
def test_300_matches_of_easy_bots_end(game: Game[Any, Any, Any, Any]) -> None:
    """Over all presets and numbers of players they end, replay equals play, cards are conserved at every event."""
    places_to_play = tables(game)
    for seed in range(max(300, len(places_to_play))):
        table = places_to_play[seed % len(places_to_play)]
        match = table.match(seed).play_on(by_bots("easy"), dice(seed))
        assert match.over, f"{table} with seed {seed} goes on after {LIMIT} commands"
        assert replay(game, match.options, match.seats, match.events) == match.state
        no_card_is_lost_or_doubled(match)


@every_table
def test_bots_know_the_rules(table: Table) -> None:
    """At any position, for every awaited seat: what a bot of any level or a timeout sends is accepted; same dice, same move."""
    game, match = table.game, table.match(seed=1)
    for turn in range(60):
        if match.over:
            break
        for seat in match.awaited if turn % 4 == 0 else ():
            hand = match.view(seat), match.history(seat), game.legal(match.state, seat), match.options
            for level in game.bot.levels:
                chosen, again = (game.bot.choose(*hand, level, dice(turn), Brief()) for _ in range(2))
                assert chosen == again
                assert game.decide(match.state, seat, chosen, match.moment)
            assert game.decide(match.state, seat, game.bot.fallback(hand[0], hand[2], dice(turn)), match.moment)
        match.play(*at_random(match, dice(turn)))


@every_game
def test_the_golden_match_stays_as_it_is(game: Game[Any, Any, Any, Any]) -> None:
    path = GOLDEN / f"{game.slug}.json"
    anew = f"python -m tests.rulebook.playing golden {game.slug}"
    assert path.exists(), f"{game.slug} has no golden match yet. Write it and read it: {anew}"
    kept = path.read_text(encoding="utf-8")
    again = written(golden_again(game, json.loads(kept)))
    assert again.splitlines() == kept.splitlines(), f"{game.slug} no longer runs as it did. If that is meant, review: {anew}"


@every_game
def test_what_is_kept_from_some_is_kept_from_somebody(game: Game[Any, Any, Any, Any]) -> None:
    """A member marked as seen by some only, and there once all is open, is hidden from somebody in some match."""
    open_to_all, hidden = set[tuple[str, str]](), set[tuple[str, str]]()
    for match in map(played, tables(game)):
        for step in some(match.steps[:-1], 15):
            shows = [functools.partial(game.view, step.states[-1]), *(functools.partial(game.show, event) for event in step.events)]
            for show in shows:
                for seat in (None, *range(match.seats)):
                    for full, seen in zip(records(show(Viewer(over=True))), records(show(Viewer(seat))), strict=True):
                        for name in optional_members(full) if type(full) not in game.events else ():
                            if getattr(full, name) is not None:
                                (hidden if getattr(seen, name) is None else open_to_all).add((type(full).__name__, name))
    assert open_to_all <= hidden


# What can be asked of a game without playing it.

@every_game
def test_a_game_is_wired_whole(game: Game[Any, Any, Any, Any]) -> None:
    assert game.slug == game.folder.name
    assert next(iter(game.presets.values())) == game.options(), "the first preset is the default"
    assert {table.seats for table in tables(game)} == set(game.seats)
    assert game.bot.levels[0] == "easy"
    assert set(game.bot.levels) <= {"easy", "medium", "hard"}
    for language in LANGUAGES:
        assert game.rules(language).startswith("# "), "rules for players are Markdown with a title"
        assert game.name.to(language)
    assert (game.folder / "rules.md").exists(), "the numbered rulings"
    for option in dataclasses.fields(game.options):
        assert all(option.metadata["text"].to(language) for language in LANGUAGES)
    for kinds in (game.commands, game.events, game.shown, game.actions):
        assert len({tag(cls) for cls in kinds}) == len(kinds)
    assert {tag(cls) for cls in game.shown} == {tag(cls) for cls in game.events}
    assert {tag(cls) for cls in game.actions} == {tag(cls) for cls in game.commands}


def test_command_types_are_unique_across_games() -> None:
    assert Counter(tag(cls) for game in GAMES.values() for cls in game.commands).most_common(1)[0][1] == 1


@every_game
def test_too_few_or_too_many_cannot_play(game: Game[Any, Any, Any, Any]) -> None:
    for seats in (0, 1, game.seats.start - 1, game.seats.stop):
        if seats not in game.seats:
            with pytest.raises(WrongNumberOfSeats):
                game.check_seats(game.options(), seats)


@every_game
def test_what_is_seen_has_no_place_for_a_secret(game: Game[Any, Any, Any, Any]) -> None:
    """No type within reach of a view, a shown event or an action is the state, its options aside, or carries chance."""
    for cls in (game.table, *game.shown, *game.actions):
        assert types_within(cls).isdisjoint({game.state, game.arrangement, game.options, Moment, Chance, Random, object, Any}), cls


def refusals(cls: type[RuleError] = RuleError) -> Iterator[type[RuleError]]:
    yield from (leaf for child in cls.__subclasses__() for leaf in refusals(child))
    if "code" in cls.__dict__ or not cls.__subclasses__():
        yield cls


def test_every_refusal_has_a_code_of_its_own() -> None:
    counts = Counter(cls.code for cls in refusals())
    assert [code for code, count in counts.items() if count > 1 or not code.replace("_", "").isalnum()] == []


@pytest.mark.parametrize("refusal", [*refusals()], ids=lambda cls: cls.code)
def test_every_refusal_reads_in_every_language(refusal: type[RuleError]) -> None:
    """With the same `{values}` in each; a value named like a language stands for a sentence in it."""
    en, pt_br = (Counter("why" if name in {"en", "pt_br"} else name for _, name, _, _ in string.Formatter().parse(text) if name)
                 for text in (refusal.text.en, refusal.text.pt_br))
    assert refusal.text.en
    assert refusal.text.pt_br
    assert en == pt_br
    assert "pt_br" not in refusal.text.en
    assert "{en}" not in refusal.text.pt_br


# Helpers.

class Brief(Effort):
    """A few rounds of whatever a level has: how well it then plays is not asked."""

    def rounds(self, most: int) -> Iterator[int]:
        yield from range(min(most, 6))


def some(items: list[Any], most: int) -> list[Any]:
    """At most so many of the items, spread evenly, the last one included."""
    return items if len(items) <= most else [items[(at + 1) * len(items) // most - 1] for at in range(most)]


def stray_commands(match: Match) -> list[Any]:
    """Commands of this match that came from other seats and moments, and mixtures of their members."""
    random = dice(2)
    listed = list(dict.fromkeys(command for step in some(match.steps[1:], 10) for seat in range(match.seats)
                                for command in some(commands_at(match.game, step.before, seat), 10)))
    mixed = []
    for command in random.sample(listed, min(30, len(listed))):
        others = [other for other in listed if type(other) is type(command)]
        mixed.append(type(command)(**{field.name: getattr(random.choice(others), field.name)
                                      for field in dataclasses.fields(command)}))
    strays = list(dict.fromkeys([*listed, *mixed]))
    random.shuffle(strays)
    return strays


def cards_in(value: Any, known: frozenset[str]) -> Counter[str]:
    return Counter(card for _, card in places(tuple(value) if isinstance(value, list) else value, known))


def same_cards(one: Any, two: Any, known: frozenset[str]) -> bool:
    return one == two or cards_in(one, known) == cards_in(two, known)


def belongs_to(seat: int) -> Callable[[Any], bool]:
    return lambda record: getattr(record, "seat", None) == seat


def is_hand(record: Any) -> bool:
    return all(hasattr(record, name) for name in ("seat", "count", "cards"))


def is_accepted(answer: object) -> bool:
    """Of an `outcome`: events, not a refusal's code, message and members."""
    return isinstance(answer, tuple) and not isinstance(answer[0], str)


def options_of(game: Game[Any, Any, Any, Any]) -> st.SearchStrategy[Any]:
    """A preset with up to two options changed to anything of their type, sensible or not."""
    hints = get_type_hints(game.options)
    fields = {field.name: value_of(hints[field.name], field.metadata["schema"]) for field in dataclasses.fields(game.options)}
    changes = st.lists(st.sampled_from(sorted(fields)), max_size=2, unique=True).flatmap(
        lambda names: st.fixed_dictionaries({name: fields[name] for name in names}))
    presets = st.sampled_from([*game.presets.values()])
    return st.builds(lambda preset, change: dataclasses.replace(preset, **change), presets, changes)


def value_of(hint: Any, schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values of a type; numbers from just below what the schema allows, and small, so that matches stay short."""
    if hint is int:
        return st.integers(schema.get("minimum", 0) - 1, schema.get("minimum", 0) + 6)
    if get_origin(hint) is Literal or hint is bool:
        return st.from_type(hint)
    if get_origin(hint) is tuple:
        return st.lists(value_of(get_args(hint)[0], schema), max_size=6).map(tuple)
    return st.one_of(*(st.none() if arg is type(None) else value_of(arg, schema) for arg in get_args(hint)))


def types_within(hint: Any, seen: set[Any] | None = None) -> set[Any]:
    """Every type that values of this one are made of."""
    seen = set() if seen is None else seen
    if hint not in seen:
        if dataclasses.is_dataclass(hint) or hint in {Any, object}:
            seen.add(hint)
        args = () if get_origin(hint) is Literal else get_args(hint)
        for part in get_type_hints(hint).values() if dataclasses.is_dataclass(hint) else args:
            types_within(part, seen)
    return seen
