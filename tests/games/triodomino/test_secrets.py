"""Nothing that only one hand or nobody knows can be seen or found out by trying."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.games.base import Seat
from bot.games.triangles.tiles import TILES, name
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from tests.examples import examples
from tests.games.triangles.secrets import Secrets
from tests.games.triodomino.tables import before_hexagon, events_of, played, table

SECRETS = Secrets(GAME, face_down=("stock",), revealed=State.fits)
"""Placing is mandatory, so a draw, a pass or a kept tile shows everybody that nothing in the hand fits."""

WORDS = [name(tile) for tile in TILES]
TRIES = ["draw", "pass", "skip", *(f"{word} {tile}" for word in ("open", "free") for tile in WORDS)]
TRIES += [f"place {tile} {spot}" for tile in WORDS for spot in ("1:u0,0", "1:d0,0", "2:d0,-1")]

random_games = given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))


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
    missing = {"open", "place", "draw", "pass", "free", "skip", "kept"}
    for seed in range(20):
        for move, state, *_ in SECRETS.moves(3, seed):
            missing -= {move.split()[0], "kept" if events_of(state, "kept") else ""}
        if not missing:
            return
    raise AssertionError(missing)


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
    state = played(table("012 344", "445 133", stock="111 222 333"), "draw")
    other = SECRETS.exchanged(state, Seat(1), Random(2))
    assert other.hands[0] != state.hands[0]
    assert other.hands[1] == state.hands[1]
    assert other.stock != state.stock
    assert SECRETS.exchanged(state, None, Random(2)).hands[1] != state.hands[1]


def test_only_the_drawer_sees_which_tile_it_was() -> None:
    state = played(table("012", "001", stock="455 111"), "draw")
    keys = {reader: [event.key for event in GAME.view(state, reader).events] for reader in (None, Seat(0), Seat(1))}
    assert keys[None] == keys[Seat(1)] == ["triodomino-drew"]
    assert keys[Seat(0)] == ["triodomino-drew", "triodomino-took"]


def test_a_spectator_sees_no_hand() -> None:
    state = table("012 455", "001", stock="455 111")
    view = GAME.view(state, None)
    assert view.hand == ()
    assert view.reader is None
    assert view.counts == (2, 1)
    assert view.stock == 2


def test_a_seat_sees_its_tiles_and_where_they_fit() -> None:
    view = GAME.view(table("012 115 455", "355", laid=("u0,0=555", "u0,0=111")), Seat(0))
    assert [hand_tile.tile for hand_tile in view.hand] == [(0, 1, 2), (1, 1, 5), (4, 5, 5)]
    found = [[(spot.formation, spot.place.cell) for spot in hand_tile.places] for hand_tile in view.hand]
    cells = ("d-1,0", "d0,0", "d0,-1")
    assert found == [[], [(2, cell) for cell in cells], [(1, cell) for cell in cells]]


def test_a_seat_sees_which_places_close_a_hexagon() -> None:
    (hand_tile,) = GAME.view(before_hexagon("001", "333"), Seat(0)).hand
    assert {spot.place.cell: spot.place.hexagons for spot in hand_tile.places}["u1,0"] == 1
