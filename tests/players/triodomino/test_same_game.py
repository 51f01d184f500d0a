"""The compiled search plays by the rules of the game: the same moves lead to the same states.

A default run compares 100 moves in each variant; `SLOW=1` compares 100,000 in all.
"""

import os
from random import Random

import pytest

from bot.games.base import Options
from bot.games.chance import Chance
from bot.games.triodomino import GAME
from bot.games.triodomino.state import State
from bot.players.compiled import available, compiled_search
from bot.players.triangles.messages import NUMBER, cell_number, tiles
from bot.players.triodomino.search import PACKAGE, moves, table
from tests.players.triangles.replies import Reply

VARIANTS: list[tuple[int, Options]] = [
    (seats, {"topsy_turvy": topsy_turvy, "rounds": 2}) for seats in range(2, 5) for topsy_turvy in (False, True)
]
MOVES = 100_000 // len(VARIANTS) if "SLOW" in os.environ else 100

pytestmark = pytest.mark.skipif(not available(), reason="without wasmtime there is no compiled search")


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_the_compiled_search_plays_by_the_rules_of_the_game(seats: int, options: Options) -> None:
    rng, compared, number = Random(f"{seats} {options}"), 0, 0
    while compared < MOVES:
        number += 1
        compared += compare_game(seats, options, number, rng)


def compare_game(seats: int, options: Options, number: int, rng: Random) -> int:
    """Plays a random game and compares each of its rounds. Returns the number of moves."""
    state = GAME.start(seats, GAME.info.full_options(options), Chance(b"same game", number))
    states, made, ply = [state], list[str](), 0
    while seats_to_act := GAME.to_act(state):
        (seat,) = seats_to_act
        move = rng.choice(GAME.legal_moves(state, seat))
        state, ply = GAME.play(state, seat, move, Chance(b"same game", ply)), ply + 1
        made.append(move)
        states.append(state.round_end or state)
        if state.round_end or state.outcome:
            compare_round(states, made)
            states, made = [state], []
    return ply


def compare_round(states: list[State], made: list[str]) -> None:
    """Replays the round from its first state, and from one in its middle."""
    for start in (0, len(made) // 2):
        reply = Reply(replay(states[start], made[start:]))
        for state in states[start:] * 2:
            assert_same(state, reply, over=state is states[-1])
        assert not reply.rest


def replay(state: State, made: list[str]) -> bytes:
    """Returns what the compiled search makes of these moves; all states come twice."""
    hands = b"".join(map(tiles, state.hands))
    stock = bytes(NUMBER[tile] for tile in state.stock)
    request = table(GAME.view(state, state.turn)) + hands + stock + moves(made)
    return compiled_search(PACKAGE).call("replay", request)


def assert_same(state: State, reply: Reply, *, over: bool) -> None:
    """Compares a state with the next one of the reply; who is on turn counts only while the round lasts."""
    ended, turn, drawn, free, idle, stock = reply.numbers("6B")
    assert ended == over
    assert (drawn, free, stock) == (state.drawn, state.free, len(state.stock))
    assert over or (turn, idle) == (state.turn, state.idle)
    assert reply.numbers(f"{state.seats}i") == state.scores
    assert tuple(reply.tiles() for _ in state.hands) == state.hands
    (count,) = reply.numbers("B")
    found = sorted(reply.numbers("BIB") for _ in range(count))
    assert found == ([] if over else sorted(places(state)))


def places(state: State) -> list[tuple[int, int, int]]:
    """Returns tile, cell and the number of hexagons closed of every placement that would fit."""
    return [
        (NUMBER[tile], cell_number(place.cell, number), place.hexagons)
        for number, formation in enumerate(state.formations)
        for tile in state.hand
        for place in formation.places(tile)
    ]
