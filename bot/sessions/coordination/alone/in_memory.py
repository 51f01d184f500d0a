"""The due work of the only process, and the state that its tables' messages show: both in memory.

A start schedules all due work again. What messages show is also stored, so that only those behind are redrawn.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

from structlog.contextvars import bind_contextvars

from bot.sessions.persistence.shown import Shown
from bot.sessions.refusals import Refusal
from bot.sessions.session import FindSession, Session
from bot.sessions.timers.due import GOES_ON, DueCallback, DueChange, DueKind, DueRecord, OtherDueCallback
from bot.sessions.timers.timers import Now, Schedule, Timers, WriteBehind
from bot.store.change import Change
from bot.store.interface import Store
from bot.store.sessions import ShownRecord


class DueInMemory:
    """Calls back by timers of the event loop, and retries failed callbacks after growing delays. It is a `Due`."""

    def __init__(self, find: FindSession, *, now: Now, schedule: Schedule) -> None:
        self._find = find
        self._timers = Timers(now, schedule)
        self._callbacks: dict[str, DueCallback] = {}
        self._other_callbacks: dict[str, OtherDueCallback] = {}
        self._rows: dict[str, dict[str, DueRecord]] = {}
        """The due rows of each session or tournament, by kind, including those whose work goes on."""
        self._started = False

    def on(
        self,
        kind: DueKind,
        callback: DueCallback,
        *,
        lost: Callable[[str], None] | None = None,  # noqa: ARG002  nobody takes anything over
    ) -> None:
        self._callbacks[kind] = callback

    def on_other(self, kind: DueKind, callback: OtherDueCallback) -> None:
        self._other_callbacks[kind] = callback

    def changed(self, about: str, change: DueChange) -> None:
        """Schedules due rows except messages: no other process edits those, and this one retries failed edits."""
        for kind in change.not_due:
            self._timers.cancel(_key(about, kind))
            self._drop(about, kind)
        for row in change.due:
            if row.kind != DueKind.MESSAGE:
                self._rows.setdefault(row.session, {})[row.kind] = row
                self._set(row)

    def give_back(self, session_id: str, kind: DueKind, again_at: int) -> None:
        if (row := self._rows.get(session_id, {}).get(kind)) is not None:
            self._set_again(row, again_at)

    def start(self) -> None:
        if not self._started:
            self._started = True
            for about in [*self._rows]:
                self.go_on(about)

    def go_on(self, about: str) -> None:
        """Schedules rows that an outage postponed: for their own time, or for now if that has passed."""
        for row in [*self._rows.get(about, {}).values()]:
            self._set(row)

    async def close(self) -> None:
        await self._timers.close()

    def _set(self, row: DueRecord) -> None:
        if not self._started:
            return
        if row.held:
            self._timers.start(_key(row.session, row.kind), partial(self._call, row))
        else:
            self._set_again(row, row.at)

    def _set_again(self, row: DueRecord, at: int) -> None:
        self._timers.set(_key(row.session, row.kind), at, partial(self._call, row))

    async def _call(self, row: DueRecord) -> None:
        bind_contextvars(session=row.session, due=row.kind)
        again_at: int | None = None
        with suppress(Refusal):  # the session has changed or ended, and that change has scheduled what is due
            again_at = await self._called(row)
        key = _key(row.session, row.kind)
        if again_at == GOES_ON or key in self._timers or self._rows.get(row.session, {}).get(row.kind) is not row:
            return
        if again_at is None:
            self._drop(row.session, row.kind)
        else:
            self._set_again(row, again_at)

    async def _called(self, row: DueRecord) -> int | None:
        if (other := self._other_callbacks.get(row.kind)) is not None:
            return await other(row)
        session, callback = await self._find(row.session), self._callbacks.get(row.kind)
        return None if session is None or callback is None else await callback(session, row)

    def _drop(self, about: str, kind: str) -> None:
        here = self._rows.get(about, {})
        here.pop(kind, None)
        if not here:
            self._rows.pop(about, None)


def _key(about: str, kind: str) -> str:
    return f"{kind} {about}"


WRITTEN_AFTER = 1_000
"""Milliseconds after which what messages show is written, for all tables at once, so that no move waits for it."""


class ShownInMemory:
    """The state that each live table's message shows, as Discord has confirmed it.

    Includes tables that ended before a restart, until their messages show the end. After a crash, a message may look
    outdated although it is not, because its last state was not written. An outdated message never looks up to date,
    since ply and revision never decrease.
    """

    def __init__(self, store: Store, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._now = now
        self._timers = Timers(now, schedule)
        self._shown: dict[str, Shown] = {}
        self._unwritten = WriteBehind[str, Shown | None](self._write, WRITTEN_AFTER, self._timers, now=now)
        """By session: what its message shows; None for the end."""
        self.before_restart: set[str] = set()
        """The sessions from before the restart whose messages are not known to show their end."""

    async def load(self) -> None:
        """Reads what was written before the restart; called once, before anything else."""
        for one in await self._store.sessions.shown():
            self.before_restart.add(one.session)
            if (shown := Shown.parse(one.shown)) is not None:
                self._shown[one.session] = shown

    def set(self, session: Session, message: int, look: str, began_at: int) -> None:  # noqa: ARG002  one process edits
        if session.status.live:
            shown = self._shown[session.id] = Shown.of(session, message, look)
            self._unwritten.put(session.id, shown)
        else:
            self._shown.pop(session.id, None)
            self.before_restart.discard(session.id)
            self._unwritten.put(session.id, None)

    def forget_ended(self, session: Session) -> None:
        """Forgets a session's message if the session has ended."""
        if not session.status.live:
            self._shown.pop(session.id, None)

    async def is_behind(self, session: Session, look: str) -> bool:
        shown = self._shown.get(session.id)
        return shown is None or shown.is_behind(session, look, self._now())

    async def close(self) -> None:
        """Writes the remaining states. If the store is unavailable, these messages are redrawn after the restart."""
        await self._timers.close()
        await self._unwritten.close()

    async def _write(self, written: Mapping[str, Shown | None]) -> None:
        """Writes what messages show, except messages that were forgotten meanwhile. Raises StoreUnavailable."""
        records = [
            ShownRecord(one, "" if shown is None else shown.text())
            for one, shown in written.items()
            if shown is None or one in self._shown
        ]
        if records:
            await self._store.commit(Change(of="shown messages", shown=tuple(records)))
