"""What can be wrong with a player's name, or with the key of a retry.

PlayerError
 ├─ BadName
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


class KeyReused(PlayerError):
    code = "idempotency_key_reused"
    text = Text("This Idempotency-Key was used with another body; take a new key for a new request.",
                "Esta Idempotency-Key foi usada com outro corpo; use uma chave nova para uma requisição nova.")


class KeyInProgress(PlayerError):
    code = "idempotency_in_progress"
    text = Text("The first request with this Idempotency-Key is still at work; send it again in a moment.",
                "A primeira requisição com esta Idempotency-Key ainda está em curso; envie-a de novo em instantes.")
