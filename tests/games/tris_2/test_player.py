"""The computer player of Tris 2."""

import pytest

from bot.games.base import Options
from bot.players import player
from bot.players.base import Level
from tests.games.tris_2.drawing import drawn, on_table
from tests.players.match import choices, wins_against_random_players
from tests.players.winning import assert_wins_are_taken_and_not_left


def test_it_rolls_a_tris() -> None:
    block = drawn("""
        xo xo .
        /  /o ox
        ox xo o
        .  /o
    """)
    assert choices("tris_2", on_table(block), someone=player("tris_2", Level.HARD)) == {"roll e north"}


def test_it_takes_wins_and_leaves_none() -> None:
    assert_wins_are_taken_and_not_left("tris_2", Level.HARD)


@pytest.mark.parametrize(("options", "least"), [({}, 9), ({"rule_of_4": True, "advanced": True}, 9)])
def test_it_beats_random_players(options: Options, least: int) -> None:
    assert wins_against_random_players("tris_2", options, 2, 10) >= least
