"""What a player can do against the rules of Pescado Novo.

IllegalCommand
 ├─ CardNotHeld        the card is not in the hand; every game has it
 ├─ MustCapture        P07, P19a
 ├─ ChooseCapture      P08, P19a
 ├─ CannotCapture      P20a, P21
 ├─ NotOnTable         P42
 ├─ SweptAlong         P20b: a J named beside other cards, or with a card that is no *
 ├─ TakeOneCard        P19a
 └─ NotACapture        P08, P10: the sum is not 15
"""
from ..errors import IllegalCommand
from ..text import Text


class MustCapture(IllegalCommand):
    code = "must_capture"
    text = Text("{card} can fish here, so it must: choose one of `captures`, or play another card.",
                "{card} pode pescar aqui, então deve pescar: escolha uma de `captures` ou jogue outra carta.")


class ChooseCapture(IllegalCommand):
    code = "choose_capture"
    text = Text("{card} can fish in several ways: send one of `captures` as `capture`.",
                "{card} pode pescar de várias maneiras: envie uma de `captures` como `capture`.")


class CannotCapture(IllegalCommand):
    code = "cannot_capture"
    text = Text("{card} never fishes: play it without `capture`.", "{card} nunca pesca: jogue-a sem `capture`.")


class NotOnTable(IllegalCommand):
    code = "not_on_table"
    text = Text("These do not lie on the table, or not that often: {cards}. Name cards of the table, each once.",
                "Estas não estão na mesa, ou não tantas vezes: {cards}. Indique cartas da mesa, cada uma só uma vez.")


class SweptAlong(IllegalCommand):
    code = "swept_along"
    text = Text("J is in no sum and comes along by itself: leave it out of `capture`. Only * can take it, as its one card.",
                "J não entra em nenhuma soma e vem junto sozinha: não a ponha em `capture`. Só * pode pegá-la, como carta única.")


class TakeOneCard(IllegalCommand):
    code = "take_one_card"
    text = Text("* takes exactly one card of the table: name one.", "* pega exatamente uma carta da mesa: indique uma só.")


class NotACapture(IllegalCommand):
    code = "not_a_capture"
    text = Text("{card} and {cards} do not add up to 15; see `you.actions` for what it can fish.",
                "{card} e {cards} não somam 15; veja em `you.actions` o que ela pode pescar.")
