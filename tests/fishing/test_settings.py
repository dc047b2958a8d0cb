"""What the environment may say, and what nothing starts with."""
import json
from typing import Any

import pytest
from django.test import Client

from .starting import PRODUCTION, environment, python

NAMES = ("DEBUG", "ALLOWED_HOSTS", "OPEN_GUESTS", "SANDBOX", "SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE",
         "SECURE_PROXY_SSL_HEADER", "DATABASES", "CELERY_BROKER_URL", "GUESTS_PER_ADDRESS")
ASK = f"""
import json, os
os.environ["DJANGO_SETTINGS_MODULE"] = "fishing.settings"
from django.conf import settings
print(json.dumps({{name: getattr(settings, name) for name in {NAMES}}}, default=str))
"""


def read(tmp_path, **said: str) -> dict[str, Any]:
    done = python("-c", ASK, env=environment(tmp_path, **said))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refusal(tmp_path, **said: str) -> str:
    done = python("-c", ASK, env=environment(tmp_path, **said))
    assert done.returncode != 0
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("key", [None, "", "x" * 49, "change-me" * 10])
def test_production_does_not_start_with_a_secret_key_that_is_missing_short_or_the_example(tmp_path, key):
    said = {} if key is None else {"SECRET_KEY": key}
    assert "ImproperlyConfigured: SECRET_KEY is missing, too short" in refusal(tmp_path, **said)
    assert not (tmp_path / "secret-key").exists()


def test_without_any_setting_but_the_key_nothing_is_open(tmp_path):
    found = read(tmp_path, SECRET_KEY=PRODUCTION["SECRET_KEY"])
    assert [found[name] for name in ("DEBUG", "ALLOWED_HOSTS", "OPEN_GUESTS", "SANDBOX")] == [False, [], False, False]
    assert found["DATABASES"]["default"]["NAME"] == str(tmp_path / "fishing.sqlite3")
    assert found["CELERY_BROKER_URL"] == "memory://"
    assert found["GUESTS_PER_ADDRESS"] == 100


def test_a_development_machine_makes_its_key_and_opens_the_doors(tmp_path):
    found = read(tmp_path, DEBUG="true")
    assert [found[name] for name in ("DEBUG", "OPEN_GUESTS", "SANDBOX")] == [True, True, True]
    assert found["GUESTS_PER_ADDRESS"] == 0
    assert "127.0.0.1" in found["ALLOWED_HOSTS"]
    assert len((tmp_path / "secret-key").read_text()) >= 50


def test_behind_a_tls_proxy_cookies_are_for_https_alone(tmp_path):
    found = read(tmp_path, **PRODUCTION, BEHIND_TLS_PROXY="true")
    assert found["SESSION_COOKIE_SECURE"] is found["CSRF_COOKIE_SECURE"] is True
    assert found["SECURE_PROXY_SSL_HEADER"] == ["HTTP_X_FORWARDED_PROTO", "https"]
    assert read(tmp_path, **PRODUCTION)["SECURE_PROXY_SSL_HEADER"] is None


def test_postgresql_is_given_limits_to_waiting(tmp_path):
    database = read(tmp_path, **PRODUCTION, DATABASE_URL="postgresql://ana:secret@db.example.org:5433/fishing")["DATABASES"]["default"]
    assert (database["HOST"], database["PORT"], database["NAME"]) == ("db.example.org", 5433, "fishing")
    assert "lock_timeout" in database["OPTIONS"]["options"]


@pytest.mark.parametrize("url", ["mysql://ana:secret@db.example.org/fishing", "nonsense"])
def test_a_database_that_matches_are_not_tried_on_is_refused(tmp_path, url):
    assert "DATABASE_URL begins with sqlite:/// or postgresql://" in refusal(tmp_path, **PRODUCTION, DATABASE_URL=url)


def test_where_no_host_is_allowed_every_request_is_refused(settings):
    settings.ALLOWED_HOSTS = []
    assert Client().get("/healthz").status_code == 400


def test_the_deploy_check_finds_that_no_host_is_allowed(tmp_path):
    check = ("manage.py", "check", "--deploy", "--tag", "security", "--fail-level", "WARNING")
    closed = python(*check, env=environment(tmp_path, SECRET_KEY=PRODUCTION["SECRET_KEY"], BEHIND_TLS_PROXY="true"))
    assert closed.returncode == 1
    assert "security.W020" in closed.stderr
    fine = python(*check, env=environment(tmp_path, **PRODUCTION, BEHIND_TLS_PROXY="true"))
    assert fine.returncode == 0, fine.stderr
