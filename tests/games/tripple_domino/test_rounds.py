"""RULES 002.13-15: going out, blocked rounds, the end of the game."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.games.base import Seat
from bot.games.triangles.tiles import value
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.scoring import blocked_gains
from bot.games.tripple_domino.state import State
from tests.games.triangles.formations import SCENARIOS, spelled
from tests.games.tripple_domino.tables import blocked_formation, events_of, moves, played, started, table


def test_002_13_going_out_scores_20_and_the_opponents_hands_but_not_the_reserve() -> None:
    state = played(table("455", "012 333", "111", reserve="222", scores=(10, 7, 8)), "place 4-5-5 d0,0")
    assert state.scores == (10 + 14 + 20 + (3 + 9) + 3, 7, 8)
    assert events_of(state, "out")[0].args == {"bonus": 20, "left": 15}
    assert [(event.seat, event.args["value"]) for event in events_of(state, "left")] == [(1, 12), (2, 3)]


def test_002_13_the_last_tiles_own_bonus_counts_too() -> None:
    laid, _, _ = SCENARIOS["hex1"].rpartition(" ")
    state = played(table("001", "222", laid=laid, reserve="333"), "place 0-0-1 u1,0")
    assert state.scores == (1 + 40 + 20 + 6, 0)


def test_002_13_the_next_round_begins_at_once() -> None:
    state = played(table("455", "012", reserve="111"), "place 4-5-5 d0,0")
    assert state.round == 2
    assert state.opening
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert [event.key for event in state.events[-2:]] == ["tripple_domino-round", "tripple_domino-opens"]
    assert state.events[-2].args == {"round": 2}
    assert state.events[-1].seat == state.turn


def nearly_blocked(scores: tuple[int, ...], sizes: tuple[int, ...]) -> State:
    """Returns a table where nothing fits any more and the reserve holds one last tile."""
    formation, left = blocked_formation()
    rest = iter(left)
    hands = tuple(tuple(islice(rest, size)) for size in sizes)
    return replace(table(*[""] * len(sizes), scores=scores), formation=formation, hands=hands, reserve=(next(rest),))


def test_002_14_the_lowest_hand_gets_the_others_less_its_own_and_no_20() -> None:
    state = nearly_blocked((50, 60, 70), (4, 1, 3))
    after = played(state, "draw")
    sums = [sum(map(value, hand)) for hand in state.hands]
    sums[0] += value(state.reserve[0])
    lowest = sums.index(min(sums))
    gains = [0, 0, 0]
    gains[lowest] = sum(sums) - 2 * sums[lowest]
    assert after.scores == (50 - 5 + gains[0], 60 + gains[1], 70 + gains[2])
    assert [event.seat for event in events_of(after, "lowest")] == [lowest]
    assert events_of(after, "lowest")[0].args == {"points": gains[lowest]}
    assert not events_of(after, "out")
    assert after.round == 2


def test_002_14_d8_it_is_blocked_at_the_very_draw_that_empties_the_reserve() -> None:
    state = nearly_blocked((0, 0), (2, 3))
    assert events_of(played(state, "draw"), "blocked")


def test_002_14_d8_it_is_blocked_at_the_placement_after_which_nothing_fits() -> None:
    """The last tile of the blocked formation is placed with an empty reserve: no pass, no further 5 points."""
    laid, _, last = SCENARIOS["blocked22"].rpartition(" ")
    cell, digits = last.split("=")
    left = blocked_formation()[1]
    own, other = left[0], left[1]
    assert value(own) < value(other)
    state = table(f"{digits} {spelled(own)}", spelled(other), laid=laid)
    after = played(state, f"place 3-4-5 {cell}")
    assert events_of(after, "blocked")
    assert after.scores == (12 + value(other) - value(own), 0)


def test_002_14_d8_a_pass_may_leave_it_unblocked_while_somebody_can_place() -> None:
    after = played(table("012", "455"), "pass")
    assert not events_of(after, "blocked")
    assert moves(after) == {"place 4-5-5 d0,0", "place 4-5-5 d-1,0", "place 4-5-5 d0,-1", "pass"}


def test_002_14_d9_everybody_with_the_lowest_hand_scores() -> None:
    assert blocked_gains([7, 7]) == (0, 0)
    assert blocked_gains([4, 4, 9]) == (9, 9, 0)
    assert blocked_gains([3, 8, 9]) == (14, 0, 0)


def test_002_14_d10_a_pass_of_everybody_on_an_empty_reserve_blocks_the_round() -> None:
    state = table("455 012", "445")
    assert not events_of(played(state, "pass"), "blocked")
    after = played(state, "pass", "pass")
    assert events_of(after, "blocked")
    assert after.scores == (-5, -5 + 17 - 13)


@pytest.mark.parametrize("reserve", ["011 022 033", "011"])
def test_002_14_d10_the_pass_after_the_draws_that_emptied_the_reserve_does_not_count(reserve: str) -> None:
    """The player's older tiles could not be placed: only turns that begin on an empty reserve count."""
    emptied = played(table("012 455", "001", reserve=reserve), *["draw"] * len(reserve.split()), "pass")
    after = played(emptied, "pass")
    assert not events_of(after, "blocked")
    assert after.turn == 0
    assert "place 4-5-5 d0,0" in moves(after)
    assert events_of(played(after, "pass"), "blocked")


def test_002_14_d10_a_placement_in_between_resets_the_count_of_passes() -> None:
    start = table("455 355 255", "001 002", "033 022")
    after = played(start, "place 4-5-5 d0,0", "pass", "pass", "place 3-5-5 d-1,0", "pass", "pass")
    assert not events_of(after, "blocked")
    assert events_of(played(after, "pass"), "blocked")


def test_002_15_the_target_counts_at_the_end_of_a_round_only() -> None:
    state = played(table("455 012", "001", reserve="011", scores=(295, 0)), "place 4-5-5 d0,0")
    assert max(state.scores) > 300
    assert state.outcome is None


def test_002_15_the_highest_total_wins_even_if_another_went_out() -> None:
    state = played(table("455", "001", "002", reserve="011", scores=(0, 301, 301)), "place 4-5-5 d0,0")
    assert state.outcome is not None
    assert state.outcome.ranks == (3, 1, 1), "equal points share a rank"
    assert state.outcome.scores == (14 + 20 + 3, 301, 301)
    assert state.outcome.reason == "tripple_domino-target"
    assert GAME.to_act(state) == frozenset()
    assert GAME.legal_moves(state, state.turn) == ()


@pytest.mark.parametrize(("target", "over"), [(101, True), (102, False)])
def test_002_15_the_target_is_an_option(target: int, over: bool) -> None:
    state = table("455", "001", reserve="011", scores=(66, 0), target=target)
    assert bool(played(state, "place 4-5-5 d0,0").outcome) == over


def test_002_15_the_usual_target_is_300() -> None:
    assert started(2).target == 300


@pytest.mark.parametrize("target", [50, 300])
def test_no_tile_has_a_place_any_more_at_the_end_of_a_round_or_of_the_game(target: int) -> None:
    state = table("455", "355", scores=(49, 0), target=target)
    assert GAME.view(state, Seat(1)).hand[0].places, "it would fit"
    view = GAME.view(played(state, "place 4-5-5 d0,0"), Seat(1))
    end = view if target == 50 else view.round_end
    assert end is not None
    assert [(tile.places, tile.playable) for tile in end.hand] == [((), False)]
    assert end.to_act is None
