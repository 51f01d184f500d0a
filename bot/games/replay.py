"""Recomputes states from a seed and a list of moves, which is all that a session stores."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from bot.games.base import Game, IllegalMove, Options, Seat, UnreadableMove, View
from bot.games.chance import Chance

S = TypeVar("S")
V = TypeVar("V", bound=View)

TAKEBACK = "takeback"
"""The first word of a record that is no move of the game: `takeback 4` restores the state after ply 4."""

_TAKEBACK = re.compile(rf"{TAKEBACK} (0|[1-9][0-9]{{0,8}})")


def takeback(ply: int) -> str:
    """Returns the words that restore the state after that ply, 0 for the start."""
    return f"{TAKEBACK} {ply}"


def replay(game: Game[S, V], seats: int, options: Options, seed: bytes, moves: Iterable[tuple[Seat, str]]) -> S:
    """Returns the state after `moves`. Raises what `history` raises.

    >>> from bot.games import GAMES
    >>> moves = [(Seat(0), "b2"), (Seat(1), "a1"), (Seat(0), takeback(1))]
    >>> print(GAMES["tris_1"].view(replay(GAMES["tris_1"], 2, {}, bytes(32), moves), None))
    Tris 1.
    Row 1: a1 empty, b1 empty, c1 empty.
    Row 2: a2 empty, b2 X, c2 empty.
    Row 3: a3 empty, b3 empty, c3 empty.
    Player 2 to write O.
    """
    return history(game, seats, options, seed, moves)[-1]


def history(
    game: Game[S, V],
    seats: int,
    options: Options,
    seed: bytes,
    moves: Iterable[tuple[Seat, str]],
    *,
    known: Sequence[S] = (),
) -> tuple[S, ...]:
    """Returns the state at the start and after each of `moves` (seat, words), so that the index of a state is its ply.

    A move has the luck of its own ply, counted from 1, also after a takeback: a move that was taken back is never
    played again with the same luck. A takeback is a ply like any other, whichever seat it is recorded for.

    Args:
        known: the first of these states, which are not computed again.

    Raises:
        OptionError, MoveError: the record does not fit the rules.
    """
    return tuple(steps(game, seats, options, seed, moves, known=known))


def steps(
    game: Game[S, V],
    seats: int,
    options: Options,
    seed: bytes,
    moves: Iterable[tuple[Seat, str]],
    *,
    known: Sequence[S] = (),
    chance_of: Callable[[bytes, int], Chance] = Chance,
) -> Iterator[S]:
    """Yields the states of `history` one after the other, so that its caller knows where the rules refuse a record.

    Args:
        chance_of: returns the luck of a ply under the seed.
    """
    states = [*known] or [game.start(seats, game.info.full_options(options), chance_of(seed, 0))]
    yield from tuple(states)
    for ply, (seat, words) in enumerate(islice(moves, len(states) - 1, None), start=len(states)):
        if words.split(" ", 1)[0] == TAKEBACK:
            states.append(states[_takeback_target(words, ply)])
        else:
            states.append(game.play(states[-1], seat, words, chance_of(seed, ply)))
        yield states[-1]


def _takeback_target(words: str, ply: int) -> int:
    """Returns the ply that a takeback made at `ply` goes back to. Raises MoveError where it would undo nothing."""
    match = _TAKEBACK.fullmatch(words)
    if match is None:
        raise UnreadableMove("takeback-unreadable", words=words)
    target = int(match.group(1))
    if target >= ply - 1:
        raise IllegalMove("takeback-not-back", ply=ply, aim=target)
    return target
