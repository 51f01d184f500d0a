"""A session is a seed and a list of moves: this is where it becomes a state again."""

from collections.abc import Iterable
from typing import TypeVar

from bot.games.base import Game, Options, Seat, View
from bot.games.chance import Chance

S = TypeVar("S")
V = TypeVar("V", bound=View)


def replay(game: Game[S, V], seats: int, options: Options, seed: bytes, moves: Iterable[tuple[Seat, str]]) -> S:
    """The state after `moves` (seat, words), each with the luck of its ply, counted from 1.

    Raises OptionError or MoveError where the record does not fit the rules.
    """
    state = game.start(seats, game.info.settle(options), Chance(seed, 0))
    for ply, (seat, words) in enumerate(moves, start=1):
        state = game.play(state, seat, words, Chance(seed, ply))
    return state
