"""Bots know the rules at every kind of table that there is, with every level."""
from games.rulebook import GAMES
from games.tournament import legality
from tests.tournament.test_legality import try_bots


def test_no_bot_at_any_kind_of_table_proposes_what_is_refused():
    kinds = len(legality.setups())
    said = try_bots("--matches", kinds, "--part", 100)
    assert f"{kinds} matches at {kinds} kinds of table" in said
    assert said.endswith(" 0 raised or refused\n")
    assert all(f"{game.slug} {level}: " in said for game in GAMES.values() for level in game.bot.levels)
