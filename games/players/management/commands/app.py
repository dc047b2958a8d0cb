"""manage.py app: make, list and rotate the keys of client teams' apps. A key is shown once, here, and kept nowhere."""
import uuid
from argparse import ArgumentParser
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from ... import clients
from ...clients import Told
from ...models import App, AppKey


class Command(BaseCommand):
    help = "Client teams' apps and their keys. A new key is shown once: hand it over by a way that nobody else reads."

    def add_arguments(self, parser: ArgumentParser) -> None:
        doing = parser.add_subparsers(dest="what", required=True, metavar="create|list|keys|rotate|revoke|disable|enable|quota")
        create = doing.add_parser("create", help="a new app, with a secret and a publishable key")
        create.add_argument("name")
        create.add_argument("--kind", choices=App.Kind.values, default=App.Kind.LIVE.value,
                            help="sandbox: its players may open sandbox matches")
        _add_quotas(create)
        doing.add_parser("list", help="every app")
        keys = doing.add_parser("keys", help="the keys of an app, by their first characters")
        rotate = doing.add_parser("rotate", help="a new key; the old ones hold for a while longer")
        revoke = doing.add_parser("revoke", help="a key, a player's token or another app's token opens nothing from now on")
        revoke.add_argument("key", help="its first twelve characters, or all of it; all of it where it begins with foa_ or for_")
        disable = doing.add_parser("disable", help="all keys of an app open nothing until it is enabled")
        disable.add_argument("--players", action="store_true", help="revoke the tokens of its players, too")
        enable = doing.add_parser("enable", help="the keys of an app hold again")
        quota = doing.add_parser("quota", help="how much an app may make in a day")
        for of_one in (keys, rotate, disable, enable, quota):
            of_one.add_argument("app", help="its name or id")
        rotate.add_argument("kind", choices=AppKey.Kind.values)
        rotate.add_argument("--overlap-days", type=float, default=clients.OVERLAP.days, help="how long the old ones hold (default: 7)")
        _add_quotas(quota)

    def handle(self, *args: Any, what: str, **said: Any) -> None:
        getattr(self, f"_{what}")(**said)

    def _create(self, *, name: str, kind: str, **said: Any) -> None:
        app = App(name=name, kind=kind, created_at=timezone.now(), **_quotas(said))
        try:
            app.full_clean()
        except ValidationError as error:
            raise CommandError("; ".join(error.messages)) from None
        told = clients.create_app(app=app, now=timezone.now())
        self.stdout.write(f"app {app.name} ({app.kind}) {app.pk}")
        self._tell(told)

    def _list(self, **said: Any) -> None:
        for app in App.objects.order_by("name"):
            self.stdout.write(f"{app.name}  {app.kind}  {app.pk}  a day: {_quota_of(app)}{'  disabled' if app.disabled_at else ''}")

    def _keys(self, *, app: str, **said: Any) -> None:
        now = timezone.now()
        for key in _app(app).keys.order_by("pk"):
            state = key.closed(now) or (f"until {key.expires_at:%Y-%m-%d %H:%M} UTC" if key.expires_at else "holds")
            used = key.last_used_on or "never"
            self.stdout.write(f"{key.prefix}…  {key.kind}  made {key.created_at:%Y-%m-%d}  last used {used}  {state}")

    def _rotate(self, *, app: str, kind: str, overlap_days: float, **said: Any) -> None:
        if not 0 <= overlap_days <= 366:
            raise CommandError("--overlap-days is 0 to 366")
        self._tell([clients.rotate_keys(app=_app(app), kind=kind, now=timezone.now(), overlap=timedelta(days=overlap_days))])
        self.stderr.write(f"the old ones hold for {overlap_days:g} days more")

    def _revoke(self, *, key: str, **said: Any) -> None:
        if not clients.revoke(name=key, now=timezone.now()):
            raise CommandError("no key or token that holds begins like this")
        self.stdout.write("revoked")

    def _disable(self, *, app: str, players: bool, **said: Any) -> None:
        ended = clients.disable_app(app=_app(app), now=timezone.now(), players=players)
        self.stdout.write(f"disabled; {ended} tokens revoked")

    def _enable(self, *, app: str, **said: Any) -> None:
        clients.enable_app(app=_app(app))
        self.stdout.write("enabled")

    def _quota(self, *, app: str, **said: Any) -> None:
        found = _app(app)
        for name, limit in _quotas(said).items():
            setattr(found, name, limit)
        found.save(update_fields=["guests_a_day", "players_a_day"])
        self.stdout.write(f"a day: {_quota_of(found)}")

    def _tell(self, told: Iterable[Told]) -> None:
        for row, key in told:
            self.stdout.write(f"{row.kind} key: {key}")
        self.stderr.write("keys are shown this once")


def _app(named: str) -> App:
    try:
        return App.objects.get(pk=uuid.UUID(named))
    except (ValueError, App.DoesNotExist):
        pass
    try:
        return App.objects.get(name=named)
    except App.DoesNotExist:
        raise CommandError(f"there is no app {named}; `manage.py app list` names them") from None


def _add_quotas(parser: ArgumentParser) -> None:
    for what in ("guests", "players"):
        parser.add_argument(f"--{what}-a-day", type=_limit, metavar="N", help=f"{what} it may make in a day; `any`: any number; 0: none")


def _limit(text: str) -> int | str:
    if text == "any":
        return text
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def _quotas(said: dict[str, Any]) -> dict[str, int | None]:
    """The quotas that were said; `any` is None."""
    limits = {name: said[name] for name in ("guests_a_day", "players_a_day") if said[name] is not None}
    return {name: None if limit == "any" else limit for name, limit in limits.items()}


def _quota_of(app: App) -> str:
    guests, players = ("any" if limit is None else limit for limit in (app.guests_a_day, app.players_a_day))
    return f"{guests} guests, {players} players"
