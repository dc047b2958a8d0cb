"""What a player can do against the rules of Histórias de Pescador.

NotNow
 ├─ DoubtWindowOpen      H20, H56, H58
 ├─ AnnouncementSettled  H21, H22, H24
 ├─ AlreadyAnswered      a second trust
 ├─ DiscardOwed          H29, H33
 └─ NoDiscardOwed        nobody owes a card
IllegalCommand
 ├─ OwnAnnouncement      H23
 ├─ CreatureNotInPlay    H10
 ├─ NoCards              H06
 ├─ CardNotHeld          H54; every game has it
 ├─ CountTooLow          H13, H14
 └─ StoryTooLong         280 characters
"""
from ..errors import IllegalCommand, NotNow
from ..text import Text


class DoubtWindowOpen(NotNow):
    code = "doubt_window_open"
    text = Text("The last announcement can still be doubted; wait until the others have answered it.",
                "Ainda se pode duvidar do último anúncio; espere até que os outros tenham respondido.")


class AnnouncementSettled(NotNow):
    code = "announcement_settled"
    text = Text("Announcement {announcement} is not open: only the one in `table.announcement` can be doubted or trusted.",
                "O anúncio {announcement} não está aberto: só se pode duvidar daquele em `table.announcement`, ou acreditar nele.")


class AlreadyAnswered(NotNow):
    code = "already_answered"
    text = Text("You have trusted this announcement already; until the others have answered you may still doubt it.",
                "Você já acreditou neste anúncio; enquanto os outros não responderem, ainda pode duvidar dele.")


class DiscardOwed(NotNow):
    code = "discard_owed"
    text = Text("Seat {seat} owes a discard first; nobody else can act until then.",
                "O lugar {seat} deve antes um descarte; até lá ninguém mais pode agir.")


class NoDiscardOwed(NotNow):
    code = "no_discard_owed"
    text = Text("No discard is owed; cards are discarded only after a doubt.",
                "Não há descarte devido; só se descartam cartas depois de uma dúvida.")


class OwnAnnouncement(IllegalCommand):
    code = "own_announcement"
    text = Text("This announcement is your own; the others answer it.", "Este anúncio é seu; são os outros que respondem.")


class CreatureNotInPlay(IllegalCommand):
    code = "creature_not_in_play"
    text = Text("There is no {creature} in this match; announce one of `table.creatures`.",
                "Não há {creature} nesta partida; anuncie uma das criaturas em `table.creatures`.")


class NoCards(IllegalCommand):
    code = "no_cards"
    text = Text("An announcement takes at least one card; there is no passing.",
                "Um anúncio precisa de pelo menos uma carta; não é possível passar.")


class CountTooLow(IllegalCommand):
    code = "count_too_low"
    text = Text("To change the subject you must lay at least {least} cards, one more than the last announcement; "
                "lay more, or keep to its creature.",
                "Para mudar de assunto é preciso baixar pelo menos {least} cartas, uma a mais que o último anúncio; "
                "baixe mais, ou mantenha a criatura dele.")


class StoryTooLong(IllegalCommand):
    code = "story_too_long"
    text = Text("A story has at most {most} characters; yours has {length}. Shorten it.",
                "Uma história tem no máximo {most} caracteres; a sua tem {length}. Encurte-a.")
