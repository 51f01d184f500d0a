"""SET of a single player without the solitaire's rules: cards are taken without a call (RULES 004 [D17])."""

import pytest

from bot.games.base import IllegalMove
from bot.games.set import GAME
from tests.games.set.tables import ANNA, BEN, NO_LUCK, event_keys, game, play, shown

TABLE = "0000 1111 2222 0001 1112 0110 0121 0201 1002 1010 1102 2001"
"""a1 a2 a3 are a SET; a1 a2 a4 are not."""

PILE = "0222 1222 2221"


def test_004_d17_a_single_player_takes_at_once() -> None:
    state = game(1, TABLE, PILE)
    moves = GAME.legal_moves(state, ANNA)
    assert (len(moves), moves[0], moves[-1]) == (221, "take a1 a2 a3", "more")
    taken = play(state, "take a1 a2 a3")
    assert event_keys(taken) == ["found", "dealt"]
    assert len(taken.won[ANNA]) == 1


def test_004_d17_an_error_of_a_single_player_costs_what_it_costs_others() -> None:
    assert play(game(1, TABLE, PILE), "take a1 a2 a4").debts == (1,)


def test_004_d17_with_one_card_at_a_time_too() -> None:
    state = game(1, "0000 1111 2222", PILE, one_by_one=True)
    assert list(GAME.legal_moves(state, ANNA)) == ["take a1 a2 a3", "next"]
    assert list(GAME.legal_moves(game(1, "0000", PILE, one_by_one=True), ANNA)) == ["next"]


def test_004_d17_two_players_still_call() -> None:
    with pytest.raises(IllegalMove, match="set-call-first"):
        GAME.play(game(2, TABLE, PILE), BEN, "take a1 a2 a3", NO_LUCK)


def test_004_d17_without_a_call_there_is_nothing_to_withdraw() -> None:
    with pytest.raises(IllegalMove, match="set-other-variant"):
        GAME.play(game(1, TABLE, PILE), ANNA, "none", NO_LUCK)


def test_004_7_a_single_player_does_not_end_the_game_while_a_set_lies_there() -> None:
    state = game(1, TABLE, "")
    assert GAME.closed(state, ANNA, "more") == "set-still-there"
    assert GAME.closed(game(1, TABLE, PILE), ANNA, "more") is None
    assert GAME.closed(game(2, TABLE, ""), ANNA, "more") is None, "two agree to end it (RULES 004.6)"
    assert play(state, "more").outcome, "records of earlier games have it"


def test_records_of_a_single_player_from_before_the_rule_replay_as_they_were() -> None:
    called = play(game(1, TABLE, PILE), "call")
    assert GAME.to_act(called) == {ANNA}
    assert GAME.legal_moves(called, ANNA)[-1] == "none"
    assert shown(play(called, "take a1 a2 a3")) == shown(play(game(1, TABLE, PILE), "take a1 a2 a3"))
    assert play(called, "none").debts == (1,)
