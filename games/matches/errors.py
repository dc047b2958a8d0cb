"""What can stand between a person and a match, as one tree; every leaf has a stable `code` and a text for the player.

MatchError
 ├─ NotThere                   no such match, or not yours to know of
 ├─ NotAllowed                 it is there, but this is not yours to do
 │   ├─ NotSeated
 │   └─ NotTheHost
 ├─ Conflict                   the state does not allow it
 │   ├─ StaleVersion
 │   ├─ MatchNotOpen; OfAnotherStatus: MatchNotActive, MatchNotFinished
 │   ├─ SeatTaken, AlreadySeated, MatchFull, ClientSeedStands
 │   ├─ TooManyMatches: TooManyOpenMatches, TooManyRunningMatches
 │   ├─ SeatLeftBehind         you resigned, or your time ran out
 │   ├─ NotASandboxMatch, AdvancedTooFar
 │   └─ KnowledgeOff
 └─ BadRequest                 a match cannot be made like this; `pointer` says where (RFC 6901)
     ├─ UnknownGame, UnknownPreset, UnknownBotLevel, UnknownPlayer
     ├─ TwoSeatsForOne, SandboxOff, RatedSandbox, RatedKnowledge, ScriptNeedsSandbox, NoSuchSeat
     └─ UnknownCommand
"""
from ..rulebook.text import Text


class MatchError(Exception):
    code: str
    text: Text

    def __init__(self, **values: object) -> None:
        super().__init__(self.text.en.format(**values))
        self.message = self.text.format(**values)


class NotThere(MatchError):
    code = "match_not_found"
    text = Text("There is no such match, or it is not yours to see.", "Essa partida não existe, ou não lhe cabe vê-la.")


class NotAllowed(MatchError):
    """Not yours to do."""


class NotSeated(NotAllowed):
    code = "not_seated"
    text = Text("You have no seat in this match.", "Você não tem lugar nesta partida.")


class NotTheHost(NotAllowed):
    code = "not_the_host"
    text = Text("Only the host can start the match.", "Só o anfitrião pode começar a partida.")


class Conflict(MatchError):
    """The state does not allow it."""


class StaleVersion(Conflict):
    code = "stale_version"
    text = Text("The match is at version {version}, not {expected}; read it again before you play.",
                "A partida está na versão {version}, não {expected}; leia-a de novo antes de jogar.")


class MatchNotOpen(Conflict):
    code = "match_not_open"
    text = Text("This match has begun already, or is over.", "Esta partida já começou, ou já acabou.")


STATUS = {                                                   # as a sentence has it
    "open": Text("open", "aberta"), "active": Text("active", "em jogo"), "finished": Text("finished", "terminada"),
    "aborted": Text("aborted", "interrompida"), "voided": Text("voided", "anulada"),
}


class OfAnotherStatus(Conflict):
    """The match is in another status than this asks for."""

    def __init__(self, *, status: str) -> None:
        word = STATUS[status]
        super().__init__(status=word.en)
        self.message = Text(self.message.en, self.text.pt_br.format(status=word.pt_br))


class MatchNotActive(OfAnotherStatus):
    code = "match_not_active"
    text = Text("This match is not being played: it is {status}.", "Esta partida não está em jogo: está {status}.")


class MatchNotFinished(OfAnotherStatus):
    code = "match_not_finished"
    text = Text("A replay and a rematch are for matches that are over; this one is {status}.",
                "Repetição e revanche são para partidas que já acabaram; esta está {status}.")


class SeatTaken(Conflict):
    code = "seat_taken"
    text = Text("Somebody else has seat {seat}; choose one that is open.",
                "Outra pessoa tem o lugar {seat}; escolha um que esteja livre.")


class AlreadySeated(Conflict):
    code = "already_seated"
    text = Text("You have a seat in this match already: seat {seat}.", "Você já tem um lugar nesta partida: o lugar {seat}.")


class MatchFull(Conflict):
    code = "match_full"
    text = Text("No seat is open in this match.", "Não há lugar livre nesta partida.")


class ClientSeedStands(Conflict):
    code = "client_seed_stands"
    text = Text("You have given this match another client seed, and it stands; to give a new one, leave your seat and take it again.",
                "Você já deu a esta partida outra semente do cliente, e ela fica; para dar uma nova, deixe o seu lugar e tome-o de novo.")


class TooManyMatches(Conflict):
    """A player has as many as the service lets one have."""


class TooManyOpenMatches(TooManyMatches):
    code = "too_many_open_matches"
    text = Text("You have {count} open matches, and at most {limit} are allowed: start one of them or leave it first.",
                "Você tem {count} partidas abertas, e no máximo {limit} são permitidas: comece uma delas ou saia dela antes.")


class TooManyRunningMatches(TooManyMatches):
    code = "too_many_running_matches"
    text = Text("You have {count} running matches, and at most {limit} are allowed: finish one of them or resign first.",
                "Você tem {count} partidas em jogo, e no máximo {limit} são permitidas: termine uma delas ou desista antes.")


class SeatLeftBehind(Conflict):
    code = "seat_left"
    text = Text("You have left this match; a bot plays your seat.", "Você saiu desta partida; um robô joga no seu lugar.")


class NotASandboxMatch(Conflict):
    code = "not_a_sandbox_match"
    text = Text("Only the clock of a sandbox match can be moved on; this match was opened without `sandbox`.",
                "Só o relógio de uma partida de teste pode ser adiantado; esta partida foi aberta sem `sandbox`.")


class AdvancedTooFar(Conflict):
    code = "advanced_too_far"
    text = Text("So far the clock cannot be moved on at once: at most {moves} moves are played on the way, and it gets at most {days} days "
                "ahead of ours. Advance by less.",
                "O relógio não pode ser adiantado tanto de uma vez: no máximo {moves} jogadas são feitas no caminho, e ele fica no máximo "
                "{days} dias à frente do nosso. Avance menos.")


class KnowledgeOff(Conflict):
    code = "knowledge_off"
    text = Text("In this match everybody remembers by themselves: it was opened without `knowledge`.",
                "Nesta partida cada um se lembra por si: ela foi aberta sem `knowledge`.")


class BadRequest(MatchError):
    """A request that cannot be met as it is."""

    pointer = ""


class UnknownGame(BadRequest):
    code = "unknown_game"
    text = Text("There is no game {game}; see /v1/games.", "Não há o jogo {game}; veja /v1/games.")
    pointer = "/game"


class UnknownPreset(BadRequest):
    code = "unknown_preset"
    text = Text("This game has no preset {preset}; it has {known}.", "Este jogo não tem o conjunto {preset}; tem {known}.")
    pointer = "/preset"


class UnknownBotLevel(BadRequest):
    code = "unknown_bot_level"
    text = Text("This game has no bot of level {level}; it has {known}.", "Este jogo não tem robô de nível {level}; tem {known}.")
    pointer = "/seats"


class UnknownPlayer(BadRequest):
    code = "unknown_player"
    text = Text("There is no player {player}.", "Não há a pessoa {player}.")
    pointer = "/seats"


class TwoSeatsForOne(BadRequest):
    code = "two_seats_for_one"
    text = Text("A player has one seat in a match.", "Cada pessoa tem um só lugar em uma partida.")
    pointer = "/seats"


class NoSuchSeat(BadRequest):
    code = "no_such_seat"
    text = Text("There is no seat {seat} in this match.", "Não há o lugar {seat} nesta partida.")
    pointer = "/seat"


class SandboxOff(BadRequest):
    code = "sandbox_off"
    text = Text("Only players of a sandbox app open sandbox matches on this service.",
                "Neste serviço, só jogadores de um aplicativo de teste abrem partidas de teste.")
    pointer = "/sandbox"


class RatedSandbox(BadRequest):
    code = "rated_sandbox"
    text = Text("A sandbox match is never rated.", "Uma partida de teste nunca vale classificação.")
    pointer = "/rated"


class RatedKnowledge(BadRequest):
    code = "rated_knowledge"
    text = Text("In a rated match everybody remembers by themselves: open it without `knowledge`, or unrated.",
                "Numa partida que vale classificação cada um se lembra por si: abra-a sem `knowledge`, ou sem classificação.")
    pointer = "/knowledge"


class ScriptNeedsSandbox(BadRequest):
    code = "script_needs_sandbox"
    text = Text("Only the bots of a sandbox match play a script: open the match with `sandbox`, an empty object at least.",
                "Só os robôs de uma partida de teste jogam um roteiro: abra a partida com `sandbox`, ao menos um objeto vazio.")
    pointer = "/seats"


class UnknownCommand(BadRequest):
    code = "unknown_command"
    text = Text("This game has no command {command}; it has {known}.", "Este jogo não tem o comando {command}; tem {known}.")
    pointer = "/type"
