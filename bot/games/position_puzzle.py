"""Puzzles made of positions of finished games: the solver has to find the only best continuation.

A game's package declares one kind as POSITION_PUZZLE. The answer follows from the rules and from what the player on
turn could see, so that a solver who sees the same can find it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.games.base import Seat

RIGHT, WRONG = "🟩", "🟥"
"""The characters for answers in the line that people share."""


@dataclass(frozen=True)
class Progress:
    """How an attempt stands after some answers.

    Attributes:
        state: the state that is shown now.
        score: out of `most`, which only an attempt without a wrong answer reaches.
        over: whether no answer is left to give.
        marks: a character for each answer.
        found: the right answers so far, if several are asked for.
    """

    state: Any
    score: int
    most: int
    over: bool
    marks: str
    found: tuple[str, ...] = ()


Judge: TypeAlias = Callable[[Any, Seat], bool]
"""Returns whether the position is a good puzzle for this seat: its answer is the only one, and not obvious."""

Answered: TypeAlias = Callable[[Any, Seat, Sequence[str]], Progress]
"""Returns how an attempt at a posed state stands after these answers. Raises MoveError for words that are no answer."""


@dataclass(frozen=True, kw_only=True)
class PositionPuzzle:
    """The question that a game's positions are used for.

    Attributes:
        kind: a part of the keys of its texts, such as `puzzle-win-in-two`.
        verb: the first word of every answer.
        is_good: returns whether a position is a good puzzle.
        pose: returns the state as it is shown to the solver, and the solver's seat in it.
        answers: returns the moves that may be answered in this state.
        answered: judges answers.
        solution: returns the right answers to a posed state, which are shown afterwards.
        alone: whether the posed state has only the solver's seat.
        view: returns the solver's view as it is shown, without anything that would give the answer away.
    """

    kind: str
    verb: str
    is_good: Judge
    answers: Callable[[Any, Seat], Sequence[str]]
    answered: Answered
    solution: Callable[[Any, Seat], Sequence[str]]
    pose: Callable[[Any, Seat], tuple[Any, Seat]] = lambda state, seat: (state, seat)
    alone: bool = False
    view: Callable[[Any], Any] = lambda view: view
