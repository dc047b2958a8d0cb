"""A queryset that was compiled once answers like one that is compiled anew."""
import threading
import uuid

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.kept import Kept
from games.matches.models import Match, Seat
from games.players.models import Player
from tests.api.playing import begun

NOBODY = uuid.UUID(int=0)


def test_rows_relations_and_order_are_the_same(ana, bia, caio):
    kept = Kept(lambda match: Seat.objects.filter(match=match).select_related("player"), Match._meta.pk, NOBODY)
    match_id = begun(ana, bia)
    for match in (match_id, begun(bia, caio, ana), str(NOBODY)):
        found, anew = kept.all(uuid.UUID(match)), list(Seat.objects.filter(match=match).select_related("player"))
        assert [vars(seat) | {"_state": None} for seat in found] == [vars(seat) | {"_state": None} for seat in anew]
    with CaptureQueriesContext(connection) as captured:
        assert [seat.player.name for seat in kept.all(uuid.UUID(match_id))] == ["Ana", "Bia"]
    assert len(captured) == 1


def test_what_has_changed_meanwhile_is_seen(ana):
    kept = Kept(lambda pk: Player.objects.filter(pk=pk), Player._meta.pk, NOBODY)
    pk = uuid.UUID(ana.player["id"])
    assert kept.first(pk).name == "Ana"
    Player.objects.filter(pk=pk).update(name="Anabela")
    assert kept.first(pk).name == "Anabela"
    assert kept.first(NOBODY) is None


def test_each_thread_keeps_its_own(ana):
    kept, compilers = Kept(lambda pk: Player.objects.filter(pk=pk), Player._meta.pk, NOBODY), []
    kept.first(NOBODY)
    thread = threading.Thread(target=lambda: compilers.append(kept.compiler))
    thread.start()
    thread.join()
    assert compilers == [None] != [kept.compiler]


def test_a_queryset_of_more_than_one_value_is_refused(db):
    with pytest.raises(AssertionError):
        Kept(lambda pk: Player.objects.filter(pk=pk, name="Ana"), Player._meta.pk, NOBODY).first(NOBODY)
