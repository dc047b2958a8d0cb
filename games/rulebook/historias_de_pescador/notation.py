"""How a match of Histórias de Pescador is written down: `announce octopus with octopus trash "A big one!"`, `trust`, `doubt`,
`discard trash`."""
import json
from collections.abc import Sequence

from ..notation import Misread, Notation, nothing_more, one_of, text
from .model import (
    KINDS,
    Announce,
    Announced,
    Command,
    DeckExhausted,
    Discard,
    Discarded,
    Doubt,
    Doubted,
    Drew,
    Event,
    FishermanRevealed,
    InstructionMissed,
    NetReshuffled,
    Revealed,
    State,
    Trust,
    Trusted,
    TurnPassed,
)
from .options import CREATURES

A_CARD = f"a card: {', '.join(KINDS)}"
A_CREATURE = f"a creature: {', '.join(CREATURES)}"


def told(event: Event, state: State) -> Command | None:
    """The command that an event tells of; None where it only follows from one."""
    match event:
        case Announced(_, creature, cards, story):
            return Announce(creature, cards, story)
        case Doubted(_, announcement):
            return Doubt(announcement)
        case Trusted():
            return Trust(_open(state))
        case Discarded(_, card):
            return Discard(card)
        case _:
            return None


def write(command: Command) -> str:
    match command:
        case Announce(creature, cards, story):
            told = f" {json.dumps(story, ensure_ascii=False)}" if story else ""
            return f"announce {creature} with {' '.join(cards)}{told}"
        case Doubt():
            return "doubt"
        case Trust():
            return "trust"
        case Discard(card):
            return f"discard {card}"


def read(words: Sequence[str], state: State) -> Command:
    match words:
        case ["announce", creature, "with", first, *rest]:
            story = text(rest.pop()) if rest and rest[-1].startswith('"') else None
            return Announce(one_of(creature, CREATURES, A_CREATURE), tuple(one_of(card, KINDS, A_CARD) for card in (first, *rest)), story)
        case ["announce", *_]:
            raise Misread("", "announce CREATURE with CARD …, and a story in quotes if there is one")
        case ["doubt", *rest]:
            nothing_more(rest)
            return Doubt(_open(state))
        case ["trust", *rest]:
            nothing_more(rest)
            return Trust(_open(state))
        case ["discard", card, *rest]:
            nothing_more(rest)
            return Discard(one_of(card, KINDS, A_CARD))
        case ["discard"]:
            raise Misread("", A_CARD)
        case _:
            raise Misread(words[0], "announce, doubt, trust or discard")


def remark(event: Event) -> str:
    """What came of it."""
    match event:
        case Revealed(_, truthful):
            return "the truth" if truthful else "a lie"
        case FishermanRevealed(seat, card):
            return f"{seat} is the {card}"
        case InstructionMissed(seat, card):
            return f"{seat} forgets to be the {card}"
        case Drew(seat, cards) if cards:
            return f"{seat} draws {' '.join(cards)}"
        case NetReshuffled():
            return "the net is the deck"
        case DeckExhausted(_, missing):
            return f"{missing} forgiven"
        case _:
            return ""


def _open(state: State) -> int:
    """The seq of the open announcement; 0, which is none, where there is none."""
    return state.announcement.seq if state.announcement else 0


NOTATION = Notation(write, read, remark, (TurnPassed,))
