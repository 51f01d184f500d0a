"""The compiled search plays by the rules of the game: the same rolls lead to the same positions and wins.

A default run compares 10 rolls in each variant; `SLOW=1` compares 100,000 in all.
"""

import os
import struct
from collections.abc import Mapping
from random import Random

import pytest

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.game import State
from bot.games.tris_2.position import Position
from bot.games.tris_2.view import View
from bot.players.compiled import available, compiled_search
from bot.players.tris_2.search import DECIDED, ILLEGAL, PACKAGE, request, roll_values
from tests.games.tris_2.perft import perft

VARIANTS: list[Options] = [
    {"rule_of_4": rule_of_4, "advanced": advanced, "advanced_mid_edge": mid_edge}
    for rule_of_4 in (False, True)
    for advanced, mid_edge in ((False, False), (True, False), (True, True))
]
ROLLS = 100_000 // len(VARIANTS) if "SLOW" in os.environ else 10
LONGEST = 100
"""The rolls after which a game is left for a new one."""

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_compiled_search_knows_the_rolls_and_wins_of_the_game(options: Options) -> None:
    rng, compared, number = Random(str(options)), 0, 0
    while compared < ROLLS:
        number += 1
        state = GAME.start(2, GAME.info.full_options(options), Chance(b"same game", number))
        for _ in range(LONGEST):
            if not (seats := GAME.to_act(state)):
                break
            if isinstance(state.table, Position):
                assert_same(state, state.table, *seats)
                compared += 1
            (seat,) = seats
            state = GAME.play(state, seat, rng.choice(GAME.legal_moves(state, seat)), Chance(b"", 0))


def assert_same(state: State, position: Position, seat: Seat) -> None:
    """Compares the legal rolls, those that win or leave a win, and the number of sequences of two rolls."""
    view = GAME.view(state, seat)
    values = {move: value for move, value in one_ply_values(view).items() if value != ILLEGAL}
    after = {move: GAME.play(state, seat, move, Chance(b"", 0)).table for move in GAME.legal_moves(state, seat)}
    assert values.keys() == after.keys()
    for move, table in after.items():
        assert isinstance(table, Position)
        leaves, wins = perft(table, 1)
        expected = DECIDED if table.line else -DECIDED if wins else 0
        assert leaves
        assert abs(values[move] - expected) < 2000, move
    assert counted(view, 2) == perft(position, 2)


def one_ply_values(view: View) -> Mapping[str, int]:
    """Returns the values of all rolls, the illegal ones included, without a search."""
    return roll_values(view.dice, view.last, 0, 1, rule_of_4=view.rule_of_4)


def counted(view: View, depth: int) -> tuple[int, int]:
    """Returns what the compiled code counts: sequences of rolls, and those that end in a tris."""
    asked = request(view.dice, view.last, depth, 0, rule_of_4=view.rule_of_4)
    leaves, wins = struct.unpack("<QQ", compiled_search(PACKAGE).call("count_rolls", asked))
    return leaves, wins
