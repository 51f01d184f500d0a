"""Interaction tokens that processes keep for each other in the database."""

from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.shared import SharedStore

KEPT_AFTER = 300
"""Milliseconds after which tokens are written, for all tables at once."""


class StoredTokenExchange:
    """Writes the newest token of each table, and removes those that have expired. It is a `TokenExchange`."""

    def __init__(self, store: SharedStore, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._now = now
        self._timers = Timers(now, schedule)
        self._unwritten: dict[str, tuple[str, int]] = {}

    def keep(self, session_id: str, sealed: str, expires_at: int) -> None:
        self._unwritten[session_id] = sealed, expires_at
        if "write" not in self._timers:
            self._timers.set("write", self._now() + KEPT_AFTER, self._write)

    async def newest(self, session_id: str) -> str | None:
        return await self._store.tokens.newest(session_id)

    async def close(self) -> None:
        """Leaves what is not written: other processes use the bot's own token then."""
        await self._timers.close()

    async def _write(self) -> None:
        """Writes what is not written. Where the store is away, that waits for the timer's next attempt."""
        tokens = dict(self._unwritten)
        await self._store.tokens.keep(tokens)
        for session_id, written in tokens.items():
            if self._unwritten.get(session_id) == written:
                del self._unwritten[session_id]
        if tokens:
            last = max(expires_at for _, expires_at in tokens.values())
            self._timers.set("remove", last, self._remove)

    async def _remove(self) -> None:
        await self._store.tokens.keep({})
