"""RULES 003.1-3: the deal, the starter, the first tile."""

import pytest

from bot.games.base import IllegalMove, OutOfTurn, Seat, WrongSeats
from bot.games.triangles.tiles import TILES, name
from bot.games.triodomino import GAME
from tests.games.triangles.playing import next_deal
from tests.games.triodomino.tables import events_of, moves, played, started, table


@pytest.mark.parametrize(("seats", "hand", "stock"), [(2, 10, 36), (3, 8, 32), (4, 8, 24)])
def test_003_01_hands_and_stock(seats: int, hand: int, stock: int) -> None:
    state = started(seats)
    assert [len(tiles) for tiles in state.hands] == [hand] * seats
    assert len(state.stock) == stock
    assert sorted([*state.stock, *(tile for tiles in state.hands for tile in tiles)]) == list(TILES)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_003_01_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats):
        started(seats)


def test_003_02_the_first_seat_starts_unless_agreed_otherwise() -> None:
    assert started(3).turn == 0
    assert started(3, first=3).turn == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_003_02_only_who_is_there_can_start(seats: int) -> None:
    assert list(GAME.seats(GAME.info.full_options({"first": 4}))) == [4]
    with pytest.raises(WrongSeats):
        started(seats, first=4)


def test_003_02_the_start_goes_round_from_round_to_round() -> None:
    state = started(3, first=2)
    starters = [state.turn]
    while not state.outcome:
        number = state.round
        state = played(state, GAME.legal_moves(state, state.turn)[0])
        if state.round != number:
            starters.append(state.turn)
    assert starters == [1, 2, 0]


def test_003_03_the_starter_opens_with_any_tile_as_the_whole_turn() -> None:
    state = started(2)
    assert moves(state) == {f"open {name(tile)}" for tile in state.hand}
    tile = state.hand[4]
    after = played(state, f"open {name(tile)}")
    assert str(after.formations[0]) == f"u0,0 {name(tile)}"
    assert tile not in after.hands[0]
    assert after.turn == 1
    assert after.scores == (0, 0)
    assert events_of(after, "opened")[0].args == {"tile": name(tile), "formation": 1}


@pytest.mark.parametrize("words", ["draw", "pass", "place 0-1-2 1:u0,0"])
def test_003_03_nothing_goes_before_the_opening(words: str) -> None:
    with pytest.raises(IllegalMove, match="triodomino-must-open"):
        played(table("012", "013", laid=()), words)


def test_003_03_only_a_tile_of_the_hand_opens() -> None:
    with pytest.raises(IllegalMove, match="triodomino-not-held"):
        played(table("012", "013", laid=()), "open 0-1-3")


def test_003_03_there_is_one_opening() -> None:
    with pytest.raises(IllegalMove, match="triodomino-already-open"):
        played(table("012", "013"), "open 0-1-2")


def test_003_03_nobody_else_may_move() -> None:
    state = table("455", "445")
    assert GAME.to_act(state) == {0}
    assert GAME.legal_moves(state, Seat(1)) == ()
    with pytest.raises(OutOfTurn):
        GAME.play(state, Seat(1), "draw", next_deal())
