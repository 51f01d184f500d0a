"""What is read of daily puzzles, whichever database it is."""

from typing import NamedTuple, Protocol

from bot.store.daily_records import AttemptRecord, DailyMoveRecord, DailyPostRecord, DailyRecord, DuePost
from bot.store.mapping import ATTEMPTS, DAILIES, DAILY_MOVES, DAILY_POSTS
from bot.store.row_reading import RowReading


class DailyCounts(NamedTuple):
    """How many have finished a puzzle, and how many of them better than with a certain score and time."""

    finished: int
    better: int


class DailyStore(Protocol):
    """What the rest of the bot may ask of a store about daily puzzles. Raises StoreUnavailable and DamagedRecord."""

    async def dailies_of(self, day: str) -> tuple[DailyRecord, ...]:
        """Returns the puzzles of a day, as far as they are drawn."""
        ...

    async def daily(self, daily: str) -> DailyRecord | None:
        """Returns the puzzle of this id."""
        ...

    async def daily_attempt(self, daily: str, person: int) -> AttemptRecord | None:
        """Returns the attempt of a person at a puzzle."""
        ...

    async def daily_moves(self, daily: str, person: int) -> tuple[DailyMoveRecord, ...]:
        """Returns the moves of an attempt, in order."""
        ...

    async def daily_leaderboard(self, daily: str, guild: int | None, most: int) -> tuple[AttemptRecord, ...]:
        """Returns the best finished attempts at a puzzle in a guild, or (None) everywhere.

        More points come first, then less time. Everywhere, who wants to be hidden there has no username.
        """
        ...

    async def daily_counts(self, daily: str, guild: int | None, score: int, duration: int) -> DailyCounts:
        """Returns how many have finished in a guild, or (None) everywhere, and how many better than this."""
        ...

    async def daily_days(self, person: int) -> tuple[str, ...]:
        """Returns the days on which a person has finished a puzzle, in order."""
        ...

    async def due_daily_posts(self, day: str, hour: int) -> tuple[DuePost, ...]:
        """Returns the guilds that want the puzzles posted by this hour and where that was not begun on this day."""
        ...

    async def daily_post(self, guild: int) -> DailyPostRecord | None:
        """Returns the last post of a guild."""
        ...


class DailyReading(RowReading):
    """The part of a store that reads daily puzzles, as `DailyStore` describes."""

    async def dailies_of(self, day: str) -> tuple[DailyRecord, ...]:
        with self._available():
            return tuple(map(DAILIES.record, await self._rows("dailies_of", day=day)))

    async def daily(self, daily: str) -> DailyRecord | None:
        with self._available():
            rows = await self._rows("daily", id=daily)
            return DAILIES.record(rows[0]) if rows else None

    async def daily_attempt(self, daily: str, person: int) -> AttemptRecord | None:
        with self._available():
            rows = await self._rows("daily_attempt", daily=daily, person=person)
            return ATTEMPTS.record(rows[0]) if rows else None

    async def daily_moves(self, daily: str, person: int) -> tuple[DailyMoveRecord, ...]:
        with self._available():
            return tuple(map(DAILY_MOVES.record, await self._rows("daily_moves", daily=daily, person=person)))

    async def daily_leaderboard(self, daily: str, guild: int | None, most: int) -> tuple[AttemptRecord, ...]:
        with self._available():
            rows = await self._rows("daily_leaderboard", daily=daily, guild=guild, most=most)
            return tuple(map(ATTEMPTS.record, rows))

    async def daily_counts(self, daily: str, guild: int | None, score: int, duration: int) -> DailyCounts:
        with self._available():
            rows = await self._rows("daily_counts", daily=daily, guild=guild, score=score, duration=duration)
            return DailyCounts(rows[0]["finished"], rows[0]["better"])

    async def daily_days(self, person: int) -> tuple[str, ...]:
        with self._available():
            return tuple([row["day"] for row in await self._rows("daily_days", person=person)])

    async def due_daily_posts(self, day: str, hour: int) -> tuple[DuePost, ...]:
        with self._available():
            return tuple([DuePost(**row) for row in await self._rows("due_daily_posts", day=day, hour=hour)])

    async def daily_post(self, guild: int) -> DailyPostRecord | None:
        with self._available():
            rows = await self._rows("daily_post", guild=guild)
            return DAILY_POSTS.record(rows[0]) if rows else None
