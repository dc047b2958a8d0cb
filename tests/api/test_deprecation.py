"""An operation that is to go says so on every answer and in the schema. Nothing of ours is deprecated, so one of the test's own is."""
from datetime import UTC, datetime

import pytest
from django.test import Client
from django.urls import include, path
from drf_spectacular.generators import SchemaGenerator
from rest_framework.response import Response

from api import answers, catalogue
from api.deprecation import Deprecation
from api.views import POLLED, View, described
from tests.api.caller import document

GOING = Deprecation(since=datetime(2026, 12, 1, tzinfo=UTC), sunset=datetime(2027, 6, 30, 23, 59, 59, tzinfo=UTC),
                    instead="listGames", link="https://play.example.org/docs/deprecations#old-games")
SAID = {"Deprecation": "@1796083200", "Sunset": "Wed, 30 Jun 2027 23:59:59 GMT",
        "Link": '<https://play.example.org/docs/deprecations#old-games>; rel="deprecation"; type="text/html", '
                '<https://play.example.org/docs/deprecations#old-games>; rel="sunset"; type="text/html"'}


class Old(View):
    @described("listOldGames", "List the games", "catalogue", answers={200: answers.Games, 304: None}, signed=None, parameters=POLLED,
               deprecated=GOING)
    def get(self, request):
        """As it was."""
        self.no_query()
        return catalogue.shared(request, {"games": []})

    @described("keepGame", "Not to go", "catalogue", answers={204: None})
    def delete(self, request):
        """Stays."""
        return Response(status=204)


class Broken(View):
    @described("readBroken", "Broken", "catalogue", answers={200: answers.Games}, signed=None, deprecated=GOING)
    def get(self, request):
        """Fails."""
        raise LookupError


urlpatterns = [path("v1/old", Old.as_view()), path("v1/broken", Broken.as_view()), path("", include("fishing.urls"))]


@pytest.fixture
def client(db, settings):
    settings.ROOT_URLCONF = __name__
    return Client(raise_request_exception=False)


def said(answer):
    return {name: answer.headers[name] for name in SAID if name in answer.headers}


@pytest.mark.parametrize(("how", "status"), [
    ({}, 200), ({"query_params": {"x": "1"}}, 400), ({"headers": {"Authorization": "Bearer nonsense"}}, 401),
    ({"headers": {"Accept": "text/html"}}, 406), ({"headers": {"Host": "evil.example"}}, 400)])
def test_each_answer_says_that_it_is_to_go(client, how, status):
    answer = client.get("/v1/old", **how)
    assert (answer.status_code, said(answer)) == (status, SAID)


def test_so_do_a_304_a_head_a_limit_and_a_fault_of_ours(client, settings):
    etag = client.get("/v1/old").headers["ETag"]
    unchanged = client.get("/v1/old", headers={"If-None-Match": etag})
    assert (unchanged.status_code, said(unchanged)) == (304, SAID)
    assert said(client.head("/v1/old")) == SAID
    broken = client.get("/v1/broken")
    assert (broken.status_code, said(broken)) == (500, SAID)
    settings.RATE_LIMITS, settings.LIMITS = True, {}
    assert said(client.get("/v1/old")) == SAID


def test_another_operation_of_the_same_address_says_nothing(client):
    for answer in (client.delete("/v1/old"), client.options("/v1/old"), client.put("/v1/old"), client.get("/v1/games"),
                   client.get("/v1/nowhere")):
        assert said(answer) == {}


def test_the_schema_says_it_too():
    paths = SchemaGenerator(urlconf=__name__).get_schema(public=True)["paths"]
    old = paths["/v1/old"]["get"]
    assert (old["deprecated"], old["x-sunset"], old["x-instead"]) == (True, "2027-06-30", "listGames")
    assert SAID.keys() <= old["responses"]["200"]["headers"].keys()
    assert SAID.keys() <= old["responses"]["304"]["headers"].keys()
    assert "deprecated" not in paths["/v1/old"]["delete"]
    assert "x-sunset" not in paths["/v1/old"]["delete"]


def test_nothing_of_ours_is_deprecated_yet():
    assert not [operation["operationId"] for item in document()["paths"].values() for operation in item.values()
                if "deprecated" in operation or "x-sunset" in operation], "tell of it in CHANGELOG, then this test may go"
