"""Players of Tris 2 do not walk in circles."""

import pytest

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.game import KEPT_POSITIONS, State
from bot.games.tris_2.position import Position
from bot.players import player
from bot.players.base import Level
from bot.players.compiled import available
from bot.players.tris_2 import search
from bot.players.tris_2.search import layout, times_before
from tests.games.tris_2.drawing import drawn, on_table

BLOCK = drawn("""
    xo /x o/
    o/ ox xo
    /o x/ /x
""")

AROUND = ["roll a north", "roll i south", "roll a south", "roll i north"]
"""Four rolls after which all dice lie as before."""


def test_it_is_counted_how_often_a_position_has_come_up_with_the_same_player_on_turn() -> None:
    state = on_table(BLOCK)
    for move in AROUND[:3]:
        state = GAME.play(state, state.turn, move, Chance(b"", 0))
    assert times(state, "roll i north") == 1
    for move in AROUND[3:] + AROUND[:3]:
        state = GAME.play(state, state.turn, move, Chance(b"", 0))
    assert times(state, "roll i north") == 2
    assert times(state, "roll i east") == 0


def times(state: State, move: str) -> int:
    return times_before(GAME.view(state, None), [move])[0]


def test_where_the_dice_lie_and_how_they_are_called_makes_no_other_position() -> None:
    assert layout(BLOCK.dice) == layout([*reversed(BLOCK.dice)])
    state = on_table(BLOCK)
    after = GAME.play(state, state.turn, "roll a north", Chance(b"", 0))
    assert isinstance(after.table, Position)
    assert layout(after.table.dice) != layout(BLOCK.dice)


def test_no_more_than_the_last_positions_are_kept() -> None:
    state = on_table(BLOCK)
    for move in AROUND * 11:
        state = GAME.play(state, state.turn, move, Chance(b"", 0))
    assert len(GAME.view(state, None).past) == KEPT_POSITIONS


@pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")
@pytest.mark.parametrize(("cost", "repeats"), [(None, range(4)), (0, range(8, 80))])
def test_equals_repeat_hardly_any_position_since_that_costs(
    cost: int | None, repeats: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 80 rolls of a free game between two hard computers. cost: None for the usual one."""
    if cost is not None:
        monkeypatch.setattr(search, "REPEATED_WORTH", cost)
    someone, seen, repeated = player("tris_2", Level.HARD), set(), 0
    state = GAME.start(2, GAME.info.full_options({}), Chance(b"equals", 1))
    for ply in range(80):
        view, legal = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
        state = GAME.play(state, state.turn, someone.choose(view, legal, Chance(b"equals", ply)), Chance(b"", 0))
        position = layout(state.table.dice), Seat(state.turn)
        repeated += position in seen
        seen.add(position)
    assert repeated in repeats
