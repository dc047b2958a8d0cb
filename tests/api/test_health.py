"""Liveness and readiness, for those who run the service."""
from datetime import timedelta
from unittest.mock import patch

import pytest
from django.db import OperationalError
from django.utils import timezone

from api import notice, service
from games.matches import pulse


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_a_service_that_works_says_so(anybody, path):
    answer = anybody.get(path)
    assert (answer.status, answer["status"]) == (200, "ok")


def test_readiness_names_what_it_looked_at(anybody, settings):
    settings.REDIS_URL = ""
    checks = anybody.get("/readyz")["checks"]
    assert (checks["database"], checks["broker"]) == ("ok", "none")
    assert "sweep" in checks


def test_without_a_database_it_is_alive_and_not_ready(anybody):
    with patch.object(service, "connection") as connection:
        connection.cursor.side_effect = OperationalError("password=hunter2")
        assert anybody.get("/healthz").status == 200
        answer = anybody.get("/readyz")
    assert (answer.status, answer["status"], answer["checks"]["database"]) == (503, "unavailable", "OperationalError")
    assert (answer["down"], answer["sweep_age_seconds"]) == (["database"], None)
    assert b"hunter2" not in answer.raw


def test_without_a_broker_it_is_ready_for_moves_are_still_taken(anybody, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    with patch.object(service.current_app, "connection_for_write", side_effect=ConnectionRefusedError("127.0.0.1:1")):
        answer = anybody.get("/readyz")
    assert (answer.status, answer["checks"]["broker"], answer["down"]) == (200, "ConnectionRefusedError", ["broker"])


def test_a_sweep_that_does_not_come_is_named_with_its_age(anybody, settings):
    settings.REDIS_URL = ""
    assert (anybody.get("/readyz")["sweep_age_seconds"], anybody.get("/readyz")["down"]) == (None, [])
    now = timezone.now()
    assert pulse.take_sweep(now)
    pulse.swept(now)
    fresh = anybody.get("/readyz")
    assert 0 <= fresh["sweep_age_seconds"] < 10
    pulse.swept(now - timedelta(seconds=1_000))
    late = anybody.get("/readyz")
    assert (late.status, late["down"]) == (200, ["sweep"])
    assert late["sweep_age_seconds"] >= 1_000


def test_a_process_that_was_told_to_end_is_named(anybody, monkeypatch, tmp_path):
    monkeypatch.setenv(notice.NOTICE, str(tmp_path / "stopping"))
    assert anybody.get("/readyz").status == 200
    (tmp_path / "stopping").touch()
    answer = anybody.get("/readyz")
    assert (answer.status, answer["down"][-1]) == (503, "process")


def test_health_needs_no_credential_and_minds_no_bad_one(anybody):
    for path in ("/healthz", "/readyz"):
        assert anybody.get(path, Authorization="Bearer nonsense").status == 200


def test_the_liveness_probe_asks_nothing_of_the_database(anybody, django_assert_num_queries):
    with django_assert_num_queries(0):
        anybody.get("/healthz")
