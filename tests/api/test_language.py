"""English and Brazilian Portuguese, by Accept-Language."""
import pytest

from api import problems
from games.matches import errors as match_errors
from games.players import errors as player_errors
from games.rulebook import errors as rule_errors
from tests.api.playing import arranged, begun
from tests.api.routes import READS, at
from tests.api.test_problems import leaves


@pytest.mark.parametrize(("asked", "language"), [
    ("", "en"), ("en", "en"), ("en-GB", "en"), ("pt-BR", "pt-BR"), ("pt", "pt-BR"), ("PT-br", "pt-BR"), ("pt-PT", "pt-BR"), ("fr",
                                                                                                                             "en"),
    ("fr, pt;q=0.5", "pt-BR"), ("en;q=0.5, pt;q=0.9", "pt-BR"), ("pt;q=0.5, en;q=0.9", "en"), ("fr;q=1, *;q=0.1", "en"),
    ("pt;q=0", "en"), ("en;q=0, pt;q=0.1", "pt-BR"), ("*", "en"), ("nonsense;;;", "en"), ("pt;q=2", "en"), (",",
                                                                                                            "en"), ("x" * 5_000,
                                                                                                                    "en"),
    ("pt-BR," + "x" * 5_000, "pt-BR"), ("é", "en"), ("pt_BR", "en")])
def test_the_language_is_the_best_of_those_asked_for(anybody, asked, language):
    answer = anybody.get("/v1/games/bridge", Accept_Language=asked)
    assert answer.headers["Content-Language"] == language
    assert answer["detail"].startswith("There is" if language == "en" else "Não há")


@pytest.mark.parametrize("path", READS)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_answer_says_its_language(ana, bia, path, language):
    assert ana.get(at(path, begun(ana, bia)), Accept_Language=language).headers["Content-Language"] == language


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize(("command", "status"), [({"type": "ask", "target": 1, "rank": "9"}, 422), ({"type": "ask"}, 400),
                                                 ({"type": "ask", "target": 1, "rank": "7", "expected_version": 1}, 409)])
def test_a_refusal_speaks_the_language_of_the_request(ana, bia, language, command, status):
    answer = ana.post(f"/v1/matches/{arranged(ana, bia)}/commands", command, Accept_Language=language)
    assert (answer.status, answer.headers["Content-Language"]) == (status, language)
    assert answer["title"] == problems.TITLES[status].to(language)
    portuguese = any(word in answer["detail"] for word in ("preciso", "Alguns", "partida"))
    assert portuguese == (language == "pt-BR")


def test_a_game_is_called_by_its_name_in_the_language(anybody):
    names = {language: anybody.get("/v1/games/historias_de_pescador", Accept_Language=language)["name"] for language in ("en",
                                                                                                                         "pt-BR")}
    assert names["pt-BR"] == "Histórias de Pescador"
    assert names["en"] != names["pt-BR"]


def test_an_error_in_a_field_speaks_the_language_too(ana):
    english, portuguese = (ana.patch("/v1/me", {"name": ""}, Accept_Language=language)["errors"][0] for language in ("en", "pt"))
    assert english["code"] == portuguese["code"]
    assert english["detail"] != portuguese["detail"]


def test_every_text_is_there_in_both_languages_with_the_same_blanks():
    texts = [kind.text for kind in problems.HTTP_PROBLEMS.values()] + [text for _, text in problems.FIELD_TEXTS.values()]
    texts += [leaf.text for tree in (match_errors.MatchError, player_errors.PlayerError,
                                     rule_errors.RuleError) for leaf in leaves(tree)]
    texts += problems.TITLES.values()
    for text in texts:
        assert text.en
        assert text.pt_br
        assert text.en != text.pt_br or text.en.startswith("{"), text
        assert _blanks(text.en) == _blanks(text.pt_br), text


def _blanks(text):
    return sorted(part.split("}")[0].replace("pt_br", "en") for part in text.split("{")[1:])
