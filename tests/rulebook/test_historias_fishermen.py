"""The Fishermen of Histórias de Pescador: what each card takes for obeyed, and what it costs to forget it (H47 to H51)."""
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.rulebook.errors import IllegalCommand, ImpossibleArrangement
from games.rulebook.game import Moment, Viewer
from games.rulebook.historias_de_pescador import GAME
from games.rulebook.historias_de_pescador.fishermen import FISHERMEN, INSTRUCTIONS, NAMES, OATHS, WEATHER, obeys, words
from games.rulebook.historias_de_pescador.model import (
    Announce,
    Announced,
    DeckExhausted,
    Drew,
    FishermanDealt,
    FishermanRevealed,
    InstructionMissed,
    NetReshuffled,
    Revealed,
)
from games.rulebook.historias_de_pescador.options import Options
from games.rulebook.historias_de_pescador.rules import AnnounceAction
from games.rulebook.historias_de_pescador.view import FishermanDealtSeen, FishermanView
from games.rulebook.text import LANGUAGES
from tests.rulebook.test_historias_de_pescador import CHANCE, Play, table

OBEYED = [                                                   # told with 3 octopuses
    ("boaster", "What a catch!"),
    ("boaster", "Que pescaria?!  \n"),
    ("boaster", "大漁！"),
    ("boaster", "Três polvos‼"),
    ("boaster", "Três polvos ❗️"),
    ("questioner", "Who would have thought?"),
    ("questioner", "Quem diria!?"),
    ("questioner", "本当？"),
    ("questioner", "هل تصدق؟"),
    ("questioner", "Ποιος το πιστεύει;".replace(";", "\u037e")),
    ("whisperer", "psst… três polvos, às 5 da manhã"),
    ("whisperer", "三匹の蛸"),
    ("shouter", "TRÊS POLVOS ÀS 5H"),
    ("shouter", "Nº 1 DO MAR"),
    ("shouter", "三匹の蛸"),
    ("bookkeeper", "I caught 3 of them"),
    ("bookkeeper", "(3)"),
    ("bookkeeper", "3"),
    ("bookkeeper", "peguei ３ polvos"),
    ("bookkeeper", "أمسكت ٣ أخطبوطات"),
    ("bookkeeper", "4-3=1"),
    ("echo", "octopus after octopus"),
    ("echo", "Polvo? POLVOS!"),
    ("echo", "an octopus, um polvo"),
    ("echo", "octopuses/octopi"),
    ("rambler", "one two three four five six seven eight nine ten eleven twelve"),
    ("rambler", "Era uma vez um velho pescador que saiu bem cedo e pegou 3 polvos…"),
    ("terse", "Polvos."),
    ("terse", "three fine octopuses"),
    ("terse", "  3 – !!! "),
    ("weatherman", "in the rain"),
    ("weatherman", "Que TEMPESTADE!"),
    ("weatherman", "nevoa na baía"),
    ("weatherman", "sob o ce\u0301u"),
    ("sworn", "I swear, three!"),
    ("sworn", "juro."),
    ("sworn", "«¡Palavra de honra!»: três"),
    ("sworn", "Pela  minha\thonra, três"),
    ("sworn", "On my honour"),
]
BROKEN = [
    ("boaster", "What a catch"),
    ("boaster", "What a catch! 🐙"),
    ("boaster", "¡What a catch"),
    ("boaster", "«What a catch!»"),
    ("questioner", "Who would have thought."),
    ("questioner", "¿Who"),
    ("questioner", "they were three;"),
    ("whisperer", "psst… Três"),
    ("whisperer", "psst… E\u0301 verdade"),
    ("whisperer", "ǅ"),
    ("whisperer", "3, 4!"),
    ("shouter", "TRÊS POLVOs"),
    ("shouter", "É VERDADe\u0301"),
    ("shouter", "3!"),
    ("bookkeeper", "three of them"),
    ("bookkeeper", "33 of them"),
    ("bookkeeper", "3kg"),
    ("bookkeeper", "x³"),
    ("bookkeeper", "4"),
    ("echo", "an octopus"),
    ("echo", "octopus and octopusses"),
    ("echo", "crab, crab, crab"),
    ("echo", "octopusoctopus"),
    ("rambler", "one two three four five six seven eight nine ten eleven"),
    ("rambler", "a . . . . . . . . . . . . . . ."),
    ("terse", "there were three octopuses"),
    ("terse", "guarda-chuva d'água"),
    ("terse", "…!"),
    ("weatherman", "they were drained and solitary"),
    ("weatherman", "solvent"),
    ("sworn", "Well, I swear"),
    ("sworn", "I swore"),
    ("sworn", "Jurado"),
    ("sworn", "Palavra"),
]


@pytest.mark.parametrize(("card", "story"), OBEYED)
def test_H47_stories_that_obey(card, story):
    assert obeys(card, story, "octopus", 3)


@pytest.mark.parametrize(("card", "story"), BROKEN)
def test_H47_stories_that_do_not(card, story):
    assert not obeys(card, story, "octopus", 3)


@pytest.mark.parametrize("story", [None, "", " ", "\n\t\u2003"])
@pytest.mark.parametrize("card", FISHERMEN)
def test_H47_no_story_breaks_every_card(card, story):
    assert not obeys(card, story, "octopus", 3)


@pytest.mark.parametrize("creature", NAMES)
def test_H47_every_name_of_a_creature_counts_for_the_echo(creature):
    for name in NAMES[creature]:
        assert obeys("echo", f"{name}, {name.upper()}", creature, 1)
        assert not obeys("echo", f"{name}, no more", creature, 1)
        assert not any(obeys("echo", f"{name} {name}", other, 1) for other in NAMES if other != creature)


@given(st.sampled_from(FISHERMEN), st.text(), st.sampled_from(sorted(NAMES)), st.integers(1, 20))
def test_H47_spelling_and_white_space_around_a_story_never_matter(card, story, creature, count):
    answer = obeys(card, story, creature, count)
    assert answer == obeys(card, unicodedata.normalize("NFD", story), creature, count)
    assert answer == obeys(card, unicodedata.normalize("NFC", story), creature, count)
    assert answer == obeys(card, f" \u3000{story}\n\t ", creature, count)


@given(st.text())
def test_H47_words_are_runs_of_letters_and_digits(story):
    assert all(word.isalnum() for word in words(story))
    assert words(f"{story} polvo!") == [*words(story), "polvo"]


@pytest.mark.parametrize("card", FISHERMEN)
def test_H47_the_cards_are_said_to_be_house_cards(card):
    assert INSTRUCTIONS[card].en.startswith("House card")
    assert INSTRUCTIONS[card].pt_br.startswith("Carta da casa")


@pytest.mark.parametrize(("place", "language"), list(enumerate(LANGUAGES)))
def test_H47_the_rules_for_players_have_every_word_that_a_card_knows(place, language):
    told = " ".join(words(GAME.rules(language)))
    known = [*WEATHER[place].split(), *OATHS[place],
             *(name for names in NAMES.values() for name in (names[:2] if language == "en" else names[2:]) if name != "octopi")]
    assert [phrase for phrase in known if f" {' '.join(words(phrase))} " not in f" {told} "] == []


def test_H48_one_each_known_to_its_owner_alone():
    play = Play(Options(fishermen=True), 4)
    dealt = [event for event in play.log if isinstance(event, FishermanDealt)]
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    assert len({event.card for event in dealt}) == 4
    assert GAME.show(dealt[2], Viewer(2)) == FishermanDealtSeen(2, 1, dealt[2].card)
    assert GAME.show(dealt[2], Viewer(1)) == GAME.show(dealt[2], Viewer(None)) == FishermanDealtSeen(2, 1, card=None)
    assert play.sees(2).fishermen == tuple(
        FishermanView(event.seat, False, event.card if event.seat == 2 else None) for event in dealt)
    assert {held.card for held in play.sees(None).fishermen} == {None}


def test_H48_without_the_option_there_are_none():
    assert Play(Options(), 3).sees(0).fishermen == ()


@pytest.mark.parametrize("fishermen", ["echo", "echo echo", "echo terse sworn"])
def test_H48_an_arrangement_has_a_different_one_for_every_seat(fishermen):
    with pytest.raises(ImpossibleArrangement, match="2 different Fishermen"):
        table("fish", "crab", fishermen=fishermen)


def lies_and_is_caught(play):
    """Seat 0 announces a crab without one, seat 1 doubts and discards a fish."""
    play.announce(0, "crab", "squid")
    events = play.doubt(1)
    play.discard(1, "fish")
    return events


def table_with_fishermen(fishermen="boaster terse", deck="crab squid crab crab crab squid squid", net=""):
    return table("squid squid fish fish", "trash fish fish fish crab", deck=deck, net=net, fishermen=fishermen)


def test_H49_the_first_lost_doubt_turns_the_fisherman_up():
    play = table_with_fishermen()
    events = lies_and_is_caught(play)
    assert events[1:3] == (Revealed(0, False, ("squid",)), FishermanRevealed(0, "boaster"))
    assert play.sees(1).fishermen == (FishermanView(0, True, "boaster"), FishermanView(1, False, "terse"))
    assert play.sees(None).fishermen == (FishermanView(0, True, "boaster"), FishermanView(1, False, None))


def test_H49_a_second_lie_turns_up_nothing_new():
    play = table_with_fishermen()
    lies_and_is_caught(play)
    play.announce(1, "crab", "crab")
    play.trust(0)
    lies_and_is_caught(play)
    assert play.log.count(FishermanRevealed(0, "boaster")) == 1


def test_H49_a_truth_that_is_doubted_turns_up_nothing():
    play = table_with_fishermen()
    play.announce(0, "fish", "fish")
    play.doubt(1)
    assert not any(held.revealed for held in play.sees(None).fishermen)


def caught():
    play = table_with_fishermen()
    lies_and_is_caught(play)
    play.announce(1, "fish", "fish")
    play.trust(0)
    return play


def test_H50_before_that_no_story_is_checked():
    play = table_with_fishermen()
    assert play.announce(0, "crab", "squid", "no mark") == (Announced(0, "crab", ("squid",), "no mark", play.seq),)
    assert play.log[-1] == Announced(0, "crab", ("squid",), "no mark", play.seq)


def test_H50_afterwards_the_action_carries_the_instruction():
    action, = GAME.legal(caught().state, 0)
    assert isinstance(action, AnnounceAction)
    assert action.instruction == INSTRUCTIONS["boaster"]


@pytest.mark.parametrize("story", [None, "", "A fish, no more"])
def test_H50_a_story_that_breaks_the_card_stands_and_costs_a_card(story):
    play = caught()
    events = play.announce(0, "fish", "fish", story)
    assert events == (Announced(0, "fish", ("fish",), story or None, play.seq), InstructionMissed(0, "boaster"),
                      Drew(0, ("crab",), "instruction_missed"))
    assert play.awaited == [(1, "doubt")]


def test_H50_a_story_that_obeys_costs_nothing_and_is_kept_without_the_white_space_around():
    play = caught()
    assert play.announce(0, "fish", "fish", "  The biggest of the bay!\n") == (
        Announced(0, "fish", ("fish",), "The biggest of the bay!", play.seq),)
    assert play.sees(1).announcement.story == "The biggest of the bay!"


def test_H50_every_announcement_is_checked():
    play = caught()
    for story, missed in ((None, 1), ("A fish!", 0), ("A fish.", 1)):
        assert play.announce(0, "fish", play.state.hands[0][-1], story).count(InstructionMissed(0, "boaster")) == missed
        play.trust(1)
        play.announce(1, "fish", play.state.hands[1][-1])
        play.trust(0)


def test_H51_a_last_card_is_not_the_last_after_a_fine():
    play = table("squid", "trash fish fish fish", deck="crab crab crab", fishermen="boaster terse")
    lies_and_is_caught(play)
    play.announce(1, "crab", "fish")
    play.trust(0)
    play.announce(0, "crab", "squid crab crab")
    assert play.hand(0) == "crab"
    play.trust(1)
    assert (play.over, play.awaited) == (False, [(1, "announce")])


def test_H51_the_fine_comes_from_the_net_where_the_deck_is_empty_but_not_from_the_open_announcement():
    play = table_with_fishermen(deck="crab squid")
    lies_and_is_caught(play)
    play.announce(1, "fish", "fish fish")
    play.trust(0)
    net = play.state.net
    reshuffled, drew = play.announce(0, "fish", "fish fish")[2:]
    assert isinstance(reshuffled, NetReshuffled)
    assert sorted(reshuffled.cards) == sorted(net) == ["fish", "fish", "fish"]
    assert drew == Drew(0, reshuffled.cards[:1], "instruction_missed")


def test_H51_a_fine_that_is_nowhere_to_be_drawn_is_forgiven():
    state = replace(caught().state, deck=(), net=())
    assert GAME.decide(state, 0, Announce("fish", ("fish",)), Moment(50, CHANCE))[2:] == (
        Drew(0, (), "instruction_missed"), DeckExhausted(0, missing=1))


@pytest.mark.parametrize(("story", "refused"), [("x" * 280, False), (" " * 99 + "x" * 280 + "\n", False), ("x" * 281, True)])
def test_a_story_has_280_characters_at_most(story, refused):
    play = table("fish crab", "squid")
    if refused:
        assert play.refuses_announcement(0, "fish", "fish", story) == (IllegalCommand, "story_too_long")
    else:
        assert play.announce(0, "fish", "fish", story)[0].story == "x" * 280
