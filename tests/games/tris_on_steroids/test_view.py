"""What a view has besides the faces of the cards."""

from bot.games.base import Args, Event, Seat
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.position import Position, Step, UsedAction
from tests.games.scripted import Scripted
from tests.games.tris_on_steroids.tables import position

CLOSED = "(xs) (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)"


def play(state: Position, *moves: str) -> Position:
    for move in moves:
        state = GAME.play(state, state.on_turn, move, Scripted([]))
    return state


def test_the_view_has_the_revealed_card_while_its_action_is_due() -> None:
    view = GAME.view(play(position(CLOSED), "reveal a1"), None)
    assert (view.to_act, view.step, view.acting, view.used_action) == (0, Step.ACT, 0, None)


def test_the_action_is_shown_until_the_next_move() -> None:
    acted = play(position(CLOSED), "reveal a1", "act b2")
    view = GAME.view(acted, None)
    assert (view.to_act, view.step, view.acting, view.used_action) == (1, Step.REVEAL, None, UsedAction(0, "swap", 4))
    assert GAME.view(play(acted, "reveal c3"), None).used_action is None


def test_the_position_reads_row_by_row() -> None:
    state = play(position(CLOSED, "(tg) cs", pile="qd", discards="(qs) xg", turn=4, turn_limit=9), "reveal a1")
    assert str(GAME.view(state, Seat(0))).splitlines() == [
        "Turn 4 of 9: player 1 to act a1",
        "a1 cross SWAP, b1 face down, c1 face down",
        "a2 face down, b2 face down, c2 face down",
        "a3 face down, b3 face down, c3 face down",
        "Goal of player 1: face down (you know: triangle GOAL)",
        "Goal of player 2: circle SWAP",
        "Pile 1, discards 2, on top cross GOAL",
    ]


def test_a_finished_game_reads_with_its_line() -> None:
    view = GAME.view(play(position("td ts (tg) cd cs cg xd xs (xg)"), "reveal c1"), None)
    assert (view.to_act, view.step, view.line) == (None, None, (0, 1, 2))
    assert str(view).splitlines()[0] == "Turn 1: the game is over"
    assert str(view).splitlines()[-1] == "Line: a1 b1 c1"


def test_each_step_has_its_keys_and_its_question() -> None:
    start = position(CLOSED)
    view = GAME.view(start, None)
    assert [key.words for key in view.keys("reveal")[1]] == ["reveal a2", "reveal b2", "reveal c2"]
    assert view.prompt("reveal") == Event("tris_on_steroids-prompt-reveal")
    view = GAME.view(play(start, "reveal b2"), None)
    assert view.keys("reveal") == ()
    middle = view.keys("")[1][1]
    assert (middle.words, middle.chosen) == ("act b2", True)
    assert middle.label == Event("tris_on_steroids-key-card", args={"symbol": "circle"})
    assert view.prompt("") == Event("tris_on_steroids-prompt-act", args={"cell": "b2", "action": "discard"})


def test_an_open_grid_has_a_key_for_each_line() -> None:
    view = GAME.view(position("td td xd cd cd xd td xs xs"), None)
    columns, rows, diagonals = view.keys("clear")
    assert [key.words for key in columns] == ["clear column a", "clear column b", "clear column c"]
    assert [key.words for key in rows] == ["clear row 1", "clear row 2", "clear row 3"]
    assert [key.words for key in diagonals] == ["clear diagonal down", "clear diagonal up"]


def test_only_the_reader_is_told_the_own_goal_and_how_many_make_a_line() -> None:
    four = position(" ".join(["(td)"] * 16), "(xd) (cd)")
    goal: Args = {"symbol": "circle", "length": 4}
    assert GAME.view(four, Seat(1)).private_summary == (Event("tris_on_steroids-goal", args=goal),)
    assert GAME.view(four, None).private_summary == ()
