"""What piles, pescados and rounds are worth."""
from collections.abc import Collection, Iterator, Sequence

from ..game import Tally
from .model import SEVENS, TUNA, Achievement, AchievementName, Card, Catch, Owner, Pile, State
from .options import Options, sides


def achievements(state: State) -> tuple[Achievement, ...]:
    """The score of the round, line by line, also those that nobody has (P50)."""
    owners = sides(state.options, len(state.hands))
    piles = [[catch for seat in seats for catch in state.piles[seat]] for seats in owners]               # P39: pooled
    held = [list(cards_of(pile)) for pile in piles]
    pescados = [sum(state.pescados[seat] for seat in seats) for seats in owners]
    return (
        _each("seven_of_tuna", [_count(own, {"tuna-7"}) for own in held]),                               # P25
        _most("most_tuna", [_count(own, TUNA) for own in held], state.options),
        _most("most_cards", [len(own) for own in held], state.options),
        _most("most_sevens", [_count(own, SEVENS) for own in held], state.options),
        _each("zero", [sum(map(_zeros, pile)) for pile in piles]),
        _each("pescado", pescados),
        _each("j", [-_count(own, {"J"}) for own in held]),                                               # P20
    )


def tally(state: State) -> Tally:
    """The points of the rounds already scored (P24)."""
    return Tally(sides=sides(state.options, len(state.hands)), scores=state.points)


def cards_of(pile: Pile | Sequence[Catch]) -> Iterator[Card]:
    """The cards of a pile, those that fished among them (P11)."""
    for catch in pile:
        if catch.fisher is not None:
            yield catch.fisher
        yield from catch.cards


def _most(name: AchievementName, counts: Sequence[int], options: Options) -> Achievement:
    """One point for more than each of the others (P26), or for all who tie (P27, P28); none for the most of nothing (P29)."""
    most = max(counts)
    leaders = [owner for owner, count in enumerate(counts) if count == most]
    scored = most > 0 and (len(leaders) == 1 or options.ties == "everybody")
    return _each(name, [int(scored and owner in leaders) for owner in range(len(counts))])


def _each(name: AchievementName, points: Sequence[int]) -> Achievement:
    winners: tuple[Owner, ...] = tuple(owner for owner, number in enumerate(points) if number)
    return Achievement(name, winners, tuple(points))


def _zeros(catch: Catch) -> int:
    """Points of the 0 (P22), and of a * that lay on the table as a zero (P19f); a * that fished brings none (P19g)."""
    return (catch.fisher == "0") + ("0" in catch.cards) + ("*" in catch.cards)


def _count(cards: Sequence[Card], wanted: Collection[Card]) -> int:
    return sum(card in wanted for card in cards)
