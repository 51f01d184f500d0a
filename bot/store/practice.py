"""Positions that people practise, in the store: their records, how they are read, and what a change writes.

Fields are the columns of the tables; times: ms since the epoch.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.store.mapping import TableMapping, TableRows, first, readable
from bot.store.queries import DatabaseRows


@dataclass(frozen=True)
class PracticeRecord:
    """A position of a finished game that somebody practises.

    Attributes:
        ply: the ply of the move that lost much.
        step: how often in a row the position was solved.
        due_at: when the position is asked again; None once it is learned.
    """

    person: int
    session: str
    ply: int
    step: int
    due_at: int | None
    added_at: int


@dataclass(frozen=True)
class PracticeStreakRecord:
    """How many positions in a row a person has solved, and the most they ever have."""

    person: int
    streak: int = 0
    best: int = 0


@dataclass(frozen=True)
class PracticeChange:
    """What one action writes about a person's practice.

    Attributes:
        added: new positions; a person's first one also creates their streak.
        removed: existing positions, to be deleted.
        changed: existing positions with their new values.
        streak: the new streak; None if it stays. If the person's data were deleted meanwhile, neither `changed` nor
            `streak` is written.
    """

    added: tuple[PracticeRecord, ...] = ()
    removed: tuple[PracticeRecord, ...] = ()
    changed: tuple[PracticeRecord, ...] = ()
    streak: PracticeStreakRecord | None = None


PRACTICE_POSITIONS = TableMapping[PracticeRecord]("practice_positions", PracticeRecord, "person", "session", "ply")
PRACTICE_STREAKS = TableMapping[PracticeStreakRecord]("practice_streaks", PracticeStreakRecord, "person")


class PracticeReading:
    """Reads what people practise. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def positions(self, person: int) -> tuple[PracticeRecord, ...]:
        """Returns all positions of a person by the time that they are due, learned ones last."""
        return readable(PRACTICE_POSITIONS, await self._rows.rows("practice_positions", person=person))

    async def streak(self, person: int) -> PracticeStreakRecord:
        """Returns how many positions in a row a person has solved."""
        streak = first(PRACTICE_STREAKS, await self._rows.rows("practice_streak", person=person))
        return streak or PracticeStreakRecord(person)


def practice_rows(changes: Sequence[PracticeChange]) -> Iterator[TableRows]:
    """Yields the rows that these changes write, in the order that foreign keys need."""
    added = sorted(
        (one for change in changes for one in change.added), key=lambda one: (one.person, one.session, one.ply)
    )
    yield PRACTICE_POSITIONS, added
    yield "begin_practice_streaks", [{"person": person} for person in sorted({one.person for one in added})]
    yield "change_practice", [vars(one) for change in changes for one in change.changed]
    yield "note_practice_streaks", [vars(change.streak) for change in changes if change.streak is not None]
    yield "remove_practice", [vars(one) for change in changes for one in change.removed]
