"""Pairs of worlds: the same moves from two first states whose difference some readers never learn."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.base import AnyGame, MoveError, Seat
from bot.games.chance import Chance
from tests.contract.players import purposeful_move
from tests.torture.hidden import HIDDEN

SEATS = 3
READERS: tuple[Seat | None, ...] = (None, Seat(0))
"""The readers who learn nothing of the difference: spectators, and the first seat."""
SWAPS = 40
"""How many swaps of two hidden tiles or cards are tried for a pair."""
TRIES = 50
"""How many games are tried for a pair of worlds."""


class NoLuck(Exception):
    """A move has drawn luck, which would differ from the bot's luck."""


class Refused(Chance):
    """A chance that raises NoLuck on every draw."""

    def below(self, bound: int) -> int:
        raise NoLuck(bound)


@dataclass(frozen=True)
class Pair:
    """A game, its moves, and two first states from which the moves lead to the same views for READERS."""

    key: str
    moves: Sequence[tuple[Seat, str]]
    one: Any
    other: Any


def pair(key: str, plies: int, dice: Random) -> Pair:
    """Returns a pair of worlds with at most this many moves."""
    game = GAMES[key]
    for _ in range(TRIES):
        seed = dice.randbytes(8)
        first = game.start(SEATS, game.info.full_options({}), Chance(seed, 0))
        moves, views = _played(game, first, plies, dice)
        other = first
        for _ in range(SWAPS):
            swapped = HIDDEN[key].swap(other, READERS[1], dice)
            if _views(game, swapped, moves) == views:
                other = swapped
        if len(moves) >= plies // 2 and other != first:
            return Pair(key, moves, first, other)
    raise AssertionError(f"no pair of worlds of {key}")


def _played(game: AnyGame, state: Any, plies: int, dice: Random) -> tuple[list[tuple[Seat, str]], list[Any]]:
    """Returns the moves of a game until one would draw luck, and the views of READERS after each."""
    moves: list[tuple[Seat, str]] = []
    views = [_seen(game, state)]
    while len(moves) < plies and game.to_act(state):
        seat, words = purposeful_move(game, state, dice)
        try:
            state = game.play(state, seat, words, Refused(b"", 0))
        except NoLuck:
            break
        moves.append((seat, words))
        views.append(_seen(game, state))
    return moves, views


def _views(game: AnyGame, state: Any, moves: Sequence[tuple[Seat, str]]) -> list[Any] | None:
    """Returns the views of READERS after each move; None if a move is not legal, or draws luck."""
    views = [_seen(game, state)]
    for seat, words in moves:
        try:
            state = game.play(state, seat, words, Refused(b"", 0))
        except (MoveError, NoLuck):
            return None
        views.append(_seen(game, state))
    return views


def _seen(game: AnyGame, state: Any) -> list[Any]:
    return [game.view(state, reader) for reader in READERS]
