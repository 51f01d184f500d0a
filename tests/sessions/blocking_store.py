"""A store whose commits wait for the test, or fail."""

import asyncio

from bot.store.change import Change
from bot.store.sqlite.store import SqliteStore


class BlockingStore(SqliteStore):
    """A store in which the commits of one session wait until they are released, and fail if an error is set.

    It reads and commits through another store.
    """

    def __init__(self, store: SqliteStore, session_id: str) -> None:
        vars(self).update(vars(store))
        self._store = store
        self._session_id = session_id
        self.commit_started = asyncio.Event()
        self.released = asyncio.Event()
        self.error: Exception | None = None

    async def commit(self, change: Change) -> bool:
        if change.of == self._session_id:
            self.commit_started.set()
            await self.released.wait()
            if self.error is not None:
                raise self.error
        return await self._store.commit(change)

    async def close(self) -> None:
        await self._store.close()
