"""What a player can do against the rules of Go Fish.

IllegalCommand
 ├─ NoSuchSeat           nobody sits there
 ├─ CannotAskYourself    G04
 ├─ TargetHasNoCards     G06
 ├─ RankNotHeld          G05, G37
 ├─ CardHeld             G39, G40
 ├─ AskForARank          this table asks for ranks
 └─ AskForACard          this table asks for cards by name
"""
from ..errors import IllegalCommand
from ..text import Text


class NoSuchSeat(IllegalCommand):
    code = "no_such_seat"
    text = Text("There is no seat {seat} in this match.", "Não há o lugar {seat} nesta partida.")


class CannotAskYourself(IllegalCommand):
    code = "cannot_ask_yourself"
    text = Text("You cannot ask yourself; choose another seat.", "Não pode pedir a si mesmo; escolha outro lugar.")


class TargetHasNoCards(IllegalCommand):
    code = "target_has_no_cards"
    text = Text("Seat {seat} has no cards; ask somebody who has.", "O lugar {seat} não tem cartas; peça a quem tenha.")


class RankNotHeld(IllegalCommand):
    code = "rank_not_held"
    text = Text("To ask for {rank} you must hold a card of that rank.", "Para pedir {rank} é preciso ter uma carta desse valor.")


class CardHeld(IllegalCommand):
    code = "card_held"
    text = Text("You hold {card} yourself, and this table does not allow asking for it now.",
                "{card} está na sua mão, e esta mesa não permite pedi-la agora.")


class AskForARank(IllegalCommand):
    code = "ask_for_a_rank"
    text = Text("This table asks for a rank: send `rank`, without `card`.",
                "Nesta mesa pede-se um valor: envie `rank`, sem `card`.")


class AskForACard(IllegalCommand):
    code = "ask_for_a_card"
    text = Text("This table asks for a card by name: send `card`, without `rank`.",
                "Nesta mesa pede-se uma carta pelo nome: envie `card`, sem `rank`.")
