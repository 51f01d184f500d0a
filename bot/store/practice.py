"""What the store keeps of what people practise: its records, what is read of them, and what a change writes.

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
        ply: the one to which the move led that lost much.
        step: how often in a row it was solved.
        due_at: when it is asked again; None once it is learned.
    """

    person: int
    session: str
    ply: int
    step: int
    due_at: int | None
    added_at: int


@dataclass(frozen=True)
class PracticeStreakRecord:
    """How many positions in a row somebody has solved, and how many at most."""

    person: int
    streak: int = 0
    best: int = 0


@dataclass(frozen=True)
class PracticeChange:
    """What one action writes of somebody's practice.

    Attributes:
        added: new positions; with somebody's first one the streak begins.
        removed: positions that are there.
        changed: positions that are there, as they are from now on.
        streak: from now on; None where it stays. Of a person whose data were deleted meanwhile neither is written.
    """

    added: tuple[PracticeRecord, ...] = ()
    removed: tuple[PracticeRecord, ...] = ()
    changed: tuple[PracticeRecord, ...] = ()
    streak: PracticeStreakRecord | None = None


PRACTICE_POSITIONS = TableMapping[PracticeRecord]("practice_positions", PracticeRecord, "person", "session", "ply")
PRACTICE_STREAKS = TableMapping[PracticeStreakRecord]("practice_streaks", PracticeStreakRecord, "person")


class PracticeReading:
    """What is read of practice. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def positions(self, person: int) -> tuple[PracticeRecord, ...]:
        """Returns all positions of a person: those that are due first come first, learned ones last."""
        return readable(PRACTICE_POSITIONS, await self._rows.rows("practice_positions", person=person))

    async def streak(self, person: int) -> PracticeStreakRecord:
        """Returns how many positions in a row a person has solved."""
        streak = first(PRACTICE_STREAKS, await self._rows.rows("practice_streak", person=person))
        return streak or PracticeStreakRecord(person)


def practice_rows(changes: Sequence[PracticeChange]) -> Iterator[TableRows]:
    """Yields what these changes write, in the order that foreign keys need."""
    added = sorted(
        (one for change in changes for one in change.added), key=lambda one: (one.person, one.session, one.ply)
    )
    yield PRACTICE_POSITIONS, added
    yield "begin_practice_streaks", [{"person": person} for person in sorted({one.person for one in added})]
    yield "change_practice", [vars(one) for change in changes for one in change.changed]
    yield "note_practice_streaks", [vars(change.streak) for change in changes if change.streak is not None]
    yield "remove_practice", [vars(one) for change in changes for one in change.removed]
