"""What requests ask of the database, statement by statement: whoever adds one says so here."""
import re
from random import Random

from django.db import connection
from django.test.utils import CaptureQueriesContext

from api.unchanged import UnchangedFirst
from tests.api.playing import FIRST, arranged, begun, guests, next_move
from tests.api.test_unchanged import DJANGO, answered, bearer, environ, etag_of

READING = ["SELECT players_playertoken", "SELECT matches_match", "SELECT matches_seat"]
COMMAND = ["SELECT players_playertoken",                     # with the player
           "SELECT matches_match",                           # is anything due that must be settled first
           "SAVEPOINT",                                      # a transaction where there is no test around it
           "SELECT matches_match",                           # under the lock
           "SELECT matches_seat",                            # with their players
           "INSERT matches_event",                           # all of them
           "UPDATE matches_match",
           "UPDATE matches_seat",                            # one for each whose clock changed
           "RELEASE"]


def asked(act):
    """Verb and table of each statement."""
    with CaptureQueriesContext(connection) as captured:
        act()
    found = (re.match(r'(\w+)(?:.*?\b(?:FROM|INTO|UPDATE)\b "(\w+)")?', query["sql"].replace("UPDATE ", "UPDATE UPDATE ", 1))
             for query in captured)
    return [" ".join(part for part in match.groups() if part) for match in found]


def test_a_command(ana, bia):
    path = f"/v1/matches/{arranged(ana, bia)}/commands"
    assert asked(lambda: ana.post(path, FIRST["go_fish"])) == COMMAND


def test_a_command_at_a_table_of_four_asks_for_no_more(db):
    players = guests(4)
    match = begun(*players, game="historias_de_pescador")
    mover, command = next_move(Random(1), match, players)
    statements = asked(lambda: mover.post(f"/v1/matches/{match}/commands", command))
    assert [one for one in statements if one != "UPDATE matches_seat"] == [one for one in COMMAND if one != "UPDATE matches_seat"]


def test_a_whole_match(ana, bia):
    path = f"/v1/matches/{arranged(ana, bia)}"
    assert asked(lambda: ana.get(path)) == READING


def test_a_304_asks_once_at_most_and_nothing_through_django(ana, bia, settings):
    settings.PULSE_SECONDS = 10**9
    path, app = f"/v1/matches/{arranged(ana, bia)}", UnchangedFirst(DJANGO)
    given = environ(path, bearer(ana), etag_of(path, bearer(ana)))
    assert answered(app, given)[0].startswith("304")         # Django's own: its headers are learned
    assert asked(lambda: answered(app, given)) == []
