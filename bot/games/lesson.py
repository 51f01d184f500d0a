"""A lesson: a short scripted game that teaches a newcomer what each part of a game does.

A game's package declares it as LESSON; the texts are `<game>-learn-<step>`, and `<game>-learn-end`. A game without a
LESSON is not offered by `/learn`.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.games.base import Options, Seat

FIRST = Seat(0)

SeatMoves: TypeAlias = tuple[tuple[int, str], ...]
"""Moves as (seat, words)."""


@dataclass(frozen=True)
class LessonStep:
    """One thing that a lesson shows, and a move with which its learner tries it.

    Attributes:
        key: the end of the key of the step's text.
        asked: the only move with which the lesson continues.
        answers: the moves after `asked`, up to the next step.
    """

    key: str
    asked: str
    answers: SeatMoves = ()


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A game of a few moves. The same moves with the same luck are played by everybody who takes the lesson.

    Attributes:
        seats: the number of players.
        seed: the seed of the game's luck, in hex.
        learner: the seat of the person who takes the lesson; the other seats are computers'.
        before: the moves before the first step.
    """

    seats: int
    seed: str
    options: Options = field(default_factory=dict, hash=False)
    learner: Seat = FIRST
    before: SeatMoves = ()
    steps: tuple[LessonStep, ...]

    @property
    def moves(self) -> SeatMoves:
        """All moves of the game, those of the learner included."""
        after = ((move for move in ((self.learner, step.asked), *step.answers)) for step in self.steps)
        return (*self.before, *(move for moves in after for move in moves))

    @property
    def plies(self) -> tuple[int, ...]:
        """The number of moves before each step; at the end, the number of all moves."""
        plies = [len(self.before)]
        for step in self.steps:
            plies.append(plies[-1] + 1 + len(step.answers))
        return tuple(plies)
