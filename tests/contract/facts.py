"""Facts about a game that the shared tests need."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

from bot.games.base import AnyGame, Seat, Value

Player: TypeAlias = Callable[[AnyGame, Any, Random], tuple[Seat, str]]
"""Returns the next move of a random game: a seat to act, and one of its legal moves."""

Table: TypeAlias = tuple[int, Mapping[str, Value]]
"""A number of players, and the options that differ from their defaults."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """Facts about a game, with defaults that suit most games.

    plies: after how many plies a random game is cut. ends: whether every game ends within them. unoffered_moves: moves
    that random games of some variants lack, to test the texts that refuse them. player: brings random games to their
    end; None means random moves with a preference for placements. tables: the games that are played over the wire; if
    empty, a few are chosen in which each value of an option occurs. refused: sequences of moves whose last move is
    refused in a way that random games do not meet. drawn: sequences of moves after which computers offer or accept a
    draw, one for each of their reasons.
    """

    plies: int = 1000
    ends: bool = True
    unoffered_moves: tuple[str, ...] = ()
    player: Player | None = None
    tables: tuple[Table, ...] = ()
    refused: tuple[tuple[str, ...], ...] = ()
    drawn: tuple[tuple[str, ...], ...] = ()


@cache
def facts(key: str) -> Facts:
    """Returns `FACTS` of `tests.games.<key>.facts`, or the defaults if there is no such module."""
    package = f"tests.games.{key}"
    if find_spec(package) is None or find_spec(f"{package}.facts") is None:
        return Facts()
    found: Facts = import_module(f"{package}.facts").FACTS
    return found
