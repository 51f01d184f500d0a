"""One of several processes that share a database."""

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from random import SystemRandom

from bot.retry import database_retry
from bot.sessions.coordination.port import OVERDUE, Served, Serving
from bot.sessions.coordination.shared.availability import SharedAvailability
from bot.sessions.coordination.shared.doors import Doors
from bot.sessions.coordination.shared.due_work import DueWork
from bot.sessions.coordination.shared.other_processes import OtherProcesses, SettingsRefresh
from bot.sessions.coordination.shared.presence import StoredPresence, StoredTokenExchange
from bot.sessions.coordination.shared.sent_notices import SentNotices
from bot.sessions.coordination.shared.sharing import GuildLocks, StoredSessions
from bot.sessions.coordination.shared.shown_messages import SharedShown
from bot.sessions.notices import Notices
from bot.sessions.persistence.replay import is_of_newer_program
from bot.sessions.session import Session
from bot.sessions.timers.due import DueKind
from bot.sessions.timers.timers import Now, Schedule, event_loop_schedule
from bot.store.errors import StoreUnavailable
from bot.store.shared import GuildShare, SharedStore, TableCounts

MOST_LIVE = 5_000
"""How many live sessions each of several processes keeps in memory: those that it used last.

A session after 25 moves takes up to 27 kB: 21 kB in SET, 27 in Triodomino, 21 in Tripple Domino, 23 in Tris on
Steroids. So they take 130 MB at most; with the rest of a process that is less than half of its memory limit
(`deploy/kubernetes`). A session that is not in memory is read and replayed.
"""

OVERDUE_EXAMINED = 1_000
"""How many overdue rows are examined at most to find those that only a newer program can handle."""

DAY = 86_400
"""Seconds."""

SPREAD = 3600
"""Each process attempts the daily work at a random time within this many seconds after midnight (UTC)."""

_random = SystemRandom().random


class Shared:
    """Any process serves any table: each change is checked against the database. It is a `Coordination`."""

    most_live = MOST_LIVE

    def __init__(self, store: SharedStore, *, now: Now, schedule: Schedule | None, idle_limit: int) -> None:
        self._store = store
        self._database = database_retry()
        self._idle_limit = idle_limit
        self.now: Now = lambda: now() + store.clock_offset
        self.schedule = schedule or event_loop_schedule(self.now)
        self.notices = Notices()
        self._sent_notices = SentNotices(self.notices, store.notices)
        self.due = DueWork(store, self._refresh_due, self._find, self._shares, now=self.now)
        self._guild_locks = GuildLocks(store)

    def serve(self, served: Served) -> Serving:
        now = self.now
        settings = SettingsRefresh(self._store, served.guild_settings, served.user_settings)
        self._served = served
        self._presence = StoredPresence(self._store, served.pings, now=now, schedule=self.schedule)
        self.newer = StoredSessions(self._store, served.tables)
        tokens = StoredTokenExchange(self._store, now=now, schedule=self.schedule)
        self._others = OtherProcesses(
            served, self.newer, settings, self._presence, self.notices, tokens=tokens, now=now
        )
        self._shown = SharedShown(self._store, served.tables.version_of, now=now, schedule=self.schedule)
        doors = Doors(self._store, self._database, now=now)
        self._availability = SharedAvailability(served, self._others, doors, self._database, self._start, now=now)
        return Serving(self._shown, self._availability, self._others)

    async def restore(self) -> int:
        return 0  # each session is loaded when it is used

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        return self._store.locks.hold(name)

    def counting(self, guild: int) -> AbstractAsyncContextManager[None]:
        return self._guild_locks.hold(guild)

    async def hosts_in(self, guild: int) -> tuple[int, ...]:
        return await self._store.newest.hosts_in(guild)

    def loaded(self, session: Session) -> None:
        self._served.pings.assume_presence(session)

    def before_daily_work(self, *, first: bool, now: float) -> float:  # noqa: ARG002  processes come and go
        return -now % DAY + _random() * SPREAD  # a time of day is all that the processes have in common

    async def table_counts(self) -> TableCounts:
        """Counts tables and overdue work, even in guilds that no process reaches.

        Excludes work that only a newer program can do: its own processes count that.
        """
        counts = await self._store.counts.tables(OVERDUE)
        if not counts.overdue:
            return counts
        rows = await self._store.counts.overdue(OVERDUE, OVERDUE_EXAMINED)
        own = {row.session for row in rows if self.due.knows(row.kind) and not is_of_newer_program(row)}
        of_others = {row.session for row in rows} - own
        return replace(counts, overdue=max(0, counts.overdue - len(of_others)))

    async def close(self) -> None:
        await self._availability.close()
        await self._others.close()
        await self._presence.close()
        await self._shown.close()
        await self._sent_notices.close()

    async def _start(self) -> None:
        self._served.start()
        self.due.start()
        if self._idle_limit:  # without a limit, most games without a clock have nothing due
            await self._database.call(lambda: self._store.due.add_missing(DueKind.TIMER), StoreUnavailable)

    async def _refresh_due(self, session_ids: Collection[str]) -> None:
        await self._others.refresh_all(session_ids)

    async def _find(self, session_id: str) -> Session | None:
        return await self._served.tables.find(session_id)

    def _shares(self) -> Sequence[GuildShare | None]:
        return self._availability.shares()
