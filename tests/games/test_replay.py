"""A seed and a list of moves are a whole game."""

import pytest

from bot.games.base import IllegalMove, OptionError, Seat, UnreadableMove
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.tris_1 import GAME as TRIS_1
from bot.games.tris_2 import GAME as TRIS_2

SEED = bytes(range(32))
FIRST, SECOND = Seat(0), Seat(1)


def test_without_moves_it_is_the_start() -> None:
    settled = TRIS_2.info.settle({"rule_of_4": True})
    assert replay(TRIS_2, 2, {"rule_of_4": True}, SEED, []) == TRIS_2.start(2, settled, Chance(SEED, 0))


def test_moves_lead_where_playing_them_leads() -> None:
    state = TRIS_1.start(2, {}, Chance(SEED, 0))
    moves = [(FIRST, "b2"), (SECOND, "a1"), (FIRST, "c3")]
    for ply, (seat, words) in enumerate(moves, start=1):
        state = TRIS_1.play(state, seat, words, Chance(SEED, ply))
    assert replay(TRIS_1, 2, {}, SEED, moves) == state


def test_another_seed_is_another_start() -> None:
    assert replay(TRIS_2, 2, {}, SEED, []).table != replay(TRIS_2, 2, {}, b"another", []).table


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(IllegalMove):
        replay(TRIS_1, 2, {}, SEED, [(FIRST, "b2"), (SECOND, "b2")])
    with pytest.raises(IllegalMove):
        replay(TRIS_1, 2, {}, SEED, [(SECOND, "b2")])
    with pytest.raises(UnreadableMove):
        replay(TRIS_1, 2, {}, SEED, [(FIRST, "b4")])
    with pytest.raises(OptionError):
        replay(TRIS_2, 2, {"rule_of_5": True}, SEED, [])
    with pytest.raises(OptionError):
        replay(TRIS_2, 3, {}, SEED, [])
