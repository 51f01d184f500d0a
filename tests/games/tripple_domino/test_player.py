"""The computer player of Tripple Domino."""

import pytest

from bot.games.base import Options
from bot.players.tripple_domino import FAIR
from tests.games.triangles.formations import SCENARIOS
from tests.games.triangles.hidden_tiles import assert_hidden_tiles_change_no_choice
from tests.games.tripple_domino.tables import table
from tests.players.match import choices, wins_against_random_players

KEY = "tripple_domino"


def test_it_takes_the_most_points() -> None:
    """A hexagon closed by 001 for 41 is worth more than 555 alongside for 15."""
    state = table("001 555", "333", laid=SCENARIOS["hex1"].rpartition(" ")[0])
    assert choices(KEY, state, someone=FAIR) == {"place 0-0-1 u1,0"}


def test_it_places_a_tile_rather_than_draw() -> None:
    state = table("055 123", "333", laid="u0,0=555", reserve="000 111")
    assert all(move.startswith("place 0-5-5") for move in choices(KEY, state, someone=FAIR))


def test_it_goes_out_with_its_last_tile() -> None:
    state = table("055", "333", laid="u0,0=555", reserve="000 111")
    assert all(move.startswith("place 0-5-5") for move in choices(KEY, state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_tiles_change_no_choice(seats: int) -> None:
    assert_hidden_tiles_change_no_choice(KEY, "reserve", seats)


@pytest.mark.parametrize(("options", "seats", "games", "least"), [({}, 2, 10, 8), ({"target": 150}, 6, 12, 6)])
def test_it_beats_random_players(options: Options, seats: int, games: int, least: int) -> None:
    """A fair share would be 1/seats."""
    assert wins_against_random_players(KEY, options, seats, games, someone=FAIR) >= least
