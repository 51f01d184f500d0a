"""Locks by name that one process at a time holds, as PostgreSQL's advisory locks."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg

from bot.store.postgres.connection import NO_LIMIT

LOCK = "SELECT pg_advisory_lock(hashtextextended('tavolino lock ' || CAST($1 AS TEXT), 0))"


@asynccontextmanager
async def held_lock(connect: Callable[[], Awaitable[asyncpg.Connection]], name: str) -> AsyncIterator[None]:
    """Waits for the lock, and holds it on a connection of its own until the block ends or the process dies.

    Raises UnfitStore, StoreNotReady and asyncpg's errors.
    """
    connection = await connect()
    try:
        await connection.execute(LOCK, name, timeout=NO_LIMIT)
        yield
    finally:
        connection.terminate()  # without a round trip: the server gives up the lock with the connection
