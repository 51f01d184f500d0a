"""Locks by name that one process at a time holds, as PostgreSQL's advisory locks."""

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import asyncpg

from bot.store.postgres.connection import ADMINISTRATION, NO_LIMIT, Connect
from bot.store.postgres.rows import PostgresRows

REFUSED_WITHIN = 1.0
"""Seconds after a lock's limit within which the server has to report it; else the server is taken to be gone."""


class AdvisoryLocks:
    """Locks, each on a connection of its own. It is a `bot.store.shared.LockStore`."""

    def __init__(self, rows: PostgresRows, connect: Connect) -> None:
        self._rows = rows
        self._connect = connect

    @asynccontextmanager
    async def hold(self, name: str, within: float | None = None) -> AsyncIterator[None]:
        with ExitStack() as held:
            with self._rows.available():
                connection = await self._connection(held)
                if within is not None:
                    await connection.execute(ADMINISTRATION.set_all.sql, ["lock_timeout"], [f"{within * 1000:.0f}ms"])
                limit = NO_LIMIT if within is None else within + REFUSED_WITHIN
                await connection.execute(ADMINISTRATION.lock.sql, name, timeout=limit)
            yield

    @asynccontextmanager
    async def hold_if_free(self, name: str) -> AsyncIterator[bool]:
        with ExitStack() as held:
            with self._rows.available():
                taken = await ADMINISTRATION.try_lock(await self._connection(held), name=name)
            yield taken

    async def _connection(self, held: ExitStack) -> asyncpg.Connection:
        """Opens a connection that is closed without a round trip; the server releases its lock then."""
        connection = await self._connect()
        held.callback(connection.terminate)
        return connection
