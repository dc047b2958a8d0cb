"""How the program plays Histórias de Pescador: from the table as its seat sees it and the events as shown to it.

easy    tells the truth or anything, as a coin falls, and doubts now and then
medium  counts cards, weighs every announcement by what is left in hand if it stands and if it is doubted, doubts where a lie is
        likely enough for the size of the table, and never lets a last story pass
"""
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import comb
from random import Random

from ..game import UNHURRIED, Effort, Seat
from .model import OF_A_KIND, TRASH, TRASH_EACH, Announce, Card, Command, Discard, Doubt, Doubted, Hand, Trust, as_hand
from .options import Creature
from .rules import FINE, Action, AnnounceAction, DiscardAction, DoubtAction, TrustAction
from .tales import tale
from .view import (
    AnnouncedSeen,
    AnnouncementView,
    DiscardedSeen,
    NetReshuffledSeen,
    NettedSeen,
    RevealedSeen,
    Shown,
    Table,
)

LEVELS = ("easy", "medium")

EASY_TRUTHS = 0.5                                            # of the announcements that can be true
EASY_MORE = (0, 0, 0, 1, 1, 2)                               # cards beyond the fewest, else
EASY_DOUBTS = 0.4                                            # of all windows, shared among those who may doubt
EASY_LAST_DOUBTS = 0.5

WIN = 12.0                                                   # in cards, like everything that `Medium` weighs
TRASH_BURDEN = 0.6                                           # what a trash card weighs besides, for it takes a lie
KIND_BURDEN = 0.5                                            # what a kind of creature weighs besides, for it takes a turn
NEARNESS = 2.0                                               # how much more a fine is worth where few cards are left
CAUTION, CAUTION_EACH = 0.5, 0.5                             # with two players, and for every other one, who may doubt as well
USUAL_DOUBTS, USUAL_OVER = 0.35, 4                           # how much is doubted, before it is known of this table


def choose(view: Table, history: Sequence[Shown], actions: Sequence[Action], level: str, random: Random,
           effort: Effort = UNHURRIED) -> Command:
    """The command of a bot that is awaited."""
    player = Easy(view, random) if level == "easy" else Medium(view, history, random)
    return _answer(player, actions)


def fallback(view: Table, actions: Sequence[Action], random: Random) -> Command:
    """X13: the smallest announcement, true if possible; trust; any discard."""
    return _answer(Absent(view, random), actions)


class Easy:
    """Plays at random, but like somebody who wants to be rid of cards."""

    def __init__(self, view: Table, random: Random) -> None:
        self.view, self.random = view, random
        self.seat, self.hand = next((hand.seat, hand.cards) for hand in view.hands if hand.cards is not None)

    def announce(self, action: AnnounceAction) -> Announce:
        true = [(choice.creature, count) for choice in action.creatures
                for count in range(choice.min_cards, self.hand.count(choice.creature) + 1)]
        if true and self.random.random() < EASY_TRUTHS:
            creature, count = self.random.choice(true)
            return self.tell(creature, (creature,) * count)
        choice = self.random.choice(action.creatures)
        count = min(choice.min_cards + self.random.choice(EASY_MORE), action.max_cards)
        return self.tell(choice.creature, as_hand(self.random.sample(self.hand, count)))

    def doubts(self, laid: AnnouncementView) -> bool:
        return self.random.random() < (EASY_DOUBTS / (len(self.view.hands) - 1) if self.left(laid) else EASY_LAST_DOUBTS)

    def discard(self, cards: Sequence[Card]) -> Card:
        return self.random.choice(cards)

    def left(self, laid: AnnouncementView) -> int:
        """How many cards an announcer has besides."""
        return self.view.hands[laid.seat].count

    def tell(self, creature: Creature, cards: Hand) -> Announce:
        """The announcement, with a story where a revealed Fisherman asks for one."""
        fisherman = next((held.card for held in self.view.fishermen if held.seat == self.seat and held.revealed), None)
        return Announce(creature, cards, fisherman and tale(fisherman, creature, len(cards), self.random))


class Absent(Easy):
    """Plays for somebody who let the time run out: as little as possible."""

    def announce(self, action: AnnounceAction) -> Announce:
        least = min(choice.min_cards for choice in action.creatures)
        creatures = [choice.creature for choice in action.creatures if choice.min_cards == least]
        true = [creature for creature in creatures if self.hand.count(creature) >= least]
        if true:
            creature = self.random.choice(true)
            return self.tell(creature, (creature,) * least)
        return self.tell(self.random.choice(creatures), as_hand(self.random.sample(self.hand, least)))

    def doubts(self, laid: AnnouncementView) -> bool:
        return False


class Medium(Easy):
    """Plays by what it knows. All that it weighs is in cards of its own hand, or as many as the others would gain."""

    def __init__(self, view: Table, history: Iterable[Shown], random: Random) -> None:
        super().__init__(view, random)
        self.memory = Memory(history)
        self.own = Counter(self.hand)
        self.others = len(view.hands) - 1
        self.all_cards = OF_A_KIND * len(view.creatures) + TRASH_EACH * len(view.hands)

    def announce(self, action: AnnounceAction) -> Announce:
        return self.tell(*max(self._candidates(action), key=lambda told: (self._promise(*told), self.random.random())))

    def doubts(self, laid: AnnouncementView) -> bool:
        left = self.left(laid)
        if not left:                                         # if it is true, doubting it costs nothing (H35)
            return True
        gain = 1 + (1 + NEARNESS / left) * (laid.count + FINE) / self.others + WIN * (len(self.hand) == 1)         # H37
        loss = FINE + 1 / self.others + WIN * (left == 1)    # H36
        lie = self._chance_of_a_lie(laid)
        return lie * gain > (1 - lie) * loss * (CAUTION + CAUTION_EACH * (self.others - 1))

    def discard(self, cards: Sequence[Card]) -> Card:
        return max(cards, key=lambda card: worth(self.own - Counter((card,))))

    def _candidates(self, action: AnnounceAction) -> Iterator[tuple[Creature, Hand]]:
        """Of each creature and number: as true as possible, half true, and with none of the creature; the worst cards first."""
        for choice in action.creatures:
            true = [card for card in self.hand if card == choice.creature]
            rest = sorted((card for card in self.hand if card != choice.creature), key=lambda card: (card != TRASH, self.own[card]))
            for count in range(choice.min_cards, action.max_cards + 1):
                for part in {0, count // 2, min(count, len(true))}:
                    if part <= len(true) and count - part <= len(rest):
                        yield choice.creature, as_hand((*true[:part], *rest[:count - part]))

    def _promise(self, creature: Creature, cards: Hand) -> float:
        """What the hand will be worth after an announcement, by the chances of it being doubted."""
        rest, true = self.own - Counter(cards), all(card == creature for card in cards)
        if not rest:                                         # somebody will surely doubt it
            return WIN if true else self._worth_if_caught()
        doubted = self._chance_of_a_doubt(creature, len(cards))
        after_doubt = self._worth_if_right(rest) if true else self._worth_if_caught()
        return (1 - doubted) * worth(rest) + doubted * after_doubt

    def _worth_if_right(self, rest: Counter[Card]) -> float:
        return max(worth(rest - Counter((card,))) for card in rest) + FINE / self.others

    def _worth_if_caught(self) -> float:
        return worth(self.own) - FINE - 1 / self.others

    def _chance_of_a_doubt(self, creature: Creature, count: int) -> float:
        """As much as this table doubts, less where it is easy to believe, more where it is hard."""
        usual = (self.memory.doubts + USUAL_DOUBTS * USUAL_OVER) / (self.memory.announcements + USUAL_OVER)
        believable = at_least(count, len(self.hand), OF_A_KIND, self.all_cards)
        return min(1.0, 0.05 + 2 * usual * (1 - believable))

    def _chance_of_a_lie(self, laid: AnnouncementView) -> float:
        """By the cards that nobody has seen, and by how often the announcer was found lying."""
        memory, held = self.memory, self.memory.held_before
        seen = self.own + memory.netted + held
        for other, cards in memory.held.items():
            if other not in (laid.seat, self.seat):
                seen += cards
        unknown = max(0, self.left(laid) + laid.count - held.total())
        could = at_least(laid.count - held[laid.creature], unknown, max(0, OF_A_KIND - seen[laid.creature]),
                         self.all_cards - seen.total())
        lies, truths = memory.found[laid.seat, False] + 1, memory.found[laid.seat, True] + 1
        return (1 - could) * lies / ((1 - could) * lies + could * truths)


class Memory:
    """What a careful listener knows: which cards are surely in a hand or in the Net, who was found lying, how much is doubted."""

    def __init__(self, history: Iterable[Shown]) -> None:
        self.held: dict[Seat, Counter[Card]] = {}
        self.held_before: Counter[Card] = Counter()          # by the latest announcer, before those cards were laid
        self.netted: Counter[Card] = Counter()
        self.found: Counter[tuple[Seat, bool]] = Counter()   # announcements revealed, truthful or not
        self.announcements = self.doubts = 0
        self._revealed: Sequence[Card] = ()
        for event in history:
            self._hear(event)

    def _hear(self, event: Shown) -> None:
        match event:
            case AnnouncedSeen(seat, _, count):
                self.announcements += 1
                self._revealed = ()
                self.held_before = self.held.get(seat, Counter())
                self._lost(seat, count)
            case Doubted():
                self.doubts += 1
            case RevealedSeen(seat, truthful, _, cards):
                self.found[seat, truthful] += 1
                self._revealed = cards
                self.held[seat] = self.held_before - Counter(cards) if truthful else self.held_before | Counter(cards)
            case NettedSeen(_, _, cards):
                self.netted.update(cards or self._revealed)
            case DiscardedSeen(seat, _, card):
                self._lost(seat, 1)
                self.netted.update(() if card is None else (card,))
            case NetReshuffledSeen():
                self.netted.clear()
            case _:
                pass

    def _lost(self, seat: Seat, count: int) -> None:
        """So many cards left a hand, unseen: of each kind only the others are still sure."""
        held = self.held.get(seat, Counter())
        self.held[seat] = Counter({card: sure - count for card, sure in held.items() if sure > count})


def worth(hand: Counter[Card]) -> float:
    """What it is worth to have these cards left: fewer are better, also of trash and of kinds, and none is a win."""
    trash = hand[TRASH]
    size, kinds = hand.total(), len(+hand) - (trash > 0)
    return -(size + TRASH_BURDEN * trash + KIND_BURDEN * kinds) if size else WIN


def at_least(count: int, drawn: int, good: int, size: int) -> float:
    """The chance of `count` good cards or more among `drawn` of `size`, of which `good` are good (hypergeometric)."""
    drawn = min(drawn, size)
    if count <= 0 or count > min(drawn, good):
        return float(count <= 0)
    return 1 - sum(comb(good, k) * comb(size - good, drawn - k) for k in range(count)) / comb(size, drawn)


def _answer(player: Easy, actions: Sequence[Action]) -> Command:
    by_kind = {type(action): action for action in actions}
    match by_kind.get(DiscardAction), by_kind.get(TrustAction), by_kind.get(AnnounceAction), by_kind.get(DoubtAction):
        case DiscardAction(cards), _, _, _:
            return Discard(player.discard(cards))
        case _, TrustAction(seq), _, _:
            laid = player.view.announcement
            return Doubt(seq) if laid is not None and player.doubts(laid) else Trust(seq)
        case _, _, AnnounceAction() as action, _:
            return player.announce(action)
        case _, _, _, DoubtAction(seq):                      # has trusted already, and is not awaited
            return Doubt(seq)
        case _:
            raise AssertionError("a seat that is awaited has an action")
