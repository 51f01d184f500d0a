"""All matches whose results docs/opponents.md shows."""

from collections.abc import Iterator
from itertools import pairwise

from bench.arena.match import Match
from bot.games import GAMES
from bot.games.base import Options
from bot.players.base import Level

VARIANTS: dict[str, tuple[Options, ...]] = {
    "set": ({},),
    "triodomino": ({},),
    "tripple_domino": ({},),
    "tris_1": ({"first": "lot"},),
    "tris_2": ({"rule_of_4": True}, {}),
    "tris_on_steroids": ({}, {"grid": "4x4"}),
}

MORE_SEATS = {"triodomino": (3, 4), "tripple_domino": (3, 4), "tris_on_steroids": (3, 4)}
"""The numbers of seats with which master plays against one that looks one move ahead on all other seats."""

PLIES = 400
"""Where a game of Tris 2 is cut, which may go on for ever; other games end before it, or are long."""


def matches(games: int, seed: str) -> Iterator[Match]:
    """Yields the matches of every game: against the level below, and against players that are no levels.

    Those are for games of moves: in a race it is the time that counts.
    """
    steps = [(above.value, below.value) for below, above in pairwise(Level)]
    others = [
        ("greedy", Level.EASY.value),
        (Level.EASY.value, "random"),
        (Level.FAIR.value, "one_ply"),
        (Level.MASTER.value, "one_ply"),
        (Level.MASTER.value, "random"),
    ]
    for game, variants in VARIANTS.items():
        for options in variants:
            plies = PLIES if game == "tris_2" else 10_000
            for first, second in steps if GAMES[game].info.race else [*steps, *others]:
                yield Match(game, first, second, games, options, plies, seed)
    for game, numbers in MORE_SEATS.items():
        for seats in numbers:
            yield Match(game, Level.MASTER.value, "one_ply", games, {}, 10_000, seed, seats)
        yield Match(game, Level.MASTER.value, "rollouts", games, {}, 10_000, seed)
