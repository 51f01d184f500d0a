"""The game of a lesson at each of its steps: a session outside of any store and channel."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from bot.games import GAMES, LESSONS
from bot.games.base import AnyGame, MoveError, Seat
from bot.games.chance import Chance
from bot.games.lesson import Lesson, LessonStep
from bot.games.replay import history
from bot.sessions.rules.lobby import new_computer
from bot.sessions.session import Consent, EventsByReader, Luck, Move, Person, Place, Session, SessionResult, Status


@dataclass(frozen=True)
class LessonGame:
    """A lesson at one of its steps.

    Attributes:
        index: the step's index; at the end, the number of steps.
    """

    game_key: str
    index: int = 0

    @classmethod
    def at(cls, game_key: str, ply: int) -> Self | None:
        """Returns the lesson at the step that begins after this number of moves; None if there is no such step."""
        lesson = LESSONS.get(game_key)
        return cls(game_key, lesson.plies.index(ply)) if lesson is not None and ply in lesson.plies else None

    @property
    def lesson(self) -> Lesson:
        return LESSONS[self.game_key]

    @property
    def step(self) -> LessonStep | None:
        """The step; None at the end."""
        return None if self.index == len(self.lesson.steps) else self.lesson.steps[self.index]

    @property
    def next(self) -> "LessonGame":
        """The lesson at the next step, or its end."""
        return LessonGame(self.game_key, self.index + 1)

    def accepts(self, words: str) -> bool:
        """Returns whether these words make the move that the step asks for.

        Other words that lead to the same position count too, such as a claim's words in another order.
        """
        ply, seed = self._ply, bytes.fromhex(self.lesson.seed)
        before, after = _states(self.game_key)[ply : ply + 2]
        try:
            return bool(self._game.play(before, self.lesson.learner, words, Chance(seed, ply + 1)) == after)
        except MoveError:
            return False

    def session(self, learner: Person) -> Session:
        """Returns the game as a session, with this person on the learner's seat, and computers on the others.

        Its id is the game's key, so that custom ids name the game. The computers have the same names as at a table, for
        which pictures have room.
        """
        lesson, states = self.lesson, _states(self.game_key)
        ply, state = self._ply, states[self._ply]
        people = [learner]
        while len(people) < lesson.seats:
            people.append(new_computer(people))
        people.insert(lesson.learner, people.pop(0))
        outcome = self._game.outcome(state)
        since = self.lesson.plies[self.index - 1] + 1 if self.index else ply
        return Session(
            id=self.game_key,
            game_key=self.game_key,
            options=self._game.info.full_options(lesson.options),
            place=Place(None, 0),
            host=learner.id,
            people=tuple(people),
            status=Status.PLAYING if outcome is None else Status.FINISHED,
            state=state,
            ply=ply,
            moves=tuple(Move(Seat(seat), words, None, 0) for seat, words in lesson.moves[:ply]),
            earlier_events=tuple(map(self._events, states[since:ply])),
            luck=Luck(commitment="", seed=b""),
            consent=Consent(hints=True),
            result=SessionResult(outcome=outcome, reason=None if outcome is None else outcome.reason),
        )

    @property
    def _game(self) -> AnyGame:
        return GAMES[self.game_key]

    @property
    def _ply(self) -> int:
        return self.lesson.plies[self.index]

    def _events(self, state: Any) -> EventsByReader:
        readers: tuple[Seat | None, ...] = (None, self.lesson.learner)
        return {reader: self._game.view(state, reader).events for reader in readers}


@cache
def _states(game_key: str) -> tuple[Any, ...]:
    """Returns the states of a lesson's game at its start and after each move."""
    lesson = LESSONS[game_key]
    moves = [(Seat(seat), words) for seat, words in lesson.moves]
    return history(GAMES[game_key], lesson.seats, lesson.options, bytes.fromhex(lesson.seed), moves)
