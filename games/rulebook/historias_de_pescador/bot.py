"""How the program plays Histórias de Pescador: from the table as its seat sees it and the events as shown to it.

easy    tells the truth or anything, as a coin falls, and doubts now and then
medium  counts cards, weighs every announcement by what is left in hand if it stands and if it is doubted, doubts where a lie is
        likely enough for the size of the table, and never lets a last story pass (medium.py)
hard    judges every choice by the chance of winning after all that it can lead to: who may doubt, who may lie, what each of them
        has done and told so far, who is about to go out (styles.py), by weights that were trained against all players of the pool
        (pool.py) and itself (trained.py). How far it suspects and fears is drawn anew for every choice, from a mix that was solved
        (mix.py)

Nothing searches in sampled worlds: in each of them whoever doubts would know the truth, and nobody would ever bluff.
"""
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeAlias

from ..game import UNHURRIED, Effort
from ..text import LANGUAGES
from . import trained
from .medium import Medium
from .memory import Counts, Memory, as_cards, counts
from .mix import drawn
from .model import KINDS, PLACE, Announce, Card, Command, Discard, Doubt, Hand, Trust, as_hand
from .options import CREATURES, Creature, Options
from .rules import Action, AnnounceAction, DiscardAction, DoubtAction, TrustAction
from .sight import Sight
from .styles import Judge
from .tales import language_of, tale
from .view import AnnouncedSeen, AnnouncementView, HandView, Shown, Table

LEVELS = ("easy", "medium", "hard")

EASY_TRUTHS = 0.5                                            # of the announcements that can be true
EASY_MORE = (0, 0, 0, 1, 1, 2)                               # cards beyond the fewest, else
EASY_DOUBTS = 0.4                                            # of all windows, shared among those who may doubt
EASY_LAST_DOUBTS = 0.5


class Player(Protocol):
    """Who makes a decision."""

    def announce(self, action: AnnounceAction, /) -> tuple[Creature, Hand]: ...

    def doubts(self, laid: AnnouncementView, /) -> bool: ...

    def discard(self, cards: Sequence[Card], /) -> Card: ...


class Thinker(Protocol):
    """The same from a `Sight`, in numbers."""

    def announce(self) -> tuple[int, Counts]: ...

    def doubts(self) -> bool: ...

    def discard(self, cards: Sequence[int], /) -> int: ...


Thinks: TypeAlias = Callable[[Sight, Random], Thinker]


def choose(view: Table, history: Sequence[Shown], actions: Sequence[Action], options: Options, level: str,
           random: Random, effort: Effort = UNHURRIED) -> Command:
    """The command of a bot that is awaited."""
    if level == "easy":
        return _answer(Easy(view, random), view, history, actions, random)
    return thought(Medium if level == "medium" else hard, view, history, actions, random)


def fallback(view: Table, actions: Sequence[Action], random: Random) -> Command:
    """X13: the smallest announcement, true if possible; trust; any discard."""
    return _answer(Absent(view, random), view, (), actions, random)


def thought(thinks: Thinks, view: Table, history: Sequence[Shown], actions: Sequence[Action], random: Random) -> Command:
    """The command of somebody who thinks in numbers."""
    return _answer(InNumbers(thinks(sight(view, history), random)), view, history, actions, random)


def hard(sight: Sight, random: Random) -> Judge:
    """A judge of whatever style the mix gives this time."""
    return Judge(sight, drawn(random), random, trained)


def sight(view: Table, history: Sequence[Shown]) -> Sight:
    """The position as its seat knows it."""
    memory, open_memory = Memory(len(view.hands)), Memory(len(view.hands), openly=True)
    for event in history:
        memory.hear(event)
        open_memory.hear(event)
    own = _own(view)
    return Sight(own.seat, [PLACE[creature] for creature in view.creatures], counts(own.cards or ()), memory, open_memory)


class Easy:
    """Plays at random, but like somebody who wants to be rid of cards."""

    def __init__(self, view: Table, random: Random) -> None:
        self.view, self.random = view, random
        self.hand = _own(view).cards or ()

    def announce(self, action: AnnounceAction) -> tuple[Creature, Hand]:
        true = [(choice.creature, count) for choice in action.creatures
                for count in range(choice.min_cards, self.hand.count(choice.creature) + 1)]
        if true and self.random.random() < EASY_TRUTHS:
            creature, count = self.random.choice(true)
            return creature, (creature,) * count
        choice = self.random.choice(action.creatures)
        count = min(choice.min_cards + self.random.choice(EASY_MORE), action.max_cards)
        return choice.creature, as_hand(self.random.sample(self.hand, count))

    def doubts(self, laid: AnnouncementView) -> bool:
        last = not self.view.hands[laid.seat].count
        return self.random.random() < (EASY_LAST_DOUBTS if last else EASY_DOUBTS / (len(self.view.hands) - 1))

    def discard(self, cards: Sequence[Card]) -> Card:
        return self.random.choice(cards)


class Absent(Easy):
    """Plays for somebody who let the time run out: as little as possible."""

    def announce(self, action: AnnounceAction) -> tuple[Creature, Hand]:
        least = min(choice.min_cards for choice in action.creatures)
        creatures = [choice.creature for choice in action.creatures if choice.min_cards == least]
        true = [creature for creature in creatures if self.hand.count(creature) >= least]
        if true:
            creature = self.random.choice(true)
            return creature, (creature,) * least
        return self.random.choice(creatures), as_hand(self.random.sample(self.hand, least))

    def doubts(self, laid: AnnouncementView) -> bool:
        return False


class InNumbers:
    """Says in names of cards what somebody thinks in numbers."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    def announce(self, action: AnnounceAction) -> tuple[Creature, Hand]:
        kind, cards = self.thinker.announce()
        return CREATURES[kind], as_cards(cards)

    def doubts(self, laid: AnnouncementView) -> bool:
        return self.thinker.doubts()

    def discard(self, cards: Sequence[Card]) -> Card:
        return KINDS[self.thinker.discard([PLACE[card] for card in cards])]


def _answer(player: Player, view: Table, history: Sequence[Shown], actions: Sequence[Action], random: Random) -> Command:
    by_kind = {type(action): action for action in actions}
    match by_kind.get(DiscardAction), by_kind.get(TrustAction), by_kind.get(AnnounceAction), by_kind.get(DoubtAction):
        case DiscardAction(cards), _, _, _:
            return Discard(player.discard(cards))
        case _, TrustAction(seq), _, _:
            laid = view.announcement
            return Doubt(seq) if laid is not None and player.doubts(laid) else Trust(seq)
        case _, _, AnnounceAction() as action, _:
            creature, cards = player.announce(action)
            return Announce(creature, cards, _story(view, history, creature, len(cards), random))
        case _, _, _, DoubtAction(seq):                      # has trusted already, and is not awaited
            return Doubt(seq)
        case _:
            raise AssertionError("a seat that is awaited has an action")


def _story(view: Table, history: Sequence[Shown], creature: Creature, count: int, random: Random) -> str | None:
    """A story where a revealed Fisherman asks for one: in the language that is told in at this table, and no old one."""
    seat = _own(view).seat
    fisherman = next((held.card for held in view.fishermen if held.seat == seat and held.revealed), None)
    if fisherman is None:
        return None
    told = [event.story for event in history if isinstance(event, AnnouncedSeen) and event.story]
    language = language_of(told)
    return tale(fisherman, creature, count, random.choice(LANGUAGES) if language is None else language, random, told)


def _own(view: Table) -> HandView:
    return next(hand for hand in view.hands if hand.cards is not None)
