"""RULES 001.7-001.12 in the game: turns, words, events, and the end."""

import pytest

from bot.games.base import Event, IllegalMove, Outcome, OutOfTurn, Seat, UnreadableMove
from bot.games.tris_2 import GAME
from tests.games.tris_2.drawing import drawn, on_table
from tests.games.tris_2.table import played, refused, started

BLOCK = """
    x  x  o
    o  x  o
    x  /  /
"""

NEARLY = """
    x  x  .
    .  .  ox
"""
"""c north makes a tris of X."""


def test_001_07_the_other_seat_may_not_move() -> None:
    state = started()
    assert GAME.legal_moves(state, Seat(1)) == []
    assert isinstance(refused(state, "roll a north", Seat(1)), OutOfTurn)


def test_001_07_a_refusal_names_the_rule() -> None:
    four_wide = played(on_table(drawn(BLOCK, rule_of_4=True)), "roll f east")
    reasons = {
        "roll b south": "tris_2-occupied",
        "roll f west": "tris_2-undo",
        "roll f east": "tris_2-island",
        "roll a west": "tris_2-rule-of-4",
    }
    for words, key in reasons.items():
        error = refused(four_wide, words)
        assert isinstance(error, IllegalMove)
        assert (error.key, [*error.text_args.values()]) == (key, words.split()[1:])


def test_001_08_d3_a_turn_is_exactly_one_roll() -> None:
    state = on_table(drawn(BLOCK))
    assert played(state, "roll a north").turn == 1
    assert played(state, "roll a north", "roll i south").turn == 0
    assert all(words.startswith("roll ") for words in GAME.legal_moves(state, state.turn))
    assert isinstance(refused(state, "pass"), UnreadableMove)


def test_001_11_who_rolls_a_tris_wins_at_once() -> None:
    for seat, ranks in ((0, (1, 2)), (1, (2, 1))):
        state = played(on_table(drawn(NEARLY), turn=seat), "roll c north")
        assert GAME.outcome(state) == Outcome(ranks, None, "tris_2-by-tris")
        assert GAME.to_act(state) == frozenset()
        assert GAME.view(state, None).line == ("a", "b", "c")
        assert state.events == (
            Event(
                "tris_2-rolled", Seat(seat), {"die": "c", "direction": "north", "cell": "c1", "was": "o", "now": "x"}
            ),
            Event("tris_2-tris", Seat(seat), {"symbol": "x", "dice": 3}),
        )


def test_001_11_after_a_tris_nobody_moves() -> None:
    state = played(on_table(drawn(NEARLY)), "roll c north")
    for seat in (Seat(0), Seat(1)):
        assert GAME.legal_moves(state, seat) == []
        assert isinstance(refused(state, "roll a north", seat), OutOfTurn)


def test_001_12_d4_a_draw_is_no_move_of_the_game() -> None:
    for words in ("draw", "offer draw", "offer", "accept"):
        assert isinstance(refused(started(), words), UnreadableMove)


def test_001_12_positions_may_repeat_without_end() -> None:
    state = on_table(drawn(BLOCK))
    for _ in range(20):
        again = played(state, "roll a north", "roll i south", "roll a south", "roll i north")
        assert again.table.dice == state.table.dice
        state = again
    assert GAME.outcome(state) is None


@pytest.mark.parametrize(
    "words",
    ["", "roll", "roll e", "e north", "roll j north", "roll e up", "roll e north now", "Roll e north", "roll  e north"],
)
def test_other_words_are_unreadable(words: str) -> None:
    error = refused(started(), words)
    assert isinstance(error, UnreadableMove)
    assert error.key == "tris_2-unreadable"
