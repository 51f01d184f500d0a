"""The computer player of Tris 1."""

from typing import Any

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_1 import GAME
from bot.players import player
from bot.players.base import AnyPlayer, Level
from bot.players.tris_1.one_ply import Glancing
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


def share_of(move: str, someone: AnyPlayer, *moves: str) -> float:
    """Returns how often a player makes a move after these, with different luck."""
    state = after(*moves)
    (seat,) = GAME.to_act(state)
    view, legal = GAME.view(state, seat), GAME.legal_moves(state, seat)
    return sum(someone.choose(view, legal, Chance(b"luck", luck)) == move for luck in range(600)) / 600


def test_a_glance_overlooks_lines_and_diagonals_more_often() -> None:
    glance = Glancing(glances=100, overlooks=20, diagonals=50)
    row, diagonal = share_of("c1", glance, "a1", "a2", "b1", "b3"), share_of("c3", glance, "a1", "a2", "b2", "b3")
    assert 0.8 <= row < 0.95
    assert 0.5 <= diagonal < row - 0.05


def test_who_does_not_glance_overlooks_nothing_and_who_sees_all_lines_completes_one() -> None:
    assert share_of("c3", Glancing(glances=0, overlooks=100, diagonals=100), "a1", "a2", "b2", "b3") == 1
    assert share_of("c3", Glancing(glances=100, overlooks=0, diagonals=0), "a1", "a2", "b2", "b3") == 1


def test_a_weak_player_leaves_a_diagonal_open_now_and_then_the_stronger_the_rarer() -> None:
    """O has to write c3 after X at a1 and b2."""
    easy, fair, hard = (share_of("c3", player("tris_1", level), "a1", "a2", "b2") for level in list(Level)[:3])
    assert 0.8 < easy < fair < hard < 1
