"""What the Python client does when something goes wrong: one thing at a time."""
import itertools
import re
import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest
from fishing_client import (
    ME,
    OPEN,
    AgainstTheRules,
    ApiError,
    BadRequest,
    Conflict,
    Fishing,
    NoAnswer,
    NotAuthenticated,
    NotFound,
    Patience,
    TooManyRequests,
    bot,
    models,
)

from tests.clients.bad_proxy import BadProxy
from tests.fourth_game.test_yesterdays_client import house, today
from tests.live.service import HERE, eventually

__all__ = ["house", "today"]
KEY = re.compile(rb"\r\nidempotency-key: *([^\r]+)", re.I)
QUICK = Patience(tries=4, first=0.01)
DEAL = {"arrangement": {"dealer": 1, "hands": [["7C", "KD", "2S"], ["7D", "KC", "3S"]], "stock": ["7H", "9C"]}}


@pytest.fixture
def network(door):
    with BadProxy(door, seed=1, late=1.5, chance=False) as proxy:
        yield proxy


@pytest.fixture
def ana(network):
    with Fishing(network.base, timeout=1.0, patience=QUICK) as fishing:
        fishing.become_guest("Ana")
        yield fishing


@pytest.fixture
def match(ana, network):
    """A match of Go Fish that Ana begins."""
    match = ana.create("go_fish", [ME, OPEN], sandbox=DEAL)
    with Fishing(network.base) as bia:
        bia.become_guest("Bia")
        bia.join(match.id)
    match.look()
    network.requests.clear()
    return match


@pytest.mark.parametrize("fate", ["lost before", "lost after", "cut short", "late", "doubled", "502 after", "503 before", "429 before"])
def test_a_move_counts_once_and_bears_one_key(network, match, fate):
    network.fates.append(fate)
    played = match.ask(1, rank="7")
    assert [event.type_ for event in played.events[:2]] == ["asked", "cards_given"]
    assert {KEY.search(request)[1] for request in network.requests} == {KEY.search(network.requests[0])[1]}
    assert len(network.requests) == (1 if fate == "doubled" else 2)
    log = itertools.islice(match.events(), match.look().version)
    assert sum(event.type_ == "asked" for event in log) == 1


@pytest.mark.parametrize("fate", ["lost before", "lost after", "doubled"])
def test_a_client_seed_is_given_once(network, ana, fate):
    match = ana.create("go_fish", [OPEN, bot()], visibility="private")
    network.fates.append(fate)
    match = ana.join(match.id, client_seed="mine")
    assert (match.view.seats[0].client_seed, match.view.shuffle.method) == ("mine", "fishing/2")
    match.resign()
    again = match.rematch(client_seed="once-more")
    assert [seat.client_seed for seat in again.view.seats] == [None, "once-more"]
    later = ana.create("go_fish", [ME, OPEN])
    network.fates.append(fate)
    assert later.give_client_seed("mine").seats[0].client_seed == "mine"
    with pytest.raises(Conflict):
        later.give_client_seed("another")


def test_a_guest_is_made_once_though_nobody_was_told(network, ana):
    first = ana.me().id
    network.fates.append("lost after")
    guest = ana.become_guest("Bia")
    assert ana.me().id == guest.player.id != first


def test_who_never_gets_an_answer_is_told_the_key(network, match):
    network.fates += ["lost after", *["lost before"] * (QUICK.tries - 1)]
    with pytest.raises(NoAnswer) as gone:
        match.ask(1, rank="7")
    assert gone.value.tries == QUICK.tries == len(network.requests)
    key = gone.value.idempotency_key
    played = match.ask(1, rank="7", idempotency_key=key)     # it had counted: the first answer
    assert played.events[0].seq == match.view.version - len(played.events) + 1


def test_nobody_there(ana, network):
    with Fishing("http://127.0.0.1:9", patience=QUICK) as nobody, pytest.raises(NoAnswer, match=r"GET /v1/me: ConnectError, 4 times"):
        nobody.me()


def test_retry_after_is_obeyed_as_far_as_patience_goes(network, ana):
    network.fates += ["429 before"]
    ana.me()
    assert ana.retries == 1
    network.fates += ["429 before"]
    with Fishing(network.base, ana.token, patience=Patience(longest_retry_after=0.5)) as hasty, pytest.raises(TooManyRequests) as refused:
        hasty.me()
    assert (refused.value.retry_after, refused.value.tries, refused.value.code) == (1.0, 1, "unknown")


def test_a_refusal_is_not_asked_again(network, ana, match):
    for kind, status, code, do in [
        (AgainstTheRules, 422, "rank_not_held", lambda: match.ask(1, rank="9")),
        (BadRequest, 400, "invalid_body", lambda: match.send({"type": "ask", "target": "1", "rank": "7"})),
        (Conflict, 409, "stale_version", lambda: match.ask(1, rank="7", expected_version=1)),
        (NotFound, 404, "match_not_found", lambda: ana.match(str(uuid.uuid4()))),
    ]:
        network.requests.clear()
        with pytest.raises(kind) as refused:
            do()
        error = refused.value
        assert (error.status, error.tries, len(network.requests)) == (status, 1, 1)
        assert (error.code, bool(error.detail), bool(error.request_id)) == (code, True, True)
    with Fishing(network.base, "fpt_" + "0" * 48) as nobody, pytest.raises(NotAuthenticated):
        nobody.me()


def test_errors_point_at_what_is_wrong(match):
    with pytest.raises(ApiError) as refused:
        match.send({"type": "ask", "target": "1", "rank": "7"})
    assert [error.pointer for error in refused.value.errors] == ["/target"]


def test_a_rehearsal_plays_nothing(match):
    version = match.view.version
    match.rehearse(models.AskCommand("ask", 1, "7"))
    with pytest.raises(AgainstTheRules):
        match.rehearse({"type": "ask", "target": 1, "rank": "9"})
    assert match.look().version == version


@pytest.mark.parametrize("is_held", [True, False])
def test_what_others_do_arrives_whether_polls_are_held_or_not(service, door, is_held):
    with (BadProxy(door if is_held else service.port, seed=1, late=1.5, chance=False) as network, Fishing(network.base) as ana,
          Fishing(service.base) as bia, ThreadPoolExecutor() as pool):
        ana.become_guest("Ana")
        bia.become_guest("Bia")
        match = ana.create("go_fish", [ME, OPEN], clock={"turn_seconds": 30})
        views = match.views()
        assert next(views).status == "open"
        network.requests.clear()
        coming = pool.submit(next, views)
        eventually(lambda: len(network.requests) >= (1 if is_held else 2), "it polls")
        bia.join(match.id)
        assert coming.result().status == "active"
        assert all(b"\r\nif-none-match:" in request.lower() for request in network.requests)
        assert len(network.requests) == 1 or not is_held


def test_the_first_match_of_the_readme_is_played_to_its_end(door, capsys):
    readme = (HERE / "clients/python/README.md").read_text()
    example = re.search(r"```python\n(.*?)```", readme, re.S)[1].replace("http://127.0.0.1:8000", f"http://127.0.0.1:{door}")
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[[01](, 1)?\]\n", capsys.readouterr().out)


def test_who_left_has_left_though_nobody_was_told(network, ana):
    match = ana.create("go_fish", [ME, OPEN])
    network.fates.append("lost after")
    match.leave()
    with pytest.raises(ApiError):
        match.leave()


def test_from_the_lobby_to_the_rematch(network, ana):
    match = ana.create("go_fish", [ME, OPEN, OPEN], visibility="private")
    with Fishing(network.base) as bia:
        bia.become_guest("Bia")
        hers = bia.join(match.id, invite_code=match.look().invite_code, seat=2)
        match.start()
        assert [len(match.view.seats), hers.look().status, hers.seat] == [2, "active", 1]
        assert hers.resign().status == "finished"
        assert [view.status for view in match.views()][-1] == "finished"
        again = match.rematch()
        assert hers.rematch().id == again.id != match.id
    assert ana.inbox().items[0].id == again.id


def test_a_log_is_read_on_from_where_one_was(ana):
    match = ana.create("go_fish", [ME, bot()])
    seqs = []
    for event in match.events():
        seqs.append(event.seq)
        if len(seqs) == 2:
            break
    match.resign()
    seqs += [event.seq for event in match.events(after=2)]
    assert seqs == [*range(1, match.view.version + 1)]
    assert [*match.events(after=match.view.version)] == []


def test_a_game_an_event_and_a_code_that_came_later(today):
    with Fishing(today) as ana, Fishing(today) as bia:
        ana.become_guest("Ana")
        bia.become_guest("Bia")
        match = ana.create("blind_pond", [ME, OPEN])
        bia.join(match.id)
        action = match.look().you.actions[0]
        assert isinstance(action, models.OtherAction)
        lay = {"type": action.type_, "card": action["cards"][0]}
        played = match.send(lay)
        assert models.OtherEvent in map(type, played.events)
        with pytest.raises(Conflict) as refused:
            match.send(lay)
        assert refused.value.code == "already_laid"
        match.resign()
        assert {"pond_filled", "laid"} <= {event.type_ for event in match.events()}
