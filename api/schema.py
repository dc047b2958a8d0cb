"""The OpenAPI document: what drf-spectacular reads off the views, and what only the rulebook knows.

Commands, actions, events and tables are described by the rulebook's own types, so a game that is added describes itself. Commands
are a closed union by `type`, for that is what we accept; what we answer is open, for it may grow.
"""
from collections.abc import Iterable
from typing import Any

from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ResolvedComponent
from pydantic.json_schema import JsonSchemaMode, model_json_schema

from games import tracing
from games.matches import codec
from games.matches.events import MATCH_EVENTS
from games.oauth.scopes import SCOPES
from games.rulebook import GAMES
from games.rulebook.game import tag

from . import answers, bodies, examples
from .commands import DRY_RUN, EXPECTED, command_types
from .links import add_links
from .problem_kinds import TITLES, catalogue

REFS = "#/components/schemas/{model}"
PROBLEM_CONTENT = {"application/problem+json": {"schema": {"$ref": REFS.format(model="Problem")}}}
CREDENTIALS = {"playerToken": {"type": "http", "scheme": "bearer", "bearerFormat": "fpt_…",
                               "description": "A player token: from `POST /v1/guests`, or minted by the backend of an app. "
                                              "Opaque; it matches `^fpt_[0-9a-f]{48}$`."},
               "appSecretKey": {"type": "http", "scheme": "bearer", "bearerFormat": "fsk_…",
                                "description": "An app's secret key, for its backend alone. It matches `^fsk_[0-9a-f]{48}$`."},
               "appPublishableKey": {"type": "apiKey", "in": "header", "name": "X-App-Key",
                                     "description": "An app's publishable key (`^fpk_[0-9a-f]{48}$`): no secret, it may be shipped. Guests "
                                                    "made with it belong to the app."},
               "oauth": {"type": "oauth2",
                         "description": "Another app that acts for a player: an authorization code with PKCE (`S256` alone), for clients "
                                        "that are registered and for any other. An access token matches `^foa_[0-9a-f]{48}$`, a refresh "
                                        "token `^for_[0-9a-f]{48}$`, a code `^foc_[0-9a-f]{48}$`: 52 characters each. What is to know "
                                        "besides is at `/.well-known/oauth-authorization-server` and `/docs/en/oauth`.",
                         "flows": {"authorizationCode": {
                             "authorizationUrl": "/oauth/authorize", "tokenUrl": "/oauth/token", "refreshUrl": "/oauth/token",
                             "scopes": {name: text.en for name, text in SCOPES.items()}}}}}
REQUEST_ID = {"schema": {"type": "string", "pattern": f"^{tracing.SHAPE.pattern}$"},
              "description": "Of this request, for reports: what you sent in this header where it has this form, else a new one."}
WITHOUT_BODY = ("/v1/guests", "/v1/players/{player_id}/tokens", "/v1/matches/{match_id}/seats", "/v1/matches/{match_id}/rematch")    # may


class ApiSchema(AutoSchema):
    """One place more where drf-spectacular asks; the views say the rest (`api.views.described`)."""


class PydanticModels(OpenApiSerializerExtension):
    """Bodies as they are read, answers as they are written."""

    target_class = "pydantic.BaseModel"
    match_subclasses = True
    priority = 1

    def get_name(self, auto_schema: AutoSchema, direction: str) -> str:
        name: str = self.target.__name__
        return name

    def map_serializer(self, auto_schema: AutoSchema, direction: str) -> dict[str, Any]:
        mode: JsonSchemaMode = "validation" if direction == "request" else "serialization"
        document = model_json_schema(self.target, ref_template=REFS, mode=mode)
        for name, part in document.pop("$defs", {}).items():
            auto_schema.registry.register_on_missing(ResolvedComponent(
                name=name, type=ResolvedComponent.SCHEMA, schema=_clean(part),
                object=getattr(answers, name, None) or getattr(bodies, name)))
        return _clean(document)


def finish(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """The last hand on the document: the rulebook's types, and every problem that an operation can answer."""
    schemas = result["components"].setdefault("schemas", {})
    schemas |= _rulebook_schemas()
    schemas |= {name: _clean(part) for name, part in _problem_schemas().items()}
    kinds = catalogue()
    for path, item in result["paths"].items():
        for operation in item.values():
            refused: dict[int, list[str]] = {}
            for code in sorted({*operation.pop("x-problems"), *(("not_found",) if "{" in path else ())}):     # an id that is none
                refused.setdefault(kinds[code].status, []).append(code)
            for status, of_this_status in refused.items():
                operation["responses"].setdefault(str(status), _refusal(status, of_this_status))
            operation["responses"] = dict(sorted(operation["responses"].items()))
            for response in operation["responses"].values():
                response.setdefault("headers", {})[tracing.HEADER] = {"$ref": "#/components/headers/RequestId"}
            operation.setdefault("security", [])
            for parameter in operation.get("parameters", ()):
                if parameter["in"] == "query":
                    parameter["allowEmptyValue"] = True          # `api.parsing.read_query` takes it for one that was not given
            add_links(operation)
            if "requestBody" in operation:
                operation["requestBody"]["required"] = path not in WITHOUT_BODY
    result["components"]["securitySchemes"] = CREDENTIALS
    result["components"]["headers"] = {"RequestId": REQUEST_ID}
    result["components"]["schemas"] = dict(sorted(schemas.items()))
    examples.put_in(result)
    return result


def _refusal(status: int, codes: list[str]) -> dict[str, Any]:
    """A refusal as an operation can answer it: every code with this status. There may come more."""
    headers = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds."}} if status in (429, 503) else {}
    return {"description": f"{TITLES[status].en}: {', '.join(f'`{code}`' for code in codes)}.", "content": dict(PROBLEM_CONTENT),
            "x-codes": codes, **({"headers": headers} if headers else {})}


def _rulebook_schemas() -> dict[str, Any]:
    found: dict[str, Any] = {}
    commands = {kind: _part(found, cls, f"{_camel(kind)}Command", kind, shown=False) for kind, cls in command_types().items()}
    for name in commands.values():
        found[name]["properties"] |= {"expected_version": EXPECTED, "dry_run": DRY_RUN}
    found["Command"] = _union(commands) | {"discriminator": {
        "propertyName": "type", "mapping": {kind: REFS.format(model=name) for kind, name in commands.items()}}}
    events = {(tag(cls), cls): "" for game in GAMES.values() for cls in game.shown} | {(tag(cls), cls): "" for cls in MATCH_EVENTS}
    tables, knowledges = {}, {}
    for game in GAMES.values():
        tables[game.slug] = _part(found, game.table, f"{_camel(game.slug)}Table", None, shown=True, prefix=_camel(game.slug))
        knowledges[game.slug] = _part(found, game.knowledge, f"{_camel(game.slug)}Knowledge", None, shown=True, prefix=_camel(game.slug))
        for cls in game.actions:
            _part(found, cls, f"{_camel(tag(cls))}Action", tag(cls), shown=True, prefix=_camel(game.slug))
        for cls in game.shown:
            events[tag(cls), cls] = _part(found, cls, f"{_camel(game.slug)}{_camel(tag(cls))}Event", tag(cls), shown=True,
                                          prefix=_camel(game.slug))
    for cls in MATCH_EVENTS:
        events[tag(cls), cls] = _part(found, cls, f"{_camel(tag(cls))}Event", tag(cls), shown=True)
    for name in events.values():
        found[name]["properties"] |= {"seq": {"type": "integer", "minimum": 1}, "at": {"type": "string", "format": "date-time"}}
        found[name]["required"] = [*found[name]["required"], "seq", "at"]
    actions = [f"{_camel(tag(cls))}Action" for game in GAMES.values() for cls in game.actions]
    found["OtherEvent"] = _open("An event of a type that came later: skip it, its `seq` counts.", ("type", "seq", "at"))
    found["OtherAction"] = _open("An action of a type that came later: leave it alone.", ("type",))
    found["OtherTable"] = _open("The table of a game that came later.", ())
    found["OtherKnowledge"] = _open("What is known in a game that came later.", ())
    found["Knowledge"] = _any_of([*knowledges.values(), "OtherKnowledge"])
    found["Event"] = _any_of([*events.values(), "OtherEvent"])
    found["Action"] = _any_of([*actions, "OtherAction"])
    found["Table"] = _any_of([*tables.values(), "OtherTable"])
    return found


def _part(found: dict[str, Any], cls: type[Any], name: str, kind: str | None, *, shown: bool, prefix: str = "") -> str:
    """Add the schema of one rule type as a component, and those it is made of; the component's name."""
    refs = f"#/components/schemas/{prefix}{{model}}"
    document = codec.schema(cls, refs=refs, shown=shown)
    found |= {prefix + part: body for part, body in document.pop("$defs", {}).items()}
    if kind is not None:
        document["properties"] = {"type": {"type": "string", "const": kind}, **document.get("properties", {})}
        document["required"] = ["type", *document.get("required", ())]
    found[name] = document
    return name


def _problem_schemas() -> dict[str, Any]:
    document = model_json_schema(answers.Problem, ref_template=REFS, mode="serialization")
    return {**document.pop("$defs"), "Problem": document}


def _clean(document: dict[str, Any]) -> dict[str, Any]:
    """Less noise: no titles made of names, no null as the default of a member that is left out."""
    def clean(value: Any, names_are_members: bool = False) -> Any:
        if isinstance(value, dict):
            if "x-component" in value:
                return {"$ref": REFS.format(model=value["x-component"])}
            drop = () if names_are_members else ("title",)
            return {name: clean(part, name == "properties") for name, part in value.items() if name not in drop
                    and not (name == "default" and part is None)}
        if isinstance(value, list):
            return [clean(part) for part in value]
        return value

    cleaned: dict[str, Any] = clean(document)
    return cleaned


def _union(names: dict[str, str]) -> dict[str, Any]:
    return {"oneOf": [{"$ref": REFS.format(model=name)} for name in names.values()]}


def _any_of(names: Iterable[str]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REFS.format(model=name)} for name in names]}


def _open(description: str, members: tuple[str, ...]) -> dict[str, Any]:
    return {"type": "object", "description": description, "additionalProperties": True,
            **({"properties": {name: {} for name in members}, "required": list(members)} if members else {})}


def _camel(name: str) -> str:
    return "".join(word.title() for word in name.split("_"))
