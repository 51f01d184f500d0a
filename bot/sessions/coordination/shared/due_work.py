"""Due work at the tables of all processes: each process takes some of it from the store and does it.

A process skips work that it cannot do for a while, so that another process can do it at once.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import TypeAlias

import structlog
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.retry import FailureLog
from bot.sessions.refusals import NewerRules, SetAside
from bot.sessions.session import FindSession
from bot.sessions.timers.due import GOES_ON, DueCallback, DueChange, DueKind, DueRecord, OtherDueCallback
from bot.sessions.timers.timers import Now
from bot.store.errors import StoreUnavailable
from bot.store.shared import GuildShare, SharedStore

log = structlog.get_logger()

SKIPPED_FOR = 30_000
"""How long (ms) a row is skipped, for example because its game is newer than this program or its record is damaged."""

MOST_SKIPPED = 1_000
"""How many rows are skipped at a time: each is a parameter of the query that takes due rows."""

TAKEN_EVERY = 0.25
"""Seconds between two queries for due rows."""

RENEWED_EVERY = 0.5
"""Seconds between two renewals of the leases: a third of `bot.store.shared.LEASE`."""

TAKEN_AT_ONCE = 100
"""How many rows are taken at once; if there are more, the next ones are taken without a pause."""

MOST_RUNNING = 400
"""How many callbacks run at the same time: further work is left to other processes."""

RETRIED_AFTER = 5_000
"""Milliseconds after which a callback that failed is called again, by any process."""

Refresh: TypeAlias = Callable[[Collection[str]], Awaitable[None]]
"""Loads the newest sessions of these ids, and the settings of their guilds and people."""

Identity: TypeAlias = tuple[str, str, int, str]
"""Distinguishes a row from a later one that replaces it: session, kind, time and detail."""

Shares: TypeAlias = Callable[[], Sequence[GuildShare | None]]
"""Returns the guilds whose due work this process does; None stands for all guilds, an empty sequence for none."""


class SkippedRows:
    """The rows that are skipped, by session and kind."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._until: OrderedDict[tuple[str, str], int] = OrderedDict()
        """When each row stops being skipped, ms since the epoch, earliest first."""

    def left_until(self, due: DueRecord) -> int:
        """Makes this process skip a row, and returns when the row is due for the others: at its old time.

        If too many rows are skipped already, the row is postponed for all processes instead.
        """
        until, key = self._now() + SKIPPED_FOR, (due.session, due.kind)
        if len(self.keys) >= MOST_SKIPPED and key not in self._until:
            return until
        self._until[key] = until
        self._until.move_to_end(key)
        return due.at

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The session and the kind of each row that is skipped now."""
        now = self._now()
        while self._until and next(iter(self._until.values())) <= now:
            self._until.popitem(last=False)
        return tuple(self._until)


class DueWork:
    """Takes due rows and calls the callback of each row's kind while holding its lease. It is a `Due`."""

    def __init__(self, store: SharedStore, refresh: Refresh, find: FindSession, shares: Shares, *, now: Now) -> None:
        self._store = store
        self._refresh = refresh
        self._find = find
        self._shares = shares
        self._now = now
        self._failures = FailureLog("the database")
        self._callbacks: dict[str, DueCallback] = {}
        self._other_callbacks: dict[str, OtherDueCallback] = {}
        self._lost: dict[str, Callable[[str], None]] = {}
        self._skipped = SkippedRows(now)
        self._held: dict[tuple[str, str], DueRecord] = {}
        """The rows whose leases this process holds, by session and kind."""
        self._begun: set[Identity] = set()
        """The rows whose callbacks run, or will once their sessions are loaded, even if the lease is lost."""
        self._running: set[asyncio.Task[None]] = set()
        self._loading = 0
        """How many of the taken rows wait for their sessions to be loaded."""
        self._loops: list[asyncio.Task[None]] = []
        self._closed = False

    def on(self, kind: DueKind, callback: DueCallback, *, lost: Callable[[str], None] | None = None) -> None:
        self._callbacks[kind] = callback
        if lost is not None:
            self._lost[kind] = lost

    def on_other(self, kind: DueKind, callback: OtherDueCallback) -> None:
        self._other_callbacks[kind] = callback

    def knows(self, kind: str) -> bool:
        """Returns whether this program has a callback for a kind of row: it has none for a newer program's kinds."""
        return kind in self._callbacks or kind in self._other_callbacks

    def start(self) -> None:
        if not self._loops and not self._closed:
            self._loops = [
                asyncio.create_task(self._take_regularly(), name="store due work"),
                asyncio.create_task(self._renew_regularly(), name="store leases"),
            ]

    def changed(self, about: str, change: DueChange) -> None:
        """Runs the rows that this process wrote as held by itself; it already has the newest version of the session."""
        for kind in change.not_due:
            self._held.pop((about, kind), None)
        for one in change.due:
            if one.held:
                self._held[one.session, one.kind] = one
                self._begun.add(_identity(one))
                self._start(one, current=True)

    def give_back(self, session_id: str, kind: DueKind, again_at: int) -> None:
        due = self._held.get((session_id, kind))
        if due is not None:
            self._keep(asyncio.create_task(self._finish(due, again_at)))

    async def close(self) -> None:
        """Waits for running callbacks, and leaves ongoing work to other processes."""
        self._closed = True
        for loop in self._loops[:1]:
            loop.cancel()
        while self._running:
            await asyncio.gather(*self._running)
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        now, held = self._now(), [*self._held.values()]
        await asyncio.gather(*(self._finish(one, now) for one in held))

    def _start(self, due: DueRecord, *, current: bool) -> None:
        if not self._closed:
            self._keep(asyncio.create_task(self._run(due, current=current)))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _refresh_and_run(self, taken: Collection[DueRecord]) -> None:
        """Loads the sessions of all taken rows together and runs the rows; if that fails, each loads its own."""
        current = True
        try:
            await self._refresh({one.session for one in taken if one.kind not in self._other_callbacks})
        except Exception as error:  # noqa: BLE001 - each is loaded by itself then, which logs whose error it is
            log.warning("due sessions not loaded together", why=error)
            current = False
        finally:
            self._loading -= len(taken)
        for one in taken:
            self._start(one, current=current)

    async def _take_regularly(self) -> None:
        while True:
            more = False
            try:
                for share in self._shares():
                    room = min(TAKEN_AT_ONCE, MOST_RUNNING - len(self._running) - self._loading)
                    taken = await self._store.due.take(room, share, self._skipped.keys) if room > 0 else ()
                    new = [one for one in taken if not self._is_done_here(one)]
                    self._held.update({(one.session, one.kind): one for one in taken})
                    if new:
                        self._begun.update(map(_identity, new))
                        self._loading += len(new)
                        self._keep(asyncio.create_task(self._refresh_and_run(new)))
                    more = more or len(taken) == TAKEN_AT_ONCE
                    self._failures.succeeded()
            except StoreUnavailable as error:
                self._failures.failed(str(error))
            except Exception:  # without this loop no time would run out at any table
                log.exception("due work not taken")
            await asyncio.sleep(0 if more else TAKEN_EVERY)

    def _is_done_here(self, due: DueRecord) -> bool:
        """Returns whether this process already works on the row, whose lease then ended before it was renewed."""
        held = self._held.get((due.session, due.kind))
        return _identity(due) in self._begun or (held is not None and _identity(held) == _identity(due))

    async def _renew_regularly(self) -> None:
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            if not self._held:
                continue
            held = tuple(self._held.values())
            try:
                renewed = {_identity(one) for one in await self._store.due.renew(held)}
            except StoreUnavailable as error:
                self._failures.failed(str(error))
                continue
            except Exception:  # without this loop other processes would do the same work at the same time
                log.exception("leases not renewed")
                continue
            for one in held:
                if _identity(one) not in renewed and self._held.get((one.session, one.kind)) is one:
                    del self._held[one.session, one.kind]
                    if one.kind in self._lost:
                        self._lost[one.kind](one.session)

    async def _run(self, due: DueRecord, *, current: bool) -> None:
        try:
            await self._call_and_finish(due, current=current)
        finally:
            self._begun.discard(_identity(due))

    async def _call_and_finish(self, due: DueRecord, *, current: bool) -> None:
        clear_contextvars()  # of the interaction that made it due
        bind_contextvars(session=due.session, due=due.kind)
        again_at: int | None
        try:
            again_at = await self._call(due, current=current)
            if again_at == GOES_ON:
                return
        except StoreUnavailable as error:
            log.warning("due work not done", why=error)
            again_at = self._now() + RETRIED_AFTER
        except (SetAside, NewerRules) as refusal:
            log.info("due work left to others", why=refusal.key)
            again_at = self._skipped.left_until(due)
        except Exception:  # there is no caller to raise it to
            log.exception("due work failed")
            again_at = self._now() + RETRIED_AFTER
        await self._finish(due, again_at)

    async def _call(self, due: DueRecord, *, current: bool) -> int | None:
        """Returns what the row's callback returns; for an unknown kind or session, when the row is due again.

        Raises the callback's errors, and SetAside and NewerRules for a session that this process cannot load.
        """
        if (other := self._other_callbacks.get(due.kind)) is not None:
            return await other(due)
        if not current:
            await self._refresh([due.session])
        callback, session = self._callbacks.get(due.kind), await self._find(due.session)
        if callback is None or session is None:
            return self._skipped.left_until(due)
        return await callback(session, due)

    async def _finish(self, due: DueRecord, again_at: int | None) -> None:
        """Gives the row back; if the store fails, the row's lease expires by itself."""
        held = self._held.get((due.session, due.kind))
        if held is not None and _identity(held) == _identity(due):
            del self._held[due.session, due.kind]
        with suppress(StoreUnavailable):
            await self._store.due.finish(due, again_at)


def _identity(due: DueRecord) -> Identity:
    return due.session, due.kind, due.at, due.detail
