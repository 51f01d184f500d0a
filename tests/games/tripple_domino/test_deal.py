"""RULES 002.1-5: the deal, the opener, the opening."""

import pytest

from bot.games.base import IllegalMove, OutOfTurn, Seat, WrongSeats
from bot.games.triangles.tiles import TILES, is_triple, name, value
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.rounds import opening_rank, opening_tile
from bot.games.tripple_domino.state import State
from tests.games.triangles.formations import tile, tiles
from tests.games.triangles.playing import next_deal
from tests.games.tripple_domino.tables import events_of, moves, played, started, table

SEEDS = [bytes([seed]) for seed in range(30)]


def all_tiles(state: State) -> list[tuple[int, int, int]]:
    return sorted([*state.reserve, *(tile for hand in state.hands for tile in hand)])


@pytest.mark.parametrize(("seats", "hand", "reserve"), [(2, 10, 36), (3, 8, 32), (4, 8, 24), (5, 6, 26), (6, 6, 20)])
def test_002_01_hands_and_reserve(seats: int, hand: int, reserve: int) -> None:
    state = started(seats)
    assert [len(tiles) for tiles in state.hands] == [hand] * seats
    assert len(state.reserve) == reserve
    assert all_tiles(state) == list(TILES)


def test_002_01_the_deal_follows_from_the_seed() -> None:
    assert started(3, b"a") == started(3, b"a")
    assert started(3, b"a").reserve != started(3, b"b").reserve


@pytest.mark.parametrize("seats", [0, 7])
def test_002_01_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats):
        started(seats)


def test_002_02_the_value_of_a_tile_is_the_sum_of_its_numbers() -> None:
    assert value(tile("345")) == 12


@pytest.mark.parametrize("seed", SEEDS)
def test_002_03_the_highest_triple_opens_else_the_highest_tile(seed: bytes) -> None:
    state = started(4, seed)
    held = [tile for hand in state.hands for tile in hand]
    triples = [tile for tile in held if is_triple(tile)]
    (move,) = moves(state)
    assert move == f"place {name(opening_tile(state.hand))} u0,0"
    if triples:
        assert opening_tile(state.hand) == max(triples)
    else:
        assert value(opening_tile(state.hand)) == max(map(value, held))


def test_002_03_both_kinds_of_opener_occur() -> None:
    openings = [opening_tile(started(2, seed).hand) for seed in SEEDS]
    assert any(map(is_triple, openings))
    assert not all(map(is_triple, openings))


def test_002_03_a_low_triple_goes_before_a_high_tile() -> None:
    assert opening_tile(tiles("000 455 345")) == tile("000")


def test_002_03_d1_equal_values_compare_their_numbers_from_the_highest_down() -> None:
    assert opening_tile(tiles("355 445")) == tile("355")
    assert len({opening_rank(tile) for tile in TILES}) == 56, "there is never a tie"


def test_002_03_d2_every_round_is_opened_by_the_highest_tile() -> None:
    state = played(table("455", "012 034", reserve="111"), "place 4-5-5 d0,0")
    assert state.round == 2
    best = max((tile for hand in state.hands for tile in hand), key=opening_rank)
    assert best in state.hand
    assert moves(state) == {f"place {name(best)} u0,0"}


@pytest.mark.parametrize("words", ["draw", "pass", "place 0-0-1 u0,0"])
def test_002_03_the_opening_is_forced(words: str) -> None:
    state = table("001 555", "122", laid="")
    with pytest.raises(IllegalMove, match="tripple_domino-opening"):
        played(state, words)


@pytest.mark.parametrize(("opening", "points"), [("555", 20), ("000", 5), ("455", 19)])
def test_002_04_the_opener_scores_the_value_and_5(opening: str, points: int) -> None:
    state = played(table(f"{opening} 012", "122 123", laid="", reserve="233"), f"place {name(tile(opening))} u0,0")
    assert state.scores == (points, 0)
    assert events_of(state, "opened")[0].args == {
        "tile": name(tile(opening)),
        "cell": "u0,0",
        "value": points - 5,
        "bonus": 5,
    }


def test_002_05_the_turn_goes_round_clockwise() -> None:
    state = table("555 012", "455 122", "445 233", laid="", reserve="000")
    turns = []
    for move in ("place 5-5-5 u0,0", "place 4-5-5 d0,0", "place 4-4-5 u1,0"):
        turns.append(state.turn)
        state = played(state, move)
    assert [*turns, state.turn] == [0, 1, 2, 0]


def test_002_05_nobody_else_may_move() -> None:
    state = table("455", "445", reserve="000")
    assert GAME.to_act(state) == {0}
    assert GAME.legal_moves(state, Seat(1)) == ()
    with pytest.raises(OutOfTurn):
        GAME.play(state, Seat(1), "draw", next_deal())
