"""What the examples of the schema show: people who become guests, a client team's backend, a match of each game, and what is refused."""
import os
import tempfile
from datetime import UTC, datetime
from random import Random
from typing import Any
from unittest.mock import patch
from uuid import uuid4

from django.utils import timezone

from api.notice import NOTICE
from games.matches import clock
from games.oauth.models import AccessToken, Client, RefreshToken
from games.players import clients
from games.players.models import App, AppKey, Player
from games.usage import writing
from tests.api.playing import ARRANGED, FIRST, GAMES, chosen
from tests.examples.recorder import METRICS_TOKEN, START, Recorder

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "medium"}
NOBODY = "01930000-0000-7000-8000-999999999999"
SECONDS = {"turn_seconds": 86_400, "doubt_seconds": 60}
# What those matches do not lead to: whole ones by people who choose at random, until every kind of event was seen.
WHOLE: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("go_fish", 2, {"preset": "long"}),
    ("pescado_novo", 2, {"preset": "advanced"}),
    ("pescado_novo", 2, {"arrangement": {"dealer": 1, "hands": [["tuna-8"], ["bream-1"]], "table": ["salmon-3"], "deck": []}}),
    ("historias_de_pescador", 3, {"preset": "fishermen"}),
)


def record() -> dict[str, Any]:
    """All examples, from a service whose database is empty."""
    recorder = Recorder()
    with recorder.recording():
        ana, bia = people(recorder)
        catalogue(recorder)
        backend(recorder)
        for game in GAMES:
            matches(recorder, ana, bia, game)
        around(recorder, ana, bia)
        for game, seats, wish in WHOLE:
            play_out(recorder, game, seats, **wish)
        fishermen(recorder, ana, bia)
        sandbox(recorder, ana, bia)
        client_seeds(recorder, ana, bia)
        remembering(recorder, ana, bia)
        goodbye(recorder)
        service(recorder)
        of_the_team(recorder)
        others_apps(recorder, ana)
    return recorder.result()


def people(r: Recorder) -> tuple[str, str]:
    """Ana and Bia, by their tokens."""
    ana = r.call("", "POST", "/v1/guests", {"name": "Ana"}, keep="guest")["token"]
    r.call("", "POST", "/v1/guests", {"name": ""}, keep="refused")
    r.call(ana, "GET", "/v1/me", keep="ana")
    r.call("", "GET", "/v1/me", keep="refused")
    r.call(ana, "PATCH", "/v1/me", {"name": "Ana Clara"}, keep="ana")
    r.call(ana, "PATCH", "/v1/me", {"name": ""}, keep="refused")
    return ana, r.call("", "POST", "/v1/guests", {"name": "Bia"})["token"]


def catalogue(r: Recorder) -> None:
    r.call("", "GET", "/v1/games", keep="catalogue")
    r.call("", "GET", "/v1/games?page=2", keep="refused")
    for path in ("/v1/games/go_fish", "/v1/games/go_fish/rules"):
        r.call("", "GET", path, keep="go_fish")
        r.call("", "GET", path.replace("go_fish", "bridge"), keep="refused")
    r.call("", "GET", "/v1/games/go_fish/rules", keep="go_fish", Accept="text/markdown")
    r.call("", "GET", "/v1/limits", keep="limits")
    r.call("", "GET", "/v1/limits?budget=polls", keep="refused")
    r.call("", "GET", "/v1/problems", keep="problems", about="The first three of them.", shorten=True)
    r.call("", "GET", "/v1/problems?status=409", keep="refused")
    r.call("", "GET", "/v1/problems/not_your_turn", keep="not_your_turn")
    r.call("", "GET", "/v1/problems/bad_luck", keep="refused")


def backend(r: Recorder) -> None:
    """A client team's backend, and the players of its app."""
    app = App(name="Pescaria")
    secret = next(key for row, key in clients.create_app(app=app, now=datetime.fromtimestamp(START, UTC)) if row.kind == AppKey.Kind.SECRET)
    player = r.call(secret, "POST", "/v1/players", {"external_id": "u-17", "name": "Gil"}, keep="new")["id"]
    r.call(secret, "POST", "/v1/players", {"external_id": "u-17"}, keep="known", about="Who is there already keeps the name they have.")
    gil = r.call("", "POST", "/v1/guests", {"name": "Léo"})["token"]
    r.call(secret, "POST", "/v1/players", {"external_id": "u-18", "claim": gil}, keep="claim", about="A guest makes an account.")
    r.call(secret, "POST", "/v1/players", {"external_id": "u-17", "claim": gil}, keep="refused")
    path = f"/v1/players/{player}"
    r.call(secret, "GET", path, keep="player")
    minted = r.call(secret, "POST", f"{path}/tokens", {"expires_in": 86_400}, keep="for_a_day")
    r.call(minted["token"], "GET", "/v1/me")
    r.call(secret, "GET", f"{path}/tokens", keep="tokens")
    nobody = f"/v1/players/{NOBODY}"
    r.call(secret, "GET", nobody, keep="refused")
    for method, below, body in (("GET", "/tokens", None), ("POST", "/tokens", {}), ("DELETE", "/tokens", None)):
        r.call(secret, method, nobody + below, body, keep="refused")
    r.call(secret, "DELETE", f"{path}/tokens/fpt_00000000", keep="refused")


def of_the_team(r: Recorder) -> None:
    """What a client team may know of its app after one of its players has lost the way."""
    told = clients.create_app(app=App(name="Rede", guests_a_day=500), now=datetime.fromtimestamp(START, UTC))
    keys = {row.kind: key for row, key in told}
    eva = r.call("", "POST", "/v1/guests", {"name": "Eva"}, X_App_Key=keys[AppKey.Kind.PUBLISHABLE])["token"]
    r.call(eva, "GET", f"/v1/matches/{NOBODY}", User_Agent="Rede/2.1 (Android 16)")
    writing.write()
    secret = keys[AppKey.Kind.SECRET]
    r.call(secret, "GET", "/v1/app", keep="app")
    r.call(secret, "GET", "/v1/app/usage?hours=1", keep="last_hour")
    r.call(secret, "GET", "/v1/app/problems?limit=1", keep="latest")
    r.call(secret, "POST", "/v1/app/sign-ins", keep="link")
    r.call("", "POST", "/v1/app/sign-ins", keep="refused")
    for path in ("/v1/app?id=1", "/v1/app/usage?hours=169", "/v1/app/problems?request_id=x"):
        r.call(secret, "GET", path, keep="refused")


def others_apps(r: Recorder, ana: str) -> None:
    """Ana has let an app read and play; how, the guide tells."""
    r.call(ana, "POST", "/v1/me/sign-ins", {}, keep="code")
    now, player = timezone.now(), Player.objects.get(name="Ana Clara")
    app = Client.unregistered("tally", "https://tally.example/back")
    app.save()
    held = {"user": player, "application": app, "token_checksum": "-", "scope": "read play"}
    access = AccessToken.objects.create(**held, expires=now)
    RefreshToken.objects.create(**held, access_token=access, token_family=uuid4(), granted_at=now)
    r.call(ana, "GET", "/v1/me/grants", keep="one_app")
    for method, address in (("GET", "/v1/me/grants"), ("POST", "/v1/me/sign-ins")):
        r.call("", method, address, keep="refused")
    r.call(ana, "DELETE", f"/v1/me/grants/{NOBODY}", keep="refused")


def matches(r: Recorder, ana: str, bia: str, game: str) -> None:
    """A match of two with an arranged deal, as far as it shows what its commands and events look like."""
    wish = {"game": game, "seats": [ME, OPEN]}
    sandbox = {**wish, "clock": SECONDS, "sandbox": {"seed": "example", "arrangement": ARRANGED[game]}}
    r.call(ana, "POST", "/v1/matches", {**wish, "seats": [ME, BOT], "sandbox": {"seed": "example"}}, keep=f"{game}_with_a_bot",
           answered=game == "go_fish")
    match_id = r.call(ana, "POST", "/v1/matches", sandbox, keep=f"{game}_arranged", about="A deal of your own, for tests.",
                      answered=False)["id"]
    path = f"/v1/matches/{match_id}"
    r.call(ana, "POST", f"{path}/commands", FIRST[game], keep="refused")
    r.call(bia, "POST", f"{path}/seats", {}, **({"keep": "first_open", "answered": False} if game == "go_fish" else {}))
    r.call(ana, "GET", path, keep=f"{game}_to_move")
    r.call("", "GET", path, keep=f"{game}_watched", about="By somebody who has no seat.")
    commands = f"{path}/commands"
    r.call(ana, "POST", commands, {**FIRST[game], "dry_run": True}, keep=f"{game}_on_trial", about="Would it be taken?")
    {"go_fish": go_fish, "pescado_novo": pescado_novo, "historias_de_pescador": historias}[game](r, ana, bia, commands)
    r.call(ana, "GET", f"{path}/events?after=0&limit=500", keep=game)


def go_fish(r: Recorder, ana: str, bia: str, commands: str) -> None:
    etag = '"1.0.0.en"'
    r.call(ana, "POST", commands, {"type": "ask", "target": 1, "rank": "9"}, keep="refused")
    r.call(ana, "POST", commands, {**FIRST["go_fish"], "expected_version": 1}, keep="refused")
    r.call(ana, "POST", commands, FIRST["go_fish"], keep="refused", If_Match=etag)
    version = r.call(ana, "GET", commands.rsplit("/", 1)[0])["version"]
    r.call(ana, "POST", commands, {**FIRST["go_fish"], "expected_version": version}, keep="go_fish_ask", about="Go Fish, by rank.")
    r.call(ana, "POST", commands, {"type": "ask", "target": 1, "rank": "2"}, keep="go_fish_ask_in_vain", about="Go Fish, and Bia has none.",
           answered=False)
    r.call(ana, "POST", commands, {"type": "ask", "target": 1, "rank": "7"}, keep="refused")
    by_name = {"game": "go_fish", "preset": "detective", "seats": [ME, OPEN],
               "sandbox": {"seed": "example", "arrangement": ARRANGED["go_fish"]}}
    match_id = r.call(ana, "POST", "/v1/matches", by_name, keep="go_fish_by_name", about="Cards are asked for by name.",
                      answered=False)["id"]
    r.call(bia, "POST", f"/v1/matches/{match_id}/seats", {"seat": 1}, keep="named")
    r.call(ana, "POST", f"/v1/matches/{match_id}/commands", {"type": "ask", "target": 1, "card": "7D"}, keep="go_fish_ask_by_name",
           about="Go Fish, by name.", answered=False)


def pescado_novo(r: Recorder, ana: str, bia: str, commands: str) -> None:
    r.call(ana, "POST", commands, {"type": "play", "card": "tuna-8"}, keep="refused")
    r.call(ana, "POST", commands, FIRST["pescado_novo"], keep="pescado_novo_capture", about="Pescado Novo, with a capture.")
    r.call(bia, "POST", commands, {"type": "play", "card": "bream-1"}, keep="pescado_novo_laid", about="Pescado Novo: laid on the table.",
           answered=False)


def historias(r: Recorder, ana: str, bia: str, commands: str) -> None:
    told = r.call(ana, "POST", commands, FIRST["historias_de_pescador"], keep="historias_announce",
                  about="Histórias de Pescador: cards face down, and what they are said to be.")
    seq = told["events"][0]["seq"]
    r.call(bia, "GET", commands.rsplit("/", 1)[0], keep="historias_de_pescador_to_doubt")
    r.call(bia, "POST", commands, {"type": "trust", "announcement": seq}, keep="historias_trust", about="Histórias: let it pass.",
           answered=False)
    lie = {"type": "announce", "creature": "crab", "cards": ["squid", "trash"]}
    seq = r.call(bia, "POST", commands, lie)["events"][0]["seq"]
    r.call(ana, "POST", commands, {"type": "doubt", "announcement": seq}, keep="historias_doubt", about="Histórias: show me.")
    owed = r.call(ana, "GET", commands.rsplit("/", 1)[0])["awaiting"][0]
    assert owed["for"] == "discard", owed
    card = "crab" if owed["seat"] == 0 else "trash"
    r.call(ana if owed["seat"] == 0 else bia, "POST", commands, {"type": "discard", "card": card}, keep="historias_discard",
           about="Histórias: a card for the net.", answered=False)


def fishermen(r: Recorder, ana: str, bia: str) -> None:
    """A liar's Fisherman is shown and then not heeded, while the deck runs out."""
    path = "/v1/matches/" + r.call(ana, "POST", "/v1/matches", {
        "game": "historias_de_pescador", "preset": "fishermen", "seats": [ME, OPEN], "clock": SECONDS, "sandbox": {
            "seed": "example", "arrangement": {**ARRANGED["historias_de_pescador"], "deck": ["fish"], "net": [],
                                               "fishermen": ["questioner", "shouter"]}}})["id"]
    r.call(bia, "POST", f"{path}/seats", {})
    for liar, doubter, lie in ((ana, bia, "crab"), (bia, ana, "squid")):
        told = r.call(liar, "POST", f"{path}/commands", {"type": "announce", "creature": lie, "cards": ["trash"]})
        r.call(doubter, "POST", f"{path}/commands", {"type": "doubt", "announcement": told["events"][0]["seq"]})
        owed = r.call(doubter, "GET", path)["you"]["actions"][0]
        r.call(doubter, "POST", f"{path}/commands", {"type": "discard", "card": owed["cards"][0]})
    r.call(ana, "POST", f"{path}/commands", {"type": "announce", "creature": "crab", "cards": ["crab"], "story": "A crab."})
    r.call(ana, "GET", f"{path}/events")


def sandbox(r: Recorder, ana: str, bia: str) -> None:
    """Nobody plays, and time passes."""
    r.call(ana, "POST", f"/v1/sandbox/matches/{NOBODY}/advance", {"seconds": 60}, keep="refused")
    ours = r.call(ana, "POST", "/v1/matches", {"game": "go_fish", "seats": [ME, OPEN]})
    r.call(ana, "POST", f"/v1/sandbox/matches/{ours['id']}/advance", {"seconds": 60}, keep="refused")
    r.call(ana, "DELETE", f"/v1/matches/{ours['id']}/seats/me")
    told = {"kind": "bot", "script": [{"type": "ask", "target": 0, "rank": "9"}, {"type": "ask", "target": 0, "rank": "7"}]}
    scripted = {"game": "go_fish", "seats": [ME, told], "sandbox": {"seed": "example", "arrangement": {**ARRANGED["go_fish"], "dealer": 0}}}
    match_id = r.call(ana, "POST", "/v1/matches", scripted, keep="go_fish_scripted", about="A bot that is told what to play.",
                      answered=False)["id"]
    r.call(ana, "POST", f"/v1/sandbox/matches/{match_id}/advance", {"seconds": 1}, keep="a_second", about="The bots play, here and now.",
           answered=False)
    r.call(ana, "GET", f"/v1/matches/{match_id}/events")
    r.call(ana, "POST", "/v1/matches", {name: scripted[name] for name in ("game", "seats")}, keep="refused")
    match_id = r.call(ana, "POST", "/v1/matches", {
        "game": "go_fish", "seats": [ME, OPEN], "clock": SECONDS, "sandbox": {"seed": "example", "arrangement": ARRANGED["go_fish"]}})["id"]
    r.call(bia, "POST", f"/v1/matches/{match_id}/seats", {})
    r.call(ana, "POST", f"/v1/sandbox/matches/{match_id}/advance", {"seconds": 90_000}, keep="a_day_and_an_hour",
           about="Ana's time is over, and it was played for her.")
    r.call(ana, "GET", f"/v1/matches/{match_id}/events")
    r.call(ana, "POST", f"/v1/sandbox/matches/{match_id}/advance", {"seconds": 31_622_400}, keep="refused")
    r.call("", "POST", f"/v1/sandbox/matches/{match_id}/advance", {"seconds": 60}, keep="refused")


def client_seeds(r: Recorder, ana: str, bia: str) -> None:
    """Ana has seen the commitment before she gives hers, and nobody gives one after Bia."""
    wish = {"game": "go_fish", "sandbox": {"seed": "example"}}
    path = "/v1/matches/" + r.call(ana, "POST", "/v1/matches", {**wish, "seats": [ME, OPEN]})["id"]
    r.call(ana, "PUT", f"{path}/client-seed", {"client_seed": "0f5c1d9b"}, keep="given")
    r.call(ana, "PUT", f"{path}/client-seed", {"client_seed": "another"}, keep="refused")
    r.call(bia, "POST", f"{path}/seats", {"client_seed": "3-5-2-6-1"}, keep="with_a_client_seed", about="Dice will do.")
    r.call(ana, "GET", f"{path}/events")
    r.call(bia, "POST", f"{path}/resign", {})
    r.call(bia, "POST", f"{path}/rematch", {"client_seed": "6-6-1-4-2"}, keep="with_a_client_seed", answered=False)
    r.call(ana, "POST", "/v1/matches", {**wish, "seats": [OPEN, BOT], "visibility": "private"}, keep="go_fish_to_sit_down_later",
           about="Against a bot: read the commitment, then take the seat with your client seed.", answered=False)
    r.call(ana, "POST", "/v1/matches", {**wish, "seats": [{**ME, "client_seed": "0f5c1d9b"}, BOT]}, keep="go_fish_with_a_client_seed",
           about="A client seed that we have read before we made ours.", answered=False)


def remembering(r: Recorder, ana: str, bia: str) -> None:
    """Matches in which the service remembers for the players."""
    for game in GAMES:
        wish = {"game": game, "seats": [ME, OPEN], "clock": SECONDS, "sandbox": {"seed": "example", "arrangement": ARRANGED[game]}}
        path = "/v1/matches/" + r.call(ana, "POST", "/v1/matches", {**wish, "knowledge": True})["id"]
        r.call(bia, "POST", f"{path}/seats", {})
        r.call(ana, "POST", f"{path}/commands", FIRST[game])
        r.call(bia, "GET", f"{path}/knowledge", keep=game)
        r.call("", "GET", f"{path}/knowledge", keep="refused")
    r.call(ana, "POST", "/v1/matches", {**wish, "rated": True, "knowledge": True}, keep="refused")
    path = "/v1/matches/" + r.call(ana, "POST", "/v1/matches", wish)["id"]
    r.call(ana, "GET", f"{path}/knowledge", keep="refused")


def around(r: Recorder, ana: str, bia: str) -> None:
    """What is done to a match but playing it."""
    opened = r.call(ana, "POST", "/v1/matches", {
        "game": "pescado_novo", "preset": "app", "options": {"target_points": 21}, "seats": [ME, OPEN, OPEN], "visibility": "private",
        "clock": {"turn_seconds": 120, "on_timeout": "forfeit"}, "sandbox": {"seed": "example"}},
        keep="pescado_novo_private", about="A private match of up to three, with options and a clock.")
    path = f"/v1/matches/{opened['id']}"
    r.call(bia, "POST", f"{path}/seats", {"seat": 2, "invite_code": opened["invite_code"]}, keep="by_invitation",
           about="A private match, by the code that its players see.")
    r.call(bia, "POST", f"{path}/start", keep="refused")
    r.call(ana, "POST", f"{path}/start", {}, keep="started", about="The open seat is gone, and the rest moved up.")
    r.call(bia, "POST", f"{path}/seats", {}, keep="refused")
    r.call(bia, "DELETE", f"{path}/seats/me", keep="refused")
    r.call(ana, "GET", f"{path}/replay", keep="refused")
    r.call(ana, "POST", f"{path}/rematch", {}, keep="refused")
    r.call(bia, "POST", f"{path}/resign", {}, keep="resigned")
    r.call(bia, "POST", f"{path}/resign", {}, keep="refused")
    r.call(ana, "GET", path, keep="finished", about="It is over, and nothing is hidden any more.")
    r.call(ana, "GET", f"{path}/replay", keep="replay")
    r.call(ana, "GET", f"{path}/replay", keep="notation", about="For people, a line a turn.", Accept="text/plain")
    r.call(ana, "GET", f"{path}/events")
    r.call(bia, "POST", f"{path}/rematch", {}, keep="opened", about="Who asks first opens it, and the others are invited.")
    r.call(ana, "POST", f"{path}/rematch", {}, keep="joined", about="Who asks then sits down in it; it was waiting for nobody else.")
    r.call("", "GET", f"/v1/matches/{NOBODY}", keep="refused")
    r.call("", "GET", f"/v1/matches/{NOBODY}/events", keep="refused")
    r.call(ana, "POST", "/v1/matches", {"game": "go_fish", "seats": [ME, OPEN], "options": {"ask_own_card": True}}, keep="refused")
    r.call("", "GET", "/v1/matches?game=go_fish&status=active&sandbox=true&limit=2", keep="page")
    r.call("", "GET", "/v1/matches?limit=1000", keep="refused")
    r.call(ana, "GET", "/v1/me/matches?awaiting=me&limit=2", keep="awaiting_me")
    r.call(ana, "GET", "/v1/me/matches?awaiting=you", keep="refused")
    watched = r.call(ana, "POST", "/v1/matches", {"game": "go_fish", "seats": [ME, OPEN, OPEN], "sandbox": {"seed": "example"}})
    path = f"/v1/matches/{watched['id']}"
    r.call(bia, "POST", f"{path}/seats", {})
    r.call(ana, "DELETE", f"{path}/seats/me")                # a host who leaves hands the match on
    r.call(bia, "GET", f"{path}/events")
    r.call(bia, "GET", f"{path}/events?after=3", keep="stream", about="As Server-Sent Events.", Accept="text/event-stream")
    r.call(bia, "DELETE", f"{path}/seats/me")                # and the last who leaves ends it
    r.call(bia, "GET", f"{path}/events")


def play_out(r: Recorder, game: str, seats: int, **wish: Any) -> None:
    """A whole match, of which only the kinds of its events are kept."""
    players = [r.call("", "POST", "/v1/guests", {"name": f"P{seat}"})["token"] for seat in range(seats)]
    arrangement = {"arrangement": wish.pop("arrangement")} if "arrangement" in wish else {}
    path = "/v1/matches/" + r.call(players[0], "POST", "/v1/matches", {
        "game": game, "seats": [ME, *[OPEN] * (seats - 1)], "clock": SECONDS, "sandbox": {"seed": f"example {game}", **arrangement},
        **wish})["id"]
    for player in players[1:]:
        r.call(player, "POST", f"{path}/seats", {})
    random = Random(game)
    for _ in range(400):
        match = r.call(players[0], "GET", path)
        if match["status"] != "active":
            break
        mover = players[random.choice(match["awaiting"])["seat"]]
        r.call(mover, "POST", f"{path}/commands", chosen(random, r.call(mover, "GET", path)))
    for after in range(0, match["version"], 500):
        r.call(players[0], "GET", f"{path}/events?after={after}")


def goodbye(r: Recorder) -> None:
    """Somebody who was away for too long, in an outage and not, and is forgotten in the end."""
    ana, bia, caio = (r.call("", "POST", "/v1/guests", {"name": name})["token"] for name in ("Ana", "Bia", "Caio"))
    path = "/v1/matches/" + r.call(ana, "POST", "/v1/matches", {
        "game": "go_fish", "seats": [ME, OPEN, OPEN], "clock": {"turn_seconds": 60, "timeouts_allowed": 0},
        "sandbox": {"seed": "example", "arrangement": {**ARRANGED["go_fish"], "hands": [*ARRANGED["go_fish"]["hands"], ["8C", "8D"]],
                                                       "dealer": 2}}})["id"]
    for player in (bia, caio):
        r.call(player, "POST", f"{path}/seats", {})
    r.later(3_600)                                           # nobody was served: an outage
    r.call(caio, "GET", path)
    for _ in range(12):                                      # the service lives, and Ana sleeps
        r.call(caio, "GET", path)
    r.call(caio, "GET", f"{path}/events")
    r.call(bia, "GET", "/v1/me/export", keep="export")
    r.call("", "GET", "/v1/me/export", keep="refused")
    for method, address in (("DELETE", "/v1/tokens/current"), ("DELETE", "/v1/me")):
        r.call("", method, address, keep="refused")


def service(r: Recorder) -> None:
    r.call("", "GET", "/healthz", keep="alive")
    r.call("", "GET", "/healthz", keep="refused", Accept="text/html")
    r.call(METRICS_TOKEN, "GET", "/metrics", keep="matches", about="The lines of one metric.", only="fishing_matches")
    r.call("", "GET", "/metrics", keep="refused")
    clock.sweep(now=datetime.fromtimestamp(START + 86_400, UTC))
    with tempfile.NamedTemporaryFile() as file, patch.dict(os.environ, {NOTICE: file.name}):
        r.call("", "GET", "/readyz", keep="stopping", about="It is told to end, and should get nothing new.")
    r.call("", "GET", "/readyz", keep="ready")
    r.call("", "GET", "/readyz", keep="refused", Accept="text/html")
