"""Every error as RFC 9457 `application/problem+json`: a stable `code` for programs, a `detail` for people in their language.

Three trees come together here: the rulebook's (rules), the match's (state and rights), and what HTTP itself can refuse, which
is written in `HTTP_PROBLEMS`. Status codes are given here and nowhere below.
"""
import logging
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from pydantic_core import ErrorDetails
from rest_framework import exceptions
from rest_framework.renderers import JSONRenderer

from games.matches import errors as match_errors
from games.matches.codec import Malformed
from games.players.errors import KeyInProgress, KeyReused, PlayerError
from games.rulebook.errors import BadSetup, NotNow, RuleError
from games.rulebook.text import Text

from .language import language_of

logger = logging.getLogger(__name__)
CONTENT_TYPE = "application/problem+json"
RETRY_SECONDS = 2
CHALLENGE = 'Bearer realm="fishing"'

TITLES = MappingProxyType({
    400: Text("The request is not well formed", "A requisição não está bem formada"),
    401: Text("A valid credential is needed", "É preciso uma credencial válida"),
    403: Text("This is not yours to do", "Isto não lhe cabe"),
    404: Text("Not found", "Não encontrado"),
    405: Text("This method is not known here", "Este método não existe aqui"),
    406: Text("No answer in the form you accept", "Não há resposta na forma que você aceita"),
    409: Text("The state of the match does not allow it", "O estado da partida não o permite"),
    412: Text("The match has moved on", "A partida mudou"),
    413: Text("The body is too large", "O corpo é grande demais"),
    415: Text("Send JSON", "Envie JSON"),
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
    "not_authenticated": Kind(401, Text("Send `Authorization: Bearer` with a player token.",
                                        "Envie `Authorization: Bearer` com o token de um jogador.")),
    "invalid_token": Kind(401, Text("This credential is unknown; `POST /v1/guests` makes a new one.",
                                    "Esta credencial é desconhecida; `POST /v1/guests` cria outra.")),
    "revoked_token": Kind(401, Text("This token was revoked.", "Este token foi revogado.")),
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
    "internal_error": Kind(500, Text("We have noted it. Trying again does no harm.", "Já anotamos. Tentar de novo não faz mal.")),
    "temporarily_unavailable": Kind(503, Text("Nothing was changed; try again in a few seconds.",
                                              "Nada foi mudado; tente de novo em alguns segundos.")),
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
    "uuid_type": ("not_an_id", Text("This is not an id of ours.", "Isto não é um id nosso.")),
    "uuid_parsing": ("not_an_id", Text("This is not an id of ours.", "Isto não é um id nosso.")),
})
UNKNOWN = ("extra_forbidden", "unexpected_keyword_argument")
ANY_FIELD = ("invalid", Text("This is not of the kind that is expected here.", "Isto não é do tipo que se espera aqui."))


class Problem(exceptions.APIException):
    """A refusal of HTTP's own, by its code in HTTP_PROBLEMS; `values` fill the text."""

    def __init__(self, code: str, **values: object) -> None:
        kind = HTTP_PROBLEMS[code]
        self.status_code, self.code, self.message = kind.status, code, kind.text.format(**values)
        super().__init__(self.message.en)


def exception_handler(error: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """What DRF calls with whatever a view raised; None for a fault of ours, which the middleware answers."""
    request = context["request"]
    headers = {}
    if isinstance(error, exceptions.MethodNotAllowed):
        headers["Allow"] = ", ".join(context["view"].allowed_methods)
    found = _describe(error, request)
    if found is None:
        return None
    status, code, text, members = found
    if status == 409:
        members = {**members, **_where_the_match_stands(request, context.get("kwargs", {}))}
    return answer(request, status, code, text, headers=headers, **members)


def answer(request: HttpRequest, status: int, code: str, text: Text, *, headers: Mapping[str, str] | None = None,
           **members: Any) -> HttpResponse:
    """The problem as an answer, without any content negotiation: an error is always JSON."""
    language = language_of(request)
    body = {"type": f"/v1/problems/{code}", "title": TITLES.get(status, TITLES[400]).to(language), "status": status,
            "detail": text.to(language), "code": code, **members}
    response = HttpResponse(JSONRenderer().render(body), status=status, content_type=CONTENT_TYPE)
    challenge = {"WWW-Authenticate": CHALLENGE + ("" if code == "not_authenticated" else ', error="invalid_token"')}     # RFC 6750
    for name, value in {"Content-Language": language, "Cache-Control": "no-store", "Vary": "Authorization, Accept-Language",
                        **(challenge if status == 401 else {}), **({"Retry-After": str(RETRY_SECONDS)} if status == 503 else {}),
                        **(headers or {})}.items():
        response[name] = value
    return response


def http_answer(request: HttpRequest, code: str, *, headers: Mapping[str, str] | None = None, **values: object) -> HttpResponse:
    """A problem of HTTP's own as an answer, from outside of DRF."""
    kind = HTTP_PROBLEMS[code]
    return answer(request, kind.status, code, kind.text.format(**values), headers=headers)


def _describe(error: Exception, request: Any) -> tuple[int, str, Text, dict[str, Any]] | None:
    """Status, code, text and further members of an error; None where it is none that may be shown."""
    match error:
        case Problem():
            return error.status_code, error.code, error.message, {}
        case RuleError():
            status = 409 if isinstance(error, NotNow) else 422
            pointed = [_field(error.pointer, error.code, error.message, request)] if isinstance(error, BadSetup) else []
            return status, error.code, error.message, {**error.members, **({"errors": pointed} if pointed else {})}
        case match_errors.MatchError():
            return _describe_match_error(error, request)
        case KeyReused():
            return 422, error.code, error.text, {}
        case KeyInProgress():
            return 409, error.code, error.text, {}
        case PlayerError():
            pointed = [_field("/name", error.code, error.text, request)]
            return 400, "invalid_body", HTTP_PROBLEMS["invalid_body"].text, {"errors": pointed}
        case Malformed():
            return 400, "invalid_body", HTTP_PROBLEMS["invalid_body"].text, {"errors": list(_fields(error, request))}
        case OperationalError() | InterfaceError():
            logger.error("the database is out of reach: %s", type(error).__name__)
            return _http("temporarily_unavailable")
        case exceptions.MethodNotAllowed():
            return _http("method_not_allowed", method=request.method)
        case Http404() | exceptions.NotFound():
            return _http("not_found")
        case PermissionDenied() | exceptions.PermissionDenied():
            return _http("permission_denied")
        case exceptions.NotAuthenticated() | exceptions.AuthenticationFailed():
            return _http("not_authenticated")
        case exceptions.NotAcceptable():
            return _http("not_acceptable")
        case exceptions.UnsupportedMediaType():
            return _http("unsupported_media_type")
        case RequestDataTooBig():
            return _http("body_too_large")
        case exceptions.ParseError() | SuspiciousOperation():
            return _http("bad_request")
    return None


def _describe_match_error(error: match_errors.MatchError, request: Any) -> tuple[int, str, Text, dict[str, Any]]:
    match error:
        case match_errors.NotThere():
            status = 404
        case match_errors.NotAllowed() | match_errors.SandboxOff():
            status = 403
        case match_errors.Conflict():
            status = 409
        case match_errors.UnknownCommand():
            status = 400
        case _:
            status = 422
    members = {}
    if isinstance(error, match_errors.BadRequest) and error.pointer:
        members["errors"] = [_field(error.pointer, error.code, error.message, request)]
    return status, error.code, error.message, members


def _http(code: str, **values: object) -> tuple[int, str, Text, dict[str, Any]]:
    kind = HTTP_PROBLEMS[code]
    return kind.status, code, kind.text.format(**values), {}


def _fields(error: Malformed, request: Any) -> Iterator[dict[str, str]]:
    for details in error.errors:
        code, text = FIELD_TEXTS.get(details["type"], ANY_FIELD)
        yield _field(_pointer((*error.at, *_location(details))), code, text.format(**details.get("ctx", {})), request)


def _field(pointer: str, code: str, text: Text, request: Any) -> dict[str, str]:
    return {"pointer": pointer, "code": code, "detail": text.to(language_of(request))}


def _location(details: ErrorDetails) -> Sequence[str | int]:
    """Where it is in what was sent: pydantic also names the branch of a union that it tried. An unknown member bears any name."""
    *way, last = details["loc"] or ("",)
    way = [part for part in way if not _is_branch(part)]
    return [*way, last] if details["loc"] and (details["type"] in UNKNOWN or not _is_branch(last)) else way


def _is_branch(part: str | int) -> bool:
    return isinstance(part, str) and ("[" in part or part in ("int", "none"))


def _pointer(parts: Sequence[str | int]) -> str:
    """RFC 6901."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


def _where_the_match_stands(request: Any, kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """What every 409 about a match carries (contract, section 4): a client that lost an answer sees whether its move counted."""
    from . import presenting  # it is above this file: an answer, not an error

    return presenting.where_it_stands(kwargs["match_id"], request.user, language_of(request)) if "match_id" in kwargs else {}
