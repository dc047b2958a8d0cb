"""What can be wrong with a player's name, with whose a player is, with how many are made, or with the key of a retry.

PlayerError
 ├─ BadName
 ├─ NoSuchPlayer     none, or not this app's
 ├─ NoSuchToken      the player has none that begins like this
 ├─ ClaimConflict    the state does not allow it
 │   ├─ ExternalIdTaken     another player of the app has it
 │   └─ AlreadyClaimed      this player has another one
 ├─ ClaimRefused     the guest's token proves nothing; `reason` says why
 ├─ QuotaReached     enough for today
 ├─ KeyReused        the same Idempotency-Key for another body
 └─ KeyInProgress    the first request with this key is still at work
"""
from ..rulebook.text import Text


class PlayerError(Exception):
    code: str
    text: Text


class BadName(PlayerError):
    code = "invalid_name"
    text = Text("A name has 1 to 24 printable characters, without spaces at its ends.",
                "Um nome tem de 1 a 24 caracteres imprimíveis, sem espaços nas pontas.")


class NoSuchPlayer(PlayerError):
    code = "player_not_found"
    text = Text("There is no such player, or it is not one of your app.", "Esse jogador não existe, ou não é do seu aplicativo.")


class NoSuchToken(PlayerError):
    code = "token_not_found"
    text = Text("This player has no token of that id; the id is its first twelve characters.",
                "Este jogador não tem um token com esse id; o id são seus primeiros doze caracteres.")


class ClaimConflict(PlayerError):
    """The state does not allow a guest to be claimed."""


class ExternalIdTaken(ClaimConflict):
    code = "external_id_taken"
    text = Text("Another player of your app has this external_id; the guest was left as it is. Without `claim` you get that player.",
                "Outro jogador do seu aplicativo tem este external_id; o convidado ficou como está. Sem `claim` você recebe o jogador.")


class AlreadyClaimed(ClaimConflict):
    code = "already_claimed"
    text = Text("The player of this token has another external_id already.", "O jogador deste token já tem outro external_id.")


class ClaimRefused(PlayerError):
    """`reason`: the token is unknown, revoked or expired, or its player belongs to another app."""

    code = "claim_refused"
    text = Text("The token in `claim` gives you no player; see `errors`.", "O token em `claim` não lhe dá nenhum jogador; veja `errors`.")
    REASONS = {                                              # noqa: RUF012  # never changed
        "invalid_token": Text("This token is unknown.", "Este token é desconhecido."),
        "revoked_token": Text("This token was revoked.", "Este token foi revogado."),
        "expired_token": Text("This token has expired.", "Este token expirou."),
        "of_another_app": Text("Its player belongs to another app.", "Seu jogador pertence a outro aplicativo."),
    }

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason, self.why = reason, self.REASONS[reason]


class QuotaReached(PlayerError):
    """`quota` names which one; `retry_after` are the seconds until the day (UTC) is over."""

    code = "quota_exceeded"
    text = Text("No more of these are made today; see `quota`. Days begin at midnight UTC.",
                "Por hoje não se criam mais; veja `quota`. Os dias começam à meia-noite UTC.")

    def __init__(self, quota: str, retry_after: int) -> None:
        super().__init__(quota)
        self.quota, self.retry_after = quota, retry_after


class KeyReused(PlayerError):
    code = "idempotency_key_reused"
    text = Text("This Idempotency-Key was used with another body; take a new key for a new request.",
                "Esta Idempotency-Key foi usada com outro corpo; use uma chave nova para uma requisição nova.")


class KeyInProgress(PlayerError):
    code = "idempotency_in_progress"
    text = Text("The first request with this Idempotency-Key is still at work; send it again in a moment.",
                "A primeira requisição com esta Idempotency-Key ainda está em curso; envie-a de novo em instantes.")
