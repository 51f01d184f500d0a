"""When a position is asked again."""

from dataclasses import replace

from bot.store.practice_records import PracticeRecord, PracticeStreakRecord

DAY = 86_400_000

DAYS = (1, 3, 7, 21)
"""The days after which a position is asked again that was solved once, twice ... in a row. Solved after the last of
them, it is learned."""


def after_answer(record: PracticeRecord, now: int, *, right: bool) -> PracticeRecord:
    """Returns a position as it is after an answer; one that was not solved begins anew, a day later."""
    if not right:
        return replace(record, step=0, due_at=now + DAYS[0] * DAY)
    learned = record.step == len(DAYS)
    return replace(record, step=record.step + (not learned), due_at=None if learned else now + DAYS[record.step] * DAY)


def streak_after(streak: PracticeStreakRecord, *, right: bool) -> PracticeStreakRecord:
    """Returns how many positions in a row somebody has solved after an answer."""
    row = streak.streak + 1 if right else 0
    return replace(streak, streak=row, best=max(row, streak.best))
