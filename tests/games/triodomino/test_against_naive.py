"""Whole games, compared with the naive implementation move by move.

A default run plays games of two rounds; `SLOW=1` plays six.
"""

from collections.abc import Callable
from random import Random

import pytest

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.triangles.tiles import name
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from tests.examples import SLOW, sampled
from tests.games.triodomino.naive import NaiveTable

ROUNDS = 6 if SLOW else 2


def anything(state: State, rng: Random) -> str:
    return rng.choice(GAME.legal_moves(state, state.turn))


def hexagons(state: State, rng: Random) -> str:
    """Returns a placement where most tiles are around, and every free tile: random players rarely close a hexagon."""
    spots = [(place, hand_tile.tile) for hand_tile in GAME.view(state, state.turn).hand for place in hand_tile.places]
    if state.opening or state.free or not spots:
        return rng.choice([move for move in GAME.legal_moves(state, state.turn) if move != "skip"])
    rng.shuffle(spots)
    place, tile = max(spots, key=lambda found: (found[0].place.hexagons, found[0].place.shared_edges))
    return f"place {name(tile)} {place.formation}:{place.place.cell}"


def assert_same(state: State, table: NaiveTable) -> None:
    assert list(state.scores) == table.scores
    assert bool(state.outcome) == table.over
    assert [sorted(hand) for hand in table.hands] == [list(hand) for hand in state.hands]
    assert table.stock == list(state.stock)
    assert [dict(formation.tiles) for formation in state.formations] == table.formations
    moves = GAME.legal_moves(state, state.turn)
    assert set(moves) == table.legal_moves()
    assert len(moves) == len(set(moves))
    if not table.over:
        assert state.turn == table.turn


def copy_deal(table: NaiveTable, state: State) -> None:
    """Gives the naive table the hands and the stock of the state, where a round begins."""
    tiles = {*state.stock, *(tile for hand in state.hands for tile in hand)}
    assert len(tiles) == len(state.stock) + sum(map(len, state.hands)) == 56
    table.deal([list(hand) for hand in state.hands], list(state.stock))


WAYS = [(topsy_turvy, *way) for topsy_turvy in (False, True) for way in ((anything, 1), (hexagons, 2))]
"""Whether most points win, how moves are chosen, and how many formations there are at least at once."""


@pytest.mark.parametrize("seats", GAME.info.seats)
@pytest.mark.parametrize(("topsy_turvy", "chosen", "formations"), sampled(WAYS, 3))
def test_matches_agree(seats: int, topsy_turvy: bool, chosen: Callable[[State, Random], str], formations: int) -> None:
    settled = GAME.info.full_options({"rounds": ROUNDS, "topsy_turvy": topsy_turvy, "first": 2})
    seed = f"{seats} {topsy_turvy} {chosen.__name__} {ROUNDS}".encode()
    rng = Random(seed)
    state = GAME.start(seats, settled, Chance(seed, 0))
    table = NaiveTable(seats, ROUNDS, 1, topsy_turvy=topsy_turvy)
    most = 0
    for ply in range(1, 2000):
        if table.waiting_for_a_deal:
            copy_deal(table, state)
        assert_same(state, table)
        if state.outcome:
            break
        most = max(most, len(state.formations))
        move = chosen(state, rng)
        state = GAME.play(state, Seat(table.turn), move, Chance(seed, ply))
        table.play(move)
    assert table.over
    assert most >= formations
