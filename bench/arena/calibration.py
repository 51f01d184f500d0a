"""Compares the chances that computers tell with the results of games between players of their level.

`python -m bench.arena.calibration tripple_domino --games 200 --samples told.csv` adds games to the samples, and reports
on all of them: the slope and the intercept of results over the chances told (1 and 0 if these are true), and the share
won in each tenth. A stopped run loses only the games in progress. Samples of the tile games have the share of the
rollouts, from which `Telling` computes the chance that is told, so that another slope can be tried on them;
tests/players/told has the samples that a test reads.
"""

import argparse
import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, islice
from math import exp, log, sqrt
from pathlib import Path

from bench.arena.options import option_values
from bot.games import GAMES
from bot.games.base import Options
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import AnyPlayer, Level
from bot.players.triangles.search import Search, Telling
from tests.players.match import turns

TENTHS = 10

APART = 3
"""One in this many choices is rated, since consecutive choices tell much the same."""

CERTAIN = 0.002
"""The fit treats chances closer to 0 or 1 as this close, since the logit of a certain chance is infinite."""

PRECISE = 1e-6
"""The fit ends once the slope changes by less than this."""


@dataclass(frozen=True)
class Sample:
    """The chance that a computer told before its move, and its seat's share of the win at the end.

    Attributes:
        game: the number of its game.
    """

    game: int
    told: float
    won: float


def play(key: str, level: Level, options: Options, number: int) -> Sequence[Sample]:
    """Lets a level play against itself; returns the chances told before choices, none if the game is cut.

    In the tile games the chance is the share of the rollouts.
    """
    game, someone, seed = GAMES[key], player(key, level), f"calibration {key} {number}".encode()
    searching = replace(someone, telling=Telling()) if isinstance(someone, Search) else someone
    chances, outcome = [], None
    for ply, (state, seat, legal) in enumerate(turns(game, options, [someone] * 2, seed), start=1):
        if len(legal) > 1 and (ply + number) % APART == 0:
            ratings = searching.ratings(game.view(state, seat), legal, Chance(seed + b"player", ply))
            chances.append((seat, max(ratings)))
        outcome = game.outcome(state)
    winners: Sequence[int] = (outcome.winners or (0, 1)) if outcome else ()  # a draw is half a win of each
    return [Sample(number, round(chance, 4), (seat in winners) / len(winners)) for seat, chance in chances if winners]


def read(path: Path) -> list[Sample]:
    """Returns the samples in a file, one a line: the number of the game, the chance told, the share won."""
    with path.open(encoding="utf-8") as file:
        return [Sample(int(game), float(chance), float(won)) for game, chance, won in csv.reader(file)]


def as_told(samples: Iterable[Sample], someone: AnyPlayer) -> list[Sample]:
    """Returns the samples with the share of a player's rollouts turned into the chance that the player tells."""
    if not isinstance(someone, Search):
        return [*samples]
    return [replace(one, told=someone.telling.chance(one.told, 2)) for one in samples]


@dataclass(frozen=True)
class Fit:
    """The logistic regression of results on the logits of the chances told.

    Attributes:
        error: the standard error of the slope: only samples of different games are taken as independent.
    """

    intercept: float
    slope: float
    error: float


def fit(samples: Sequence[Sample]) -> Fit:
    """Fits results to the chances told, by Newton's method."""
    points = [(one.game, logit(one.told), one.won) for one in samples]
    intercept = slope = error = 0.0
    step = 1.0
    while abs(step) > PRECISE:
        h00 = h01 = h11 = 0.0
        gradients = defaultdict[int, list[float]](lambda: [0.0, 0.0])
        for game, x, won in points:
            chance = 1 / (1 + exp(-intercept - slope * x))
            weight, gradient = chance * (1 - chance), gradients[game]
            gradient[0] += won - chance
            gradient[1] += (won - chance) * x
            h00, h01, h11 = h00 + weight, h01 + weight * x, h11 + weight * x * x
        determinant = h00 * h11 - h01 * h01
        intercept += sum(h11 * g0 - h01 * g1 for g0, g1 in gradients.values()) / determinant
        pulls = [(h00 * g1 - h01 * g0) / determinant for g0, g1 in gradients.values()]
        step, error = sum(pulls), sqrt(sum(pull * pull for pull in pulls))
        slope += step
    return Fit(intercept, slope, error)


def logit(chance: float) -> float:
    chance = min(max(chance, CERTAIN), 1 - CERTAIN)
    return log(chance / (1 - chance))


def tenths(samples: Iterable[Sample]) -> Iterator[tuple[int, float, float, float]]:
    """Yields for each tenth of the scale: samples, the mean chance told, the mean share won, and its standard error.

    The error counts games, since only samples of different games are independent.
    """
    parts: list[list[Sample]] = [[] for _ in range(TENTHS)]
    for one in samples:
        parts[min(int(one.told * TENTHS), TENTHS - 1)].append(one)
    for part in parts:
        if part:
            told, won = (sum(getattr(one, name) for one in part) / len(part) for name in ("told", "won"))
            games = len({one.game for one in part})
            yield len(part), told, won, sqrt(max(won * (1 - won), 0.01) / games)


def report(samples: Sequence[Sample]) -> str:
    """Returns a table in Markdown, with a line for the fit."""
    found, games = fit(samples), len({one.game for one in samples})
    interval = f"95 %: {found.slope - 2 * found.error:.2f} to {found.slope + 2 * found.error:.2f}"
    slope = f"slope {found.slope:.2f} ({interval}), intercept {found.intercept:+.2f}"
    lines = [f"{len(samples)} choices in {games} games: {slope}", ""]
    lines += ["| told | won | standard error | choices |", "|---:|---:|---:|---:|"]
    lines += [f"| {told:.0%} | {won:.0%} | {error:.0%} | {count} |" for count, told, won, error in tenths(samples)]
    return "\n".join(lines)


def plot(samples: Sequence[Sample], title: str) -> str:
    """Returns an SVG of the share won in each tenth, with twice its standard error, and of the ideal diagonal."""
    marks = [
        f'<line x1="{at:.0f}" x2="{at:.0f}" y1="{360 - 300 * min(won + 2 * error, 1):.0f}" '
        f'y2="{360 - 300 * max(won - 2 * error, 0):.0f}" stroke="#888"/>'
        f'<circle cx="{at:.0f}" cy="{360 - 300 * won:.0f}" r="5" fill="#06c"/>'
        for _, told, won, error in tenths(samples)
        for at in (60 + 300 * told,)
    ]
    scale = [
        f'<text x="{60 + 3 * share}" y="380" text-anchor="middle">{share} %</text>'
        f'<text x="52" y="{364 - 3 * share}" text-anchor="end">{share} %</text>'
        for share in (0, 50, 100)
    ]
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="410" font-family="sans-serif" font-size="12">',
            (
                '<rect width="400" height="410" fill="white"/><rect x="60" y="60" width="300" height="300" fill="none" '
                'stroke="black"/><line x1="60" y1="360" x2="360" y2="60" stroke="#ccc"/>'
            ),
            f'<text x="210" y="30" text-anchor="middle">{title}</text>',
            '<text x="210" y="400" text-anchor="middle">told</text><text x="64" y="54">won</text>',
            *scale,
            *marks,
            "</svg>\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena.calibration", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--level", choices=[*Level], default=Level.MASTER)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--samples", type=Path, required=True)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="a file of SVG")
    given = parser.parse_args()
    samples = read(given.samples) if given.samples.exists() else []
    played = {one.game for one in samples}
    numbers = islice((number for number in count() if number not in played), given.games)
    play_one = partial(play, given.game, Level(given.level), option_values(given.option))
    with given.samples.open("a", encoding="utf-8") as file, ProcessPoolExecutor(given.processes) as pool:
        for found in pool.map(play_one, numbers):
            file.writelines(f"{one.game},{one.told:g},{one.won:g}\n" for one in found)
            file.flush()
            samples += found
    samples = as_told(samples, player(given.game, Level(given.level)))
    print(report(samples))
    if given.plot:
        given.plot.write_text(plot(samples, f"{given.game}, {given.level}"), encoding="utf-8")


if __name__ == "__main__":
    main()
