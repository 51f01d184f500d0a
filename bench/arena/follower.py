"""Follows games of two with the code of its own checkout, and chooses moves in them for `bench.arena.checkouts`.

`python -P bench/arena/follower.py GAME CONTESTANT`, with the checkout as PYTHONPATH. Lines are JSON: a seed begins a
game; in each position this process tells the seat on turn, null at the end, and the winners. Then it is told the move,
or null: then it tells its own move, and the CPU time that it took to choose it.
"""

import json
import sys
from itertools import count
from time import process_time
from typing import Any

from bench.arena.contestants import contestant
from bot.games import GAMES
from bot.games.chance import Chance


def main() -> None:
    """Follows one game after another."""
    key, name = sys.argv[1:]
    for seed in sys.stdin:
        follow(GAMES[key], contestant(key, name), json.loads(seed).encode())


def follow(game: Any, computer: Any, seed: bytes) -> None:
    """Follows one game to its end."""
    state = game.start(2, game.info.full_options({}), Chance(seed, 0))
    for ply in count(1):
        seat, outcome = min(game.to_act(state), default=None), game.outcome(state)
        tell(seat, outcome and outcome.winners)
        if seat is None:
            return
        move = json.loads(sys.stdin.readline())
        if move is None:
            view, legal, before = game.view(state, seat), game.legal_moves(state, seat), process_time()
            move = computer.choose(view, legal, Chance(seed + b"player", ply))
            tell(move, process_time() - before)
        state = game.play(state, seat, move, Chance(seed, ply))


def tell(*values: object) -> None:
    """Writes a line."""
    print(json.dumps(values), flush=True)


if __name__ == "__main__":
    main()
