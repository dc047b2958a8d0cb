"""Those who run the service, and what they see of a match that goes on: pages of the admin, lines of the log, what is counted."""
import json
import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from django.contrib import admin
from django.contrib.auth.models import Permission, User
from django.test import Client
from prometheus_client import REGISTRY

from fishing.logs import formatter
from games.matches.models import Event, Seat
from tests.api.caller import Answer, _handler

Got = tuple[str, int, Mapping[str, str], bytes]              # what was asked, status, headers, body
OF_A_REQUEST = ("at", "ms", "request_id")                    # of a line of the log: not of what it is about
CLOCKED = ("_sum", "_bucket", "_created")                    # of a metric: how long, and since when
CSRF = re.compile(rb'name="csrfmiddlewaretoken" value="[^"]+"')
NUMBERED = re.compile(rb"/\d+/")                             # rows are numbered on when a world is gone
PAGES = [f"/admin/{model._meta.app_label}/{model._meta.model_name}/" for model in admin.site._registry
         if model.__module__.startswith("games.")]


class Moderator:
    """May look at every page of the admin, and do nothing besides."""

    def __init__(self) -> None:
        user = User.objects.create_user("moderator", is_staff=True)
        user.user_permissions.set(Permission.objects.filter(codename__startswith="view_"))
        self._client = Client(raise_request_exception=False)
        self._client.handler = _handler()
        self._client.force_login(user)
        self.got: list[Got] = []

    def look(self, match_id: str) -> None:
        """Every list, the match, its seats, and of each type of event in its log the first and the last."""
        for page in PAGES:
            self._page(page, page)
        self._page(f"/admin/matches/match/{match_id}/change/", "the match")
        for seat in Seat.objects.filter(match=match_id).order_by("seat"):
            self._page(f"/admin/matches/seat/{seat.pk}/change/", f"seat {seat.seat}")
        log = Event.objects.filter(match=match_id).order_by("-seq")
        ends = {event.type: event for event in log}, {event.type: event for event in reversed(log)}
        for event in sorted({*ends[0].values(), *ends[1].values()}, key=lambda event: event.seq):
            self._page(f"/admin/matches/event/{event.pk}/change/", f"event {event.seq}")

    def _page(self, path: str, name: str) -> None:
        answer = Answer(self._client.get(path))
        assert answer.status == 200, (path, answer)
        self.got.append((f"admin: {name}", answer.status, {}, NUMBERED.sub(b"/N/", CSRF.sub(b"", answer.raw))))


@contextmanager
def log_lines() -> Iterator[list[Got]]:
    """What is written to the log meanwhile, and nowhere else."""
    found: list[Got] = []
    form, root = formatter(for_people=False), logging.getLogger()

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            line = {name: value for name, value in json.loads(form.format(record)).items() if name not in OF_A_REQUEST}
            found.append((f"log: {line.get('message')}", 0, {}, json.dumps(line, sort_keys=True).encode()))

    handlers, root.handlers = root.handlers, [Kept()]
    disabled = logging.root.manager.disable
    logging.disable(logging.NOTSET)
    try:
        yield found
    finally:
        root.handlers = handlers
        logging.disable(disabled)


@contextmanager
def counts() -> Iterator[list[Got]]:
    """What the metrics of this process count meanwhile; seconds are nobody's secret, and never twice the same."""
    found: list[Got] = []
    before = _counts()
    yield found
    found += [(f"metric: {name}", 0, {}, str(value - before.get(name, 0)).encode()) for name, value in sorted(_counts().items())
              if value != before.get(name, 0)]


def _counts() -> dict[str, float]:
    return {f"{sample.name}{sample.labels}": sample.value for metric in REGISTRY.collect() for sample in metric.samples
            if metric.name.startswith("fishing_") and not sample.name.endswith(CLOCKED)}
