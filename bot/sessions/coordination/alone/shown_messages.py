"""What the message of each table shows, so that a restart redraws only those that are behind."""

from collections.abc import Container
from contextlib import suppress

from bot.sessions.persistence.shown import Shown
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.change import Change
from bot.store.errors import StoreUnavailable
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
        self._unwritten: set[str] = set()
        self._before_restart: set[str] = set()
        """The sessions from before the restart whose messages are not known to show their end."""
        self._shown_ends: set[str] = set()
        """The sessions whose message shows the end, which is not written yet."""

    async def load(self) -> None:
        """Reads what was written before the restart; called once, before anything else."""
        for one in await self._store.sessions.shown():
            self._before_restart.add(one.session)
            if (shown := Shown.parse(one.shown)) is not None:
                self._shown[one.session] = shown

    def set(self, session: Session, message: int, look: str, began_at: int) -> None:  # noqa: ARG002  one process edits
        if session.status.live:
            self._shown[session.id] = Shown.of(session, message, look)
            self._unwritten.add(session.id)
        else:
            self._shown.pop(session.id, None)
            self._before_restart.discard(session.id)
            self._shown_ends.add(session.id)
        if "write" not in self._timers:
            self._timers.set("write", self._now() + WRITTEN_AFTER, self._write)

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
        """Writes what is not written yet."""
        await self._timers.close()
        with suppress(StoreUnavailable):  # the store has logged it; these messages are redrawn after the restart
            await self._write()

    async def _write(self) -> None:
        """Writes what has changed. Raises StoreUnavailable; Timers calls again then."""
        written, self._unwritten = self._unwritten, set()
        ends, self._shown_ends = self._shown_ends, set()
        records = [ShownRecord(one, self._shown[one].text()) for one in written if one in self._shown]
        records += [ShownRecord(one, "") for one in ends]
        if not records:
            return
        try:
            await self._store.commit(Change(of="shown messages", shown=tuple(records)))
        except StoreUnavailable:
            self._unwritten |= written
            self._shown_ends |= ends
            raise
