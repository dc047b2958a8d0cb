"""What a seat saw at an event, for disputes: the match as it stood then, as that seat was told of it."""
import uuid

from ..players.models import Player
from ..rulebook.text import Text
from . import selectors
from .events import MatchStarted
from .models import Seat
from .playback import Playback
from .position import Logged


class NotToBeSeen(Exception):
    """There is nothing that could be shown; `message` says why, and what there is."""

    def __init__(self, en: str, pt_br: str) -> None:
        super().__init__(en)
        self.message = Text(en, pt_br)


class Hindsight(Playback):
    """A match as it stood after an event, for one seat: whoever asks, it is that seat that is answered.

    It says what an answer of the API said then, but for what no event tells: names and the invite code are today's, and clocks that a
    repair had set anew run as if it had not.
    """

    mine: Seat
    rematch_id = None                                        # there was none yet

    @property
    def lines(self) -> list[Logged]:
        """The log so far."""
        return self.added

    def seat_of(self, player: Player | None) -> Seat:
        return self.mine


def saw(match_id: uuid.UUID, seat: int, seq: int) -> Hindsight:
    """The match as a seat saw it once it knew of event `seq`. NotThere or NotToBeSeen where there is no such thing.

    A command is written with all that follows from it, so that nobody ever read the match between two of its events: the answer is
    of the end of that move, and `match.version` says which event that is.
    """
    position = selectors.position(match_id)
    log = selectors.log(position)
    started = next((line.seq for line in log if isinstance(line.event, MatchStarted)), None)
    if started is None:
        raise NotToBeSeen("This match never began: nobody has seen a table.", "Esta partida não começou: ninguém viu a mesa.")
    if not 0 <= seat < len(position.seats):
        last = len(position.seats) - 1
        raise NotToBeSeen(f"There is no seat {seat}; this match has seats 0 to {last}.",
                          f"Não há o lugar {seat}; esta partida tem os lugares de 0 a {last}.")
    if not started <= seq <= log[-1].seq:
        raise NotToBeSeen(f"Nothing was seen at event {seq}: there is a table from event {started}, the start, to {log[-1].seq}.",
                          f"Nada se viu no evento {seq}: há mesa do evento {started}, o começo, até o {log[-1].seq}.")
    then = Hindsight.of(position)
    then.mine = then.seats[seat]
    for move in then.follow(log):
        following = log[move.lines[-1].seq:][:1]
        if then.match.version >= seq and then.is_whole(move, following[0] if following else None):
            break
    return then
