"""The published catalogue: every code there is, in both languages, and every `type` of a problem leads to its entry."""
import pytest
from django.test import Client

from api.problem_kinds import HTTP_PROBLEMS, RETRY, TITLES, catalogue
from games.rulebook.text import Text
from tests.api.caller import document


def test_the_type_of_a_problem_leads_to_its_meaning(anybody):
    refused = anybody.get("/v1/me")
    entry = anybody.get(refused["type"])
    assert (entry["code"], entry["status"], entry["retry"]) == ("not_authenticated", 401, "with_a_credential")
    assert entry["title"] == refused["title"]


def test_every_code_has_an_entry_and_the_list_has_every_entry(anybody):
    listed = anybody.get("/v1/problems")["problems"]
    assert [entry["code"] for entry in listed] == sorted(catalogue())
    for entry in listed:
        assert anybody.get(entry["type"]).body == entry


def test_a_code_that_is_none_is_not_found(anybody):
    assert anybody.get("/v1/problems/no_such_code").status == 404


def test_it_speaks_both_languages(anybody):
    english, portuguese = [anybody.get("/v1/problems/rank_not_held", Accept_Language=language) for language in ("en", "pt-BR")]
    assert english["title"] != portuguese["title"]
    assert english["detail"] != portuguese["detail"]
    assert english["what_to_do"] != portuguese["what_to_do"]
    assert (english.headers["Content-Language"], portuguese.headers["Content-Language"]) == ("en", "pt-BR")


@pytest.mark.parametrize("text", [*(kind.text for kind in HTTP_PROBLEMS.values()), *TITLES.values(), *RETRY.values(),
                                  *(entry.text for entry in catalogue().values())])
def test_every_text_is_written_in_both_languages(text):
    assert isinstance(text, Text)
    assert text.en
    assert text.pt_br


def test_every_code_of_an_operation_is_in_the_catalogue():
    of_operations = {code for item in document()["paths"].values() for operation in item.values()
                     for response in operation["responses"].values() for code in response.get("x-codes", ())}
    assert of_operations <= set(catalogue())
    assert {"not_your_turn", "must_capture", "count_too_low", "stale_version", "idempotency_key_reused"} <= of_operations


def test_the_rules_of_every_game_can_be_broken_in_documented_ways_only():
    played = document()["paths"]["/v1/matches/{match_id}/commands"]["post"]["responses"]
    from api.problem_kinds import codes
    from games.rulebook.errors import IllegalCommand, NotNow
    assert set(codes([NotNow])) <= set(played["409"]["x-codes"])
    assert set(codes([IllegalCommand])) <= set(played["422"]["x-codes"])


def test_it_is_a_page_too(db):
    page = Client().get("/docs/problems", headers={"Accept-Language": "pt-BR"})
    assert page.status_code == 200
    text = page.content.decode()
    assert all(f'id="{code}"' in text for code in catalogue())
    assert "Leia a partida de novo" in text
    assert "http://" not in text.replace("http://www.w3.org", "")
