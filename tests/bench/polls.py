"""What a poll costs that answers 304, against a minimal Django view and the poll as most would write it."""
from collections.abc import Callable

from tests.live.player import Player

from .asking import ask, etag, match_of, request
from .house import House
from .measuring import against, cost

REQUESTS = 2_000


def run(house: House) -> None:
    players = [Player(house.service.base, name) for name in ("Ana", "Bia", "Caio", "Dora")]
    path, token = f"/v1/matches/{match_of(players)}", players[0].token
    usual = f"/usual/{path.rsplit('/', 1)[1]}"
    web, reference = house.start("web"), house.start("reference")
    house.start("stock")
    known, inbox = etag(web, request(path, token)), etag(web, request("/v1/me/matches", token))
    asks = {"match": request(path, token, If_None_Match=known), "inbox": request("/v1/me/matches", token, If_None_Match=inbox),
            "usual": request(usual, token, If_None_Match=etag(reference, request(usual, token))),
            "minimal": request("/minimal", token, If_None_Match=known)}                      # the same for the server to read

    def of(name: str, what: str, status: int, times: int = REQUESTS) -> Callable[[], float]:
        return lambda: cost(house.ports[name], [house.pid(name)], asks[what], status, times)

    match, minimal = of("web", "match", 304), of("reference", "minimal", 200)
    against("304 of a match : minimal Django view", 1.2 if house.on_postgresql else 2.5, match, minimal)
    against("304 of a match : minimal view with the middleware of a new project", None, match, of("stock", "minimal", 200))
    against("304 of a match : DRF + token + ORM", 12 if house.on_postgresql else 20, match, of("reference", "usual", 304, REQUESTS // 8))
    against("304 of the inbox : minimal Django view", 1.2, of("web", "inbox", 304), minimal)


def door(house: House) -> None:
    """What the process that holds polls adds, where it is the one address of all."""
    players = [Player(house.service.base, name) for name in ("Ana", "Bia")]
    path, token = f"/v1/matches/{match_of(players)}", players[0].token
    web, waiting = house.start("web2"), house.start("waiting")
    asked = request(path, token, If_None_Match=etag(web, request(path, token)))
    ask(web, *[asked] * 20)                                  # both workers learn their headers
    against("304 of a match, through the process that holds polls : straight", None,
            lambda: cost(waiting, [house.pid("waiting"), house.pid("web2")], asked, 304, REQUESTS),
            lambda: cost(web, [house.pid("web2")], asked, 304, REQUESTS))
