"""Fills an empty database with the rows of another store."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeAlias

import aiosql
import asyncpg

from bot.store.errors import UnfitStore
from bot.store.generated_sql import select
from bot.store.interface import Reading
from bot.store.postgres.connection import DATABASE_ERRORS, NO_LIMIT, connect, unusable
from bot.store.postgres.rows import QUERIES as READING
from bot.store.postgres.rows import SHARED_QUERIES, saved_session
from bot.store.queries import SQL
from bot.store.sessions import SavedSession

PROCESS = "tavolino move-store"

QUERIES = aiosql.from_path(SQL / "postgres" / "copying.sql", "asyncpg")

ReadRows: TypeAlias = Callable[[str], Iterable[Sequence[tuple[Any, ...]]]]
"""Returns the rows of a table, in parts."""


class Copied(NamedTuple):
    """The copied rows, before they are committed.

    Attributes:
        counts: how many rows there are in each table.
        reading: reads the copied rows.
    """

    counts: dict[str, int]
    reading: Reading


class CopiedRows:
    """Reads rows in the transaction that copies them, one query at a time. It is a `SessionRows`."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()

    async def rows(self, query: str, **parameters: object) -> Sequence[asyncpg.Record]:
        return await self._fetch(SHARED_QUERIES[query], **parameters)

    async def session(self, session_id: str, ply: int) -> SavedSession | None:
        rows = await self._fetch(READING.session_after, id=session_id, ply=ply)
        return saved_session(rows[0]) if rows else None

    async def _fetch(self, query: Any, **parameters: object) -> Sequence[asyncpg.Record]:
        async with self._lock:
            return [row async for row in query(self._connection, **parameters)]


@asynccontextmanager
async def copied_rows(
    url: str,
    columns: dict[str, tuple[str, ...]],
    rows: ReadRows,
    kinds: Collection[str],
    *,
    tournament_kind: str,
    duel_kind: str,
    doors: Collection[str],
) -> AsyncIterator[Copied]:
    """Copies all rows and adds what is due, in one transaction that is committed at the end of the block.

    An error in the block, or the end of the process, leaves the database empty. Raises UnfitStore if the database
    has rows already, and for a row that PostgreSQL does not accept; and StoreNotReady.

    Args:
        columns: the columns of each table; the tables are in the order that foreign keys need.
        kinds: what is due now at every live session.
        tournament_kind, duel_kind: what is due now at every live tournament, and at every duel.
        doors: those that were open when the bot was stopped: the first process to open one credits the time since.
    """
    connection = await connect(url, PROCESS, idle_in_transaction_session_timeout="0")  # while the file is read
    try:
        async with connection.transaction():
            counts = {table: await _copy(connection, table, names, rows(table)) for table, names in columns.items()}
            await connection.execute(QUERIES.continue_numbers.sql, timeout=NO_LIMIT)
            await connection.execute(QUERIES.make_sessions_due.sql, [*kinds], timeout=NO_LIMIT)
            await QUERIES.make_tournaments_due(connection, kind=tournament_kind)
            await QUERIES.make_duels_due(connection, kind=duel_kind)
            await QUERIES.open_doors(connection, doors=[*doors])
            yield Copied(counts, Reading(CopiedRows(connection)))
    except DATABASE_ERRORS as error:
        raise unusable("the database cannot be written", error) from error
    finally:
        connection.terminate()


async def _copy(
    connection: asyncpg.Connection, table: str, columns: Sequence[str], rows: Iterable[Sequence[tuple[Any, ...]]]
) -> int:
    if await connection.fetch(select(["1"], table, most="1")):
        raise UnfitStore(f"the PostgreSQL database is not empty: it has {table}")
    count = 0
    for some in rows:
        try:
            await connection.copy_records_to_table(table, records=some, columns=columns, timeout=NO_LIMIT)
        except (asyncpg.DataError, TypeError) as error:
            raise UnfitStore(f"a row of {table} is damaged: see `check --all`") from error
        count += len(some)
    return count
