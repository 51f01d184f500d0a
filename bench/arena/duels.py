"""How many duels, and how many ordinary games, it takes until the better player most likely leads.

`python -m bench.arena.duels tris_1 tris_on_steroids --duels 400` has hard and fair play the same deals, each against a
computer of the level fair; then each of them deals of their own; then both over one board. It prints the share of the
points that the better one wins, and after how many games that player leads with a probability of 95 % (by the normal
approximation, with the 95 % interval by the bootstrap); and how often the better one wins a tournament of three, five
or seven deals, where a tie counts as one half.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import product
from math import ceil
from random import Random
from statistics import fmean, pstdev

from bot.games import DUELS, GAMES
from bot.games.base import Options, Outcome
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import AnyPlayer, Level
from bot.sessions.duels.comparing import merit

BETTER, WORSE, COMPUTER = Level.HARD, Level.FAIR, Level.FAIR

CERTAINTY = 1.645
"""The standard errors by which the mean has to be above one half, to lead with 95 %."""

RESAMPLES = 1000

MOST_PLIES = 2000


def main() -> None:
    """Plays what the command line names, and prints a row for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena.duels", description=__doc__)
    parser.add_argument("games", nargs="+", choices=sorted({*DUELS} - {"set"}), metavar="GAME")
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--seed", default="duels")
    given = parser.parse_args()
    for key in given.games:
        for name, play in (("duels", duel), ("other deals", apart), ("games", ordinary)):
            points = [play(key, f"{given.seed} {key} {number}".encode(), number) for number in range(given.duels)]
            print(f"{key} {name}: {row(points)}", flush=True)
            if play is duel:
                won = ", ".join(f"{deals} deals {tournaments(points, deals):.1%}" for deals in (3, 5, 7))
                print(f"{key} tournaments: {won}", flush=True)


def row(points: Sequence[float]) -> str:
    """Returns the share of the better player, and how many it takes, with the interval."""
    random = Random(0)
    again = sorted(needed(random.choices(points, k=len(points))) for _ in range(RESAMPLES))
    low, high = again[RESAMPLES // 40], again[-RESAMPLES // 40]
    ties = sum(one == 0.5 for one in points)
    took = " to ".join(f"{one:,}" if one < MOST_PLIES**2 else "∞" for one in (low, high))
    return f"n {len(points)}, share {fmean(points):.1%}, ties {ties}, needed {needed(points):,} ({took})"


def needed(points: Sequence[float]) -> int:
    """Returns after how many of these the better player leads with 95 %."""
    ahead = fmean(points) - 0.5
    return MOST_PLIES**2 if ahead <= 0 else max(1, ceil((CERTAINTY * pstdev(points) / ahead) ** 2))


def tournaments(points: Sequence[float], deals: int) -> float:
    """Returns the share of tournaments of so many deals that the better player of two wins, by the sum of points.

    >>> round(tournaments([1.0, 1.0, 0.0], 3), 3)  # 8/27 + 3 * 4/27
    0.741
    """
    outcomes = Counter(points)
    sums = {0.0: 1.0}
    for _ in range(deals):
        longer = defaultdict[float, float](float)
        for (so_far, chance), (one, count) in product(sums.items(), outcomes.items()):
            longer[so_far + one] += chance * count / len(points)
        sums = longer
    return sum(
        chance * (1 if total > deals / 2 else 0.5 if total == deals / 2 else 0) for total, chance in sums.items()
    )


def duel(key: str, seed: bytes, number: int) -> float:  # noqa: ARG001  both have the same seat
    """Returns 1 where the better player did better on this deal, and 1/2 where both did equally well."""
    return _compared(key, seed, seed)


def _compared(key: str, *seeds: bytes) -> float:
    """Returns the points of the better player, who has the first deal, by how duels are compared."""
    form = DUELS[key]
    computers = [(player(key, COMPUTER), b"computer")] * (form.seats - 1)
    better, worse = (
        merit(*_played(key, form.options, seed, [(player(key, level), level.encode()), *computers]))
        for level, seed in zip((BETTER, WORSE), seeds, strict=True)
    )
    return (1 + (better > worse) - (better < worse)) / 2


def apart(key: str, seed: bytes, number: int) -> float:  # noqa: ARG001  as above
    """Returns the same where each has a deal of their own."""
    return _compared(key, seed, seed + b"other")


def ordinary(key: str, seed: bytes, number: int) -> float:
    """Returns the points of the better player in a game of two, in which each has the first seat in turn."""
    seats = [(player(key, level), level.encode()) for level in (BETTER, WORSE)]
    own = number % 2
    options = {} if DUELS[key].alone else DUELS[key].options
    outcome, _ = _played(key, options, seed, seats[::-1] if own else seats)
    if outcome is None:
        return 0.5
    return (1 + (outcome.ranks[own] < outcome.ranks[1 - own]) - (outcome.ranks[own] > outcome.ranks[1 - own])) / 2


def _played(
    key: str, options: Options, seed: bytes, players: Sequence[tuple[AnyPlayer, bytes]]
) -> tuple[Outcome | None, int]:
    """Returns how a game ended and after how many plies; without an outcome one that has too many.

    Args:
        players: by seat, each with what its own luck is drawn by.
    """
    game, moves = GAMES[key], 0
    state = game.start(len(players), game.info.full_options(options), Chance(seed, 0))
    while (outcome := game.outcome(state)) is None and moves < MOST_PLIES:
        (seat,) = game.to_act(state)
        mover, own = players[seat]
        legal = game.legal_moves(state, seat)
        words = mover.choose(game.view(state, seat), legal, Chance(seed + own, moves))
        moves += 1
        state = game.play(state, seat, words, Chance(seed, moves))
    return outcome, moves


if __name__ == "__main__":
    main()
