"""Whole matches, move by move against the naive table."""

from collections.abc import Callable
from random import Random

import pytest

from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.triangles.tiles import name
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from tests.games.triodomino.naive import Table


def anything(state: State, fancy: Random) -> str:
    return fancy.choice(GAME.legal_moves(state, state.turn))


def hexagons(state: State, fancy: Random) -> str:
    """Attaches where most tiles are around and lays every free tile, for random players rarely close a hexagon."""
    spots = [(spot, hand_tile.tile) for hand_tile in GAME.view(state, state.turn).hand for spot in hand_tile.places]
    if state.opening or state.free or not spots:
        return fancy.choice([move for move in GAME.legal_moves(state, state.turn) if move != "skip"])
    fancy.shuffle(spots)
    spot, tile = max(spots, key=lambda found: (found[0].place.hexagons, found[0].place.shared_edges))
    return f"place {name(tile)} {spot.formation}:{spot.place.cell}"


def assert_same(state: State, table: Table) -> None:
    assert list(state.scores) == table.paper
    assert bool(state.outcome) == table.over
    assert [sorted(hand) for hand in table.hands] == [list(hand) for hand in state.hands]
    assert table.stock == list(state.stock)
    assert [dict(formation.tiles) for formation in state.formations] == table.formations
    moves = GAME.legal_moves(state, state.turn)
    assert set(moves) == table.words()
    assert len(moves) == len(set(moves))
    if not table.over:
        assert state.turn == table.on


def dealt_to(table: Table, state: State) -> None:
    """The table takes the tiles over from the state, where a round begins."""
    tiles = {*state.stock, *(tile for hand in state.hands for tile in hand)}
    assert len(tiles) == len(state.stock) + sum(map(len, state.hands)) == 56
    table.deal([list(hand) for hand in state.hands], list(state.stock))


@pytest.mark.parametrize("seats", GAME.info.seats)
@pytest.mark.parametrize("topsy_turvy", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize(("chosen", "formations"), [(anything, 1), (hexagons, 2)])
def test_matches_agree(seats: int, topsy_turvy: bool, chosen: Callable[[State, Random], str], formations: int) -> None:
    settled = GAME.info.full_options({"rounds": 6, "topsy_turvy": topsy_turvy, "first": 2})
    seed = f"{seats} {topsy_turvy} {chosen.__name__}".encode()
    fancy = Random(seed)
    state = GAME.start(seats, settled, Chance(seed, 0))
    table = Table(seats, 6, 1, topsy_turvy=topsy_turvy)
    most = 0
    for ply in range(1, 2000):
        if table.waiting_for_a_deal:
            dealt_to(table, state)
        assert_same(state, table)
        if state.outcome:
            break
        most = max(most, len(state.formations))
        move = chosen(state, fancy)
        state = GAME.play(state, Seat(table.on), move, Chance(seed, ply))
        table.say(move)
    assert table.over
    assert most >= formations
