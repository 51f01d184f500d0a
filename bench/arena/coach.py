"""Judges the turning points that the coach names, by a search ten times as long as that of an analysis.

`python -m bench.arena.coach tris_2 --games 30` plays games of easy, fair and hard computers, analyses them as the bot
does, and counts the turning points whose better move is also better in the long search (goal: 95 %), and those whose
difference lies within the noise of that search (goal: none). A line after each game is about all games so far.
"""

import argparse
import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from statistics import fmean
from typing import Any

from bench.arena.options import option_values
from bot.games import GAMES
from bot.games.base import Options
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import AnyPlayer, Level
from bot.players.choosing import MoveRequest, move_ratings
from bot.sessions.analysis import LEVEL, MOST_MOVES, AnalysedMove, PlayedMove, analysed, turning_points
from tests.players.match import turns

TIMES = 10
"""How much longer the judging search is."""

LEVELS = (Level.EASY, Level.FAIR, Level.HARD)
"""The levels that play: they err as people do."""

WITH_LUCK = ("triodomino", "tripple_domino", "tris_on_steroids")
"""The games whose search results depend on luck."""

ERRORS = 2
"""A difference of fewer standard errors lies within the noise."""


@dataclass(frozen=True)
class Judged:
    """How much better the better move of a turning point is: as the coach tells it, and in two long searches."""

    told: float
    gains: tuple[float, float]

    @property
    def gain(self) -> float:
        return fmean(self.gains)


def longer(key: str, level: Level) -> AnyPlayer:
    """Returns the player of a level with TIMES its search budget; a player without a search is unchanged."""
    someone: Any = player(key, level)
    budgets = {
        name: TIMES * getattr(someone, name) for name in ("rollouts", "games", "positions") if hasattr(someone, name)
    }
    searching: AnyPlayer = replace(someone, **budgets) if budgets else someone
    return searching


def choices(key: str, options: Options, seats: int, number: int) -> Iterator[PlayedMove]:
    """Plays a game and yields its choices."""
    game, seed = GAMES[key], f"coach {key} {number}".encode()
    players = [player(key, LEVELS[(number + seat) % len(LEVELS)]) for seat in range(seats)]
    for ply, (state, seat, legal) in enumerate(turns(game, options, players, seed), start=1):
        if len(legal) > 1:
            view = game.view(state, seat)
            words = players[seat].choose(view, legal, Chance(seed + b"player", ply))
            yield PlayedMove(ply, seat, words, view, legal)


async def rate(request: MoveRequest) -> Sequence[float]:
    return move_ratings(request)


def judged(key: str, options: Options, seats: int, number: int) -> Iterator[Judged]:
    """Yields the turning points of a game."""
    made = {choice.ply: choice for choice in [*choices(key, options, seats, number)][-MOST_MOVES:]}
    luck = partial("{} {} {}".format, key, number)
    moves = [
        asyncio.run(analysed(one, MoveRequest(key, LEVEL, one.seat, one.view, one.legal, luck(ply).encode()), rate))
        for ply, one in made.items()
    ]
    for move in turning_points(moves):
        one = gain(key, made[move.ply], move, b"one")
        yield Judged(move.loss, (one, gain(key, made[move.ply], move, b"two") if key in WITH_LUCK else one))


def gain(key: str, choice: PlayedMove, move: AnalysedMove, luck: bytes) -> float:
    """Returns how much better the better move is in a long search."""
    ratings = longer(key, LEVEL).ratings(choice.view, choice.legal, Chance(luck, choice.ply))
    return ratings[choice.legal.index(move.best)] - ratings[choice.legal.index(move.words)]


def report(found: Sequence[Judged]) -> str:
    """Returns a row of a table in Markdown."""
    if not found:
        return "0 | – | – | – | –"
    # two searches differ by √2 times the error of one; the error of their mean is half of that difference
    error = sqrt(fmean((one.gains[0] - one.gains[1]) ** 2 for one in found)) / 2
    holds = sum(one.gain > 0 for one in found)
    noise = sum(one.gain <= ERRORS * error for one in found)
    told, gained = fmean(one.told for one in found), fmean(one.gain for one in found)
    return f"{len(found)} | {holds / len(found):.1%} | {noise} | {told:.1%} | {gained:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena.coach", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = option_values(given.option)
    print("| game | players | games | turning points | better | within noise | told | found |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    found = list[Judged]()
    for number in range(given.games):
        found += judged(given.game, options, given.seats, number)
        print(f"| {given.game} | {given.seats} | {number + 1} | {report(found)} |", flush=True)


if __name__ == "__main__":
    main()
