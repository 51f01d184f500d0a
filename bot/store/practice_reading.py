"""What is read of what people practise, whichever database it is."""

from bot.store.mapping import PRACTICE_POSITIONS, PRACTICE_STREAKS
from bot.store.practice_records import PracticeRecord, PracticeStreakRecord
from bot.store.row_reading import RowReading, first, readable_rows


class PracticeReading:
    """What is read of practice. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: RowReading) -> None:
        self._rows = rows

    async def positions(self, person: int) -> tuple[PracticeRecord, ...]:
        """Returns all positions of a person: those that are due first come first, learned ones last."""
        return readable_rows(PRACTICE_POSITIONS, await self._rows.rows("practice_positions", person=person))

    async def streak(self, person: int) -> PracticeStreakRecord:
        """Returns how many positions in a row a person has solved."""
        streak = first(PRACTICE_STREAKS, await self._rows.rows("practice_streak", person=person))
        return streak or PracticeStreakRecord(person)
