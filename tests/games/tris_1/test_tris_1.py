"""RULES 001.17: the whole of Tris 1."""

from collections import Counter

import pytest

from bot.games.base import Event, IllegalMove, Outcome, OutOfTurn, Seat, UnreadableMove, WrongSeats
from bot.games.chance import Chance
from bot.games.tris_1 import GAME
from bot.games.tris_1.game import State
from bot.games.tris_1.view import LINES

LUCK = Chance(b"seed", 0)


def played(*cells: str) -> State:
    state = GAME.start(2, GAME.info.full_options({}), LUCK)
    for cell in cells:
        state = GAME.play(state, state.turn, cell, LUCK)
    return state


def keys(state: State) -> list[str]:
    return [event.key for event in GAME.view(state, None).events]


def test_001_17_nine_bars_at_first() -> None:
    view = GAME.view(played(), None)
    assert (view.cells, view.last, view.line) == (("/",) * 9, None, ())
    assert view.events == (Event("tris_1-begins", Seat(0)),)


def test_001_17_a_turn_writes_one_mark_on_an_empty_cell() -> None:
    state = played("b2")
    assert state.cells == "////x////"
    assert GAME.to_act(state) == {1}
    assert GAME.view(state, None).events == (Event("tris_1-written", Seat(0), {"cell": "b2", "symbol": "x"}),)


def test_001_17_d10_the_first_seat_writes_x_the_second_o() -> None:
    assert played("a1", "b1", "c1", "a2").cells == "xoxo/////"


def test_001_17_d10_marks_are_never_changed() -> None:
    with pytest.raises(IllegalMove, match="tris_1-taken cell=b2 symbol=x"):
        played("b2", "b2")


@pytest.mark.parametrize("line", LINES, ids=str)
@pytest.mark.parametrize("mark", "xo")
def test_001_17_d10_three_equal_marks_in_any_of_eight_lines_win(line: tuple[int, ...], mark: str) -> None:
    state = State("".join(mark if at in line else "/" for at in range(9)))
    assert state.line == line
    assert state.over


def test_001_17_d10_who_completes_a_line_wins() -> None:
    x_wins = played("a1", "a2", "b1", "b2", "c1")
    assert GAME.outcome(x_wins) == Outcome((1, 2), None, "tris_1-by-line")
    assert keys(x_wins) == ["tris_1-written", "tris_1-line"]
    o_wins = played("a1", "a2", "b1", "b2", "c3", "c2")
    assert GAME.outcome(o_wins) == Outcome((2, 1), None, "tris_1-by-line")
    assert GAME.view(o_wins, None).line == (3, 4, 5)


def test_001_17_d10_lines_of_bars_do_not_count() -> None:
    assert GAME.outcome(played("a1", "b1")) is None


def test_001_17_d10_nine_marks_without_a_line_are_a_draw() -> None:
    state = played("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
    assert GAME.outcome(state) == Outcome((1, 1), None, "tris_1-by-full-board")
    assert keys(state) == ["tris_1-written", "tris_1-full"]
    assert str(GAME.view(state, None)).endswith("Draw: every cell is full.")


def test_001_17_a_line_on_the_ninth_cell_still_wins() -> None:
    state = played("a1", "b1", "c1", "a2", "c2", "b2", "b3", "a3", "c3")
    assert GAME.outcome(state) == Outcome((1, 2), None, "tris_1-by-line")


def test_a_seat_that_is_not_on_turn_may_not_move_and_nobody_after_the_end() -> None:
    with pytest.raises(OutOfTurn):
        GAME.play(played(), Seat(1), "b2", LUCK)
    with pytest.raises(OutOfTurn):
        played("a1", "a2", "b1", "b2", "c1", "c2")


@pytest.mark.parametrize("words", ["", "b4", "d1", "B2", "2b", "b2 x", "roll e north"])
def test_other_words_are_unreadable(words: str) -> None:
    with pytest.raises(UnreadableMove, match="tris_1-unreadable"):
        played(words)


def test_tris_1_is_for_two() -> None:
    with pytest.raises(WrongSeats):
        GAME.start(1, {}, LUCK)


def test_the_number_of_games_is_known() -> None:
    """The ways to each board are added up ply by ply, so that each board is played from only once."""
    ways = Counter({"/////////": 1})
    boards = set(ways)
    endings: Counter[str] = Counter()
    sequences = []
    while ways:
        following: Counter[str] = Counter()
        for board, games in ways.items():
            state = State(board)
            for words in GAME.legal_moves(state, state.turn):
                following[GAME.play(state, state.turn, words, LUCK).cells] += games
        sequences.append(following.total())
        boards |= set(following)
        ways.clear()
        for board, games in following.items():
            if outcome := GAME.outcome(State(board)):
                endings["xo"[outcome.winners[0]] if outcome.winners else "draw"] += games
            else:
                ways[board] = games
    assert sequences == [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]
    assert len(boards) == 5478
    assert endings == {"x": 131_184, "o": 77_904, "draw": 46_080}
    assert endings.total() == 255_168


@pytest.mark.parametrize(("first", "seat"), [("first_seat", 0), ("second_seat", 1)])
def test_001_17_d11_whoever_begins_by_the_option_writes_x(first: str, seat: int) -> None:
    state = GAME.start(2, {"first": first}, LUCK)
    assert GAME.to_act(state) == {seat}
    state = GAME.play(state, Seat(seat), "b2", LUCK)
    assert state.cells == "////x////"
    view = GAME.view(state, None)
    assert view.description[-1] == Event("tris_1-seen-turn", Seat(1 - seat), {"symbol": "o"})


def test_001_17_d11_lots_may_decide() -> None:
    begun = {min(GAME.to_act(GAME.start(2, {"first": "lot"}, Chance(bytes([seed]), 0)))) for seed in range(20)}
    assert begun == {0, 1}


def test_001_17_d11_in_a_rematch_the_other_one_begins_unless_a_lot_decides() -> None:
    turns = [GAME.rematch_options({"first": first})["first"] for first in ("first_seat", "second_seat", "lot")]
    assert turns == ["second_seat", "first_seat", "lot"]
