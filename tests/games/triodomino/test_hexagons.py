"""RULES 003.7-8: a closed hexagon gives the right to a free tile in a formation of its own."""

import pytest

from bot.games.base import Event, IllegalMove, Seat
from tests.games.triangles.formations import SCENARIOS
from tests.games.triodomino.tables import before_hexagon, events_of, moves, played, table

CLOSE = "place 0-0-1 1:u1,0"


def test_003_07_closing_a_hexagon_is_an_event_and_the_turn_goes_on() -> None:
    state = played(before_hexagon("001 222 233", "333"), CLOSE)
    assert events_of(state, "hexagon")[0].args == {"count": 1}
    assert state.turn == 0
    assert state.free


def test_003_07_d4_the_free_tile_is_a_right_not_a_duty() -> None:
    state = played(before_hexagon("001 222", "333"), CLOSE)
    assert "skip" in moves(state)
    after = played(state, "skip")
    assert after.turn == 1
    assert len(after.formations) == 1
    assert after.events == (Event("triodomino-skipped", Seat(0)),)


def test_003_07_d5_the_free_tile_opens_a_formation_of_its_own() -> None:
    """Also where it would fit the old one: it is on a lattice of its own and closes nothing there."""
    state = played(before_hexagon("001 115 222", "333"), CLOSE, "free 1-1-5")
    assert [str(formation) for formation in state.formations[1:]] == ["u0,0 1-1-5"]
    assert state.turn == 1
    assert events_of(state, "freed")[0].args == {"tile": "1-1-5", "formation": 2}
    assert state.laid[-1] == 2
    assert not state.free


def test_003_07_d6_any_tile_of_the_hand_will_do() -> None:
    state = played(before_hexagon("001 222 345", "333"), CLOSE)
    assert moves(state) == {"free 2-2-2", "free 3-4-5", "skip"}
    with pytest.raises(IllegalMove, match="triodomino-not-held"):
        played(state, "free 3-3-3")


@pytest.mark.parametrize("words", ["draw", "pass", "place 2-2-2 1:d0,0"])
def test_003_07_nothing_else_goes_before_the_free_tile(words: str) -> None:
    with pytest.raises(IllegalMove, match="triodomino-free-or-skip"):
        played(before_hexagon("001 222", "333"), CLOSE, words)


@pytest.mark.parametrize(
    ("scenario", "move", "count"), [("hex2", "place 1-4-5 1:d1,0", 2), ("hex3", "place 1-4-5 1:u0,0", 3)]
)
def test_003_07_d7_several_hexagons_at_once_give_one_free_tile(scenario: str, move: str, count: int) -> None:
    state = played(before_hexagon("145 222 233", "333", scenario=scenario), move)
    assert events_of(state, "hexagon")[0].args == {"count": count}
    assert played(state, "free 2-2-2").turn == 1


def test_003_07_d8_a_hexagon_in_a_later_formation_counts_too() -> None:
    laid, _, _ = SCENARIOS["hex1"].rpartition(" ")
    state = played(table("001 222 233", "333", laid=("u0,0=555", laid)), "place 0-0-1 2:u1,0")
    assert state.free
    assert len(played(state, "free 2-2-2").formations) == 3


def test_003_07_d8_the_closing_tile_may_be_a_drawn_one() -> None:
    state = played(before_hexagon("222", "333", stock="001 344"), "draw", CLOSE)
    assert moves(state) == {"free 2-2-2", "skip"}


def test_003_07_d9_no_free_tile_without_a_tile_left() -> None:
    state = played(before_hexagon("001", "333"), CLOSE)
    assert events_of(state, "out")[0].seat == 0
    assert state.round == 2
    assert not state.free


def test_003_07_d9_the_free_tile_may_be_the_last() -> None:
    state = played(before_hexagon("001 222", "333"), CLOSE, "free 2-2-2")
    assert events_of(state, "out")[0].seat == 0
    assert state.scores == (0, 9)


@pytest.mark.parametrize("words", ["free 4-5-5", "skip"])
def test_003_08_without_a_hexagon_there_is_one_formation(words: str) -> None:
    with pytest.raises(IllegalMove, match="triodomino-no-hexagon"):
        played(table("455 012", "001"), words)
