"""A client team for tests: its app, its backend, and people who have installed what it ships."""
from typing import Any

from django.utils import timezone

from games.players import clients
from games.players.models import App, AppKey
from tests.api.caller import Caller


class Team:
    """`backend` calls with the secret key; `install()` is somebody's phone with the publishable one, and no player yet."""

    def __init__(self, name: str = "Pescaria", **app: Any) -> None:
        self.app = App(name=name, **app)
        told = {row.kind: key for row, key in clients.create_app(app=self.app, now=timezone.now())}
        self.secret, self.publishable = told[AppKey.Kind.SECRET], told[AppKey.Kind.PUBLISHABLE]
        self.backend = Caller(self.secret)

    def install(self) -> Caller:
        return Caller(X_App_Key=self.publishable)

    def guest(self, name: str = "Gil") -> Caller:
        """A guest of the app, who calls with their token."""
        made = self.install().post("/v1/guests", {"name": name})
        assert made.status == 201, made
        return Caller(made["token"], made["player"])

    def player(self, external_id: str = "u-17", name: str = "Ana") -> Caller:
        """A player of the app, who calls with a token that the backend minted."""
        made = self.backend.post("/v1/players", {"external_id": external_id, "name": name})
        assert made.status in (200, 201), made
        minted = self.backend.post(f"/v1/players/{made['id']}/tokens", {})
        assert minted.status == 201, minted
        return Caller(minted["token"], {"id": made["id"], "name": made["name"]})
