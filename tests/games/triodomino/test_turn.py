"""RULES 003.4-6: placing, drawing, passing."""

import pytest

from bot.games.base import Event, IllegalMove, Seat, UnreadableMove
from bot.games.triangles.tiles import TILES, name
from tests.games.triodomino.tables import moves, played, table


def test_003_04_one_tile_is_placed_and_the_turn_ends() -> None:
    state = played(table("455 012", "001"), "place 4-5-5 1:d0,0")
    assert str(state.formations[0]) == "u0,0 5-5-5, d0,0 5-4-5"
    assert state.hands[0] == ((0, 1, 2),)
    assert state.turn == 1
    assert state.events == (Event("triodomino-placed", Seat(0), {"tile": "4-5-5", "formation": 1, "cell": "d0,0"}),)


@pytest.mark.parametrize("words", ["draw", "pass"])
def test_003_04_d1_placing_is_mandatory(words: str) -> None:
    state = table("455 012", "001", stock="011")
    assert {move.split()[0] for move in moves(state)} == {"place"}
    with pytest.raises(IllegalMove, match="triodomino-must-place"):
        played(state, words)


def test_003_04_any_formation_will_do() -> None:
    state = table("455 012 114", "001", laid=("u0,0=555", "u0,0=111"))
    assert moves(state) == {
        *(f"place 4-5-5 1:{cell}" for cell in ("d-1,0", "d0,0", "d0,-1")),
        *(f"place 1-1-4 2:{cell}" for cell in ("d-1,0", "d0,0", "d0,-1")),
    }
    after = played(state, "place 1-1-4 2:d0,0")
    assert after.formations[0] == state.formations[0]
    assert str(after.formations[1]) == "u0,0 1-1-1, d0,0 1-4-1"
    assert after.laid[-1] == 2


def test_003_05_who_cannot_place_draws() -> None:
    assert moves(table("012", "001", stock="011")) == {"draw"}


def test_003_05_d2_a_drawn_tile_that_fits_must_be_placed() -> None:
    state = played(table("012", "001", stock="455 011"), "draw")
    assert state.turn == 0
    assert moves(state) == {f"place 4-5-5 1:{cell}" for cell in ("d-1,0", "d0,0", "d0,-1")}
    with pytest.raises(IllegalMove, match="triodomino-must-place"):
        played(state, "draw")
    assert played(state, "place 4-5-5 1:d0,0").turn == 1


def test_003_05_a_second_tile_is_drawn_if_the_first_does_not_fit() -> None:
    state = played(table("012", "001", stock="011 455 022"), "draw")
    assert state.turn == 0
    assert moves(state) == {"draw"}
    state = played(state, "draw")
    assert state.turn == 0
    assert {move.split()[1] for move in moves(state)} == {"4-5-5"}


def test_003_05_two_tiles_that_do_not_fit_are_kept_and_the_turn_ends() -> None:
    state = played(table("012", "001", stock="011 022 033"), "draw", "draw")
    assert state.turn == 1
    assert state.hands[0] == ((0, 1, 1), (0, 1, 2), (0, 2, 2))
    assert state.stock == ((0, 3, 3),)
    assert state.events == (
        Event("triodomino-drew", Seat(0), {"stock": 1}),
        Event("triodomino-took", Seat(0), {"tile": "0-2-2"}),
        Event("triodomino-kept", Seat(0)),
    )


def test_003_05_d3_a_stock_of_one_gives_one() -> None:
    state = played(table("012", "001", stock="011"), "draw")
    assert state.turn == 1
    assert not state.stock


def test_003_05_d3_an_empty_stock_leaves_only_to_pass() -> None:
    state = table("012", "001")
    assert moves(state) == {"pass"}
    with pytest.raises(IllegalMove, match="triodomino-stock-empty"):
        played(state, "draw")
    after = played(state, "pass")
    assert after.turn == 1
    assert after.events == (Event("triodomino-passed", Seat(0)),)


def test_003_05_no_passing_while_the_stock_lasts() -> None:
    with pytest.raises(IllegalMove, match="triodomino-must-draw"):
        played(table("012", "001", stock="011"), "pass")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("place 4-5-5 1:u0,0", "occupied"),
        ("place 4-5-5 1:u1,0", "apart"),
        ("place 0-1-2 1:d0,0", "mismatch"),
        ("place 1-1-1 1:d0,0", "not-held"),
        ("place 4-5-5 2:d0,0", "no-formation"),
    ],
)
def test_003_06_a_tile_that_does_not_fit_is_refused_with_the_reason(move: str, reason: str) -> None:
    state = table("455 012", "001", stock="011")
    with pytest.raises(IllegalMove, match=f"triodomino-{reason} "):
        played(state, move)
    assert state == table("455 012", "001", stock="011")


def test_the_refusal_of_a_tile_not_in_the_hand_does_not_depend_on_where_it_is() -> None:
    """On the table, in another hand or in the stock: the answer reveals nothing."""
    state = table("455 012", "001", stock="011")
    refusals = set()
    for other in TILES:
        if other not in state.hand:
            with pytest.raises(IllegalMove) as refused:
                played(state, f"place {name(other)} 7:d0,0")
            refusals.add((refused.value.key, *refused.value.text_args))
    assert refusals == {("triodomino-not-held", "tile")}


def test_a_formation_may_be_typed_as_its_letter() -> None:
    state = table("115 455", "355", laid=("u0,0=555", "u0,0=111"))
    for letter, number, move in (("a", 1, "place 4-5-5 {}:d0,0"), ("b", 2, "place 1-1-5 {}:d0,0")):
        assert played(state, move.format(letter)) == played(state, move.format(number))


@pytest.mark.parametrize(
    "move",
    [
        "",
        "open",
        "open 1-0-2",
        "place 4-5-5",
        "place 4-5-5 d0,0",
        "place 4-5-5 0:d0,0",
        "place 4-5-5 27:d0,0",
        "place 4-5-5 A:d0,0",
        "place 4-5-5 aa:d0,0",
        "place 4-5-5 1:",
        "free",
        "skip 1",
    ],
)
def test_other_words_are_unreadable(move: str) -> None:
    with pytest.raises(UnreadableMove, match="triodomino-unreadable"):
        played(table("455", "001"), move)
