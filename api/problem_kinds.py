"""Every problem that the service can answer: its code, its status, what it means, and whether a retry helps.

Three trees come together here: the rulebook's (rules), the match's and the players' (state and rights), and what HTTP itself can
refuse, which is written in `HTTP_PROBLEMS`. Status codes are given here and nowhere below. `api.problems` answers with them,
`api.problem_catalogue` publishes them, and the schema lists for each operation which it can answer.
"""
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from games.matches import errors as match_errors
from games.oauth import errors as oauth_errors
from games.players import errors as player_errors
from games.rulebook import VERSIONS
from games.rulebook import errors as rule_errors
from games.rulebook.text import Text

Refusal: TypeAlias = str | type[Exception]                   # a code of HTTP_PROBLEMS, or an error class with all below it

TITLES = MappingProxyType({
    400: Text("The request is not well formed", "A requisição não está bem formada"),
    401: Text("A valid credential is needed", "É preciso uma credencial válida"),
    403: Text("This is not yours to do", "Isto não lhe cabe"),
    404: Text("Not found", "Não encontrado"),
    405: Text("This method is not known here", "Este método não existe aqui"),
    406: Text("No answer in the form you accept", "Não há resposta na forma que você aceita"),
    409: Text("The present state does not allow it", "O estado atual não o permite"),
    412: Text("The match has moved on", "A partida mudou"),
    413: Text("The body is too large", "O corpo é grande demais"),
    415: Text("Send JSON", "Envie JSON"),
    429: Text("Too many requests", "Requisições demais"),
    422: Text("Against the rules", "Contra as regras"),
    500: Text("Our mistake", "Erro nosso"),
    503: Text("For the moment out of reach", "Fora do ar por um momento"),
})


class Kind(NamedTuple):
    """What HTTP refuses: the status, and the text with `{values}`."""

    status: int
    text: Text


HTTP_PROBLEMS: Mapping[str, Kind] = MappingProxyType({
    "invalid_json": Kind(400, Text("The body is not valid JSON in UTF-8.", "O corpo não é JSON válido em UTF-8.")),
    "invalid_text": Kind(400, Text("A text in the body has a NUL or half a character in it.",
                                   "Um texto no corpo tem um NUL ou meio caractere.")),
    "duplicate_member": Kind(400, Text("The body names a member twice: {members}.", "O corpo tem um membro repetido: {members}.")),
    "invalid_body": Kind(400, Text("Some members of the body are not as they must be; see `errors`.",
                                   "Alguns membros do corpo não são como devem ser; veja `errors`.")),
    "invalid_query": Kind(400, Text("Not understood in the query string: {parameters}.",
                                    "Não entendido na consulta: {parameters}.")),
    "invalid_if_match": Kind(400, Text("If-Match must be an ETag as we gave it, or *.",
                                       "If-Match deve ser um ETag como o demos, ou *.")),
    "invalid_idempotency_key": Kind(400, Text("An Idempotency-Key is 1 to 255 visible ASCII characters, bare or in quotes.",
                                              "Uma Idempotency-Key tem de 1 a 255 caracteres ASCII visíveis, soltos ou entre aspas.")),
    "weak_idempotency_key": Kind(400, Text("Without a credential an Idempotency-Key needs 32 random characters or more: it alone says that "
                                           "you are you.",
                                           "Sem credencial, uma Idempotency-Key precisa de 32 caracteres aleatórios ou mais: só ela diz "
                                           "que você é você.")),
    "bad_request": Kind(400, Text("The request could not be understood.", "A requisição não pôde ser entendida.")),
    "not_authenticated": Kind(401, Text("Send `Authorization: Bearer` with a player token (`fpt_…`), or with your app's secret key "
                                        "(`fsk_…`) where the schema says so.",
                                        "Envie `Authorization: Bearer` com o token de um jogador (`fpt_…`), ou com a chave secreta do seu "
                                        "aplicativo (`fsk_…`) onde o esquema o diz.")),
    "metrics_token_needed": Kind(401, Text("Send `Authorization: Bearer` with the METRICS_TOKEN that this service was started with.",
                                           "Envie `Authorization: Bearer` com o METRICS_TOKEN com que este serviço foi iniciado.")),
    "invalid_token": Kind(401, Text("This credential is unknown; `POST /v1/guests` makes a new one.",
                                    "Esta credencial é desconhecida; `POST /v1/guests` cria outra.")),
    "revoked_token": Kind(401, Text("This credential was revoked.", "Esta credencial foi revogada.")),
    "expired_token": Kind(401, Text("This credential has expired; where a backend gave it to you, ask it for another.",
                                    "Esta credencial expirou; se foi um servidor que a deu, peça-lhe outra.")),
    "invalid_app_key": Kind(401, Text("The key in `X-App-Key` is unknown.", "A chave em `X-App-Key` é desconhecida.")),
    "revoked_app_key": Kind(401, Text("The key in `X-App-Key` was revoked; update the app.",
                                      "A chave em `X-App-Key` foi revogada; atualize o aplicativo.")),
    "expired_app_key": Kind(401, Text("The key in `X-App-Key` has expired; update the app.",
                                      "A chave em `X-App-Key` expirou; atualize o aplicativo.")),
    "app_disabled": Kind(403, Text("This app was disabled; ask those who run the service.",
                                   "Este aplicativo foi desativado; fale com quem mantém o serviço.")),
    "wrong_credential_kind": Kind(403, Text("Another kind of credential belongs here: one that begins with {wanted}.",
                                            "Aqui cabe outro tipo de credencial: uma que comece com {wanted}.")),
    "insufficient_scope": Kind(403, Text("The player has not let this app do that: it needs the scope `{scope}`. Ask them at "
                                         "/oauth/authorize.",
                                         "O jogador não permitiu isto a este aplicativo: é preciso o escopo `{scope}`. Peça-o "
                                         "em /oauth/authorize.")),
    "guests_closed": Kind(403, Text("This service does not make guests without an app key.",
                                    "Este serviço não cria convidados sem a chave de um aplicativo.")),
    "permission_denied": Kind(403, Text("This is not yours to do.", "Isto não lhe cabe.")),
    "not_found": Kind(404, Text("There is nothing at this address.", "Não há nada neste endereço.")),
    "game_not_found": Kind(404, Text("There is no game {game}; see /v1/games.", "Não há o jogo {game}; veja /v1/games.")),
    "method_not_allowed": Kind(405, Text("This address does not answer {method}; see `Allow`.",
                                         "Este endereço não responde a {method}; veja `Allow`.")),
    "not_acceptable": Kind(406, Text("We answer in application/json; see `Accept`.",
                                     "Respondemos em application/json; veja `Accept`.")),
    "stale_etag": Kind(412, Text("The match is not as your If-Match has it; read it again before you play.",
                                 "A partida não está como o seu If-Match diz; leia-a de novo antes de jogar.")),
    "body_too_large": Kind(413, Text("A body has at most 64 KiB.", "Um corpo tem no máximo 64 KiB.")),
    "unsupported_media_type": Kind(415, Text("Send the body as application/json in UTF-8, not compressed.",
                                             "Envie o corpo como application/json em UTF-8, sem compressão.")),
    "too_many_requests": Kind(429, Text("This is more than {quota} requests for {budget} in {window} s; go on in {reset} s.",
                                        "São mais de {quota} requisições para {budget} em {window} s; continue em {reset} s.")),
    "internal_error": Kind(500, Text("We have noted it. Trying again does no harm.", "Já anotamos. Tentar de novo não faz mal.")),
    "temporarily_unavailable": Kind(503, Text("We cannot answer now; send it again in a few seconds. With an Idempotency-Key nothing "
                                              "is done twice.",
                                              "Não podemos responder agora; envie de novo em alguns segundos. Com uma Idempotency-Key, "
                                              "nada é feito duas vezes.")),
})

# What pydantic finds wrong, by its own error types, in our words.
FIELD_TEXTS: Mapping[str, tuple[str, Text]] = MappingProxyType({
    "missing": ("required", Text("This member is required.", "Este membro é obrigatório.")),
    "extra_forbidden": ("unknown_member", Text("This member is not known here.", "Este membro não é conhecido aqui.")),
    "unexpected_keyword_argument": ("unknown_member", Text("This member is not known here.", "Este membro não é conhecido aqui.")),
    "null_member": ("null_member", Text("Leave this member out instead of null.", "Deixe este membro de fora em vez de null.")),
    "int_type": ("not_an_integer", Text("This must be a whole number.", "Isto deve ser um número inteiro.")),
    "int_from_float": ("not_an_integer", Text("This must be a whole number.", "Isto deve ser um número inteiro.")),
    "dict_type": ("not_an_object", Text("This must be an object.", "Isto deve ser um objeto.")),
    "model_type": ("not_an_object", Text("This must be an object.", "Isto deve ser um objeto.")),
    "model_attributes_type": ("not_an_object", Text("This must be an object.", "Isto deve ser um objeto.")),
    "dataclass_type": ("not_an_object", Text("This must be an object.", "Isto deve ser um objeto.")),
    "list_type": ("not_a_list", Text("This must be a list.", "Isto deve ser uma lista.")),
    "tuple_type": ("not_a_list", Text("This must be a list.", "Isto deve ser uma lista.")),
    "string_type": ("not_a_string", Text("This must be a string.", "Isto deve ser um texto.")),
    "bool_type": ("not_a_boolean", Text("This must be true or false.", "Isto deve ser true ou false.")),
    "literal_error": ("not_a_choice", Text("This must be one of: {expected}.", "Isto deve ser um de: {expected}.")),
    "enum": ("not_a_choice", Text("This must be one of: {expected}.", "Isto deve ser um de: {expected}.")),
    "string_too_short": ("too_short", Text("This is too short.", "Isto é curto demais.")),
    "string_too_long": ("too_long", Text("At most {max_length} characters.", "No máximo {max_length} caracteres.")),
    "too_short": ("too_few", Text("At least {min_length} are needed.", "São precisos pelo menos {min_length}.")),
    "too_long": ("too_many", Text("At most {max_length} are allowed.", "São permitidos no máximo {max_length}.")),
    "greater_than_equal": ("too_small", Text("At least {ge}.", "Pelo menos {ge}.")),
    "less_than_equal": ("too_large", Text("At most {le}.", "No máximo {le}.")),
    "union_tag_not_found": ("required", Text("The member {discriminator} is required here.",
                                             "Aqui o membro {discriminator} é obrigatório.")),
    "union_tag_invalid": ("not_a_choice", Text("{discriminator} must be one of: {expected_tags}.",
                                               "{discriminator} deve ser um de: {expected_tags}.")),
    "string_pattern_mismatch": ("bad_format", Text("This must match {pattern}.", "Isto deve casar com {pattern}.")),
    "uuid_type": ("not_an_id", Text("This is not an id of ours.", "Isto não é um id nosso.")),
    "uuid_parsing": ("not_an_id", Text("This is not an id of ours.", "Isto não é um id nosso.")),
})
UNKNOWN = ("extra_forbidden", "unexpected_keyword_argument")
ANY_FIELD = ("invalid", Text("This is not of the kind that is expected here.", "Isto não é do tipo que se espera aqui."))

RETRY = MappingProxyType({
    "no": Text("The same request will be refused again: change it, or do not send it.",
               "A mesma requisição será recusada de novo: mude-a, ou não a envie."),
    "after_reading": Text("Read the match again and decide anew; `your_last_command` says whether a move of yours counted already.",
                          "Leia a partida de novo e decida outra vez; `your_last_command` diz se uma jogada sua já valeu."),
    "later": Text("Send the same request again after `Retry-After`, with the same Idempotency-Key: nothing is done twice.",
                  "Envie a mesma requisição depois de `Retry-After`, com a mesma Idempotency-Key: nada é feito duas vezes."),
    "with_a_credential": Text("Send it again with a credential that is valid.", "Envie-a de novo com uma credencial válida."),
})


class Entry(NamedTuple):
    """A line of the catalogue. `retry` is a key of RETRY."""

    code: str
    status: int
    text: Text
    retry: str


def status_of(error: type[Exception]) -> int:
    """The status that an error of the rooms below is answered with."""
    for classes, status in STATUSES:
        if issubclass(error, classes):
            return status
    raise LookupError(error.__name__)


STATUSES: tuple[tuple[tuple[type[Exception], ...], int], ...] = (        # the first that fits
    ((match_errors.NotThere, player_errors.NoSuchPlayer, player_errors.NoSuchToken, oauth_errors.NoSuchGrant), 404),
    ((match_errors.NotAllowed, match_errors.SandboxOff), 403),
    ((match_errors.Conflict, rule_errors.NotNow, player_errors.KeyInProgress, player_errors.ClaimConflict), 409),
    ((match_errors.UnknownCommand, player_errors.BadName), 400),
    ((player_errors.QuotaReached,), 429),
    ((match_errors.MatchError, rule_errors.RuleError, player_errors.PlayerError), 422),
)


def catalogue() -> Mapping[str, Entry]:
    """Every problem there is, by code. A code that several games share means the same in all of them."""
    assert VERSIONS                                          # their error classes exist once the games are loaded
    entries = {code: Entry(code, kind.status, kind.text, _retry(code, kind.status)) for code, kind in HTTP_PROBLEMS.items()}
    for root in (match_errors.MatchError, rule_errors.RuleError, player_errors.PlayerError):
        for error in leaves(root):
            status = status_of(error)
            entries.setdefault(error.code, Entry(error.code, status, error.text, _retry(error.code, status)))
    return MappingProxyType(dict(sorted(entries.items())))


def codes(refusals: Iterable[Refusal]) -> Iterator[str]:
    """The codes that some refusals stand for."""
    for refusal in refusals:
        if isinstance(refusal, str):
            yield refusal
        else:
            yield from (error.code for error in leaves(refusal))


def leaves(error: type[Exception]) -> Iterator["type[Coded]"]:
    """The errors of a tree that have a code, `error` itself included."""
    if "code" in vars(error):
        yield error                                          # type: ignore[misc]  # it has what Coded says
    for child in error.__subclasses__():
        if child.__module__.startswith("games."):            # not one that a test made up
            yield from leaves(child)


class Coded(Exception):
    """What the leaves of every error tree have in common."""

    code: str
    text: Text


def _retry(code: str, status: int) -> str:
    if status in (429, 500, 503) or code == "idempotency_in_progress":
        return "later"
    if code in ("external_id_taken", "already_claimed", "too_many_open_matches", "too_many_running_matches"):
        return "no"
    return {401: "with_a_credential", 409: "after_reading", 412: "after_reading"}.get(status, "no")
