"""SET among several players: claims, errors and debts, more cards, the end (RULES 004.2-7)."""

import pytest

from bot.games.base import IllegalMove, Outcome, Seat, UnreadableMove, WrongSeats
from bot.games.chance import Chance
from bot.games.set import GAME
from bot.games.set.cards import BEGINNERS, DECK
from bot.games.set.state import State
from tests.games.set.tables import (
    ANNA,
    BEGINNERS_FREE,
    BEN,
    CARL,
    NO_LUCK,
    SET_FREE,
    card,
    event_keys,
    game,
    play,
    shown,
)

FREE = " ".join(SET_FREE.split()[:12])
"""Twelve cards without a SET."""

TABLE = "0000 1111 2222 0001 1112 0110 0121 0201 1002 1010 1102 2001"
"""a1 a2 a3 are a SET; a1 a2 a4 are not."""

PILE = "0222 1222 2221 0221 1221 2220"


def refused(state: State, seat: Seat, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, seat, move, NO_LUCK)
    return caught.value.key


@pytest.mark.parametrize("seats", [1, 2, 8])
def test_004_d0_one_to_eight_play(seats: int) -> None:
    assert GAME.to_act(GAME.start(seats, GAME.info.full_options({}), Chance(b"", 0))) == frozenset(range(seats))


@pytest.mark.parametrize("seats", [0, 9])
def test_004_d0_other_numbers_do_not(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.start(seats, GAME.info.full_options({}), Chance(b"", 0))


def test_004_2_twelve_of_81_cards_lie_in_three_rows_of_four() -> None:
    state = GAME.start(2, GAME.info.full_options({}), Chance(b"", 0))
    assert sorted([*state.cards, *state.pile]) == sorted(DECK)
    view = GAME.view(state, None)
    assert view.slots == ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4")
    assert (view.width, view.pile) == (4, 69)


def test_004_3_everybody_plays_at_once_until_a_call_stops_the_game() -> None:
    state = game(3, TABLE, PILE)
    assert GAME.to_act(state) == {ANNA, BEN, CARL}
    called = play(state, (BEN, "call"))
    assert GAME.to_act(called) == {BEN}
    assert GAME.legal_moves(called, ANNA) == ()


def test_004_d1_only_the_first_caller_acts() -> None:
    called = play(game(3, TABLE, PILE), (BEN, "call"))
    assert refused(called, ANNA, "call") == refused(called, CARL, "take a1 a2 a3") == "set-wait"
    assert refused(called, BEN, "more") == "set-show-first"
    done = play(called, (BEN, "take a1 a2 a3"))
    assert GAME.to_act(done) == {ANNA, BEN, CARL}


def test_004_3_who_has_not_called_shows_nothing() -> None:
    assert refused(game(2, TABLE), ANNA, "take a1 a2 a3") == refused(game(2, TABLE), ANNA, "none") == "set-call-first"


def test_004_d1_a_claim_is_three_different_cards_on_the_table_in_any_order() -> None:
    called = play(game(2, TABLE, PILE), "call")
    assert refused(called, ANNA, "take a1 a2 a5") == "set-no-card"
    assert refused(called, ANNA, "take a1 a2 a2") == "set-twice"
    assert play(called, "take a3 a1 a2") == play(called, "take a1 a2 a3")


def test_004_d1_every_three_cards_may_be_claimed_and_none() -> None:
    called = play(game(2, TABLE, PILE), "call")
    moves = GAME.legal_moves(called, ANNA)
    assert len(moves) == len(set(moves)) == 221
    assert (moves[0], moves[219], moves[-1]) == ("take a1 a2 a3", "take c2 c3 c4", "none")
    assert list(moves) == [moves[at] for at in range(221)]
    assert moves[218:] == ["take c1 c3 c4", "take c2 c3 c4", "none"]


def test_004_4_a_right_claim_takes_the_cards_and_three_new_ones_lie_in_their_slots() -> None:
    state = play(game(2, TABLE, PILE), (BEN, "call"), (BEN, "take a1 a2 a3"))
    assert shown(state) == TABLE.replace("0000 1111 2222", "0222 1222 2221")
    assert state.won == ((), ((card("0000"), card("1111"), card("2222")),))
    assert len(state.pile) == 3
    assert event_keys(state) == ["found", "dealt"]
    claim = GAME.view(state, None).claim
    assert claim is not None
    assert (claim.seat, claim.slots, claim.right) == (BEN, (0, 1, 2), True)


def test_004_4_a_table_of_fifteen_is_not_filled_up_and_its_last_cards_close_the_gaps() -> None:
    state = play(game(2, f"{TABLE} 2020 2021 2101", PILE), "call", "take a1 a2 a3")
    assert shown(state) == TABLE.replace("0000 1111 2222", "2101 2021 2020")
    assert len(state.pile) == 6


def test_004_4_without_a_pile_the_table_shrinks() -> None:
    state = play(game(2, TABLE), "call", "take a1 a2 a3")
    assert shown(state) == "2001 1102 1010 0001 1112 0110 0121 0201 1002"


def test_004_5_a_wrong_claim_leaves_the_cards_and_costs_a_set_won_before() -> None:
    won = play(game(2, TABLE, PILE), "call", "take a1 a2 a3")
    state = play(won, "call", "take a1 a2 a4")
    assert state.table == won.table
    assert state.pile == won.pile
    assert state.won == ((), ())
    assert state.aside == won.won[0]
    assert event_keys(state) == ["wrong", "given-back"]
    claim = GAME.view(state, None).claim
    assert claim is not None
    assert not claim.right


def test_004_5_showing_nothing_is_an_error_too() -> None:
    state = play(game(2, TABLE, PILE), "call", "none")
    assert event_keys(state) == ["none-shown", "debt"]
    assert GAME.to_act(state) == {ANNA, BEN}


def test_004_d2_debts_add_up_and_each_later_set_pays_one_before_it_counts() -> None:
    state = play(game(2, TABLE, PILE), "call", "take a1 a2 a4", "call", "none")
    assert state.debts == (2, 0)
    paid = play(state, "call", "take a1 a2 a3")
    assert (paid.debts, paid.won) == ((1, 0), ((), ()))
    assert paid.aside == ((card("0000"), card("1111"), card("2222")),)
    assert event_keys(paid) == ["found", "debt-paid", "dealt"]


def test_004_d2_a_debt_is_for_its_own_seat_only() -> None:
    state = play(game(2, TABLE, PILE), "call", "none", (BEN, "call"), (BEN, "take a1 a2 a3"))
    assert (state.debts, tuple(map(len, state.won))) == ((1, 0), (0, 1))


def test_004_d3_an_unpaid_debt_is_void_at_the_end() -> None:
    state = play(game(2, f"0000 1111 2222 {BEGINNERS_FREE}"), "call", "none", (BEN, "call"), (BEN, "take a1 a2 a3"))
    assert state.debts == (1, 0)
    assert state.outcome == Outcome((2, 1), (0, 1), "set-exhausted")


def test_004_d4_who_erred_may_call_again_at_once() -> None:
    state = play(game(2, TABLE, PILE), "call", "none", "call", "take a1 a2 a3")
    assert event_keys(state)[0] == "found"


def test_004_6_three_cards_come_when_all_agree() -> None:
    one = play(game(3, FREE, PILE), "more")
    assert event_keys(one) == ["vote"]
    assert one.events[0].args == {"missing": 2}
    assert GAME.legal_moves(one, ANNA) == ("call",)
    assert refused(one, ANNA, "more") == "set-agreed-already"
    three = play(one, (CARL, "more"), (BEN, "more"))
    assert shown(three) == f"{FREE} 0222 1222 2221"
    assert GAME.view(three, None).slots[-3:] == ("a5", "b5", "c5")
    assert event_keys(three) == ["dealt"]


def test_004_6_the_table_may_grow_to_18_and_21() -> None:
    state = play(game(1, FREE, PILE), "more", "more")
    assert len(state.table) == 18


def test_004_d5_the_agreement_is_not_checked_and_costs_nothing() -> None:
    state = play(game(1, TABLE, PILE), "more")
    assert len(state.table) == 15
    assert state.debts == (0,)


def test_004_d5_votes_are_cleared_by_every_claim_and_every_added_card() -> None:
    voted = play(game(3, FREE, PILE), "more", (BEN, "more"))
    assert play(voted, (CARL, "call")).votes == frozenset()
    assert play(voted, (CARL, "more")).votes == frozenset()


def test_004_d5_a_strict_table_adds_nothing_while_a_set_lies_there() -> None:
    state = play(game(2, TABLE, PILE, strict=True), "more")
    assert event_keys(state) == ["vote"]
    state = play(state, (BEN, "more"))
    assert event_keys(state) == ["look-again"]
    assert (shown(state), state.votes) == (TABLE, frozenset())
    assert len(play(game(1, FREE, PILE, strict=True), "more").table) == 15


def test_004_d6_with_an_empty_pile_agreement_ends_the_game() -> None:
    state = play(game(2, TABLE), "more", (BEN, "more"))
    assert state.outcome == Outcome((1, 1), (0, 0), "set-agreed")
    assert GAME.to_act(state) == frozenset()
    assert refused(state, ANNA, "call") == "out-of-turn"


def test_004_7_the_game_ends_by_itself_when_the_pile_is_empty_and_no_set_is_left() -> None:
    rest = "0110 0111 0121 0201 0202 0221"
    state = play(game(2, f"0000 1111 2222 {rest}"), (BEN, "call"), (BEN, "take a1 a2 a3"))
    assert state.outcome == Outcome((2, 1), (0, 1), "set-exhausted")


def test_004_7_also_when_the_last_cards_are_added() -> None:
    added = play(game(1, FREE, "1120 1210 1212"), "more")
    assert added.outcome == Outcome((1,), (0,), "set-exhausted")


def test_004_7_not_while_cards_are_left_in_the_pile() -> None:
    assert game(1, FREE, PILE).outcome is None
    assert play(game(1, FREE, PILE), "more").outcome is None


def test_004_7_equal_numbers_of_sets_share() -> None:
    cards = f"0000 1111 2222 {' '.join(SET_FREE.split()[:6])}"
    state = game(3, f"{cards} 2000 2100 2200")
    state = play(state, "call", "take c2 c3 c4", (BEN, "call"), (BEN, "take a1 a2 a3"))
    assert state.outcome == Outcome((1, 1, 3), (1, 1, 0), "set-exhausted")


def test_beginners_have_nine_of_27_cards_in_three_rows_of_three() -> None:
    state = GAME.start(2, GAME.info.full_options({"beginners": True}), Chance(b"", 0))
    assert sorted([*state.cards, *state.pile]) == sorted(BEGINNERS)
    assert GAME.view(state, None).slots == ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")


def test_beginners_fill_up_to_nine_and_add_three() -> None:
    table = f"0000 1110 2220 {' '.join(BEGINNERS_FREE.split()[:6])}"
    state = play(game(1, table, "0200 1200 2200 0210", beginners=True), "call", "take a1 a2 a3")
    assert (len(state.cards), len(state.pile)) == (9, 1)
    state = play(game(1, table, "0200 1200 2200 0210", beginners=True), "more", "call", "take a1 a2 a3")
    assert (len(state.cards), len(state.pile)) == (9, 1)


@pytest.mark.parametrize("words", ["", "set", "take", "take a1 a2", "take a1 a2 a3 a4", "take a1, a2, a3", "call a1"])
def test_other_words_are_unreadable(words: str) -> None:
    with pytest.raises(UnreadableMove, match="set-unreadable"):
        play(game(2, TABLE), words)


@pytest.mark.parametrize("word", ["next", "refill"])
def test_words_of_other_variants_are_refused(word: str) -> None:
    assert refused(game(2, TABLE), ANNA, word) == "set-other-variant"
