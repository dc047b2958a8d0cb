"""Dashboard, alert rules and docs/metrics.md name metrics that a running service has, and leave out none."""
import json
import re
import shutil
import subprocess
import urllib.request
from http.client import HTTPConnection

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.live.player import Player
from tests.live.service import HERE, eventually
from tests.live.test_bots_and_workers import against_a_bot, play_any
from tests.live.test_waiting import Held, started

DEPLOY = HERE / "deploy"
TOKEN = "of-the-operator"
NAME = re.compile(r"\b(?:fishing_\w+|up\b)")
PROMETHEUS_OWN = {"up"}


def read(service):
    asked = urllib.request.Request(f"{service.base}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return list(text_string_to_metric_families(answer.read().decode()))


def value(families, name, **labels):
    return sum(sample.value for family in families for sample in family.samples
               if sample.name == name and labels.items() <= sample.labels.items())


@pytest.fixture(scope="module")
def scraped(service):
    """A scrape of a service in which all that is counted has happened."""
    door = started(service, "waiting")
    player = Player(service.base)
    match = against_a_bot(player)
    play_any(player, match["id"])
    eventually(lambda: player.match(match["id"])["table"]["turn"] == 0, "the bot has moved")
    other = against_a_bot(player)                            # nothing happens in it until its player moves
    connection = HTTPConnection(player.address, timeout=40)
    connection.request("GET", f"/v1/matches/{other['id']}", headers={"Authorization": f"Bearer {player.token}"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    held = Held(door, f"/v1/matches/{other['id']}", player.token, If_None_Match=answer.headers["ETag"], Prefer="wait=30")
    eventually(lambda: value(read(service), "fishing_polls_held", kind="poll") == 1, "one poll is held")
    eventually(lambda: value(read(service), "fishing_tasks_total", state="SUCCESS"), "the worker has ended a task")
    eventually(lambda: value(read(service), "fishing_sweep_age_seconds"), "a sweep has ended")
    families = read(service)
    play_any(player, other["id"])
    assert held.done().status == 200
    eventually(lambda: value(read(service), "fishing_polls_held", kind="poll") == 0, "none is")
    service.stop("waiting")
    return families


def names_in(expression):
    return set(NAME.findall(re.sub(r'"[^"]*"', "", expression)))


def expressions_of_the_dashboard():
    return [target["expr"] for panel in json.loads((DEPLOY / "grafana/dashboard.json").read_text())["panels"]
            for target in panel.get("targets", ())]


def alerts():
    return [rule for group in yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text())["groups"] for rule in group["rules"]]


def there(families):
    return {sample.name for family in families for sample in family.samples} - {
        sample.name for family in families for sample in family.samples if sample.name.endswith("_created")}


def test_every_part_of_the_host_is_in_one_scrape(scraped):
    assert value(scraped, "fishing_commands_total", game="pescado_novo", by="player", outcome="accepted") >= 1, "web"
    assert value(scraped, "fishing_commands_total", game="pescado_novo", by="bot", outcome="accepted") >= 1, "worker"
    assert value(scraped, "fishing_bot_think_seconds_count", game="pescado_novo") >= 1
    assert value(scraped, "fishing_polls_held", kind="poll") == 1, "waiting"
    assert value(scraped, "fishing_reachable") == 2
    assert value(scraped, "fishing_matches", status="active") >= 2


def test_every_metric_has_a_help(scraped):
    assert not [family.name for family in scraped if len(family.documentation) < 20]


@pytest.mark.parametrize("expression", [*expressions_of_the_dashboard(), *(rule["expr"] for rule in alerts())])
def test_every_expression_names_metrics_that_exist_with_labels_that_they_have(scraped, expression):
    assert names_in(expression)
    assert names_in(expression) - PROMETHEUS_OWN <= there(scraped)
    for name, matchers in re.findall(r"(fishing_\w+)\{([^}]*)\}", expression):
        labels = {label for family in scraped for sample in family.samples if sample.name == name for label in sample.labels}
        assert set(re.findall(r"(\w+)[=!]", re.sub(r'"[^"]*"', "", matchers))) <= labels


def test_every_metric_of_ours_is_on_the_dashboard_and_explained(scraped):
    shown = set().union(*map(names_in, expressions_of_the_dashboard()))
    families = {"_".join(filter(None, (family.name, "total" if family.type == "counter" else ""))) for family in scraped}
    assert families == {name.removesuffix("_bucket") for name in shown}
    assert families == set(re.findall(r"^\| `(\w+)`", (HERE / "docs/metrics.md").read_text(), re.MULTILINE))


def test_every_alert_says_how_grave_it_is_and_what_is_wrong():
    assert {rule["labels"]["severity"] for rule in alerts()} == {"page", "look"}
    assert all(rule["annotations"]["summary"] for rule in alerts())
    assert len({rule["alert"] for rule in alerts()}) == len(alerts())


@pytest.mark.skipif(not shutil.which("promtool"), reason="promtool comes with Debian's prometheus; names are held to a scrape without it")
def test_promtool_takes_rules_and_expressions(tmp_path):
    rules = {"groups": [{"name": "dashboard", "rules": [{"record": f"panel:{number}", "expr": expression}
                                                        for number, expression in enumerate(expressions_of_the_dashboard())]}]}
    (tmp_path / "dashboard.yml").write_text(yaml.safe_dump(rules))
    done = subprocess.run(["promtool", "check", "rules", DEPLOY / "prometheus/alerts.yml", tmp_path / "dashboard.yml"],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
