"""Plays games of two against a contestant of another checkout, such as the master of an older commit.

`python -m bench.arena.checkouts TREE triodomino --games 600` prints a line after each pair of games. Both games of a
pair have the same luck, and the contestants change seats. Each side follows the games with its own code, so that the
messages between players and searches may differ, but not the rules.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from bench.arena.contestants import NAMES
from bench.arena.score import Z
from bot.games import GAMES
from bot.players.base import Level

HERE = Path(__file__).parents[2]


class Side:
    """A contestant in a process that runs the code of a checkout.

    Attributes:
        times: the CPU seconds of each of its moves.
    """

    def __init__(self, tree: Path, game_key: str, name: str) -> None:
        command = (sys.executable, "-P", str(HERE / "bench/arena/follower.py"), game_key, name)
        env = {**os.environ, "PYTHONPATH": str(tree)}
        self._process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.times: list[float] = []

    def __enter__(self) -> "Side":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def tell(self, value: str | None) -> None:
        """Tells the process a seed, a move, or None: to choose one."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps(value) + "\n")

    def hear(self) -> Any:
        """Returns the next pair of values that the process tells."""
        assert self._process.stdout
        return json.loads(self._process.stdout.readline())

    def choose(self) -> str:
        """Returns the move that the contestant makes."""
        self.tell(None)
        move, seconds = self.hear()
        self.times.append(seconds)
        return str(move)

    @property
    def milliseconds(self) -> float:
        """The mean CPU time of a move."""
        return 1000 * fmean(self.times)


def play(seats: Sequence[Side], seed: str) -> Sequence[int]:
    """Plays a game; returns the winners' seats. Raises ValueError if the sides do not agree about whose turn it is."""
    for side in seats:
        side.tell(seed)
    while True:
        (seat, winners), other = (side.hear() for side in seats)
        if other != [seat, winners]:
            raise ValueError(f"the rules of the checkouts differ: {seed}")
        if seat is None:
            return list(winners)
        seats[1 - seat].tell(seats[seat].choose())


def share_of_pair(ours: Side, theirs: Side, seed: str) -> float:
    """Returns the share of both games of a pair that our side wins; of a draw each side wins one half."""
    as_first, as_second = play((ours, theirs), seed), play((theirs, ours), seed)
    return ((0 in as_first) / len(as_first) + (1 in as_second) / len(as_second)) / 2


def main() -> None:
    """Plays the games that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena.checkouts", description=__doc__)
    parser.add_argument("tree", type=Path, help="the other checkout")
    parser.add_argument("game", choices=sorted({*GAMES} - {"set"}))
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--contestant", choices=NAMES, default=Level.MASTER.value)
    parser.add_argument("--seed", default="arena")
    given = parser.parse_args()
    shares: list[float] = []
    with (
        Side(HERE, given.game, given.contestant) as ours,
        Side(given.tree.resolve(), given.game, given.contestant) as theirs,
    ):
        while 2 * len(shares) < given.games:
            shares.append(share_of_pair(ours, theirs, f"{given.seed} {given.game} {len(shares)}"))
            half = Z * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 1.0
            times = f"{ours.milliseconds:.1f} ms of CPU a move here, {theirs.milliseconds:.1f} ms there"
            print(f"{2 * len(shares)} games: {fmean(shares):.1%} (±{100 * half:.1f}), {times}", flush=True)


if __name__ == "__main__":
    main()
