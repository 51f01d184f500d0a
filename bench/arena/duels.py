"""Computes how many duels, and how many ordinary games, it takes until the better player most likely leads.

`python -m bench.arena.duels tris_1 tris_on_steroids --duels 400` lets hard and fair play the same deals, each against a
fair computer; then different deals; then games against each other. It prints the share of the points that the better
player wins, after how many games that player leads with a probability of 95 % (by the normal approximation, with a 95 %
bootstrap interval), and how often the better player wins a tournament of three, five or seven deals, where a tie counts
as one half.
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
"""How many standard errors above one half the mean has to be for a lead with a probability of 95 %."""

RESAMPLES = 1000

MOST_PLIES = 2000


def main() -> None:
    """Plays the games that the command line names, and prints rows for each."""
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
    """Returns the better player's share and the number of games needed, with its interval."""
    random = Random(0)
    again = sorted(needed(random.choices(points, k=len(points))) for _ in range(RESAMPLES))
    low, high = again[RESAMPLES // 40], again[-RESAMPLES // 40]
    ties = sum(one == 0.5 for one in points)
    took = " to ".join(f"{one:,}" if one < MOST_PLIES**2 else "∞" for one in (low, high))
    return f"n {len(points)}, share {fmean(points):.1%}, ties {ties}, needed {needed(points):,} ({took})"


def needed(points: Sequence[float]) -> int:
    """Returns after how many such games the better player leads with a probability of 95 %."""
    ahead = fmean(points) - 0.5
    return MOST_PLIES**2 if ahead <= 0 else max(1, ceil((CERTAINTY * pstdev(points) / ahead) ** 2))


def tournaments(points: Sequence[float], deals: int) -> float:
    """Returns the share of tournaments of `deals` deals that the better of two players wins, by the sum of points.

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
    """Returns 1 if the better player did better on this deal, 1/2 if both did equally well, else 0."""
    return _compared(key, seed, seed)


def _compared(key: str, *seeds: bytes) -> float:
    """Returns the better player's points by the rules of duels; `seeds` are the better and the worse player's deals."""
    form = DUELS[key]
    computers = [(player(key, COMPUTER), b"computer")] * (form.seats - 1)
    better, worse = (
        merit(*_played(key, form.options, seed, [(player(key, level), level.encode()), *computers]))
        for level, seed in zip((BETTER, WORSE), seeds, strict=True)
    )
    return (1 + (better > worse) - (better < worse)) / 2


def apart(key: str, seed: bytes, number: int) -> float:  # noqa: ARG001  as above
    """Returns the same as `duel`, but each player has a deal of their own."""
    return _compared(key, seed, seed + b"other")


def ordinary(key: str, seed: bytes, number: int) -> float:
    """Returns the better player's points in a game against the worse one; they take the first seat in turn."""
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
    """Plays a game; returns its outcome, None if it is cut after MOST_PLIES, and the number of plies.

    Args:
        players: by seat, each with the bytes that its own luck is drawn from.
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
