"""What is read of daily puzzles, whichever database it is."""

from typing import NamedTuple

from bot.store.daily_records import (
    AttemptRecord,
    DailyClipRecord,
    DailyMoveRecord,
    DailyPostRecord,
    DailyRecord,
    PuzzleCandidate,
    server_game,
)
from bot.store.mapping import ATTEMPTS, DAILIES, DAILY_CLIPS, DAILY_MOVES, DAILY_POSTS
from bot.store.post_records import DuePost
from bot.store.row_reading import RowReading, first, first_readable, readable_rows


class DailyCounts(NamedTuple):
    """How many have finished a puzzle, and how many of them better than with a certain score and time."""

    finished: int
    better: int


class DailyReading:
    """What is read of daily puzzles. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: RowReading) -> None:
        self._rows = rows

    async def of_day(self, day: str) -> tuple[DailyRecord, ...]:
        """Returns the puzzles of a day that are for all, as far as they are drawn and can be read."""
        return readable_rows(DAILIES, await self._rows.rows("dailies_of", day=day))

    async def of_server(self, day: str, guild: int) -> DailyRecord | None:
        """Returns the puzzle of a server's own games on a day."""
        rows = await self._rows.rows("server_daily", day=day, game=server_game(guild))
        return first_readable(DAILIES, rows)

    async def of_servers_begun(self, day: str, person: int) -> tuple[DailyRecord, ...]:
        """Returns the servers' puzzles of a day that a person has begun."""
        return readable_rows(DAILIES, await self._rows.rows("server_dailies_of_person", day=day, person=person))

    async def candidates(self, day: str, since: int, nobody: int, most: int) -> tuple[PuzzleCandidate, ...]:
        """Returns the sessions in which the puzzles of a day may be found: the newest of each server, then the second
        newest of each, and so on.

        Args:
            since: they have ended later (ms since the epoch).
            nobody: the ids above it and below 0 are those of computers, which need not agree.
        """
        rows = await self._rows.rows("puzzle_candidates", day=day, since=since, nobody=nobody, most=most)
        return tuple([PuzzleCandidate(**row) for row in rows])

    async def find(self, daily: str) -> DailyRecord | None:
        """Returns the puzzle of this id."""
        return first(DAILIES, await self._rows.rows("daily", id=daily))

    async def attempt(self, daily: str, person: int) -> AttemptRecord | None:
        """Returns the attempt of a person at a puzzle."""
        return first(ATTEMPTS, await self._rows.rows("daily_attempt", daily=daily, person=person))

    async def moves(self, daily: str, person: int) -> tuple[DailyMoveRecord, ...]:
        """Returns the moves of an attempt, in order."""
        return tuple(map(DAILY_MOVES.record, await self._rows.rows("daily_moves", daily=daily, person=person)))

    async def attempts(self, *, ended: bool) -> tuple[tuple[str, int], ...]:
        """Returns the puzzle and the person of each attempt that is not finished, or with `ended` of all."""
        return tuple([(row["daily"], row["person"]) for row in await self._rows.rows("daily_attempts", ended=ended)])

    async def clip(self, daily: str, person: int) -> DailyClipRecord | None:
        """Returns what is noted of the clip of an attempt."""
        return first(DAILY_CLIPS, await self._rows.rows("daily_clip", daily=daily, person=person))

    async def leaderboard(self, daily: str, guild: int | None, most: int) -> tuple[AttemptRecord, ...]:
        """Returns the best finished attempts at a puzzle in a guild, or (None) everywhere.

        More points come first, then less time. Everywhere, people who want to be hidden there have no username.
        """
        rows = await self._rows.rows("daily_leaderboard", daily=daily, guild=guild, most=most)
        return tuple(map(ATTEMPTS.record, rows))

    async def counts(self, daily: str, guild: int | None, score: int, duration: int) -> DailyCounts:
        """Returns how many have finished in a guild, or (None) everywhere, and how many better than this."""
        rows = await self._rows.rows("daily_counts", daily=daily, guild=guild, score=score, duration=duration)
        return DailyCounts(rows[0]["finished"], rows[0]["better"])

    async def days(self, person: int) -> tuple[str, ...]:
        """Returns the days on which a person has finished a puzzle, in order."""
        return tuple([row["day"] for row in await self._rows.rows("daily_days", person=person)])

    async def due_posts(self, day: str, hour: int) -> tuple[DuePost, ...]:
        """Returns the guilds that want the puzzles posted by this hour and where that has not been done on this day."""
        return tuple([DuePost(**row) for row in await self._rows.rows("due_daily_posts", day=day, hour=hour)])

    async def post(self, guild: int) -> DailyPostRecord | None:
        """Returns the last post of a guild."""
        return first(DAILY_POSTS, await self._rows.rows("daily_post", guild=guild))
