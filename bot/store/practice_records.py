"""What the store takes and returns of what people practise. Fields are the columns of the tables; times: ms since the
epoch."""

from dataclasses import dataclass


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
