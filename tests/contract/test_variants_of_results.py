"""Which contest a game is, as results and leaderboards name it."""

import re

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame

TEXT = re.compile(r"([a-z_0-9]+=[a-z_0-9]+(,[a-z_0-9]+=[a-z_0-9]+)*)?")
LONGEST = 100
"""Characters of the value of a choice of a slash command."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_variants_of_a_game_are_among_its_options(game: AnyGame) -> None:
    keys = {option.key for option in game.info.options}
    assert {*game.info.variants, *(game.info.solo_variants or ())} <= keys


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_text_of_a_variant_fits_a_choice_of_a_command(game: AnyGame) -> None:
    for seats in game.info.seats:
        text = game.info.variant(game.info.full_options({}), seats)
        assert TEXT.fullmatch(text)
        assert len(text) <= LONGEST


@pytest.mark.parametrize(
    ("key", "options", "seats", "variant"),
    [
        ("tris_1", {"first": "lot"}, 2, ""),
        ("tris_2", {"rule_of_4": True}, 2, "advanced=no,advanced_mid_edge=no,rule_of_4=yes"),
        ("tripple_domino", {"target": 500}, 3, "multi_hexagon=each"),
        ("tripple_domino", {"tiles": 56}, 1, "multi_hexagon=each,tiles=56"),
        ("triodomino", {"rounds": 5, "topsy_turvy": True}, 2, "topsy_turvy=yes"),
    ],
)
def test_who_begins_and_how_long_it_lasts_make_no_other_contest(
    key: str, options: dict[str, bool | int | str], seats: int, variant: str
) -> None:
    info = GAMES[key].info
    assert info.variant(info.full_options(options), seats) == variant
