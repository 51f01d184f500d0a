"""RULES 003.9-12: the end of a round and of the game, and topsy-turvy."""

from dataclasses import replace

import pytest

from bot.games.base import Seat
from bot.games.triodomino import GAME
from tests.games.triangles.formations import SCENARIOS
from tests.games.triodomino.tables import before_hexagon, events_of, moves, played, started, table


def test_003_09_a_player_without_tiles_scores_nothing_and_the_others_their_hands_which_are_named() -> None:
    state = played(table("455", "012 333", "111", stock="222", scores=(1, 2, 3)), "place 4-5-5 1:d0,0")
    assert state.scores == (1, 2 + 3 + 9, 3 + 3)
    assert events_of(state, "out")[0].seat == 0
    assert [(event.seat, event.args) for event in events_of(state, "left")] == [
        (1, {"value": 12, "held": "0-1-2, 3-3-3"}),
        (2, {"value": 3, "held": "1-1-1"}),
    ]
    assert state.round == 2
    assert state.opening


def test_003_10_when_nobody_in_turn_could_place_all_score_their_hands() -> None:
    state = played(table("012", "001 002", scores=(1, 2)), "pass", "pass")
    assert events_of(state, "stuck")
    assert state.scores == (1 + 3, 2 + 3)
    assert not events_of(state, "out")


def test_003_10_d10_also_while_the_stock_still_has_tiles() -> None:
    state = table("012", "001", stock="011 022 033 112 122")
    state = played(state, "draw", "draw")
    assert not events_of(state, "stuck")
    state = played(state, "draw", "draw")
    assert events_of(state, "stuck")
    assert state.scores == (3 + 2 + 4, 1 + 6 + 4)


def test_003_10_a_placement_in_between_resets_the_count_of_turns() -> None:
    state = played(table("012", "455 002", "013"), "pass", "place 4-5-5 1:d0,0", "pass", "pass")
    assert not events_of(state, "stuck")
    assert events_of(played(state, "pass"), "stuck")


def test_003_10_the_very_lowest_scores_too_in_a_blocked_formation() -> None:
    state = table("000", "003", laid=(SCENARIOS["blocked22"],))
    assert moves(state) == {"pass"}
    assert played(state, "pass", "pass").scores == (0, 3)


def test_003_10_the_lowest_sum_wins_the_round() -> None:
    state = played(table("014", "003", "004"), "pass", "pass", "pass")
    assert [(event.seat, event.args) for event in events_of(state, "lowest")] == [(1, {"value": 3, "winners": 1})]


def test_003_10_d11_equal_lowest_sums_share_the_round() -> None:
    state = played(table("012", "004", "003"), "pass", "pass", "pass")
    shared = {"value": 3, "winners": 2}
    assert [(event.seat, event.args) for event in events_of(state, "lowest")] == [(0, shared), (2, shared)]
    assert state.scores == (3, 4, 3)


def test_003_10_the_hand_of_0_0_0_is_an_event_too() -> None:
    state = played(table("000", "003", laid=(SCENARIOS["blocked22"],)), "pass", "pass")
    assert [(event.seat, event.args["value"]) for event in events_of(state, "left")] == [(0, 0), (1, 3)]


def test_003_11_the_lowest_total_wins_after_the_agreed_rounds() -> None:
    state = played(table("455", "111", "001", scores=(9, 3, 3), rounds=1), "place 4-5-5 1:d0,0")
    assert state.outcome is not None
    assert state.outcome.scores == (9, 6, 4)
    assert state.outcome.ranks == (3, 2, 1)
    assert state.outcome.reason == "triodomino-fewest-points"
    assert GAME.to_act(state) == frozenset()
    assert GAME.legal_moves(state, state.turn) == ()


@pytest.mark.parametrize("rounds", [1, 2, 100])
def test_003_11_d12_the_number_of_rounds_is_agreed(rounds: int) -> None:
    state = table("455", "111", rounds=rounds)
    after = played(replace(state, round=rounds), "place 4-5-5 1:d0,0")
    assert after.outcome is not None
    if rounds > 1:
        assert played(state, "place 4-5-5 1:d0,0").outcome is None


def test_003_11_d12_three_rounds_are_usual_and_a_hundred_possible() -> None:
    assert GAME.info.full_options({})["rounds"] == 3
    assert started(2, rounds=100).rounds == 100


def test_003_12_placed_tiles_score_and_leftovers_count_nothing() -> None:
    state = played(table("455", "012 333", topsy_turvy=True, scores=(10, 50)), "place 4-5-5 1:d0,0")
    assert state.scores == (24, 50)
    assert events_of(state, "scored")[0].args == {"points": 14}


def test_003_12_leftovers_are_events_with_the_tiles_and_no_value() -> None:
    state = played(table("455", "012 333", topsy_turvy=True), "place 4-5-5 1:d0,0")
    assert [(event.seat, event.args) for event in events_of(state, "unlaid")] == [
        (1, {"tiles": 2, "held": "0-1-2, 3-3-3"})
    ]
    assert not events_of(state, "left")


def test_003_12_the_highest_total_wins_not_who_goes_out() -> None:
    state = played(table("455", "012", topsy_turvy=True, rounds=1, scores=(10, 50)), "place 4-5-5 1:d0,0")
    assert state.outcome is not None
    assert state.outcome.ranks == (2, 1)
    assert state.outcome.reason == "triodomino-most-points"


def test_003_12_d13_the_opening_tile_counts() -> None:
    assert played(table("455 012", "001", laid=(), topsy_turvy=True), "open 4-5-5").scores == (14, 0)


def test_003_12_d13_the_free_tile_counts() -> None:
    state = before_hexagon("001 222 233", "333", topsy_turvy=True)
    state = played(state, "place 0-0-1 1:u1,0")
    assert state.scores == (1, 0), "no bonus for the hexagon"
    assert played(state, "free 2-2-2").scores == (7, 0)


def test_003_12_d13_a_stuck_round_ends_without_adjustment() -> None:
    state = played(table("012", "001 002", topsy_turvy=True, scores=(5, 6)), "pass", "pass")
    assert events_of(state, "stuck")
    assert not events_of(state, "lowest"), "no hand wins the round"
    assert state.scores == (5, 6)


@pytest.mark.parametrize("words", ["draw", "pass"])
def test_003_12_placing_stays_mandatory(words: str) -> None:
    assert words not in moves(table("455 012", "001", stock="011", topsy_turvy=True))


def test_no_tile_has_a_place_any_more_at_the_end_of_a_round_or_of_the_game() -> None:
    state = table("455", "355", rounds=2)
    assert GAME.view(state, Seat(1)).hand[0].places, "it would fit"
    for rounds in (1, 2):
        view = GAME.view(played(replace(state, rounds=rounds), "place 4-5-5 1:d0,0"), Seat(1))
        end = view if rounds == 1 else view.round_end
        assert end is not None
        assert [tile.places for tile in end.hand] == [()]
        assert end.to_act is None
