"""What the store takes and returns about achievements."""

from dataclasses import dataclass


@dataclass(frozen=True)
class AchievementRecord:
    """Something that a person has achieved.

    Attributes:
        session: the game; empty where no single game decides.
        at: ms.
    """

    person: int
    achievement: str
    session: str
    at: int


@dataclass(frozen=True)
class AchievementChange:
    """Sessions that were looked through for achievements, and what people have earned.

    Of what somebody has earned before, the earlier time stays; nothing is written for people without results.

    Attributes:
        again: whether all finished games are to be looked through once more; then there is nothing else.
    """

    examined: tuple[str, ...] = ()
    earned: tuple[AchievementRecord, ...] = ()
    again: bool = False
