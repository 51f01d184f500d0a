"""The computer player of Triodomino."""

import pytest

from bot.games.base import Options
from bot.players.triodomino import FAIR
from bot.players.triodomino.one_ply import ONE_PLY
from tests.examples import SLOW
from tests.games.triangles.hidden_tiles import assert_hidden_tiles_change_no_choice
from tests.games.triodomino.tables import before_hexagon, played, table
from tests.players.match import choices, wins_against_random_players

KEY = "triodomino"
ROUNDS = 9 if SLOW else 3
"""Of a match against random players."""


def test_one_move_ahead_it_gets_rid_of_the_tile_of_highest_value() -> None:
    state = table("055 155", "333", stock="000 111")
    assert all(move.startswith("place 1-5-5") for move in choices(KEY, state, someone=ONE_PLY))


def test_it_goes_out_in_one_turn_by_the_free_tile_of_a_hexagon() -> None:
    state = before_hexagon("001 333", "455")
    assert choices(KEY, state, someone=FAIR) == {"place 0-0-1 1:u1,0"}


def test_one_move_ahead_it_opens_with_the_tile_of_highest_value() -> None:
    state = table("000 111 555", "333", laid=(), stock="000 111")
    assert choices(KEY, state, someone=ONE_PLY) == {"open 5-5-5"}


def test_it_places_its_free_tile() -> None:
    state = played(before_hexagon("001 333", "455"), "place 0-0-1 1:u1,0")
    assert choices(KEY, state) == {"free 3-3-3"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_tiles_change_no_choice(seats: int) -> None:
    assert_hidden_tiles_change_no_choice(KEY, "stock", seats)


@pytest.mark.parametrize(
    ("options", "seats", "games", "least"),
    [
        ({"rounds": ROUNDS}, 2, 16, 11),
        ({"rounds": ROUNDS}, 4, 12, 5),
        ({"rounds": ROUNDS, "topsy_turvy": True}, 2, 16, 9),
    ],
)
def test_it_beats_random_players(options: Options, seats: int, games: int, least: int) -> None:
    """A fair share would be 1/seats."""
    assert wins_against_random_players(KEY, options, seats, games, someone=FAIR) >= least
