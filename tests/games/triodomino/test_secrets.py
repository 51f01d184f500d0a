"""Nothing that only one hand or nobody knows can be seen, heard or found out by trying."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.base import Event, MoveError, Seat
from bot.games.chance import Chance
from bot.games.triangles.tiles import NAMED, TILES, Tile, name
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from tests.games.triangles.random_games import random_game
from tests.games.triodomino.tables import before_hexagon, played, table

WORDS = [name(tile) for tile in TILES]
TRIES = ["draw", "pass", "skip", *(f"{word} {tile}" for word in ("open", "free") for tile in WORDS)]
TRIES += [f"place {tile} {spot}" for tile in WORDS for spot in ("1:u0,0", "1:d0,0", "2:d0,-1")]


def swapped(state: State, reader: Seat | None, seed: int) -> State:
    """The same table with all tiles that the reader cannot know exchanged at random."""
    hidden = [*state.stock, *(tile for seat, hand in enumerate(state.hands) if seat != reader for tile in hand)]
    other = dict(zip(hidden, Random(seed).sample(hidden, len(hidden)), strict=True))

    def tile(known: Tile) -> Tile:
        return other.get(known, known)

    return replace(
        state,
        hands=tuple(tuple(sorted(map(tile, hand))) for hand in state.hands),
        stock=tuple(map(tile, state.stock)),
        events=tuple(retold(event, other) if event.seat != reader else event for event in state.events),
    )


def retold(event: Event, other: Mapping[Tile, Tile]) -> Event:
    """The event about the exchanged tile, where it is about a tile still hidden."""
    if event.key != "triodomino-took":
        return event
    tile = NAMED[str(event.args["tile"])]
    return replace(event, args={"tile": name(other.get(tile, tile))})


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_views_do_not_depend_on_hidden_tiles(seed: int, seats: int) -> None:
    for step in [*random_game(GAME, seats, {}, seed)][::7]:
        for reader in (None, *map(Seat, range(seats))):
            other = swapped(step.after, reader, seed)
            assert GAME.view(other, reader) == GAME.view(step.after, reader)
            assert str(GAME.view(other, reader)) == str(GAME.view(step.after, reader))


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_answers_do_not_depend_on_hidden_tiles(seed: int, seats: int) -> None:
    """Whatever a player tries, on turn or not, it is allowed or refused alike."""
    for step in [*random_game(GAME, seats, {}, seed)][::29]:
        for reader in map(Seat, range(seats)):
            other = swapped(step.after, reader, seed)
            assert GAME.legal_moves(other, reader) == GAME.legal_moves(step.after, reader)
            assert [answer(other, reader, words) for words in TRIES] == [
                answer(step.after, reader, words) for words in TRIES
            ]


def answer(state: State, seat: Seat, words: str) -> str:
    try:
        GAME.play(state, seat, words, Chance(b"", 0))
    except MoveError as error:
        return str(error)
    return "accepted"


def test_the_exchange_of_hidden_tiles_changes_what_is_hidden() -> None:
    """The tests above would pass without it."""
    state = played(table("012 344", "445 133", stock="111 222 333"), "draw")
    other = swapped(state, Seat(1), 2)
    assert other.hands[0] != state.hands[0]
    assert other.hands[1] == state.hands[1]
    assert other.events != state.events
    assert swapped(state, None, 2).hands[1] != state.hands[1]


def test_only_the_drawer_hears_which_tile_it_was() -> None:
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
    assert [held.tile for held in view.hand] == [(0, 1, 2), (1, 1, 5), (4, 5, 5)]
    found = [[(spot.formation, spot.place.cell) for spot in held.spots] for held in view.hand]
    cells = ("d-1,0", "d0,0", "d0,-1")
    assert found == [[], [(2, cell) for cell in cells], [(1, cell) for cell in cells]]


def test_a_seat_sees_which_places_close_a_hexagon() -> None:
    (held,) = GAME.view(before_hexagon("001", "333"), Seat(0)).hand
    assert {spot.place.cell: spot.place.hexagons for spot in held.spots}["u1,0"] == 1
