"""Every address of the API that can be asked, for rules that hold everywhere."""
from typing import Any

MATCH = "{match}"
NEW_MATCH: dict[str, Any] = {"game": "go_fish", "seats": [{"kind": "me"}, {"kind": "open"}]}
ASK = {"type": "ask", "target": 1, "rank": "7"}

# method, path, a body that is well formed
WRITES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("POST", "/v1/guests", {"name": "Dora"}),
    ("PATCH", "/v1/me", {"name": "Dora"}),
    ("POST", "/v1/me/sign-ins", {}),
    ("POST", "/v1/matches", NEW_MATCH),
    ("POST", f"/v1/matches/{MATCH}/seats", {}),
    ("PUT", f"/v1/matches/{MATCH}/client-seed", {"client_seed": "river"}),
    ("POST", f"/v1/matches/{MATCH}/start", {}),
    ("POST", f"/v1/matches/{MATCH}/commands", ASK),
    ("POST", f"/v1/matches/{MATCH}/resign", {}),
    ("POST", f"/v1/matches/{MATCH}/rematch", {}),
    ("POST", f"/v1/sandbox/matches/{MATCH}/advance", {"seconds": 60}),
)
WITH_MEMBERS = tuple(write for write in WRITES if write[2])
PUBLIC_READS = ("/v1/games", "/v1/games/go_fish", "/v1/games/go_fish/rules", "/v1/matches", f"/v1/matches/{MATCH}",
                f"/v1/matches/{MATCH}/events")
OWN_READS = ("/v1/me", "/v1/me/matches", "/v1/me/export", "/v1/me/grants")
READS = (*PUBLIC_READS, *OWN_READS)
DELETES = ("/v1/me", "/v1/tokens/current", "/v1/me/grants/01930000-0000-7000-8000-000000000000", f"/v1/matches/{MATCH}/seats/me")
SIGNED = (*((method, path, body) for method, path, body in WRITES if path != "/v1/guests"),
          *(("GET", path, None) for path in (*OWN_READS, f"/v1/matches/{MATCH}/knowledge")), *(("DELETE", path, None) for path in DELETES))
# what a match answers, whoever it is hidden from
OF_A_MATCH = (("GET", "", None), ("GET", "/events", None), ("GET", "/replay", None), ("GET", "/knowledge", None), ("POST", "/seats", {}),
              ("DELETE", "/seats/me", None), ("PUT", "/client-seed", {"client_seed": "river"}), ("POST", "/start", None),
              ("POST", "/commands", ASK), ("POST", "/resign", None),
              ("POST", "/rematch", None))


def at(path: str, match_id: str) -> str:
    return path.replace(MATCH, match_id)
