"""Puzzles from a server's own games: the position of a finished game, and the progress of answers to it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.games import POSITION_PUZZLES
from bot.games.base import Seat
from bot.games.position_puzzle import PositionPuzzle, Progress
from bot.sessions.session import Person, Session, Status
from bot.sessions.states import states_of
from bot.store.dailies import DailyRecord
from bot.store.errors import DamagedRecord


@dataclass(frozen=True, kw_only=True)
class Posed:
    """The position that a puzzle asks about.

    Attributes:
        guild: where the game was played; the puzzle is offered only there.
        seat: the solver's.
        session: the game as the solver sees it at first.
        people: who played it; people who do not want to be named have no name, here and in the session.
    """

    guild: int
    seat: Seat
    people: tuple[Person, ...]
    session: Session = field(repr=False)

    @property
    def puzzle(self) -> PositionPuzzle:
        return POSITION_PUZZLES[self.session.game_key]

    def progress(self, answers: Sequence[str]) -> Progress:
        """Returns an attempt's progress after these answers. Raises MoveError for an invalid answer."""
        return self.puzzle.answered(self.session.state, self.seat, answers)

    def after(self, answers: Sequence[str]) -> Session:
        """Returns the game as shown after these answers; its ply is their number."""
        state = self.progress(answers).state
        shown = replace(self.session, state=state, ply=len(answers))
        outcome = shown.game.outcome(state)
        if outcome is None:
            return shown
        return replace(shown, status=Status.FINISHED, result=replace(shown.result, outcome=outcome))

    @property
    def solution(self) -> Sequence[str]:
        """The correct answers."""
        return self.puzzle.solution(self.session.state, self.seat)


def posed(record: DailyRecord, source: Session, named: frozenset[int]) -> Posed:
    """Returns the position of a finished game, replayable by today's rules, that this record asks about.

    Raises DamagedRecord if the game has no such position.

    Args:
        named: the ids of the people who may be named.
    """
    puzzle, ply = POSITION_PUZZLES[source.game_key], record.ply or 0
    if not (0 <= ply <= source.ply and 0 <= (record.seat or 0) < len(source.people)):
        raise DamagedRecord("its game has no such position")
    state, seat = puzzle.pose(states_of(source)[ply], Seat(record.seat or 0))
    people = tuple(
        one if one.computer or one.id in named else replace(one, name="", username="") for one in source.people
    )
    session = replace(
        source,
        id=record.id,
        people=(people[record.seat or 0],) if puzzle.alone else people,
        status=Status.PLAYING,
        moves=source.moves[:ply],
        ply=0,
        state=state,
        earlier_events=(),
        result=replace(source.result, outcome=None, reason=None),
    )
    return Posed(guild=record.guild or 0, seat=seat, people=people, session=session)
