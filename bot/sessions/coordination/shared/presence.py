"""What processes share through the database: when people have acted, and the tables' interaction tokens."""

from collections.abc import Iterable, Mapping

from bot.lru import LruCache
from bot.sessions.session import Session
from bot.sessions.timers.player_pings import AT_TABLE_FOR, PlayerPings
from bot.sessions.timers.timers import Now, Schedule, Timers, WriteBehind
from bot.store.shared import SharedStore

NOTED_EVERY = 20_000
"""Milliseconds between two notes that the same person has acted in the same channel."""

NOTED_AFTER = 300
"""Milliseconds after which actions are noted, those of all channels at once."""

REMOVED_EVERY = 60_000
"""Milliseconds between two removals of notes older than AT_TABLE_FOR."""

KEPT = 10_000
"""How many pairs of channel and user are remembered with the time of their last note."""


class StoredPresence:
    """Notes who acts here; reads other processes' notes before somebody is pinged or a lobby gets another host."""

    def __init__(self, store: SharedStore, pings: PlayerPings, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._pings = pings
        self._now = now
        self._timers = Timers(now, schedule)
        self._noted: LruCache[tuple[int, int], int] = LruCache(KEPT)
        self._unnoted = WriteBehind[tuple[int, int], int](self._note, NOTED_AFTER, self._timers, now=now)
        """By channel and user: the times of actions that are not noted yet."""
        self._last_noted = 0
        pings.listen(self._acted)

    async def refresh(self, sessions: Iterable[Session]) -> None:
        """Loads when people have acted in the channels of these sessions. Raises StoreUnavailable."""
        channels = {session.place.channel for session in sessions}
        if channels:
            for channel, user, at in await self._store.presence.in_channels(channels):
                self._pings.noted(channel, user, at)

    async def close(self) -> None:
        """Notes the remaining actions. If the store is unavailable, somebody who has just acted may be pinged."""
        await self._timers.close()
        await self._unnoted.close()

    def _acted(self, channel: int, user: int) -> None:
        now = self._now()
        if now - (self._noted.get((channel, user)) or 0) < NOTED_EVERY:
            return
        self._noted[channel, user] = now
        self._unnoted.put((channel, user), now)

    async def _note(self, acted: Mapping[tuple[int, int], int]) -> None:
        """Notes who has acted. Raises StoreUnavailable."""
        await self._store.presence.note(acted)
        self._last_noted = self._now()
        if "remove" not in self._timers:
            self._timers.set("remove", self._last_noted + REMOVED_EVERY, self._remove)

    async def _remove(self) -> None:
        """Removes notes that no longer count, repeatedly until all of this process's notes are gone."""
        before = self._now() - AT_TABLE_FOR
        await self._store.presence.remove(before)
        if self._last_noted >= before:
            self._timers.set("remove", self._now() + REMOVED_EVERY, self._remove)


KEPT_AFTER = 300
"""Milliseconds after which tokens are written, those of all tables at once."""


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
        """Drops unwritten tokens: other processes use the bot's own token instead."""
        await self._timers.close()

    async def _write(self, tokens: Mapping[str, tuple[str, int]]) -> None:
        await self._store.tokens.keep(tokens)
        last = max(expires_at for _, expires_at in tokens.values())
        self._timers.set("remove", last, self._remove)

    async def _remove(self) -> None:
        await self._store.tokens.keep({})
