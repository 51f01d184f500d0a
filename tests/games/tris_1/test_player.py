"""The computer player of Tris 1."""

from typing import Any

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_1 import GAME
from bot.players import player
from bot.players.base import Level
from tests.players.match import choices, wins_against_random_players
from tests.players.winning import assert_wins_are_taken_and_not_left


def after(*moves: str) -> Any:
    """Returns the state after these cells have been written, X and O in turn."""
    state = GAME.start(2, GAME.info.full_options({}), Chance(b"", 0))
    for ply, move in enumerate(moves):
        state = GAME.play(state, Seat(ply % 2), move, Chance(b"", ply))
    return state


def master_choices(state: Any) -> set[str]:
    """Returns the moves that the master may make there."""
    return choices("tris_1", state, someone=player("tris_1", Level.MASTER))


def test_it_completes_a_line_rather_than_block_one() -> None:
    assert master_choices(after("a1", "a2", "b1", "b2")) == {"c1"}


def test_it_blocks_a_line() -> None:
    assert master_choices(after("b2", "a1", "b1")) == {"b3"}


def test_it_begins_in_a_corner_where_most_answers_lose() -> None:
    assert master_choices(after()) == {"a1", "a3", "c1", "c3"}


def test_it_takes_wins_and_leaves_none() -> None:
    assert_wins_are_taken_and_not_left("tris_1", Level.MASTER)


def test_it_beats_random_players() -> None:
    assert wins_against_random_players("tris_1", {}, 2, 200, Level.MASTER) >= 180
