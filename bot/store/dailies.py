"""Daily puzzles in the store: their records, how they are read, and what a change writes.

Fields are the columns of the tables; times: ms since the epoch; days: texts as 2026-11-23.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.store.mapping import TableMapping, TableRows, first, first_readable, readable
from bot.store.posts import DuePost
from bot.store.queries import DatabaseRows


@dataclass(frozen=True, kw_only=True)
class DailyRecord:
    """The puzzle of a day in one game, or of a server's own games.

    Attributes:
        game: the game's key; `server_game(guild)` for a server's puzzle.
        options: JSON.
        seed: 64 hexadecimal digits, never printed.
        guild, session, ply, seat: the server of a server's puzzle, and the position that it asks about; else None.
        seal: the hash of the other columns; None in the rows of older programs.
    """

    id: str
    day: str
    game: str
    rules: int
    options: str
    seed: str = field(repr=False)
    commitment: str
    drawn_at: int
    guild: int | None = None
    session: str | None = None
    ply: int | None = None
    seat: int | None = None
    seal: str | None = field(default=None, repr=False)


def server_game(guild: int) -> str:
    """Returns the key that a puzzle of a server's own games has instead of a game's key."""
    return f"server {guild}"


@dataclass(frozen=True)
class PuzzleCandidate:
    """A finished session whose players all allow its positions to become puzzles of their server."""

    session: str
    guild: int


@dataclass(frozen=True, kw_only=True)
class AttemptRecord:
    """A person's only attempt at a puzzle.

    ended_at, score, duration (ms): None until it is finished.

    Attributes:
        guild: where it was begun, None outside of guilds.
        seal: the hash of the other columns, and of the moves; None in the rows of older programs.
    """

    daily: str
    person: int
    guild: int | None
    name: str
    username: str
    rules: int
    started_at: int
    ended_at: int | None = None
    score: int | None = None
    duration: int | None = None
    seal: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class DailyMoveRecord:
    """One move of an attempt; plies count from 1."""

    daily: str
    person: int
    ply: int
    words: str
    at: int


@dataclass(frozen=True)
class DailyClipRecord:
    """The clip of an attempt, posted or about to be: as `bot.store.sessions.ClipRecord`."""

    daily: str
    person: int
    at: int
    message: int | None


@dataclass(frozen=True)
class DailyPostRecord:
    """The post of a day's puzzles in a guild, sent or about to be sent.

    Attributes:
        problem: why sending failed, or SENDING; empty if it was sent.
    """

    guild: int
    day: str
    at: int
    problem: str = ""


@dataclass(frozen=True, kw_only=True)
class DailyChange:
    """What one action writes about daily puzzles, all of it or nothing.

    A new post replaces the guild's older ones.

    Attributes:
        puzzles, begun, moves, posts: new rows; a row whose key exists already is a Conflict.
        played: existing attempts, as they are after their moves.
        clips: clips of existing attempts; each replaces the attempt's earlier row.
        ended_posts: existing posts that were sent or failed; their `problem` is updated.
        forgotten_posts: each deletes all posts of its guild before its day.
    """

    puzzles: tuple[DailyRecord, ...] = ()
    begun: tuple[AttemptRecord, ...] = ()
    moves: tuple[DailyMoveRecord, ...] = ()
    played: tuple[AttemptRecord, ...] = ()
    clips: tuple[DailyClipRecord, ...] = ()
    posts: tuple[DailyPostRecord, ...] = ()
    ended_posts: tuple[DailyPostRecord, ...] = ()
    forgotten_posts: tuple[DailyPostRecord, ...] = ()


DAILIES = TableMapping[DailyRecord]("dailies", DailyRecord)
ATTEMPTS = TableMapping[AttemptRecord]("daily_attempts", AttemptRecord)
DAILY_MOVES = TableMapping[DailyMoveRecord]("daily_moves", DailyMoveRecord)
DAILY_CLIPS = TableMapping[DailyClipRecord]("daily_clips", DailyClipRecord, "daily", "person")
DAILY_POSTS = TableMapping[DailyPostRecord]("daily_posts", DailyPostRecord)


class DailyCounts(NamedTuple):
    """How many people have finished a puzzle, and how many of them did better than a given score and time."""

    finished: int
    better: int


class DailyReading:
    """Reads daily puzzles. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def of_day(self, day: str) -> tuple[DailyRecord, ...]:
        """Returns a day's puzzles for everybody, without those that are not drawn yet or cannot be read."""
        return readable(DAILIES, await self._rows.rows("dailies_of", day=day))

    async def of_server(self, day: str, guild: int) -> DailyRecord | None:
        """Returns the puzzle of a server's own games on a day."""
        rows = await self._rows.rows("server_daily", day=day, game=server_game(guild))
        return first_readable(DAILIES, rows)

    async def of_servers_begun(self, day: str, person: int) -> tuple[DailyRecord, ...]:
        """Returns the servers' puzzles of a day that a person has begun."""
        return readable(DAILIES, await self._rows.rows("server_dailies_of_person", day=day, person=person))

    async def candidates(self, day: str, since: int, nobody: int, most: int) -> tuple[PuzzleCandidate, ...]:
        """Returns the sessions in which to look for a day's puzzles: the newest of each server, then the second newest
        of each, and so on.

        Args:
            since: only sessions that ended later, ms since the epoch.
            nobody: ids above this one and below 0 belong to computers, whose consent is not needed.
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
        """Returns the puzzle and the person of each unfinished attempt, or with `ended` of every attempt."""
        return tuple([(row["daily"], row["person"]) for row in await self._rows.rows("daily_attempts", ended=ended)])

    async def clip(self, daily: str, person: int) -> DailyClipRecord | None:
        """Returns the record of an attempt's clip."""
        return first(DAILY_CLIPS, await self._rows.rows("daily_clip", daily=daily, person=person))

    async def leaderboard(self, daily: str, guild: int | None, most: int) -> tuple[AttemptRecord, ...]:
        """Returns the best finished attempts at a puzzle in a guild, or (None) everywhere.

        More points come first, then less time. Everywhere, people who want to be hidden there have no username.
        """
        rows = await self._rows.rows("daily_leaderboard", daily=daily, guild=guild, most=most)
        return tuple(map(ATTEMPTS.record, rows))

    async def counts(self, daily: str, guild: int | None, score: int, duration: int) -> DailyCounts:
        """Returns how many people have finished in a guild, or (None) everywhere, and how many did better than this."""
        rows = await self._rows.rows("daily_counts", daily=daily, guild=guild, score=score, duration=duration)
        return DailyCounts(rows[0]["finished"], rows[0]["better"])

    async def days(self, person: int) -> tuple[str, ...]:
        """Returns the days on which a person has finished a puzzle, in order."""
        return tuple([row["day"] for row in await self._rows.rows("daily_days", person=person)])

    async def due_posts(self, day: str, hour: int) -> tuple[DuePost, ...]:
        """Returns the guilds that want the puzzles posted by this hour and have no post of this day yet."""
        return tuple([DuePost(**row) for row in await self._rows.rows("due_daily_posts", day=day, hour=hour)])

    async def post(self, guild: int) -> DailyPostRecord | None:
        """Returns the last post of a guild."""
        return first(DAILY_POSTS, await self._rows.rows("daily_post", guild=guild))


def daily_rows(dailies: Sequence[DailyChange]) -> Iterator[TableRows]:
    """Yields the rows that these changes write, in the order that foreign keys need."""
    puzzles = [one for daily in dailies for one in daily.puzzles]
    yield DAILIES, sorted(puzzles, key=lambda one: (one.day, one.game))
    begun = [one for daily in dailies for one in daily.begun]
    yield ATTEMPTS, sorted(begun, key=lambda one: (one.daily, one.person))
    moves = [one for daily in dailies for one in daily.moves]
    yield DAILY_MOVES, sorted(moves, key=lambda one: (one.daily, one.person, one.ply))
    played = [one for daily in dailies for one in daily.played]
    yield "note_attempts", [*map(vars, sorted(played, key=lambda one: (one.daily, one.person)))]
    clips = [one for daily in dailies for one in daily.clips]
    yield DAILY_CLIPS, sorted(clips, key=lambda one: (one.daily, one.person))
    posts = sorted((one for daily in dailies for one in daily.posts), key=lambda one: one.guild)
    forgotten = [one for daily in dailies for one in daily.forgotten_posts]
    yield "forget_daily_posts", [vars(one) for one in (*posts, *forgotten)]
    yield DAILY_POSTS, posts
    yield "note_ended_posts", [vars(one) for daily in dailies for one in daily.ended_posts]
