"""OpenAPI links: which answers lead to which operations. For readers, for generators, and for the fuzzer, who goes where they lead."""
from typing import Any

MATCH = ("getMatch", "takeSeat", "leaveSeat", "startMatch", "playCommand", "listEvents", "resignMatch", "getReplay",
         "getKnowledge", "advanceMatch")
PLAYER = ("getPlayer", "listTokens", "createToken", "revokeTokens")
BODY, PATH = "$response.body#/", "$request.path."


def _each(operations: tuple[str, ...], parameters: dict[str, str]) -> dict[str, dict[str, str]]:
    return dict.fromkeys(operations, parameters)


# operation -> the operations that its answer leads to, with what their addresses are made of; no list that may be empty
LINKS: dict[str, dict[str, dict[str, str]]] = {
    "listGames": _each(("getGame", "getRules"), {"game": f"{BODY}games/0/slug"}),
    "listProblems": {"getProblem": {"code": f"{BODY}problems/0/code"}},
    "createMatch": _each(MATCH, {"match_id": f"{BODY}id"}),
    "takeSeat": _each(("getMatch", "leaveSeat", "playCommand", "listEvents", "resignMatch"), {"match_id": f"{BODY}id"}),
    "startMatch": _each(("getMatch", "playCommand", "listEvents", "resignMatch"), {"match_id": f"{BODY}id"}),
    "playCommand": _each(("getMatch", "playCommand", "listEvents", "resignMatch"), {"match_id": f"{BODY}match/id"}),
    "resignMatch": _each(("getMatch", "listEvents", "getReplay"), {"match_id": f"{BODY}id"}),
    "advanceMatch": _each(("getMatch", "playCommand", "listEvents", "resignMatch", "advanceMatch"), {"match_id": f"{BODY}id"}),
    "createPlayer": _each(PLAYER, {"player_id": f"{BODY}id"}),
    "createToken": {"revokeToken": {"player_id": f"{PATH}player_id", "token_id": f"{BODY}id"},
                    "listTokens": {"player_id": f"{PATH}player_id"}},
}


def add_links(operation: dict[str, Any]) -> None:
    """Put an operation's links at its answers that have a body."""
    for target, parameters in LINKS.get(operation["operationId"], {}).items():
        for status, response in operation["responses"].items():
            if status in ("200", "201"):
                response.setdefault("links", {})[target] = {"operationId": target, "parameters": parameters}
