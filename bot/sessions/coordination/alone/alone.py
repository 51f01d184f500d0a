"""The only process that serves a database."""

import asyncio
import sys
from collections import Counter
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary

from bot.sessions.coordination.alone.availability import AloneAvailability
from bot.sessions.coordination.alone.heartbeat import IDLE_INTERVAL, INTERVAL, Heartbeat, restore_sessions
from bot.sessions.coordination.alone.in_memory import DueInMemory, ShownInMemory
from bot.sessions.coordination.port import Served, Serving
from bot.sessions.notices import Notices
from bot.sessions.rules.deadlines import last_written
from bot.sessions.session import Session, Status
from bot.sessions.timers.due import DueChange, DueKind, DueRecord
from bot.sessions.timers.table_timers import unsent_ping
from bot.sessions.timers.timers import Now, Schedule, Timers, event_loop_schedule
from bot.sessions.transition import TableEvent
from bot.store.interface import Store
from bot.store.shared import TableCounts

FIRST_DAILY_WORK = 600
"""Seconds from the start to the first daily work: the process may have been stopped for days."""

DAY = 86_400
"""Seconds."""


class Alone:
    """All live tables are in memory, and nobody else changes them. It is a `Coordination`."""

    newer = None
    most_live = sys.maxsize

    def __init__(self, store: Store, *, now: Now, schedule: Schedule | None) -> None:
        self._store = store
        self.now = now
        self.schedule = schedule or event_loop_schedule(now)
        self.notices = Notices()
        self.due = DueInMemory(self._find, now=now, schedule=self.schedule)
        self._shown = ShownInMemory(store, now=now, schedule=self.schedule)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._timers = Timers(now, self.schedule)

    def serve(self, served: Served) -> Serving:
        self._served = served
        served.on_change(self._shown.forget_ended)
        heartbeat = Heartbeat(self._store, self._heartbeat_interval, now=self.now, schedule=self.schedule)
        self._availability = AloneAvailability(served, self.due, heartbeat, self._start, now=self.now)
        return Serving(self._shown, self._availability, others=None)

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        return self._locks.setdefault(name, asyncio.Lock())

    def counting(self, guild: int) -> AbstractAsyncContextManager[None]:
        return self.lock(f"tables of guild {guild}")

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        return self._served.tables.known_hosts_in(guild)

    def loaded(self, session: Session) -> None:
        """Schedules the due work of a session that was loaded, since due work is kept in memory only."""
        self._served.pings.assume_presence(session)
        self.due.changed(session.id, self._served.timers.due_of(None, session, TableEvent.POSTED))

    def before_daily_work(self, *, first: bool, now: float) -> float:  # noqa: ARG002  at any time of the day
        return FIRST_DAILY_WORK if first else DAY

    async def restore(self) -> int:
        """Loads every live session and all settings. A session that today's rules cannot replay is abandoned.

        Timers do not run before `Availability.start_timers`.
        """
        served, now = self._served, self.now()
        await asyncio.gather(served.guild_settings.load(), served.user_settings.load(), self._shown.load())
        self._availability.restored_at, alive_at = now, await self._store.sessions.alive_at()
        sessions = await restore_sessions(self._store, now)
        if alive_at is not None:
            await served.crediting.tournaments.credit(now - max([alive_at, *map(last_written, sessions)]))
        for session in sessions:
            served.tables.add(session)
            self.loaded(session)
            if (event := unsent_ping(session)) is not None:
                ping = DueRecord(session.id, DueKind.PING, now, event.value, held=True)
                self.due.changed(session.id, DueChange((ping,)))
        return len(sessions)

    async def table_counts(self) -> TableCounts:
        statuses = Counter(session.status for session in self._served.tables.live())
        return TableCounts(statuses[Status.LOBBY], statuses[Status.PLAYING], self._availability.overdue_timers())

    async def close(self) -> None:
        await self._timers.close()
        await self._availability.close()
        await self._shown.close()

    async def _start(self) -> None:
        self._served.start()
        self._timers.start("tournaments and duels", self._make_others_due)

    async def _make_others_due(self) -> None:
        for kind, ids in (
            (DueKind.TOURNAMENT, await self._store.tournaments.unfinished()),
            (DueKind.DUEL, await self._store.duels.all()),
        ):
            for one in ids:
                self.due.changed(one, DueChange((DueRecord(one, kind, self.now(), held=True),)))

    async def _find(self, session_id: str) -> Session | None:
        return await self._served.tables.find(session_id)

    def _heartbeat_interval(self) -> int | None:
        """Returns the milliseconds between two notes that the bot is running; None while no time runs at any table."""
        live, closes_at = self._served.tables.live(), self._served.timers.closes_at
        if any(session.clock.deadline is not None for session in live):
            return INTERVAL
        return IDLE_INTERVAL if any(closes_at(session) is not None for session in live) else None
