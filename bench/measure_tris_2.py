"""Measures how fast Tris 2 lists and plays rolls: perft, with every leaf played and checked for three in a line.

The baseline implements the same rules in the most obvious way: dice in dictionaries that are copied for every roll, and
a search from cell to cell to find out whether the dice are connected.
"""

import random
from copy import deepcopy

from bench.figure import SHORT, Figure, cpu_seconds
from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.replay import replay
from bot.games.tris_2.position import Position
from tests.games.tris_2 import naive
from tests.games.tris_2.perft import perft

START = Position.of("xxooxox//", "oo//o/oxx")


def figures() -> list[Figure]:
    """Measures leaves per second of CPU time, also against the baseline, and the time to replay a game."""
    depth, repeats = (2, 1) if SHORT else (4, 5)
    leaves, _ = perft(START, depth)
    speed = leaves / cpu_seconds(lambda: perft(START, depth), repeats)
    plain_depth = 2 if SHORT else 3
    cells = {die.letter: (die.row, die.col) for die in START.dice}
    faces = {die.letter: [die.top, die.ns, die.ew] for die in START.dice}
    assert plain_perft(cells, faces, None, plain_depth) == perft(START, plain_depth)
    plain_leaves, _ = perft(START, plain_depth)
    plain_speed = plain_leaves / cpu_seconds(lambda: plain_perft(cells, faces, None, plain_depth), 3)
    return [
        Figure(name="tris_2: rolls found and played", unit="leaves/s", value=speed, goal=50_000, at_least=True),
        Figure(
            name="tris_2: rolls against the plain rules",
            unit="leaves/s",
            value=speed,
            goal=4,
            at_least=True,
            baseline_name="copied dictionaries",
            baseline=plain_speed,
        ),
        *(
            Figure(name=f"{key}: the longest of 20 finished games replayed", unit="ms", value=replay_ms(key), goal=10)
            for key in ("tris_1", "tris_2")
        ),
    ]


def replay_ms(key: str) -> float:
    """Returns the CPU time to replay the longest of 20 finished random games, in ms."""
    game, seed = GAMES[key], b"replayed"
    options = game.info.full_options({})
    longest: list[tuple[Seat, str]] = []
    for number in range(20):
        luck = random.Random(number)
        state = game.start(2, options, Chance(seed, 0))
        moves: list[tuple[Seat, str]] = []
        while seats := game.to_act(state):
            seat = min(seats)
            move = luck.choice(game.legal_moves(state, seat))
            moves.append((seat, move))
            state = game.play(state, seat, move, Chance(seed, len(moves)))
        longest = max(longest, moves, key=len)
    return 1000 * cpu_seconds(lambda: replay(game, 2, options, seed, longest), 5)


def plain_perft(
    cells: dict[str, naive.Cell], faces: dict[str, list[str]], last: tuple[str, naive.Cell] | None, depth: int
) -> tuple[int, int]:
    """Counts sequences of `depth` rolls, and those that end in a win. faces: top, north-south, east-west."""
    leaves = wins = 0
    for letter, direction in sorted(naive.rolls(cells, last, rule_of_4=False)):
        rolled_cells, rolled_faces = deepcopy(cells), deepcopy(faces)
        (row, col), (south, east) = cells[letter], naive.STEPS[direction]
        rolled_cells[letter] = (row + south, col + east)
        top, ns, ew = faces[letter]
        rolled_faces[letter] = [ns, top, ew] if south else [ew, ns, top]
        tris = naive.in_a_tris({cell: rolled_faces[die][0] for die, cell in rolled_cells.items()})
        if depth == 1:
            leaves += 1
            wins += bool(tris)
        elif not tris:
            below = plain_perft(rolled_cells, rolled_faces, (letter, cells[letter]), depth - 1)
            leaves += below[0]
            wins += below[1]
    return leaves, wins
