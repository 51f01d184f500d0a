"""Locks by name that one process at a time holds, as PostgreSQL's advisory locks."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.store.postgres.connection import ADMINISTRATION, NO_LIMIT, Connect
from bot.store.postgres.reading import PostgresRows

REFUSED_WITHIN = 1.0
"""Seconds after a limit in which the server says that it is reached; one that does not is no longer there."""


class Locks:
    """Locks, each on a connection of its own. It is a `bot.store.shared.LockStore`."""

    def __init__(self, rows: PostgresRows, connect: Connect) -> None:
        self._rows = rows
        self._connect = connect

    @asynccontextmanager
    async def hold(self, name: str, within: float | None = None) -> AsyncIterator[None]:
        async with AsyncExitStack() as held:
            with self._rows.available():
                await held.enter_async_context(held_lock(self._connect, name, within))
            yield

    @asynccontextmanager
    async def hold_if_free(self, name: str) -> AsyncIterator[bool]:
        async with AsyncExitStack() as held:
            with self._rows.available():
                taken = await held.enter_async_context(held_lock_if_free(self._connect, name))
            yield taken


@asynccontextmanager
async def held_lock(connect: Connect, name: str, within: float | None = None) -> AsyncIterator[None]:
    """Waits for the lock, and holds it on a connection of its own until the block ends or the process dies.

    Args:
        within: the seconds for which it waits, None for as long as it takes; then it raises LockNotAvailableError,
            or TimeoutError where the server does not answer at all.

    Raises:
        UnfitStore, StoreNotReady: the database cannot be connected to.
        Exception: asyncpg's errors.
    """
    connection = await connect()
    try:
        if within is not None:
            await connection.execute(ADMINISTRATION.set_all.sql, ["lock_timeout"], [f"{within * 1000:.0f}ms"])
        limit = NO_LIMIT if within is None else within + REFUSED_WITHIN
        await connection.execute(ADMINISTRATION.lock.sql, name, timeout=limit)
        yield
    finally:
        connection.terminate()  # without a round trip: the server gives up the lock with the connection


@asynccontextmanager
async def held_lock_if_free(connect: Connect, name: str) -> AsyncIterator[bool]:
    """Takes the lock if nobody holds it, and says whether; then it is held as by `held_lock`, which raises the same."""
    connection = await connect()
    try:
        yield await ADMINISTRATION.try_lock(connection, name=name)
    finally:
        connection.terminate()
