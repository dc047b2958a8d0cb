"""How the fishers stand: by the cards that they have left."""
from ..game import Tally
from .model import State


def tally(state: State) -> Tally:
    """Cards left in hand, those of an open announcement still the announcer's. The fewest win; all others share place 2 (H40)."""
    left = [len(hand) for hand in state.hands]
    if state.announcement is not None:
        left[state.announcement.seat] += len(state.announcement.cards)
    return Tally(sides=tuple((seat,) for seat in range(len(left))), scores=tuple(left), fewest_wins=True, only_first_counts=True)
