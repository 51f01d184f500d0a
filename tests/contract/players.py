"""The players of random games: one makes random moves, the other brings the game to its end."""

from random import Random
from typing import Any

from bot.games.base import AnyGame, Seat
from tests.contract.facts import facts

MANY = 500
"""At most this many legal moves are considered: a table with all cards of SET has 85,321 moves."""


def random_move(game: AnyGame, state: Any, rng: Random) -> tuple[Seat, str]:
    """Returns any seat to act, and any move with any first word: rare words are as likely as common ones."""
    seat = rng.choice(sorted(game.to_act(state)))
    moves = game.legal_moves(state, seat)
    if len(moves) > MANY:
        moves = [moves[0], *rng.choices(moves, k=MANY), moves[-1]]
    word = rng.choice(sorted({first_word(move) for move in moves}))
    return seat, rng.choice([move for move in moves if first_word(move) == word])


def first_word(move: str) -> str:
    return move.partition(" ")[0]


def purposeful_move(game: AnyGame, state: Any, rng: Random) -> tuple[Seat, str]:
    """Returns a move that brings the game nearer to its end: the choice of the game's own player, or a placement."""
    if player := facts(game.info.key).player:
        return player(game, state, rng)
    seat, words = random_move(game, state, rng)
    placements = [move for move in game.legal_moves(state, seat) if first_word(move) == "place"]
    return seat, rng.choice(placements or [words])


def mostly_purposeful_move(game: AnyGame, state: Any, rng: Random) -> tuple[Seat, str]:
    """Returns a random move one time in six: such games end, and still contain errors and detours."""
    return (purposeful_move if rng.randrange(6) else random_move)(game, state, rng)
