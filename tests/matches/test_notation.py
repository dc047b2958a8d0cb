"""A match written down and played again is the same match; what is no match is refused with its line, and nothing else happens."""
import json
import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from django.core.management import CommandError, call_command
from hypothesis import given, settings
from hypothesis import strategies as st

from games.matches import archive, notation, notation_reader, selectors
from games.matches.models import Event
from games.matches.notation_reader import BadNotation
from games.rulebook import VERSIONS
from games.rulebook.notation import Misread
from tests.api.caller import Caller
from tests.api.playing import ME, OPEN, arranged, begun, ended
from tests.matches.conftest import NOW
from tests.matches.driving import play_out
from tests.matches.notated import check, random_match
from tests.rulebook.playing import commands_at

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = re.findall(r"```notation\n(.*?)```", (DOCS / "notation.md").read_text(encoding="utf-8"), re.S)
GO_FISH = EXAMPLES[0]


@pytest.mark.parametrize("game", VERSIONS.values(), ids=lambda game: f"{game.slug}-v{game.rules_version}")
@pytest.mark.parametrize("seed", range(8))
def test_a_random_match_is_played_again_line_for_line(game, seed):
    check(random_match(game, Random(seed)))                  # thousands of them: python -m tests.matches.notated


@pytest.mark.parametrize("game", VERSIONS.values(), ids=lambda game: f"{game.slug}-v{game.rules_version}")
def test_every_command_is_read_as_it_is_written(game):
    ledger, written = random_match(game, Random(1)), 0
    state = game.new(ledger.options, len(ledger.seats))
    for line in ledger.added:
        if isinstance(line.event, game.events):
            state = game.evolve(state, line.event)
            for awaited in game.awaits(state):
                for command in commands_at(game, state, awaited.seat)[::7]:
                    assert game.notation.read(game.notation.write(command).split(), state) == command
                    written += 1
    assert written > 10


@pytest.mark.parametrize("words", [["nothing"], ["ask"], ["ask", "1"], ["ask", "1", "11"], ["ask", "x", "7"], ["ask", "1", "7", "8"],
                                   ["play"], ["play", "tuna-11"], ["play", "tuna-1", "x"], ["play", "tuna-1", "y", "B"],
                                   ["announce", "fish"], ["announce", "whale", "with", "fish"], ["announce", "fish", "with", '"…"'],
                                   ["doubt", "1"], ["trust", "1"], ["discard"], ["discard", "whale"]])
@pytest.mark.parametrize("game", VERSIONS.values(), ids=lambda game: f"{game.slug}-v{game.rules_version}")
def test_what_is_no_move_is_said_with_what_was_expected(game, words):
    ledger = random_match(game, Random(5))
    with pytest.raises(Misread, match="expected"):
        game.notation.read(words, ledger.state)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.split('"')[1])
def test_the_documented_examples_are_matches(text):
    playback = notation_reader.read(text)
    assert playback.result.reason == "completed"
    assert notation_reader.differences(playback, text) == []


def test_both_languages_have_the_same_examples_and_grammar():
    english, portuguese = [re.findall("```(?:notation|abnf)\n.*?```", (DOCS / name).read_text(encoding="utf-8"), re.S)
                           for name in ("notation.md", "notation.pt-BR.md")]
    assert english == portuguese
    assert len(english) == 1 + 3


@pytest.mark.parametrize(("old", "new", "line", "says"), [
    ("[Notation 1]", "[Notation 2]", 1, "expected version 1"),
    ("[Notation 1]", "Notation 1", 1, "expected the tag Notation"),
    ('[Game "go_fish"]', '[Game "chess"]', 2, "expected a game of this service"),
    ('[Game "go_fish"]', "[Game go_fish]", 2, "expected a JSON value"),
    ("[Rules 1]", "[Rules 99]", 3, "expected a version of its rules that is known"),
    ('[Preset "classic"]', '[Preset "classic"]\n[Options {"dealer": "x"}]', 5, "expected options of the game"),
    ('[Preset "classic"]\n', "", 16, "expected the tag Preset"),
    ('[Preset "classic"]', '[Preset "classic"]\n[Preset "classic"]', 5, "stands there twice"),
    ('[Preset "classic"]', '[Preset "classic"]\n[Colour "red"]', 5, "found the tag Colour, expected one of Notation"),
    ('[Preset "classic"]', '[Preset "classic"]\n[ClientSeeds ["river", null]]', 5, "expected 3 client seeds, null where there is none"),
    ('[Preset "classic"]', '[Preset "classic"]\n[ClientSeeds ["a river", null, null]]', 5, "expected 3 client seeds"),
    ('[Preset "classic"]', '[Preset "classic"]\n[ClientSeeds ["river", null, 7]]', 5, "expected 3 client seeds"),
    ('[Preset "classic"]', '[Preset "classic"]\n[ClientSeeds ["river", null, null]]', 14, "expected fishing/2"),
    ("2026-11-30T18:00:00.000000Z", "yesterday", 6, "expected a date"),
    ('"on_timeout": "autoplay"', '"on_timeout": "sleep"', 11, "expected an object of turn_seconds"),
    ('"stock": ["7H"', '"stock": ["7Z"', 12, "expected a first deal"),
    ('"stock": ["7H"', '"stock": ["7C"', 18, "the deck has each card once"),
    ('[Method "fishing/1"]', '[Method "dice"]', 13, "expected fishing/1"),
    ('[Seed "7330', '[Seed "7331', 14, "expected the SHA-256 of the seed"),
    ('"scores": [0, 1, 1]', '"scores": [1, 1, 1]', 21, "expected the result that the moves lead to"),
    ("0. 0 sit", "1. 0 sit", 18, "expected turn 0"),
    ("0 sit 0193", "0 sit 019x", 18, "expected the id of a player"),
    ("start 0 1 2", "start 0 1", 18, "expected the numbers that the 3 seats had before"),
    ("start 0 1 2", "0 ask 1 2", 18, "expected SEAT sit PLAYER"),
    ("1. 0 ask 1 2 ", "1. 0 ask 9 2 ", 19, "There is no seat 9"),
    ("1. 0 ask 1 2 ", "1. 0 ask 1 Z ", 19, "found 'Z', expected a rank or a card"),
    ("1. 0 ask 1 2 ", "1. 7 ask 1 2 ", 19, "expected a seat from 0 to 2"),
    ("1. 0 ask 1 2 ", "1. 1 ask 0 2 ", 19, "It is not your turn"),
    ("1. 0 ask 1 2 @+3 ", "1. 0 ask 1 2 @3 ", 19, "expected seconds with their sign"),
    ("1. 0 ask 1 2 @+3 ", "1. 0 ask 1 2 @+999999999 @+1 ", 19, "a time ends a move"),
    ("{gets 2C}", "{gets 2C", 19, "found '{'"),
    ("; 1 resign @+7", "", 19, "expected a seat that has just resigned or timed out"),
    ("; 1 bot medium", "; 1 bot MEDIUM", 19, "expected the level of a bot"),
    ("; 1 resign @+7; 1 bot medium", "; 2 timeout; 2 bot medium", 19, "expected a seat that is awaited"),
    ("; finish completed", "", 22, "expected a last move that ends the match"),
    ("; 1 resign", "; finish completed", 19, "the table is not at its end"),
    ("finish completed", "finish completed; 0 ask 1 7", 21, "expected the end: the match is over"),
    ("2. 1 ask 0 K", "2. ; 1 ask 0 K", 20, "expected a move before it"),
    ("3. 2 ask", "4. 2 ask", 21, "expected turn 3"),
])
def test_what_is_wrong_is_said_with_its_line(old, new, line, says):
    assert old in GO_FISH
    with pytest.raises(BadNotation) as refused:
        notation_reader.read(GO_FISH.replace(old, new, 1))
    assert str(refused.value).startswith(f"line {line}: "), refused.value
    assert says in str(refused.value)


INSTEAD = ["", " ", ";", "0", "-1", '"', "{", "}", "[", "]", "@+9", "@-999999999", ".", "\n", "\r", "\0", "\ud800", "null", "[]", "NaN",
           "1e999", "start 0 1 2", "finish completed", "1 timeout", "bot", "ask 1 7", "play *", "announce fish with fish",
           '"\\ud800"', "sit", "Z"]


@given(st.sampled_from(EXAMPLES), st.lists(st.tuples(st.integers(0, 3_000), st.integers(0, 12), st.sampled_from(INSTEAD)), max_size=4))
@settings(max_examples=150, deadline=None, database=None)
def test_whatever_a_text_says_it_is_a_match_or_refused_with_its_line(text, edits):
    for at, length, instead in edits:
        at %= len(text)
        text = text[:at] + instead + text[at + length:]
    try:
        playback = notation_reader.read(text)
    except BadNotation as error:
        line = error.line
    else:
        line = len(text.split("\n"))
        assert playback.match.is_over
        notation_reader.differences(playback, text)
    assert 1 <= line <= text.count("\n") + 2


@given(st.text(max_size=200))
@settings(max_examples=40, deadline=None, database=None)
def test_any_text_at_all(text):
    with pytest.raises(BadNotation):
        notation_reader.read(text)


def exported(match_id, *options):
    out = StringIO()
    call_command("notation", str(match_id), *options, stdout=out)
    return out.getvalue()


def imported(path, *options):
    out = StringIO()
    call_command("play_notation", str(path), *options, stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("game", ["go_fish", "pescado_novo", "historias_de_pescador"])
def test_a_match_of_the_service_is_exported_and_comes_to_the_same_replay(open_match, tmp_path, game):
    """With bots, and once its log is archived."""
    match = open_match(game, 3, bots=1).match
    play_out(match.pk, NOW, Random(3))
    path = f"/v1/matches/{match.pk}/replay"
    replay, text = Caller().get(path), exported(match.pk)
    (tmp_path / "match.txt").write_text(text, encoding="utf-8")
    assert [json.loads(line) for line in imported(tmp_path / "match.txt").splitlines()] == replay.lines
    assert imported(tmp_path / "match.txt", "--check") == f"{len(replay.lines)} events, and every turn as it is told\n"
    told = Caller().get(path, Accept="text/plain")
    assert (told.raw.decode(), told.headers["Content-Type"]) == (text, "text/plain; charset=utf-8")
    assert archive.archive(match_id=match.pk, now=NOW)
    assert exported(match.pk) == text


def test_whoever_told_it_otherwise_is_found_out(tmp_path):
    (tmp_path / "match.txt").write_text(GO_FISH.replace("{gets 2C}", "{go fish: 9C}"), encoding="utf-8")
    with pytest.raises(CommandError, match="1 turns are told otherwise"):
        imported(tmp_path / "match.txt", "--check")


def test_a_file_that_is_none(tmp_path):
    for content, says in ((b"\xff", "is not a text in UTF-8"), (b"", "line 1: expected the tag Notation"), (b"[" * 5_000_000, "4 MiB")):
        (tmp_path / "match.txt").write_bytes(content)
        with pytest.raises(CommandError, match=says):
            imported(tmp_path / "match.txt")
    with pytest.raises(CommandError, match="cannot be read: No such file"):
        imported(tmp_path / "none.txt")


def test_there_is_none_of_a_match_that_is_being_played(ana, bia):
    match_id = arranged(ana, bia)
    refused = ana.get(f"/v1/matches/{match_id}/replay", Accept="text/plain")
    assert (refused.status, refused.code) == (409, "match_not_finished")
    with pytest.raises(CommandError, match="for matches that are over"):
        exported(match_id)
    with pytest.raises(CommandError, match="não existe"):
        exported("01930000-0000-7000-8000-999999999999", "--language", "pt-BR")


def test_a_log_that_is_not_whole_is_said_to_be_so(ana, bia):
    match_id = ended(ana, bia)
    Event.objects.filter(match=match_id).delete()
    with pytest.raises(CommandError, match=f"has 0 lines, it should have .* see manage.py refold {match_id}"):
        exported(match_id)


def test_who_was_erased_has_no_name_in_it(ana, bia):
    match_id = ended(ana, bia)
    ana.delete("/v1/me")
    text = bia.get(f"/v1/matches/{match_id}/replay", Accept="text/plain").raw.decode()
    assert '"name": "Deleted player"' in text
    assert "Ana" not in text
    assert notation_reader.read(text).added == selectors.log(selectors.position(match_id))
    assert notation.notation(selectors.position(match_id)) == text


def test_client_seeds_are_in_it_once_they_were_mixed_in(ana, bia):
    match_id = begun(ana, seats=[{**ME, "client_seed": "3-5-2-6-1"}, OPEN])
    assert bia.post(f"/v1/matches/{match_id}/seats", {"client_seed": "river"}).status == 201
    ana.post(f"/v1/matches/{match_id}/resign")
    text = exported(match_id)
    assert '[Method "fishing/2"]' in text
    assert '[ClientSeeds ["3-5-2-6-1", "river"]]' in text
    assert notation_reader.read(text).added == selectors.log(selectors.position(match_id))


def test_a_client_seed_of_a_match_that_never_began_is_told_to_nobody(ana):
    match_id = begun(ana, seats=[{**ME, "client_seed": "a-secret-of-mine"}, OPEN])
    assert ana.delete(f"/v1/matches/{match_id}/seats/me").status == 204
    assert "a-secret-of-mine" not in exported(match_id)
    assert notation_reader.read(exported(match_id)).added == selectors.log(selectors.position(match_id))
