"""RULES 002.6-8: placing, drawing, passing, and their costs."""

import pytest

from bot.games.base import Event, IllegalMove, Seat, UnreadableMove
from bot.games.triangles.tiles import TILES, name
from tests.games.triangles.formations import tile
from tests.games.tripple_domino.tables import blocked_formation, moves, played, table, words


def test_002_06_a_tile_that_fits_scores_its_value_and_ends_the_turn() -> None:
    state = played(table("455 012", "001", reserve="011"), "place 4-5-5 d0,0")
    assert state.scores == (14, 0)
    assert state.turn == 1
    assert state.hands[0] == (tile("012"),)
    assert str(state.formation) == "u0,0 5-5-5, d0,0 5-4-5"


def test_002_06_drawing_is_allowed_with_a_playable_hand() -> None:
    state = table("455 012", "001", reserve="011 112 122 123")
    assert moves(state) == {"place 4-5-5 d0,0", "place 4-5-5 d-1,0", "place 4-5-5 d0,-1", "draw"}
    assert played(state, "draw").scores == (-5, 0)


def test_002_06_a_drawn_tile_that_fits_may_be_placed_at_once() -> None:
    state = played(table("012", "001", reserve="455 112"), "draw", "place 4-5-5 d0,0")
    assert state.scores == (14 - 5, 0)
    assert state.turn == 1


def test_002_06_d3_older_tiles_wait_once_drawing_has_begun() -> None:
    state = played(table("455 012", "001", reserve="011 555"), "draw")
    assert moves(state) == {"draw"}
    with pytest.raises(IllegalMove, match="tripple_domino-only-drawn"):
        played(state, "place 4-5-5 d0,0")


def test_002_06_d3_a_drawn_tile_once_declined_waits_too() -> None:
    state = played(table("012", "001", reserve="455 011 112 113"), "draw", "draw")
    assert moves(state) == {"draw"}
    with pytest.raises(IllegalMove, match="tripple_domino-only-drawn"):
        played(state, "place 4-5-5 d0,0")


@pytest.mark.parametrize("draws", [0, 1, 2])
def test_002_06_d4_there_is_no_stopping_before_the_third_draw(draws: int) -> None:
    state = played(table("012", "001", reserve="455 355 255 155"), *["draw"] * draws)
    assert "pass" not in words(state)
    with pytest.raises(IllegalMove, match="tripple_domino-must-draw"):
        played(state, "pass")


def test_002_06_after_the_third_draw_place_it_or_pass_for_nothing_more() -> None:
    state = played(table("012", "001", reserve="011 022 455 000"), "draw", "draw", "draw")
    assert words(state) == {"place", "pass"}
    after = played(state, "pass")
    assert after.scores == (-15, 0)
    assert after.turn == 1
    assert after.events == (Event("tripple_domino-passed", Seat(0), {"cost": 0}),)
    assert played(state, "place 4-5-5 d0,0").scores == (-15 + 14, 0)
    with pytest.raises(IllegalMove, match="tripple_domino-drawn-three"):
        played(state, "draw")


def test_002_06_the_turn_does_not_end_by_itself_after_the_third_draw() -> None:
    """The end of the turn would show everybody whether the hidden tile fits."""
    state = played(table("012", "001", reserve="011 022 033 000"), "draw", "draw", "draw")
    assert state.turn == 0
    assert moves(state) == {"pass"}


def test_002_06_a_new_turn_takes_any_tile_of_the_hand() -> None:
    state = played(table("455 012", "001", reserve="355 112 113 122 123 133 144"), *["draw"] * 3, "pass", *["draw"] * 3)
    state = played(state, "pass")
    assert {move.split()[1] for move in moves(state) if move != "draw"} == {"4-5-5", "3-5-5"}


def test_002_07_an_empty_reserve_costs_5_and_the_turn() -> None:
    state = table("455 012", "001")
    assert words(state) == {"place", "pass"}
    state = played(state, "pass")
    assert state.scores == (-5, 0)
    assert state.turn == 1
    assert state.events == (Event("tripple_domino-passed", Seat(0), {"cost": 5}),)
    with pytest.raises(IllegalMove, match="tripple_domino-reserve-empty"):
        played(table("455", "001"), "draw")


@pytest.mark.parametrize("reserve", ["455", "011 455"])
def test_002_07_d5_running_out_while_drawing_costs_5_more(reserve: str) -> None:
    draws = len(reserve.split())
    state = played(table("012", "001", reserve=reserve), *["draw"] * draws)
    assert words(state) == {"place", "pass"}
    assert played(state, "pass").scores == (-5 * draws - 5, 0)


def test_002_07_d5_a_turn_costs_15_at_most() -> None:
    state = played(table("012", "001 455", reserve="011 022 455"), "draw", "draw", "draw", "pass")
    assert not state.reserve
    assert state.scores == (-15, 0)


def test_002_08_scores_may_become_negative() -> None:
    assert played(table("012", "001", reserve="011 022 033", scores=(3, 0)), "draw").scores == (-2, 0)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place 1-1-1 d0,0", "not-held"),
        ("place 4-5-5 u0,0", "occupied"),
        ("place 4-5-5 u1,0", "apart"),
        ("place 4-5-5 u9,9", "apart"),
        ("place 0-1-2 d0,0", "mismatch"),
    ],
)
def test_002_06_a_tile_that_does_not_fit_is_refused_with_the_reason(move: str, reason: str) -> None:
    state = table("455 012", "001", reserve="011")
    with pytest.raises(IllegalMove, match=f"tripple_domino-{reason} ") as refused:
        played(state, move)
    _, word, cell = move.split()
    assert refused.value.text_args == {"tile": word, "cell": cell}
    assert state == table("455 012", "001", reserve="011")


def test_the_refusal_of_a_tile_not_in_the_hand_does_not_depend_on_where_it_is() -> None:
    """On the table, in another hand, in the reserve, or out of play: the answer reveals nothing."""
    state = table("455 012", "001", reserve="011")
    refusals = set()
    for other in TILES:
        if other not in state.hand:
            with pytest.raises(IllegalMove) as refused:
                played(state, f"place {name(other)} d0,0")
            refusals.add((refused.value.key, *sorted(refused.value.text_args)))
    assert refusals == {("tripple_domino-not-held", "cell", "tile")}


@pytest.mark.parametrize(
    "move",
    [
        "",
        "place",
        "place 4-5-5",
        "place 5-4-5 d0,0",
        "place 4-5-5 d0,0 x",
        "draw 1",
        "Draw",
        " pass",
        "place 4-5-6 d0,0",
    ],
)
def test_other_words_are_unreadable(move: str) -> None:
    with pytest.raises(UnreadableMove, match="tripple_domino-unreadable"):
        played(table("455", "001"), move)


def test_events_have_their_numbers() -> None:
    state = played(table("012", "001", reserve="455 111"), "draw")
    assert state.events == (
        Event("tripple_domino-drew", Seat(0), {"cost": 5, "reserve": 1}),
        Event("tripple_domino-took", Seat(0), {"tile": "4-5-5"}),
    )
    state = played(state, "place 4-5-5 d0,0")
    assert state.events == (Event("tripple_domino-placed", Seat(0), {"tile": "4-5-5", "cell": "d0,0", "value": 14}),)


def test_the_blocked_formation_takes_nothing() -> None:
    blocked, left = blocked_formation()
    assert not any(blocked.places(tile) for tile in left)
