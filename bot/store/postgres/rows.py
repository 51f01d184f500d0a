"""Reads from a PostgreSQL database, on the connections of a pool."""

import asyncio
import json
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import aiosql
import asyncpg
import structlog

from bot.retry import FailureLog
from bot.store.errors import StoreUnavailable
from bot.store.mapping import readable
from bot.store.postgres.connection import (
    AWAY,
    DATABASE_ERRORS,
    DISCONNECTED,
    READING_CONNECTIONS,
    described,
    unavailable,
)
from bot.store.queries import SQL, shared_queries
from bot.store.results import RESULTS
from bot.store.sessions import MOVES, SEATS, SESSIONS, SavedSession
from bot.store.settings import GUILD_SETTINGS, USER_SETTINGS, GuildSettingsRecord, UserSettingsRecord
from bot.store.shared import GuildShare, OverdueRecord, SessionVersion, TableCounts

log = structlog.get_logger()

SHARED_QUERIES = shared_queries("asyncpg", "postgres")
QUERIES = aiosql.from_path(SQL / "postgres" / "queries.sql", "asyncpg")

CANNOT_BE_USED = "store cannot be used"

PAGES_AT_ONCE = READING_CONNECTIONS - 2
"""How many slow queries are executed at once: the other connections are for presses and leases of due work."""

FEW_CHARACTERS = 50_000
"""The longest moves of a session, as JSON, that are parsed on the event loop: some hundreds of moves."""

OF_FEW_ROWS = {
    name
    for file in ("queries.sql", "practice.sql")
    for name in aiosql.from_path(SQL / file, "asyncpg").available_queries
} - {"daily_leaderboard", "daily_counts", "daily_days", "last_with_luck", "session_ids"}
"""Fast queries. All others, such as those of leaderboards, may take a second when many people ask for them."""


class PostgresRows:
    """Reads rows on the connections of a pool. It is a `bot.store.sessions.SessionRows`."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self.closed = False
        """Whether the store is closed, so that nothing can be read any more."""
        self._failures = FailureLog("the database", event=CANNOT_BE_USED, level="error")
        self._pages = asyncio.Semaphore(PAGES_AT_ONCE)

    async def rows(self, query: str, **parameters: object) -> Sequence[asyncpg.Record]:
        async with nullcontext() if query in OF_FEW_ROWS else self._pages:
            return await self.fetch(SHARED_QUERIES[query], **parameters)

    async def session(self, session_id: str, ply: int) -> SavedSession | None:
        rows = await self.fetch(QUERIES.session_after, id=session_id, ply=ply)
        if not rows:
            return None
        (row,) = rows
        if len(row["moves"] or "") <= FEW_CHARACTERS:
            return saved_session(row)
        return await asyncio.to_thread(saved_session, row)

    async def fetch(self, query: Any, **parameters: object) -> list[asyncpg.Record]:
        """Returns the rows of a query that only reads; it is repeated if a connection of the pool was lost.

        A query that timed out is not repeated: it would take as long again. Raises StoreUnavailable.
        """
        with self.available():
            try:
                return await _all(query(self.pool, **parameters))
            except TimeoutError:
                raise
            except DISCONNECTED as error:
                log.info("query repeated", why=unavailable(error))
                await self.pool.expire_connections()
                return await _all(query(self.pool, **parameters))

    def _log_failure(self, error: Exception) -> None:
        if isinstance(error, AWAY):
            self._failures.failed(described(error))
        else:  # the traceback shows which statement is wrong
            log.error(CANNOT_BE_USED, reason=described(error), exc_info=True)

    @contextmanager
    def available(self) -> Iterator[None]:
        """Turns the errors of a database that cannot be used into StoreUnavailable."""
        if self.closed:
            raise StoreUnavailable("closed")
        try:
            yield
        except (*AWAY, *DATABASE_ERRORS) as error:
            if not self.closed:
                self._log_failure(error)
            raise unavailable(error) from error
        else:
            self._failures.succeeded()


def saved_session(row: asyncpg.Record) -> SavedSession:
    """Returns the session of a row that includes its seats, moves and results."""
    return SavedSession(
        session=SESSIONS.record(row),
        seats=tuple(map(SEATS.record, _list(row["seats"]))),
        moves=tuple(map(MOVES.record, _list(row["moves"]))),
        results=tuple(map(RESULTS.record, _list(row["results"]))),
        invited=tuple(_list(row["invited"])),
        version=row["version"],
    )


class PostgresNewest:
    """Reads the versions and settings that an answer depends on. It is a `bot.store.shared.NewestReading`."""

    def __init__(self, rows: PostgresRows) -> None:
        self._rows = rows

    async def versions(self, channels: Collection[int], sessions: Collection[str]) -> tuple[SessionVersion, ...]:
        return await self._versions(QUERIES.versions, channels=[*channels], ids=[*sessions])

    async def live_in(self, guilds: Collection[int]) -> tuple[SessionVersion, ...]:
        return await self._versions(QUERIES.live_in, guilds=[*guilds])

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        return tuple([row["host"] for row in await self._rows.fetch(QUERIES.hosts_in, guild=guild)])

    async def live_outside(self, guilds: Collection[int], share: GuildShare) -> tuple[SessionVersion, ...]:
        return await self._versions(QUERIES.live_outside, guilds=[*guilds], **share_parameters(share))

    async def settings_of(
        self, guilds: Collection[int], people: Collection[int]
    ) -> tuple[tuple[GuildSettingsRecord, ...], tuple[UserSettingsRecord, ...]]:
        of_guilds = await self._rows.fetch(QUERIES.guild_settings_of, guilds=[*guilds]) if guilds else []
        of_users = await self._rows.fetch(QUERIES.user_settings_of, people=[*people]) if people else []
        return readable(GUILD_SETTINGS, of_guilds), readable(USER_SETTINGS, of_users)

    async def _versions(self, query: Any, **parameters: object) -> tuple[SessionVersion, ...]:
        rows = await self._rows.fetch(query, **parameters)
        return tuple([SessionVersion(row["id"], row["version"], row["channel"]) for row in rows])


class PostgresCounts:
    """Counts tables. It is a `bot.store.shared.TableCounting`."""

    def __init__(self, rows: PostgresRows) -> None:
        self._rows = rows

    async def tables(self, overdue: int) -> TableCounts:
        (row,) = await self._rows.fetch(QUERIES.table_counts, overdue=overdue)
        return TableCounts(row["lobbies"], row["playing"], row["overdue"])

    async def overdue(self, overdue: int, most: int) -> tuple[OverdueRecord, ...]:
        rows = await self._rows.fetch(QUERIES.overdue, overdue=overdue, most=most)
        return tuple([OverdueRecord(**row) for row in rows])


async def _all(rows: AsyncIterator[asyncpg.Record]) -> list[asyncpg.Record]:
    return [row async for row in rows]


def _list(text: str | None) -> list[Any]:
    """Returns the values of a JSON list. PostgreSQL returns NULL for an empty one."""
    return [] if text is None else json.loads(text)


def share_parameters(share: GuildShare | None) -> dict[str, int | None]:
    """Returns the parameters of statements that are limited to the guilds of a share."""
    if share is None:
        return {"first_shard": None, "last_shard": None, "shards": None}
    return {"first_shard": share.shards.start, "last_shard": share.shards.stop - 1, "shards": share.count}
