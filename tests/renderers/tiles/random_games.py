"""Random games of the tile games, for pictures."""

from collections.abc import Iterator
from typing import TypeVar

from bot.games.base import Game, Seat, View
from tests.games.triangles.random_games import random_game

S = TypeVar("S")
V = TypeVar("V", bound=View)


def played(game: Game[S, V], seats: int, seed: int) -> Iterator[tuple[S, Seat]]:
    """Yields each state of a random game whose players place whenever they can, with the seat that has moved."""
    return ((step.after, step.seat) for step in random_game(game, seats, {}, seed, eager=True))
