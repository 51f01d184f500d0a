"""Whole random games, compared with the naive implementation move by move.

A default run plays a third of the cases, with each number of players, each way and each options; `SLOW=1` plays all.
"""

from random import Random

import pytest

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.tripple_domino import GAME
from bot.games.tripple_domino.state import State
from tests.examples import sampled
from tests.games.tripple_domino.naive import NaiveTable


def assert_same(state: State, table: NaiveTable) -> None:
    assert list(state.scores) == table.scores
    assert bool(state.outcome) == table.over
    assert state.turn == table.turn
    assert [sorted(hand) for hand in table.hands] == [list(hand) for hand in state.hands]
    assert table.reserve == list(state.reserve)
    assert dict(state.formation.tiles) == table.lying
    moves = GAME.legal_moves(state, state.turn)
    assert set(moves) == table.legal_moves()
    assert len(moves) == len(set(moves))


def copy_deal(table: NaiveTable, state: State) -> None:
    """Gives the naive table the hands and the reserve of the state, where a round begins."""
    tiles = {*state.reserve, *(tile for hand in state.hands for tile in hand)}
    assert len(tiles) == len(state.reserve) + sum(map(len, state.hands)) == (state.tiles if state.solitaire else 56)
    table.deal([list(hand) for hand in state.hands], list(state.reserve))


CASES = [(seats, eager, usual) for seats in GAME.info.seats for eager in (True, False) for usual in (True, False)]
"""Numbers of players, whether they place a tile when they can, and whether the options are the usual ones."""


@pytest.mark.parametrize(("seats", "eager", "usual"), sampled(CASES, 3))
def test_random_games_agree(seats: int, *, eager: bool, usual: bool) -> None:
    options: Options = {} if usual else {"multi_hexagon": "once", **({"tiles": 56} if seats == 1 else {"target": 150})}
    settled = GAME.info.full_options(options)
    seed = f"{seats} {eager} {options}".encode()
    rng = Random(seed)
    state = GAME.start(seats, settled, Chance(seed, 0))
    table = NaiveTable(seats, state.target, once=not state.each_hexagon)
    for ply in range(1, 2000):
        if table.waiting_for_a_deal:
            copy_deal(table, state)
        assert_same(state, table)
        if state.outcome:
            break
        moves = GAME.legal_moves(state, state.turn)
        placings = [move for move in moves if move.startswith("place")]
        move = rng.choice(placings if eager and placings else moves)
        state = GAME.play(state, Seat(table.turn), move, Chance(seed, ply))
        table.play(move)
    assert table.over
