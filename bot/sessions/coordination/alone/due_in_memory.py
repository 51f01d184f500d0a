"""What is due at the tables of the only process: in memory, since a start makes all of it due again."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from structlog.contextvars import bind_contextvars

from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.sessions.timers.due import GOES_ON, DueCallback, DueChange, DueKind, DueRecord, OtherDueCallback
from bot.sessions.timers.timers import Now, Schedule, Timers

Find: TypeAlias = Callable[[str], Awaitable[Session | None]]
"""Returns the session of this id."""


class DueInMemory:
    """Calls back by timers of the event loop, and repeats what fails after growing delays. It is a `Due`."""

    def __init__(self, find: Find, *, now: Now, schedule: Schedule) -> None:
        self._find = find
        self._timers = Timers(now, schedule)
        self._callbacks: dict[str, DueCallback] = {}
        self._other_callbacks: dict[str, OtherDueCallback] = {}
        self._rows: dict[str, dict[str, DueRecord]] = {}
        """What is due at each session or tournament, by kind; also what goes on."""
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
        """Schedules what is due, except messages: no other process edits them, and this one repeats what fails."""
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
        """Schedules what was put off during an outage for its own time, or for now if that is over."""
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
        with suppress(Refusal):  # the session has changed or ended; what is due then was set by that
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
