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
"""The numbers of seats at which master also plays, against one-ply players on all other seats."""

PLIES = 400
"""The plies after which a game of Tris 2 is cut, since it may go on for ever; other games may be longer."""


def matches(games: int, seed: str) -> Iterator[Match]:
    """Yields the matches of every game: each level against the level below, and against players that are not levels.

    A race has only the former, since it is decided by time.
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
