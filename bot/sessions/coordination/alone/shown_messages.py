"""What the message of each table shows, so that a restart redraws only those that are behind."""

from collections.abc import Container, Mapping

from bot.sessions.persistence.shown import Shown
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers, WriteBehind
from bot.store.change import Change
from bot.store.interface import Store
from bot.store.session_records import ShownRecord

WRITTEN_AFTER = 1_000
"""Milliseconds after which what messages show is written, for all tables at once, so that no move waits for it."""


class ShownInMemory:
    """What the message of each live table shows, as Discord has confirmed it.

    That includes tables whose game had ended before a restart, until their messages show the end. What a crash keeps
    from being written makes a message seem to be behind that is not. One that is behind is never taken for up to date,
    since ply and revision never decrease.
    """

    def __init__(self, store: Store, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._now = now
        self._timers = Timers(now, schedule)
        self._shown: dict[str, Shown] = {}
        self._unwritten = WriteBehind[str, Shown | None](self._write, WRITTEN_AFTER, self._timers, now=now)
        """By session: what its message shows; None for the end."""
        self._before_restart: set[str] = set()
        """The sessions from before the restart whose messages are not known to show their end."""

    async def load(self) -> None:
        """Reads what was written before the restart; called once, before anything else."""
        for one in await self._store.sessions.shown():
            self._before_restart.add(one.session)
            if (shown := Shown.parse(one.shown)) is not None:
                self._shown[one.session] = shown

    def set(self, session: Session, message: int, look: str, began_at: int) -> None:  # noqa: ARG002  one process edits
        if session.status.live:
            shown = self._shown[session.id] = Shown.of(session, message, look)
            self._unwritten.put(session.id, shown)
        else:
            self._shown.pop(session.id, None)
            self._before_restart.discard(session.id)
            self._unwritten.put(session.id, None)

    def forget_ended(self, session: Session) -> None:
        """Forgets the message of a session, if that has ended."""
        if not session.status.live:
            self._shown.pop(session.id, None)

    def ended_behind(self, live: Container[str]) -> tuple[str, ...]:
        """Returns what `Restart.ended_behind` does."""
        return tuple(one for one in self._before_restart if one not in live)

    async def is_behind(self, session: Session, look: str) -> bool:
        shown = self._shown.get(session.id)
        return shown is None or shown.is_behind(session, look, self._now())

    async def close(self) -> None:
        """Writes what is not written yet. Where the store is away, these messages are redrawn after the restart."""
        await self._timers.close()
        await self._unwritten.close()

    async def _write(self, written: Mapping[str, Shown | None]) -> None:
        """Writes what messages show, without those that were forgotten meanwhile. Raises StoreUnavailable."""
        records = [
            ShownRecord(one, "" if shown is None else shown.text())
            for one, shown in written.items()
            if shown is None or one in self._shown
        ]
        if records:
            await self._store.commit(Change(of="shown messages", shown=tuple(records)))
