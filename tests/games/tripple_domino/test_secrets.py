"""Nothing that only one hand or nobody knows can be seen or found out by trying."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.triangles.tiles import TILES, name
from bot.games.tripple_domino import GAME
from tests.examples import examples
from tests.games.triangles.secrets import Secrets, reveals_nothing
from tests.games.tripple_domino.tables import played, table

SECRETS = Secrets(GAME, face_down=("reserve", "drawn"), revealed=reveals_nothing)

TRIES = ["draw", "pass", *(f"place {name(tile)} {cell}" for tile in TILES for cell in ("u0,0", "d0,0", "u1,-1"))]

random_games = given(seed=st.integers(0, 2**32), seats=st.integers(1, 6))


@examples(15)
@random_games
def test_views_do_not_depend_on_hidden_tiles(seed: int, seats: int) -> None:
    SECRETS.assert_views_are_equal(seats, seed)


@examples(15)
@random_games
def test_moves_reveal_nothing_of_hidden_tiles(seed: int, seats: int) -> None:
    SECRETS.assert_moves_reveal_nothing(seats, seed)


def test_moves_of_every_kind_are_compared() -> None:
    """Without this, the test above could pass on nothing."""
    compared = {move.split()[0] for seed in range(2) for move, *_ in SECRETS.moves(3, seed)}
    assert compared == {"place", "draw", "pass"}


@examples(15)
@random_games
def test_a_taken_back_move_has_revealed_nothing(seed: int, seats: int) -> None:
    SECRETS.assert_taken_back_moves_reveal_nothing(seats, seed)


@examples(15)
@random_games
def test_answers_do_not_depend_on_hidden_tiles(seed: int, seats: int) -> None:
    SECRETS.assert_answers_are_equal(seats, seed, TRIES)


def test_the_exchange_of_hidden_tiles_changes_what_is_hidden() -> None:
    """Without this, the tests above could pass on nothing."""
    state = played(table("012 455", "445 344", reserve="111 222 333"), "draw")
    other = SECRETS.exchanged(state, Seat(1), Random(2))
    assert other.hands[0] != state.hands[0]
    assert other.hands[1] == state.hands[1]
    assert other.reserve != state.reserve
    assert other.drawn != state.drawn
    assert SECRETS.exchanged(state, None, Random(2)).hands[1] != state.hands[1]


def test_only_the_drawer_sees_which_tile_it_was() -> None:
    state = played(table("012", "001", reserve="455 111"), "draw")
    keys = {reader: [event.key for event in GAME.view(state, reader).events] for reader in (None, Seat(0), Seat(1))}
    assert keys[None] == keys[Seat(1)] == ["tripple_domino-drew"]
    assert keys[Seat(0)] == ["tripple_domino-drew", "tripple_domino-took"]


def test_a_spectator_sees_no_hand() -> None:
    state = table("012 455", "001", reserve="455 111")
    view = GAME.view(state, None)
    assert view.hand == ()
    assert view.reader is None
    assert view.counts == (2, 1)
    assert view.reserve == 2


def test_a_seat_sees_its_tiles_where_they_fit_and_what_they_score() -> None:
    view = GAME.view(table("012 455", "355"), Seat(0))
    assert [hand_tile.tile for hand_tile in view.hand] == [(0, 1, 2), (4, 5, 5)]
    assert [hand_tile.places == () for hand_tile in view.hand] == [True, False]
    assert [(spot.place.cell, spot.points) for spot in view.hand[1].places] == [
        ("d-1,0", 14),
        ("d0,0", 14),
        ("d0,-1", 14),
    ]
    assert all(hand_tile.playable for hand_tile in view.hand)


def test_a_seat_not_on_turn_sees_where_its_tiles_fit_but_cannot_place_them() -> None:
    (hand_tile,) = GAME.view(table("012 455", "355"), Seat(1)).hand
    assert len(hand_tile.places) == 3
    assert not hand_tile.playable


def test_after_a_draw_only_the_drawn_tile_is_playable() -> None:
    view = GAME.view(played(table("455", "001", reserve="355 111"), "draw"), Seat(0))
    assert {hand_tile.tile: hand_tile.playable for hand_tile in view.hand} == {(4, 5, 5): False, (3, 5, 5): True}


@pytest.mark.parametrize("seat", [0, 1])
def test_before_the_opening_only_the_opening_tile_has_a_place(seat: int) -> None:
    view = GAME.view(table("012 455", "001", laid=""), Seat(seat))
    assert [hand_tile.tile for hand_tile in view.hand if hand_tile.places] == ([(4, 5, 5)] if seat == 0 else [])
