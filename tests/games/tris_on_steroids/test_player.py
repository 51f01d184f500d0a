"""The computer player of Tris on Steroids."""

from random import Random

import pytest

from bot.games.base import Options
from tests.games.tris_on_steroids.secrets import otherwise, walked
from tests.games.tris_on_steroids.tables import position
from tests.players.match import choices, same_choice, wins_against_random_players

KEY = "tris_on_steroids"


def test_it_turns_up_a_card_that_it_knows_to_win() -> None:
    state = position("td td (tg)0 (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    assert choices(KEY, state) == {"reveal c1"}


def test_it_turns_up_a_card_where_it_may_win() -> None:
    state = position("td td (xg) (cd) (cd) (cd) (xs) (xs) (xs)", "(td) (cd)")
    assert choices(KEY, state) == {"reveal c1"}


def test_it_completes_a_line_by_a_swap() -> None:
    state = position("td td xd  cd (cd) ts  qd qd cg", "(td) (cd)", acting=5)
    assert choices(KEY, state) == {"act c1"}


def test_it_takes_the_goal_whose_line_is_there() -> None:
    state = position("cd cd cg  (xd) xg (td)  (td) cs (td)", "(td) (xd)", acting=4)
    assert choices(KEY, state) <= {"act a1", "act b1", "act c1", "act b3"}


def test_it_breaks_the_line_of_an_open_goal() -> None:
    """The line of circles would win as soon as the other is on turn; only discarding a circle stops it."""
    state = position("cd cd cg  (xd) td (td)  (td) xs (td)", "(td) cd", acting=4)
    assert choices(KEY, state) <= {"act a1", "act b1", "act c1"}


@pytest.mark.parametrize("grid", ["3x3", "4x4"])
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_change_no_choice(seats: int, grid: str) -> None:
    for plies in range(40):
        state = walked(seats, grid, b"blind", plies)
        if state.outcome is None:
            other = otherwise(state, state.on_turn, Random(1))
            assert other != state
            assert same_choice(KEY, state, other, state.on_turn)


@pytest.mark.parametrize(
    ("options", "seats", "games", "least"), [({}, 2, 100, 82), ({}, 4, 100, 55), ({"grid": "4x4"}, 2, 30, 28)]
)
def test_it_beats_random_players(options: Options, seats: int, games: int, least: int) -> None:
    """A fair share would be 1/seats."""
    assert wins_against_random_players(KEY, options, seats, games) >= least
