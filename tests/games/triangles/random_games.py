"""Random games of either tile game, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from bot.games.base import Game, Options, Seat, View
from bot.games.chance import Chance

S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Step(Generic[S]):
    """A move: the state before it, its seat, its words, and the state after it."""

    before: S
    seat: Seat
    move: str
    after: S


def secret(seed: int) -> bytes:
    """Returns the secret seed of the random game `seed`."""
    return seed.to_bytes(8, "big")


def random_game(
    game: Game[S, V], seats: int, given: Options, seed: int, *, eager: bool = False, plies: int = 3000
) -> Iterator[Step[S]]:
    """Yields the steps of a game of random moves to its end; with `eager`, players place a tile whenever they can."""
    rng = Random(seed)
    state = game.start(seats, game.info.full_options(given), Chance(secret(seed), 0))
    for ply in range(1, plies + 1):
        to_act = game.to_act(state)
        if not to_act:
            return
        (seat,) = to_act
        moves = game.legal_moves(state, seat)
        placings = [move for move in moves if move.split()[0] in {"open", "place", "free"}]
        move = rng.choice(placings if eager and placings else moves)
        after = game.play(state, seat, move, Chance(secret(seed), ply))
        yield Step(state, seat, move, after)
        state = after
    raise AssertionError(f"not over after {plies} moves")
