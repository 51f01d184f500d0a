"""The players of random games: those who do anything at all, and those who bring a game to its end."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from bot.games.base import AnyGame, Seat
from tests.games.set.finding import sharp_eyed

Turn: TypeAlias = tuple[Seat, str]
Player: TypeAlias = Callable[[AnyGame, Any, Random], Turn]


MANY = 500
"""Of more legal moves than these only so many are looked at: a table with all cards of SET has 85,321."""


def anyhow(game: AnyGame, state: Any, fancy: Random) -> Turn:
    """Any seat to act, any first word of its moves, any move that begins so: a rare word is as likely as a common."""
    seat = fancy.choice(sorted(game.to_act(state)))
    moves = game.legal_moves(state, seat)
    if len(moves) > MANY:
        moves = [moves[0], *fancy.choices(moves, k=MANY), moves[-1]]
    word = fancy.choice(sorted({first(move) for move in moves}))
    return seat, fancy.choice([move for move in moves if first(move) == word])


def first(move: str) -> str:
    return move.partition(" ")[0]


def onward(game: AnyGame, state: Any, fancy: Random) -> Turn:
    """A move that brings the game on: SET takes eyes, tiles and dice are placed where they can be."""
    if game.info.key == "set":
        return sharp_eyed(state, fancy)
    seat, words = anyhow(game, state, fancy)
    placings = [move for move in game.legal_moves(state, seat) if first(move) == "place"]
    return seat, fancy.choice(placings or [words])


def mostly_onward(game: AnyGame, state: Any, fancy: Random) -> Turn:
    """Every sixth move is anyhow: such games end, and meet what only errors and detours bring."""
    return (onward if fancy.randrange(6) else anyhow)(game, state, fancy)
