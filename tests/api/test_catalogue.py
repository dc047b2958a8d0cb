"""The catalogue and the rules of the games."""
import pytest
from jsonschema import Draft202012Validator

from tests.api.playing import GAMES, opened


def test_the_catalogue_has_the_three_games(anybody):
    answer = anybody.get("/v1/games")
    assert answer.status == 200
    assert {game["slug"] for game in answer["games"]} >= set(GAMES)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_of_the_catalogue_says_what_the_contract_names(anybody, slug):
    game = anybody.get(f"/v1/games/{slug}").body
    assert game.keys() >= {"slug", "name", "players", "presets", "options", "bot_levels", "clock"}
    assert game["slug"] == slug
    assert game["clock"] == {"turn_seconds": 86_400, "doubt_seconds": 60, "on_timeout": "autoplay", "timeouts_allowed": 2}
    assert set(game["bot_levels"]) <= {"easy", "medium", "hard"}
    assert {"easy", "medium"} <= set(game["bot_levels"])
    assert game in anybody.get("/v1/games")["games"]


@pytest.mark.parametrize("slug", GAMES)
def test_every_level_of_its_bots_is_explained_and_says_what_it_costs(anybody, slug):
    game, jogo = (anybody.get(f"/v1/games/{slug}", Accept_Language=language).body for language in ("en", "pt-BR"))
    assert [bot["level"] for bot in game["bots"]] == game["bot_levels"]
    assert all(0 < bot["typical_ms"] <= bot["max_ms"] == 1_000 for bot in game["bots"])
    for bot, robot in zip(game["bots"], jogo["bots"], strict=True):
        assert len({bot["description"], robot["description"], bot["level"]}) == 3


@pytest.mark.parametrize(("slug", "least", "most"), [("go_fish", 2, 6), ("pescado_novo", 2, 4), ("historias_de_pescador", 2, 7)])
def test_the_players_are_as_many_as_the_contract_says(anybody, slug, least, most):
    assert anybody.get(f"/v1/games/{slug}")["players"] == {"min": least, "max": most}


@pytest.mark.parametrize("slug", GAMES)
def test_the_options_are_a_json_schema_whose_defaults_are_the_first_preset(anybody, slug):
    game = anybody.get(f"/v1/games/{slug}").body
    Draft202012Validator.check_schema(game["options"])
    defaults = {name: member["default"] for name, member in game["options"]["properties"].items()}
    assert next(iter(game["presets"].values())) == defaults
    assert not game["options"]["additionalProperties"]


@pytest.mark.parametrize("slug", GAMES)
def test_every_preset_fits_the_schema_of_its_game(anybody, slug):
    game = anybody.get(f"/v1/games/{slug}").body
    for preset in game["presets"].values():
        Draft202012Validator(game["options"]).validate(preset)


@pytest.mark.parametrize("slug", GAMES)
def test_every_preset_can_be_played_by_as_many_as_it_allows(ana, anybody, slug):
    game = anybody.get(f"/v1/games/{slug}").body
    for name, options in game["presets"].items():
        assert opened(ana, slug, open_seats=3, preset=name)["options"] == options


@pytest.mark.parametrize("slug", GAMES)
def test_the_options_are_explained_in_both_languages(anybody, slug):
    english, portuguese = ({name: member["description"] for name, member in answer["options"]["properties"].items()}
                           for answer in (anybody.get(f"/v1/games/{slug}", Accept_Language=tag) for tag in ("en", "pt-BR")))
    assert english.keys() == portuguese.keys()
    assert all(english[name] != portuguese[name] for name in english)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_rules_come_as_json_or_as_markdown(anybody, slug, language):
    as_json = anybody.get(f"/v1/games/{slug}/rules", Accept_Language=language)
    assert (as_json["game"], as_json["language"], as_json.headers["Content-Language"]) == (slug, language, language)
    assert as_json["markdown"].startswith("#")
    plain = anybody.get(f"/v1/games/{slug}/rules", Accept_Language=language, Accept="text/markdown")
    assert plain.headers["Content-Type"] == "text/markdown; charset=utf-8"
    assert plain.raw.decode() == as_json["markdown"]


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_differ_by_language(anybody, slug):
    english, portuguese = (anybody.get(f"/v1/games/{slug}/rules", Accept_Language=tag)["markdown"] for tag in ("en", "pt-BR"))
    assert english != portuguese


@pytest.mark.parametrize("path", ["/v1/games/bridge", "/v1/games/bridge/rules", "/v1/games/go-fish"])
def test_a_game_that_is_not_there_is_404(anybody, path):
    answer = anybody.get(path)
    assert (answer.status, answer.code) == (404, "game_not_found")


@pytest.mark.parametrize("path", ["/v1/games", "/v1/games/go_fish", "/v1/games/go_fish/rules"])
def test_the_catalogue_may_be_kept_and_is_asked_for_again_cheaply(anybody, path):
    first = anybody.get(path)
    assert first.headers["Cache-Control"] == "public, max-age=300"
    assert {"Accept", "Accept-Language"} <= {name.strip() for name in first.headers["Vary"].split(",")}
    again = anybody.get(path, If_None_Match=first.headers["ETag"])
    assert (again.status, again.raw, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
    assert anybody.get(path, If_None_Match=first.headers["ETag"], Accept_Language="pt-BR").status == 200


def test_json_and_markdown_of_the_rules_have_different_etags(anybody):
    etags = {anybody.get("/v1/games/go_fish/rules", Accept=kind).headers["ETag"] for kind in ("application/json", "text/markdown")}
    assert len(etags) == 2
