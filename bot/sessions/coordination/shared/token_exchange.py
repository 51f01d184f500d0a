"""Interaction tokens that processes keep for each other in the database."""

from collections.abc import Mapping

from bot.sessions.timers.timers import Now, Schedule, Timers, WriteBehind
from bot.store.shared import SharedStore

KEPT_AFTER = 300
"""Milliseconds after which tokens are written, for all tables at once."""


class StoredTokenExchange:
    """Writes the newest token of each table, and removes those that have expired. It is a `TokenExchange`."""

    def __init__(self, store: SharedStore, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._timers = Timers(now, schedule)
        self._unwritten = WriteBehind[str, tuple[str, int]](self._write, KEPT_AFTER, self._timers, now=now)

    def keep(self, session_id: str, sealed: str, expires_at: int) -> None:
        self._unwritten.put(session_id, (sealed, expires_at))

    async def newest(self, session_id: str) -> str | None:
        return await self._store.tokens.newest(session_id)

    async def close(self) -> None:
        """Leaves what is not written: other processes use the bot's own token then."""
        await self._timers.close()

    async def _write(self, tokens: Mapping[str, tuple[str, int]]) -> None:
        await self._store.tokens.keep(tokens)
        last = max(expires_at for _, expires_at in tokens.values())
        self._timers.set("remove", last, self._remove)

    async def _remove(self) -> None:
        await self._store.tokens.keep({})
