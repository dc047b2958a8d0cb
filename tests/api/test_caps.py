"""How many matches one player may have open and running: what counts, what does not, and what is said."""
import pytest

from games.matches.models import Match
from tests.api.playing import ME, OPEN, begun, ended, opened

BOT = {"kind": "bot", "level": "easy"}


@pytest.fixture(autouse=True)
def _caps(settings):
    settings.OPEN_MATCHES_PER_PLAYER, settings.RUNNING_MATCHES_PER_PLAYER = 2, 3


def ask(host, *seats):
    return host.post("/v1/matches", {"game": "go_fish", "seats": seats or [ME, OPEN]})


def refused(answer, code="too_many_open_matches"):
    assert (answer.status, answer.code) == (409, code), answer
    return True


def test_an_open_match_too_many_is_refused_and_says_of_how_many(ana):
    for _ in range(2):
        opened(ana)
    answer = ask(ana)
    assert refused(answer)
    assert "2 open matches, and at most 2" in answer["detail"]
    assert "2 partidas abertas, e no máximo 2" in ana.post("/v1/matches", {"game": "go_fish", "seats": [ME, OPEN]},
                                                           Accept_Language="pt-BR")["detail"]
    assert Match.objects.count() == 2


def test_what_one_hosts_counts_although_one_does_not_sit_there(ana):
    for _ in range(2):
        opened(ana, seats=[OPEN, OPEN])
    assert refused(ask(ana))


def test_what_one_has_joined_counts(ana, bia):
    for _ in range(2):
        path = f"/v1/matches/{opened(bia, open_seats=2)['id']}"
        assert ana.post(f"{path}/seats").status == 201
    assert refused(ask(ana))
    bia.delete(f"{path}/seats/me")
    ana.delete(f"{path}/seats/me")
    assert ask(ana).status == 201


def test_joining_counts_too_and_the_last_seat_is_no_open_match(ana, bia, caio):
    for _ in range(2):
        opened(ana)
    three = opened(bia, open_seats=2)["id"]
    answer = ana.post(f"/v1/matches/{three}/seats")
    assert refused(answer)
    assert answer["current_version"] == 2
    assert caio.post(f"/v1/matches/{three}/seats").status == 201
    assert ana.post(f"/v1/matches/{three}/seats")["status"] == "active"


def test_invitations_of_strangers_fill_nobodys_measure(ana, bia, caio):
    invited = [{"kind": "player", "player": ana.player["id"]}]
    for host in (bia, caio):
        for _ in range(2):
            opened(host, seats=[ME, OPEN, *invited])
    assert [opened(ana).status for _ in range(2)] == [201, 201]
    waiting = ana.get("/v1/me/matches?awaiting=me")["items"]
    assert len(waiting) == 4
    assert refused(ana.post(f"/v1/matches/{waiting[0]['id']}/seats"))


def test_a_match_against_bots_is_none_of_the_open_ones(ana):
    for _ in range(2):
        opened(ana)
    assert ask(ana, ME, BOT)["status"] == "active"


def test_running_matches_have_a_measure_of_their_own(ana, bia):
    ids = [ask(ana, ME, BOT)["id"] for _ in range(3)]
    answer = ask(ana, ME, BOT)
    assert refused(answer, "too_many_running_matches")
    assert "3 running matches, and at most 3" in answer["detail"]
    assert refused(ask(ana), "too_many_running_matches"), "it would be one more once somebody joins"
    assert refused(ana.post(f"/v1/matches/{opened(bia)['id']}/seats"), "too_many_running_matches")
    ana.post(f"/v1/matches/{ids[0]}/resign")
    assert ask(ana, ME, BOT).status == 201


def test_bots_alone_count_for_their_host(ana):
    for _ in range(3):
        ask(ana, BOT, BOT)
    assert refused(ask(ana, BOT, BOT), "too_many_running_matches")


def test_who_joins_is_not_refused_for_what_the_host_has(ana, bia):
    path = f"/v1/matches/{opened(ana)['id']}"
    for _ in range(3):
        ask(ana, ME, BOT)
    assert bia.post(f"{path}/seats")["status"] == "active", "Ana plays four now, and was asked when she opened it"


def test_a_rematch_counts(ana, bia):
    over = ended(ana, bia)
    for _ in range(2):
        opened(ana)
    assert refused(ana.post(f"/v1/matches/{over}/rematch"))
    assert bia.post(f"/v1/matches/{over}/rematch").status == 201
    assert ana.post(f"/v1/matches/{over}/rematch")["status"] == "active"


def test_a_rematch_is_one_more_to_play(ana, bia):
    over = ended(ana, bia)
    for _ in range(3):
        ask(ana, ME, BOT)
    assert refused(ana.post(f"/v1/matches/{over}/rematch"), "too_many_running_matches")


def test_what_is_over_counts_no_more(ana, bia):
    for _ in range(6):
        ended(ana, bia)
    assert begun(ana, bia)


def test_none_is_any_number(ana, settings):
    settings.OPEN_MATCHES_PER_PLAYER = settings.RUNNING_MATCHES_PER_PLAYER = 0
    assert [ask(ana).status for _ in range(12)] == [201] * 12
