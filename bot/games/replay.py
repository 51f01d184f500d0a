"""A session is a seed and a list of moves: this is where it becomes a state again."""

import re
from collections.abc import Iterable
from typing import TypeVar

from bot.games.base import Game, IllegalMove, Options, Seat, UnreadableMove, View
from bot.games.chance import Chance

S = TypeVar("S")
V = TypeVar("V", bound=View)

TAKEBACK = "takeback"
"""The first word of a row that is no move of the game: `takeback 4` goes back to where the fourth ply had led."""

_TAKEBACK = re.compile(rf"{TAKEBACK} (0|[1-9][0-9]{{0,8}})")


def takeback(ply: int) -> str:
    """The words that go back to the state after that ply, 0 for the start."""
    return f"{TAKEBACK} {ply}"


def replay(game: Game[S, V], seats: int, options: Options, seed: bytes, moves: Iterable[tuple[Seat, str]]) -> S:
    """The state after `moves`: the last of their `history`, and refused like it."""
    return history(game, seats, options, seed, moves)[-1]


def history(
    game: Game[S, V], seats: int, options: Options, seed: bytes, moves: Iterable[tuple[Seat, str]]
) -> tuple[S, ...]:
    """The state at the start and after each of `moves` (seat, words), so that each stands at its ply.

    A move has the luck of its own ply, counted from 1, also after a takeback: what is taken back is never played with
    the same luck again. A takeback is a ply like any other, whichever seat it is written for. Raises OptionError or
    MoveError where the record does not fit the rules.
    """
    states = [game.start(seats, game.info.full_options(options), Chance(seed, 0))]
    for ply, (seat, words) in enumerate(moves, start=1):
        if words.split(" ", 1)[0] == TAKEBACK:
            states.append(states[_aim(words, ply)])
        else:
            states.append(game.play(states[-1], seat, words, Chance(seed, ply)))
    return tuple(states)


def _aim(words: str, ply: int) -> int:
    """The ply that a takeback made at `ply` goes back to. Raises MoveError unless a state lies between to be undone."""
    match = _TAKEBACK.fullmatch(words)
    if match is None:
        raise UnreadableMove("takeback-unreadable", words=words)
    aim = int(match.group(1))
    if aim >= ply - 1:
        raise IllegalMove("takeback-not-back", ply=ply, aim=aim)
    return aim
