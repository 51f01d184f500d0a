"""All matches whose results docs/opponents.md shows."""

from collections.abc import Iterator
from itertools import pairwise

from bench.arena.match import Match
from bot.games.base import Options
from bot.players.base import Level

VARIANTS: dict[str, tuple[Options, ...]] = {
    "set": ({},),
    "triodomino": ({},),
    "tripple_domino": ({},),
    "tris_1": ({"first": "lot"},),
    "tris_2": ({"rule_of_4": True}, {}),
    "tris_on_steroids": ({},),
}

PLIES = 400
"""Where a game of Tris 2 is cut, which may go on for ever; other games end before it, or are long."""


def matches(games: int, seed: str) -> Iterator[Match]:
    """Yields the matches of every game: against the level below, and against players that do not search."""
    pairs = [
        *((above.value, below.value) for below, above in pairwise(Level)),
        ("greedy", Level.EASY.value),
        (Level.EASY.value, "random"),
        (Level.FAIR.value, "one_ply"),
        (Level.MASTER.value, "one_ply"),
        (Level.MASTER.value, "random"),
    ]
    for game, variants in VARIANTS.items():
        for options in variants:
            plies = PLIES if game == "tris_2" else 10_000
            for first, second in pairs:
                yield Match(game, first, second, games, options, plies, seed)
