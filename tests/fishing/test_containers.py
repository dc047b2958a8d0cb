"""docker-compose.yml runs what `make run` runs, opens one door, and .env.example names every setting there is."""
import re
import shlex
import sys
from typing import Any

import pytest
import yaml
from django.conf import settings

from fishing import run
from fishing.web import LONGEST_REQUEST

from .starting import ROOT, environment, python

COMPOSE = (ROOT / "docker-compose.yml").read_text()
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load(COMPOSE)["services"]
OURS = ("web", "worker", "beat", "migrate")
EXAMPLE = dict(re.findall(r"^#([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(), re.M))
READ_BY_SETTINGS = set(re.findall(r'\benv(?:\.\w+)?\("([A-Z_]+)"', (ROOT / "fishing" / "settings.py").read_text()))
READ_BY_COMPOSE = set(re.findall(r"\$\{([A-Z_]+)", COMPOSE))


@pytest.mark.parametrize("name", ["web", "worker", "beat"])
def test_it_runs_the_commands_of_make_run(name):
    command = shlex.split(run.commands(8000, host="0.0.0.0", workers=2, notice=3, waiting_port=8001)[name])
    assert shlex.split(SERVICES[name]["command"]) == ["python" if word == sys.executable else word for word in command]


def test_every_process_of_make_run_is_there():
    assert {*run.commands(8000), "migrate", "proxy", "postgres", "redis"} == {*SERVICES}


def test_nothing_but_the_proxy_is_published_and_that_to_this_host_alone():
    published = {name: service["ports"] for name, service in SERVICES.items() if "ports" in service}
    assert published == {"proxy": ["127.0.0.1:${PORT:-8000}:80"]}


@pytest.mark.parametrize("name", OURS)
def test_our_processes_write_nowhere_and_may_nothing(name):
    service = SERVICES[name]
    assert (service["read_only"], service["cap_drop"], service["security_opt"]) == (True, ["ALL"], ["no-new-privileges:true"])
    assert re.search(r"^USER (?!0|root)", (ROOT / "Dockerfile").read_text(), re.M)


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_says_how_it_is_restarted(name):
    assert SERVICES[name]["restart"] == ("no" if name == "migrate" else "unless-stopped")


@pytest.mark.parametrize("name", ["web", "worker", "postgres", "redis"])
def test_who_can_hang_is_asked_for_its_health(name):
    assert SERVICES[name]["healthcheck"]["test"]


def grace(name: str) -> int:
    return int(SERVICES[name]["stop_grace_period"].removesuffix("s"))


def test_who_is_stopped_is_given_the_time_of_what_it_does():
    assert grace("worker") > settings.CELERY_TASK_TIME_LIMIT
    assert grace("web") > 3 + LONGEST_REQUEST


def test_the_broker_asks_for_a_password_and_drops_nothing():
    script = SERVICES["redis"]["command"][-1]
    assert "requirepass $$REDISCLI_AUTH" in script
    assert "--maxmemory-policy noeviction" in script


def test_no_secret_has_a_default():
    for name in ("SECRET_KEY", "POSTGRES_PASSWORD", "REDIS_PASSWORD"):
        assert re.search(rf"\${{{name}:\?", COMPOSE)
        assert not re.search(rf"\${{{name}:?-", COMPOSE)


def test_the_example_lists_every_setting_and_no_other():
    assert {*EXAMPLE} == READ_BY_SETTINGS | READ_BY_COMPOSE


def test_the_example_says_what_holds_without_it(tmp_path):
    ask = "from fishing import settings; print({name: value for name, value in vars(settings).items() if name.isupper()})"
    made_up = ("SECRET_KEY", "ALLOWED_HOSTS", "VAR_DIR", "IGNORE_DOTENV")
    as_said = {name: value for name, value in EXAMPLE.items() if name in READ_BY_SETTINGS and name not in made_up}
    without = python("-c", ask, env=environment(tmp_path, SECRET_KEY="x" * 50)).stdout
    assert "TURN_SECONDS" in without
    assert python("-c", ask, env=environment(tmp_path, SECRET_KEY="x" * 50, **as_said)).stdout == without


def test_nobody_starts_with_the_keys_of_the_example(tmp_path):
    done = python("-c", "import fishing.settings", env=environment(tmp_path, SECRET_KEY=EXAMPLE["SECRET_KEY"]))
    assert "SECRET_KEY is missing" in done.stderr
