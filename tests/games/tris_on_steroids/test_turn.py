"""A turn by the numbers of its rules: clearing, revealing, the three actions, winning, the next turn."""

from dataclasses import replace

import pytest

from bot.games.base import IllegalMove, Outcome, Seat, UnreadableMove
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.cards import TableCard
from bot.games.tris_on_steroids.position import Position, Step
from tests.games.scripted import Scripted
from tests.games.tris_on_steroids.tables import card, position, symbols, table_card

NO_LUCK = Scripted([])
CLOSED = "(td) (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)"
OPEN = "td cd xd qd ts cs xs qs tg"


def play(state: Position, move: str, chance: Chance = NO_LUCK) -> Position:
    """Returns the state after a move by the player on turn."""
    return GAME.play(state, state.on_turn, move, chance)


def refused(state: Position, move: str, seat: Seat | None = None) -> str:
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, state.on_turn if seat is None else seat, move, NO_LUCK)
    return caught.value.key


def test_000_8_a_full_open_grid_loses_a_line_first() -> None:
    state = position(OPEN, pile="cg cs xs xd qg")
    assert state.step is Step.CLEAR
    assert refused(state, "reveal a1") == "tris_on_steroids-clear-first"
    after = play(state, "clear row 2")
    assert symbols(after) == "tcx...xqt"
    assert after.grid[3:6] == (TableCard(card("qg")), TableCard(card("xd")), TableCard(card("xs")))
    assert after.deck.discards == (table_card("qd"), table_card("ts"), table_card("cs"))


def test_000_8_then_one_of_the_new_cards_is_revealed_by_the_same_player() -> None:
    after = play(position(OPEN), "clear column c")
    assert after.on_turn == 0
    assert GAME.legal_moves(after, Seat(0)) == ("reveal c1", "reveal c2", "reveal c3")
    assert refused(after, "clear row 1") == "tris_on_steroids-reveal-first"


def test_000_d3_only_the_two_main_diagonals_are_lines() -> None:
    assert symbols(play(position(OPEN), "clear diagonal down")) == ".cxq.cxq."
    assert symbols(play(position(OPEN), "clear diagonal up")) == "tc.q.c.qt"
    assert len(GAME.legal_moves(position(OPEN), Seat(0))) == 8


def test_000_d4_a_grid_that_opens_up_within_a_turn_is_cleared_in_the_next() -> None:
    state = position("td cd xd qd ts cs xs qs (xg)")
    shown = play(state, "reveal c3")
    assert shown.step is Step.ACT
    after = play(shown, "keep")
    assert (after.on_turn, after.step) == (1, Step.CLEAR)


def test_000_9_a_card_must_be_turned_up() -> None:
    state = position(CLOSED)
    assert GAME.legal_moves(state, Seat(0)) == tuple(f"reveal {cell}" for cell in state.layout.cells)
    assert refused(state, "keep") == refused(state, "act b2") == "tris_on_steroids-reveal-first"
    assert symbols(play(state, "reveal b2")) == "....c...."


def test_000_9_a_card_that_is_up_cannot_be_turned_up() -> None:
    assert refused(position("td (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1") == "tris_on_steroids-face-up"


def test_000_10_the_new_card_wins_before_its_action() -> None:
    after = play(position("td ts (tg) cd cs cg xd xs (xg)"), "reveal c1")
    assert after.outcome == Outcome((1, 2), None, "tris_on_steroids-line")
    assert after.line == (0, 1, 2)


def test_000_11_nobody_has_to_act() -> None:
    after = play(play(position(CLOSED), "reveal a1"), "keep")
    assert symbols(after) == "t........"
    assert (after.on_turn, after.acting) == (1, None)


@pytest.mark.parametrize(("cell", "targets"), [("a1", "b1 a2 b2"), ("b1", "a1 c1 a2 b2 c2")])
def test_000_d5_a_card_points_at_its_neighbours_only(cell: str, targets: str) -> None:
    state = play(position(CLOSED), f"reveal {cell}")
    assert GAME.legal_moves(state, Seat(0)) == (*(f"act {target}" for target in targets.split()), "keep")
    assert refused(state, "act c3") == refused(state, f"act {cell}") == "tris_on_steroids-not-next-to-it"


def test_000_d5_the_middle_points_at_all_eight() -> None:
    assert len(GAME.legal_moves(play(position(CLOSED), "reveal b2"), Seat(0))) == 9


def test_000_d6_only_the_card_revealed_in_this_turn_acts() -> None:
    state = play(play(position("xd (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal c3"), "keep")
    assert refused(state, "act b2") == "tris_on_steroids-reveal-first"
    state = play(state, "reveal b1")
    assert GAME.legal_moves(state, Seat(1)) == ("act a1", "act c1", "act a2", "act b2", "act c2", "keep")


def test_000_12_discard_puts_a_new_face_down_card_in_the_place() -> None:
    after = play(play(position("(xd) qs (td) (cd) (cd) (cd) (xs) (xs) (xs)", pile="qd cg"), "reveal a1"), "act b1")
    assert after.grid[1] == table_card("(cg)")
    assert after.deck.discards == (table_card("qs"),)
    assert after.deck.pile == (card("qd"),)
    assert after.on_turn == 1


def test_000_12_discard_takes_a_face_down_card_as_well() -> None:
    after = play(play(position("(xd) (qs) (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1"), "act b1")
    assert after.deck.discards == (table_card("(qs)"),)


def test_000_d7_a_card_discarded_face_down_is_not_shown() -> None:
    after = play(play(position("(xd) (qs)0 (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1"), "act b1")
    for reader in (None, Seat(0), Seat(1)):
        assert GAME.view(after, reader).discards[0].symbol is None
    assert after.events[0].args == {"cell": "b1", "symbol": "hidden"}


def test_000_13_swap_moves_both_cards_and_turns_neither() -> None:
    after = play(play(position("(xs) (qs) (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1"), "act b1")
    assert after.grid[:2] == (table_card("(qs)"), table_card("xs"))
    after = play(play(position("(xs) qs (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1"), "act b1")
    assert after.grid[:2] == (table_card("qs"), table_card("xs"))


def test_000_14_a_face_up_target_becomes_a_face_up_goal() -> None:
    after = play(play(position("(xg) qs (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1"), "act b1")
    assert after.goals[0] == table_card("qs")
    assert after.grid[:2] == (table_card("xg"), table_card("(td)0"))


def test_000_d8_a_face_down_target_may_be_taken_unseen_and_is_looked_at() -> None:
    after = play(play(position("(xg) (qs) (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1"), "act b1")
    assert after.goals[0] == table_card("(qs)0")
    assert [event.key for event in GAME.view(after, Seat(0)).events][-1] == "tris_on_steroids-looked"
    for other in (None, Seat(1)):
        assert [event.key for event in GAME.view(after, other).events] == ["tris_on_steroids-goal-changed"]


def test_000_d9_a_goal_that_lies_face_up_enters_the_grid_face_up() -> None:
    state = position("(xg) (qs) (td) (cd) (cd) (cd) (xs) (xs) (xs)", "cd (cd)")
    after = play(play(state, "reveal a1"), "act b1")
    assert after.grid[:2] == (table_card("xg"), table_card("cd"))
    assert after.goals[0] == table_card("(qs)0")


@pytest.mark.parametrize("line", ["row 1", "row 2", "row 3", "column a", "column b", "column c"])
def test_000_15_rows_and_columns_of_the_own_symbol_win(line: str) -> None:
    assert_wins(line)


@pytest.mark.parametrize("line", ["diagonal down", "diagonal up"])
def test_000_15_so_do_the_main_diagonals(line: str) -> None:
    assert_wins(line)


def assert_wins(line: str) -> None:
    """The last card of the line wins when it is turned up."""
    empty = position(CLOSED)
    cells = empty.layout.lines[line]
    grid = ["(tg)" if cell == cells[-1] else "td" if cell in cells else "(xs)" for cell in range(9)]
    after = play(position(" ".join(grid)), f"reveal {empty.layout.cells[cells[-1]]}")
    assert after.line == cells
    assert GAME.outcome(after) == Outcome((1, 2), None, "tris_on_steroids-line")
    assert GAME.to_act(after) == frozenset()


def test_000_d10_face_down_cards_do_not_count() -> None:
    after = play(position("td (ts) (tg) cd cs cg xd xs (xg)"), "reveal c1")
    assert after.outcome is None


def test_000_d11_an_own_line_at_the_start_of_the_turn_wins() -> None:
    shown = play(position("cd cs (cg) xd (xs) (xg) qd (qs) (qg)"), "reveal c1")
    assert shown.outcome is None
    after = play(shown, "keep")
    assert after.outcome == Outcome((2, 1), None, "tris_on_steroids-line")
    assert after.on_turn == 1


def test_000_d11_a_line_that_is_gone_by_then_wins_nothing() -> None:
    shown = play(position("cd cs (cd) xd (xs) (xg) qd (qs) (qg)"), "reveal c1")
    after = play(shown, "act b1")
    assert after.outcome is None
    assert after.on_turn == 1


def test_000_d11_a_third_players_line_waits_for_his_turn() -> None:
    state = position("xd xs (xg) qd (qs) (qg) qd (qs) (qg)", "(td) (cd) (xd)")
    state = play(play(state, "reveal c1"), "keep")
    assert (state.on_turn, state.outcome) == (1, None)
    state = play(play(state, "reveal c3"), "keep")
    assert state.outcome == Outcome((2, 2, 1), None, "tris_on_steroids-line")


def test_000_d11_a_line_made_by_the_swap_wins() -> None:
    state = position("td ts (xs) cd cs tg xd xs (xg)")
    after = play(play(state, "reveal c1"), "act c2")
    assert after.outcome == Outcome((1, 2), None, "tris_on_steroids-line")


def test_000_d11_a_line_of_the_new_goals_symbol_wins() -> None:
    state = position("xd xs xg cd (cg) xs qd (qs) (qg)")
    after = play(play(state, "reveal b2"), "act c2")
    assert after.outcome == Outcome((1, 2), None, "tris_on_steroids-line")
    assert after.goals[0] == table_card("xs")


def test_000_d17_nobody_has_to_claim_and_all_goal_cards_are_shown_at_the_end() -> None:
    after = play(position("td ts (tg) cd cs cg xd xs (xg)", "(tg) (cd)"), "reveal c1")
    assert [(goal.symbol, goal.up) for goal in GAME.view(after, None).goals] == [("triangle", True), ("circle", True)]


def test_000_16_of_two_with_one_symbol_the_one_on_turn_wins() -> None:
    after = play(position("td ts (tg) cd cs cg xd xs (xg)", "(ts) (td)", on_turn=1), "reveal c1")
    assert after.outcome == Outcome((2, 1), None, "tris_on_steroids-line")


def test_000_17_clearing_a_line_and_discarding_never_win() -> None:
    after = play(position("td cd xd qd xs cs xs qs tg", pile="tg td ts"), "clear row 2")
    assert after.outcome is None
    state = position("td ts (xd) qd xs cs xs qs tg", pile="tg")
    assert play(play(state, "reveal c1"), "act b1").outcome is None


def test_000_18_turns_go_clockwise() -> None:
    state = position(CLOSED, "(td) (cd) (xd)", on_turn=1)
    order = []
    for cell in ["a1", "b2", "c3"]:
        order.append(state.on_turn)
        state = play(play(state, f"reveal {cell}"), "keep")
    assert [*order, state.on_turn] == [1, 2, 0, 1]


def test_000_19_an_empty_pile_is_made_of_the_discards() -> None:
    state = position(OPEN, pile="cg", discards="qd (xs) td")
    as_they_lay = Scripted([5, 4, 3, 2, 1])
    after = play(state, "clear row 1", as_they_lay)
    assert as_they_lay.spent
    assert after.grid[:3] == (table_card("(cg)"), table_card("(xd)"), table_card("(cd)"))
    assert after.deck.pile == (card("qd"), card("xs"), card("td"), card("td"))
    assert after.deck.discards == ()
    assert [event.key for event in after.events] == ["tris_on_steroids-cleared", "tris_on_steroids-reshuffled"]


def test_000_d13_the_cards_just_discarded_are_shuffled_in_so_a_draw_never_fails() -> None:
    state = position("(xd) qs (td) (cd) (cd) (cd) (xs) (xs) (xs)", pile="")
    after = play(play(state, "reveal a1"), "act b1", Scripted([]))
    assert after.grid[1] == table_card("(qs)")
    assert (after.deck.pile, after.deck.discards) == ((), ())


def test_000_d13_the_pile_may_be_empty_until_a_card_is_needed() -> None:
    state = position(OPEN, pile="cg cd cs", discards="qd")
    assert play(state, "clear row 1", Scripted([])).deck.pile == ()


def test_000_d14_the_optional_limit_ends_the_game_without_a_winner() -> None:
    state = position(CLOSED, turn=10, turn_limit=10)
    after = play(play(state, "reveal a1"), "keep")
    assert after.outcome == Outcome((1, 1), None, "tris_on_steroids-unfinished")
    assert after.outcome.winners == ()
    assert all(goal.up for goal in after.goals)
    assert GAME.to_act(after) == frozenset()


def test_000_d14_the_last_turn_can_still_win() -> None:
    state = position("td ts (tg) cd cs cg xd xs (xg)", turn=10, turn_limit=10)
    after = play(state, "reveal c1")
    assert after.outcome == Outcome((1, 2), None, "tris_on_steroids-line")


def test_000_d14_a_line_that_waits_for_its_player_comes_too_late_at_the_limit() -> None:
    state = position("cd cs cg (xd) (xs) (xg) qd qs qg", turn=10)
    after = play(play(state, "reveal a2"), "keep")
    assert after.outcome == Outcome((2, 1), None, "tris_on_steroids-line")
    limited = replace(state, turn_limit=10)
    after = play(play(limited, "reveal a2"), "keep")
    assert after.outcome == Outcome((1, 1), None, "tris_on_steroids-unfinished")


def test_000_21_four_by_four_needs_four_in_a_line() -> None:
    rest = "(xd) " * 11
    three = play(position(f"td ts (tg) (cd) cs {rest}"), "reveal c1")
    assert three.outcome is None
    four = play(position(f"td ts (tg) tg cs {rest}"), "reveal c1")
    assert four.line == (0, 1, 2, 3)


def test_000_d15_four_by_four_clears_a_line_of_four_when_all_sixteen_are_up() -> None:
    state = position("xd qd cd qs " * 4)
    assert len(GAME.legal_moves(state, Seat(0))) == 10
    assert symbols(play(state, "clear diagonal up")) == "xqc." + "xq.q" + "x.cq" + ".qcq"
    assert position("xd qd cd qs " * 3 + "xd qd cd (qs)").step is Step.REVEAL


def test_others_cannot_move_nor_anybody_after_the_end() -> None:
    state = position(CLOSED)
    assert refused(state, "reveal a1", Seat(1)) == "out-of-turn"
    assert GAME.legal_moves(state, Seat(1)) == ()
    over = play(position("td ts (tg) cd cs cg xd xs (xg)"), "reveal c1")
    assert refused(over, "keep") == "out-of-turn"


def test_a_revealed_card_is_followed_by_its_action() -> None:
    shown = play(position(CLOSED), "reveal a1")
    assert refused(shown, "reveal b2") == refused(shown, "clear row 1") == "tris_on_steroids-act-first"


@pytest.mark.parametrize(
    "words",
    ["", "reveal", "reveal e1", "reveal a5", "reveal a0", "act a11", "clear row a", "clear column 1", "keep a1"],
)
def test_other_words_are_unreadable(words: str) -> None:
    with pytest.raises(UnreadableMove, match="tris_on_steroids-unreadable"):
        play(position(CLOSED), words)


def test_places_of_the_larger_grid_are_not_on_the_smaller() -> None:
    assert refused(position(CLOSED), "reveal d4") == "tris_on_steroids-no-cell"
    assert refused(position(OPEN), "clear row 4") == "tris_on_steroids-no-line"
