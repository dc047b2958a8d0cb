"""A service whose database cannot be reached: every operation says so, with a time to come back, and the probe still answers."""
import http.client
import json

import pytest
from django.http import HttpResponse

from tests.api.caller import Answer, check
from tests.api.test_every_refusal import IDS, operations, that_may
from tests.live.service import Service, eventually, is_open


@pytest.fixture(scope="module")
def lost(tmp_path_factory):
    """Web processes alone, on a PostgreSQL that is not there."""
    service = Service(tmp_path_factory.mktemp("lost"), "postgresql://nobody@127.0.0.1:1/none", "redis://127.0.0.1:1/0", web_processes=1)
    service.start("web")
    try:
        eventually(lambda: is_open(service.port), "the web process listens")
        yield service
    finally:
        service.down()


def asked(service, name):
    """An operation, asked by somebody whose credential looks like one; the answer held against the schema."""
    method, path, operation = operations()[name]
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    body = json.dumps(next(iter(content["examples"].values()))["value"]) if content else None
    path = path.format(**IDS)
    connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=30)
    connection.request(method, path, body, {"Authorization": f"Bearer fpt_{'0' * 48}", "Content-Type": "application/json"})
    got = connection.getresponse()
    answer = Answer(HttpResponse(got.read(), status=got.status, headers=dict(got.getheaders())))
    connection.close()
    check(method, path, answer)
    return answer


@pytest.mark.parametrize("name", that_may("temporarily_unavailable"))
def test_every_operation_says_that_it_is_for_the_moment(lost, name):
    answer = asked(lost, name)
    assert (answer.status, answer.code) == (503, "temporarily_unavailable")
    assert int(answer.headers["Retry-After"]) >= 1


def test_it_is_alive_and_not_ready(lost):
    assert asked(lost, "getHealth").status == 200
    answer = asked(lost, "getReadiness")
    assert (answer.status, answer["checks"]["database"]) == (503, "OperationalError")
