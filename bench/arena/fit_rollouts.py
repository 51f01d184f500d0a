"""Fits the weights with which rollouts play Tripple Domino carefully (bot/players/tripple_domino/rollout.h).

`python -m bench.arena.fit_rollouts` begins with the weights of a player that wants only points. In each step it plays
rounds between the weights and others nearby, all on the same deals, and moves towards the weights that lead. The same
seed leads to the same weights on every machine.
"""

import argparse
import struct
from collections.abc import Sequence
from random import Random
from statistics import mean, pstdev

from bot.players.compiled import compiled_search

NAMES = ("value", "first_fit", "more_fits", "chance", "threat", "others_fit", "draw", "draw_again")
"""The names of the weights, as in `Weights` of rollout.h."""

GREEDY = (16, 0, 0, 0, 0, 0, -160, 0)
"""A player that makes the placement of the most points, and hardly ever draws by choice."""

SCALES = (5.0, 10.0, 4.0, 3.0, 4.0, 20.0, 50.0, 10.0)
"""How far from the weights others are tried at first; each step shrinks these distances."""

NEARBY, DEALS, SHRINKING = 12, 3_000, 0.985
CHECKED_ON = 20_000
"""The deals, always the same, on which the result is compared with GREEDY."""


def lead(first: Sequence[float], second: Sequence[float], deals: int, number: int) -> float:
    """Returns the lead of the first weights in points a round, over deals that follow from `number`."""
    rng = Random(number)
    seed = struct.pack("<4QI", *(rng.getrandbits(64) for _ in range(4)), deals)
    weights = struct.pack(f"<{2 * len(NAMES)}h", *map(round, first), *map(round, second))
    (points,) = struct.unpack("<d", compiled_search("bot.players.tripple_domino").call("compare", seed + weights))
    return float(points) / (2 * deals)


def fit(steps: int, seed: int, deals: int = DEALS) -> Sequence[float]:
    """Returns the weights after `steps` steps."""
    rng, weights, scales = Random(seed), [float(weight) for weight in GREEDY], list(SCALES)
    for step in range(1, steps + 1):
        half = [[rng.gauss(0, 1) for _ in NAMES] for _ in range(NEARBY // 2)]
        tried = [*half, *([-one for one in shift] for shift in half)]
        leads = [
            lead([w + s * one for w, s, one in zip(weights, scales, shift, strict=True)], weights, deals, seed + step)
            for shift in tried
        ]
        middle, spread = mean(leads), pstdev(leads) or 1.0
        for i, scale in enumerate(scales):
            slope = mean((found - middle) / spread * shift[i] for found, shift in zip(leads, tried, strict=True))
            weights[i] += slope * scale
            scales[i] = max(scale * SHRINKING, 1.0)
        if step % 10 == 0 or step == steps:
            shown = ", ".join(f".{name} = {round(weight)}" for name, weight in zip(NAMES, weights, strict=True))
            print(f"{step}: {lead(weights, GREEDY, CHECKED_ON, 0):+.2f} points a round; {shown}", flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena.fit_rollouts", description=__doc__)
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    fit(given.steps, given.seed)


if __name__ == "__main__":
    main()
