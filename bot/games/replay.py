"""Recomputes states from a seed and a list of moves: a session stores no states."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from bot.games.base import Game, IllegalMove, Options, Seat, UnreadableMove, View
from bot.games.chance import Chance

S = TypeVar("S")
V = TypeVar("V", bound=View)

TAKEBACK = "takeback"
"""The first word of a takeback, which is a ply like any other: `takeback 4` restores the state after ply 4."""

OVERTAKEN = "overtaken"
"""The first word of undoing a call in a race that came too late: right after a call at ply 5, `overtaken 4 1` restores
the state after ply 4; the player of seat 1 was faster."""

_NUMBER = "(0|[1-9][0-9]{0,8})"
_TAKEBACK = re.compile(rf"{TAKEBACK} {_NUMBER}")
_OVERTAKEN = re.compile(rf"{OVERTAKEN} {_NUMBER} {_NUMBER}")


def takeback(ply: int) -> str:
    """Returns the words that restore the state after that ply, 0 for the start."""
    return f"{TAKEBACK} {ply}"


def overtaken(ply: int, faster: Seat) -> str:
    """Returns the words that restore the state after that ply, since the player of another seat was faster."""
    return f"{OVERTAKEN} {ply} {faster}"


def is_undoing(words: str) -> bool:
    """Returns whether these words restore the state of an earlier ply, and so are no move of the game."""
    return words.split(" ", 1)[0] in (TAKEBACK, OVERTAKEN)


def restored_ply(undoing: str) -> int:
    """Returns the ply whose state these words restore; `is_undoing` must hold for them."""
    return int(undoing.split(" ")[1])


def remaining_plies(words: Iterable[str]) -> list[int]:
    """Returns the plies of the moves that have been neither taken back nor overtaken.

    >>> remaining_plies(["b2", "a1", takeback(1), "c3"])
    [1, 4]
    """
    plies: list[int] = []
    for ply, move in enumerate(words, start=1):
        if is_undoing(move):
            del plies[bisect_right(plies, restored_ply(move)) :]
        else:
            plies.append(ply)
    return plies


def faster_seat(words: str) -> Seat | None:
    """Returns the seat that was faster, by the words of an overtaken move; None for other words."""
    match = _OVERTAKEN.fullmatch(words)
    return None if match is None else Seat(int(match[2]))


def replay(game: Game[S, V], seats: int, options: Options, seed: bytes, moves: Iterable[tuple[Seat, str]]) -> S:
    """Returns the state after `moves`. Raises the errors of `history`.

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
    played again with the same luck. Words that restore an earlier state are a ply like any other, whichever seat they
    are recorded for.

    Args:
        known: the first of these states, which are not computed again.

    Raises:
        OptionError, MoveError: the options or moves do not fit the rules.
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
    """Yields the states of `history` one after the other, so that its caller knows which move the rules refuse.

    Args:
        chance_of: returns the luck of a ply under the seed.
    """
    states = [*known] or [game.start(seats, game.info.full_options(options), chance_of(seed, 0))]
    yield from tuple(states)
    for ply, (seat, words) in enumerate(islice(moves, len(states) - 1, None), start=len(states)):
        if is_undoing(words):
            _check_undoing(game, seats, seat, words, ply)
        states.append(state_after(game, (seat, words), chance_of(seed, ply), states[-1], states.__getitem__))
        yield states[-1]


def state_after(game: Game[S, V], move: tuple[Seat, str], chance: Chance, before: S, state_at: Callable[[int], S]) -> S:
    """Returns the state after one more move of a history. Raises the game's errors.

    Args:
        chance: the luck of its ply.
        before: the state before it.
        state_at: returns the state of an earlier ply, which the words may restore.
    """
    seat, words = move
    return state_at(restored_ply(words)) if is_undoing(words) else game.play(before, seat, words, chance)


def _check_undoing(game: Game[S, V], seats: int, seat: Seat, words: str, ply: int) -> None:
    """Raises MoveError if these words, recorded for a seat at `ply`, undo nothing."""
    faster = faster_seat(words)
    if faster is None and _TAKEBACK.fullmatch(words) is None:
        raise UnreadableMove("takeback-unreadable", words=words)
    target = restored_ply(words)
    if target >= ply - 1:
        raise IllegalMove("takeback-not-back", ply=ply, aim=target)
    if faster is not None and not (game.info.race and target == ply - 2 and faster < seats and faster != seat):
        raise IllegalMove("overtaken-by-nobody", ply=ply, seat=int(seat))
