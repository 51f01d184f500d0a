"""RULES 004.8-14: lock-out, one card at a time, solitaire, and options that exclude one another."""

from itertools import product

import pytest

from bot.games.base import IllegalMove, OptionError, Outcome, Seat
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.state import State
from tests.games.set.tables import ANNA, BEGINNERS_FREE, BEN, CARL, NO_LUCK, SET_FREE, event_keys, game, play, shown

FREE = " ".join(SET_FREE.split()[:12])
TABLE = "0000 1111 2222 0001 1112 2220 0110 0121 0201 1002 1010 1102"
"""a1 a2 a3 are a SET and, among the cards left then, a4 b1 b2 are another."""

PILE = "0222 1222 2221 0221 1221 2120 0012 0122"


def refused(state: State, seat: Seat, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, seat, move, NO_LUCK)
    return caught.value.key


def solitaire(table: str, pile: str = PILE, *, play_out: bool = False, beginners: bool = False) -> State:
    return game(1, table, pile, solitaire=True, play_out=play_out, beginners=beginners)


def test_004_8_an_error_costs_no_set_but_locks_the_player_out() -> None:
    won = play(game(3, TABLE, PILE, lockout=True), "call", "take a1 a2 a3")
    state = play(won, "call", "none")
    assert (state.won, state.debts) == (won.won, (0, 0, 0))
    assert event_keys(state) == ["none-shown", "locked"]
    assert GAME.to_act(state) == {BEN, CARL}
    assert refused(state, ANNA, "call") == "set-locked-out"


def test_004_8_a_right_claim_by_another_unlocks_everybody() -> None:
    state = play(game(3, TABLE, PILE, lockout=True), "call", "none", (BEN, "call"), (BEN, "none"))
    assert state.locked == {ANNA, BEN}
    state = play(state, (CARL, "call"), (CARL, "take a1 a2 a3"))
    assert GAME.to_act(state) == {ANNA, BEN, CARL}
    assert event_keys(state) == ["found", "unlocked", "dealt"]


def test_004_d7_when_all_are_locked_out_all_are_free_again() -> None:
    state = play(game(2, TABLE, PILE, lockout=True), "call", "none", (BEN, "call"), (BEN, "take a1 a2 a4"))
    assert GAME.to_act(state) == {ANNA, BEN}
    assert event_keys(state) == ["wrong", "locked", "unlocked"]


def test_004_d7_alone_the_lock_is_gone_at_once() -> None:
    assert GAME.to_act(play(game(1, TABLE, PILE, lockout=True), "call", "none")) == {ANNA}


def test_004_d8_locked_players_are_not_asked_for_more_cards() -> None:
    state = play(game(3, TABLE, PILE, lockout=True), "call", "none", (BEN, "more"))
    assert refused(state, ANNA, "more") == "set-locked-out"
    assert len(play(state, (CARL, "more")).table) == 15


def test_004_9_cards_are_turned_one_at_a_time_onto_an_empty_table() -> None:
    state = GAME.start(2, GAME.info.full_options({"one_by_one": True}), Chance(b"", 0))
    assert (state.table, len(state.pile)) == ((), 81)
    assert str(GAME.view(state, None)).startswith("The table is empty")
    assert refused(state, ANNA, "call") == "set-too-few"
    assert play(state, "next").table == state.pile[:1]


def test_004_d9_before_three_cards_one_vote_is_enough_then_all_must_agree() -> None:
    state = GAME.start(2, GAME.info.full_options({"one_by_one": True}), Chance(b"", 0))
    state = play(state, "next", (BEN, "next"), "next")
    assert len(state.table) == 3
    voted = play(state, "next")
    assert (len(voted.table), GAME.legal_moves(voted, ANNA), GAME.legal_moves(voted, BEN)) == (
        3,
        ("call",),
        ("call", "next"),
    )
    assert len(play(voted, (BEN, "next")).table) == 4


def test_004_9_after_a_set_the_holes_stay_and_are_filled_first() -> None:
    state = game(1, "0001 0000 1112 1111 2222", PILE, one_by_one=True)
    state = play(state, "call", "take a2 b1 b2")
    assert shown(state) == "0001 . 1112 . ."
    assert shown(play(state, "next")) == "0001 0222 1112 . ."


def test_004_d10_the_lowest_hole_in_reading_order_comes_first_then_the_grid_grows() -> None:
    state = game(1, "0001 . 1112 .", PILE, one_by_one=True)
    state = play(state, "next", "next", "next")
    assert shown(state) == "0001 0222 1112 1222 2221"
    assert GAME.view(state, None).slots == ("a1", "a2", "a3", "b1", "b2")


def test_004_9_a_hole_cannot_be_claimed() -> None:
    state = play(game(1, "0001 . 1112 1111", PILE, one_by_one=True), "call")
    assert refused(state, ANNA, "take a1 a2 a3") == "set-no-card"
    assert list(GAME.legal_moves(state, ANNA)) == ["take a1 a3 b1", "none"]


def test_004_d11_only_the_pile_sets_a_limit() -> None:
    state = GAME.start(1, GAME.info.full_options({"one_by_one": True}), Chance(b"", 0))
    state = play(state, *["next"] * 81)
    assert len(state.table) == 81
    assert GAME.view(state, None).slots[-1] == "c27"
    moves = GAME.legal_moves(play(state, "call"), ANNA)
    assert (len(moves), moves[85_319]) == (85_321, "take a27 b27 c27")


def test_004_9_it_ends_like_the_base_game() -> None:
    state = play(game(1, "0000 0001", "0010", one_by_one=True), "next")
    assert state.outcome == Outcome((1,), (0,), "set-exhausted")
    state = play(game(2, TABLE, one_by_one=True), "next", (BEN, "next"))
    assert state.outcome == Outcome((1, 1), (0, 0), "set-agreed")


def test_004_9_no_three_cards_are_added() -> None:
    assert refused(game(1, TABLE, PILE, one_by_one=True), ANNA, "more") == "set-other-variant"


def test_004_10_the_solitaire_takes_without_a_call() -> None:
    state = solitaire(TABLE)
    assert len(GAME.legal_moves(state, ANNA)) == 221
    assert refused(state, ANNA, "call") == "set-other-variant"
    assert event_keys(play(state, "take a1 a2 a3")) == ["found", "pair-open"]


def test_004_d12_a_wrong_claim_is_just_refused() -> None:
    state = play(solitaire(TABLE), "take a1 a2 a4")
    assert event_keys(state) == ["wrong"]
    assert (state.points, state.debts, shown(state)) == (0, (0,), TABLE)


def test_004_11_every_three_cards_added_cost_a_point() -> None:
    state = play(solitaire(FREE), "more")
    assert (state.points, len(state.table), event_keys(state)) == (-1, 15, ["fined", "dealt"])
    assert play(state, "more").points == -2


def test_004_11_giving_up_is_free_to_do_though_a_set_is_there() -> None:
    assert play(solitaire(TABLE), "more").points == -1


def test_004_12_two_sets_in_a_row_before_the_table_is_filled_up_earn_a_point() -> None:
    first = play(solitaire(TABLE), "take a1 a2 a3")
    assert shown(first).startswith(". . . 0001")
    assert len(first.pile) == 8
    second = play(first, "take a4 b1 b2")
    assert second.points == 1
    assert event_keys(second) == ["found", "bonus", "dealt"]
    assert len(second.cards) == 12


def test_004_12_declining_fills_up_three_and_the_next_set_is_a_first_again() -> None:
    state = play(solitaire(TABLE), "take a1 a2 a3", "refill")
    assert (state.points, len(state.cards), state.pair_open) == (0, 12, False)
    assert refused(state, ANNA, "refill") == "set-nothing-to-refill"
    assert play(state, "take a4 b1 b2").pair_open


def test_004_12_the_table_is_filled_up_before_more_is_added() -> None:
    state = play(solitaire(TABLE), "take a1 a2 a3")
    assert refused(state, ANNA, "more") == "set-refill-first"


def test_004_12_an_error_does_not_end_the_chance() -> None:
    assert play(solitaire(TABLE), "take a1 a2 a3", "take a4 b1 b3", "take a4 b1 b2").points == 1


def test_004_12_a_set_from_fifteen_earns_no_bonus_and_leaves_a_base_table_of_twelve() -> None:
    state = play(solitaire(TABLE), "more", "take a1 a2 a3")
    assert (state.pair_open, len(state.table), len(state.pile)) == (False, 12, 5)
    assert play(state, "take a4 b1 b2").pair_open


def test_004_12_no_bonus_for_a_third_set() -> None:
    state = solitaire("0000 1111 2222 0001 1112 2220 0002 1110 2221 0110 0121 0201", "0222 1222 2212", play_out=True)
    state = play(state, "take a1 a2 a3", "take a4 b1 b2")
    assert (state.points, state.pair_open, state.outcome) == (1, False, None)
    third = play(state, "take b3 b4 c1")
    assert (third.points, third.pair_open) == (1, False)


def test_004_d13_the_score_may_be_positive() -> None:
    state = play(solitaire(TABLE, "0222 1222 2221 0221 1221 2120"), "take a1 a2 a3", "take a4 b1 b2")
    assert state.outcome == Outcome((1,), (1,), "set-solitaire-won")


def test_004_d14_it_ends_when_the_last_card_is_turned() -> None:
    state = play(solitaire(TABLE, "0222 1222 2221"), "take a1 a2 a3", "refill")
    assert state.outcome == Outcome((1,), (0,), "set-solitaire-won")


def test_004_13_it_is_lost_with_points_missing() -> None:
    state = play(solitaire(TABLE, "0222 1222 2221"), "more")
    assert state.outcome == Outcome((2,), (-1,), "set-solitaire-lost")
    assert state.outcome.winners == ()


def test_004_d14_played_out_it_goes_on_while_the_last_table_holds_a_set() -> None:
    state = play(solitaire(TABLE, "0222 1222 2221", play_out=True), "more")
    assert state.outcome is None
    assert refused(state, ANNA, "refill") == "set-nothing-to-refill"
    assert len(play(state, "take a1 a2 a3", "take a4 b1 b2").cards) == 9


def test_004_d14_played_out_the_last_table_earns_no_bonus() -> None:
    state = solitaire("0000 1111 2222 0001 1112 2220 0002 1110 2221 0010 0110 0210", "", play_out=True)
    for left, claim in [(9, "take a1 a2 a3"), (6, "take a1 a2 a3"), (3, "take a1 a2 a3")]:
        state = play(state, claim)
        assert (len(state.cards), state.points, state.pair_open) == (left, 0, False)
    assert event_keys(state) == ["found"]


def test_004_d14_played_out_it_ends_by_itself_or_when_given_up() -> None:
    rest = " ".join(SET_FREE.split()[:6])
    ended = play(solitaire(f"0000 1111 2222 {rest}", "", play_out=True), "take a1 a2 a3")
    assert ended.outcome == Outcome((1,), (0,), "set-solitaire-won")
    given_up = play(solitaire(TABLE, "", play_out=True), "more")
    assert given_up.outcome == Outcome((1,), (0,), "set-solitaire-won")


def test_004_d15_with_the_27_cards_nine_and_six_take_the_place_of_twelve_and_nine() -> None:
    free = " ".join(BEGINNERS_FREE.split()[:3])
    state = solitaire(f"0000 1110 2220 0200 1200 2200 {free}", "0100 0120 0210 0220 1020 1120 1210", beginners=True)
    state = play(state, "take a1 a2 a3", "take b1 b2 b3")
    assert (state.points, len(state.cards)) == (1, 9)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"solitaire": True, "one_by_one": True}, "set-solitaire-not-one-by-one"),
        ({"solitaire": True, "lockout": True}, "set-solitaire-not-lockout"),
        ({"play_out": True}, "set-play-out-not-solitaire"),
    ],
)
def test_variants_that_exclude_one_another_are_refused_with_a_reason(options: dict[str, bool], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        GAME.seats(GAME.info.full_options(options))


def test_all_others_go_together() -> None:
    for beginners, lockout, one_by_one, strict in product((False, True), repeat=4):
        options = {"beginners": beginners, "lockout": lockout, "one_by_one": one_by_one, "strict": strict}
        assert GAME.seats(GAME.info.full_options(options)) == range(1, 9)
    for beginners, strict, play_out in product((False, True), repeat=3):
        options = {"solitaire": True, "beginners": beginners, "strict": strict, "play_out": play_out}
        assert GAME.seats(GAME.info.full_options(options)) == range(1, 2)
