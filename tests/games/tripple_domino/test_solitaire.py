"""RULES 002.16: the solitaire."""

from dataclasses import replace

import pytest

from bot.games.base import Event, OptionError, Outcome, Seat, Value, WrongSeats
from bot.games.triangles.tiles import name, value
from bot.games.tripple_domino import GAME
from tests.games.tripple_domino.tables import blocked_formation, moves, played, started, table


def test_002_16_the_opening_tile_is_drawn_at_random_and_scores_5_more() -> None:
    state = started(1)
    (opening,) = state.hand
    assert moves(state) == {f"place {name(opening)} u0,0"}
    assert played(state, f"place {name(opening)} u0,0").scores == (value(opening) + 5,)


def test_002_16_the_opening_tile_may_be_any() -> None:
    openings = {started(1, bytes([seed])).hand for seed in range(60)}
    assert len(openings) > 20


@pytest.mark.parametrize(("options", "tiles"), [({}, 20), ({"tiles": 5}, 5), ({"tiles": 56}, 56)])
def test_002_16_d11_the_number_of_tiles_is_agreed(options: dict[str, Value], tiles: int) -> None:
    state = started(1, b"seed", **options)
    assert len(state.reserve) == tiles - 1
    assert len({*state.reserve, *state.hand}) == tiles


def test_002_16_d11_the_number_of_tiles_is_for_one_player_alone() -> None:
    assert list(GAME.seats(GAME.info.full_options({"tiles": 5}))) == [1]
    with pytest.raises(WrongSeats) as refused:
        started(2, tiles=5)
    assert refused.value.text_args == {"low": 1, "high": 1}


def test_002_16_the_target_is_for_two_or_more() -> None:
    assert list(GAME.seats(GAME.info.full_options({"target": 50}))) == [2, 3, 4, 5, 6]
    with pytest.raises(WrongSeats) as refused:
        started(1, target=50)
    assert refused.value.text_args == {"low": 2, "high": 6}


def test_002_16_a_target_and_a_number_of_tiles_exclude_one_another() -> None:
    with pytest.raises(OptionError, match="tripple_domino-tiles-or-target"):
        GAME.seats(GAME.info.full_options({"tiles": 5, "target": 50}))


def test_002_16_d11_drawing_costs_5_and_goes_up_to_three_a_turn() -> None:
    state = table("", reserve="455 012 013 014")
    assert moves(state) == {"draw"}
    state = played(state, "draw", "draw", "draw")
    assert state.scores == (-15,)
    assert moves(state) == {"pass"}
    state = played(state, "pass")
    assert state.scores == (-15,)
    assert {move.split()[0] for move in moves(state)} == {"place", "draw"}


def test_002_16_d11_placing_the_last_tile_scores_20() -> None:
    state = played(table("", reserve="455"), "draw", "place 4-5-5 d0,0")
    assert state.scores == (-5 + 14 + 20,)
    assert state.outcome == Outcome((1,), (29,), "tripple_domino-complete")
    assert state.events[1:] == (Event("tripple_domino-all-laid", Seat(0), {"bonus": 20}),)


def test_002_16_d11_tiles_that_fit_nowhere_at_the_end_are_subtracted() -> None:
    formation, (first, second, *_) = blocked_formation()
    state = replace(table(""), formation=formation, hands=((first,),), reserve=(second,))
    after = played(state, "draw")
    assert after.scores == (-5 - value(first) - value(second),)
    assert after.outcome == Outcome((1,), after.scores, "tripple_domino-incomplete")
    assert after.events[2:] == (Event("tripple_domino-subtracted", Seat(0), {"value": value(first) + value(second)}),)


def test_002_16_d12_an_empty_hand_is_not_the_end_while_the_reserve_lasts() -> None:
    state = played(table("455", reserve="012 013"), "place 4-5-5 d0,0")
    assert state.outcome is None
    assert state.scores == (14,)
    assert moves(state) == {"draw"}


@pytest.mark.parametrize("reserve", ["011 022 033", "011 022", "011"])
def test_002_16_the_older_tiles_have_a_turn_after_the_draws_that_emptied_the_reserve(reserve: str) -> None:
    drawn = played(table("455", reserve=reserve), *["draw"] * len(reserve.split()), "pass")
    assert drawn.outcome is None
    assert drawn.scores == (-15 if len(reserve.split()) == 3 else -5 * len(reserve.split()) - 5,)
    assert {"place 4-5-5 d0,0", "pass"} <= moves(drawn)
    assert played(drawn, "place 4-5-5 d0,0").outcome is not None, "nothing else fits"
    assert played(drawn, "pass").outcome is not None, "a turn with an empty reserve from its beginning"


def test_002_16_there_is_one_round_whatever_the_target() -> None:
    state = played(table("", reserve="455", target=1000), "draw", "place 4-5-5 d0,0")
    assert state.outcome is not None
    assert state.round == 1
