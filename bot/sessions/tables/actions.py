"""Applies actions to each session one at a time; a change is shown and announced only once it is durable."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.sessions.fairness import SessionSeed
from bot.sessions.persistence.records import change_between
from bot.sessions.refusals import ChannelBusy, NoGame, Stale
from bot.sessions.session import Session, Status
from bot.sessions.tables.table_cache import Table
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.due import Due, DueChange
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.transition import NOT_REVISIONS, Rule, TableEvent, Transition
from bot.store.change import NEW_SESSION
from bot.store.errors import Conflict
from bot.store.interface import Store

log = structlog.get_logger()

T = TypeVar("T")

Listener: TypeAlias = Callable[[Session, TableEvent], None]
"""Is called with the session after a change, and what happened."""

ChangeListener: TypeAlias = Callable[[Session], None]
"""Is called with the session after a change."""


Check: TypeAlias = Callable[[Collection[int]], None]
"""Is called with the host of each table of the guild that is live or being opened, except in tournaments.

Raises a Refusal if no further table may be opened.
"""

RematchCheck: TypeAlias = Callable[[Session, Collection[int]], None]
"""Like Check, but also receives the rematch."""

RematchRule: TypeAlias = Callable[[Session, SessionSeed], Transition]
"""Returns the rematch of an ended session, with this id and seed. Raises Refusal."""

ConflictRefusal: TypeAlias = type[Stale | ChannelBusy]
"""The Refusal that is raised if another process has changed the session first."""

MOST_ATTEMPTS = 20
"""How often a rule is tried on a session that other processes keep changing."""


class AlreadyWritten(Exception):
    """The action of a change has already been written."""


class Actions:
    """Changes tables: applies one action at a time to each session.

    Args:
        draw_seed: returns a new session's id and seed.
    """

    def __init__(
        self, store: Store, tables: Tables, timers: TableTimers, due: Due, draw_seed: Callable[[], SessionSeed]
    ) -> None:
        self._store = store
        self._tables = tables
        self._timers = timers
        self._due = due
        self._draw_seed = draw_seed

    async def open(self, session: Session, check: Check) -> Session:
        """Adds a new session and makes it durable. Refuses `channel-busy`, and what `check` refuses."""
        return await self._uninterrupted(self._open(session, check))

    async def open_rematch(self, former_id: str, rule: RematchRule, check: RematchCheck) -> Transition:
        """Adds the rematch that the rule makes of an ended session, durably. Refuses `no-game`, and as `open` does.

        The rule is given the id and the seed whose commitment the former session has shown, or new ones if an earlier
        rematch has used them.
        """
        return await self._uninterrupted(self._open_rematch(former_id, rule, check))

    async def apply(
        self, session_id: str, rule: Rule, *, on_event: Listener | None = None, conflict: ConflictRefusal = Stale
    ) -> Transition:
        """Applies a rule to this session after the actions before it, and makes the new session durable.

        Args:
            on_event: is called if anything happened.
            conflict: the refusal to raise if another process was faster.
        """
        return await self._uninterrupted(self._apply(session_id, rule, on_event, conflict))

    async def session_after(self, session_id: str, rule: Rule) -> Session:
        """Like `apply`, but returns only the session."""
        return (await self.apply(session_id, rule)).session

    async def apply_to_each(self, ids: Iterable[str], rule: Rule) -> None:
        """Applies a rule to each of these sessions; one whose change cannot be made durable stays as it is."""
        applied = [self.apply(session_id, rule) for session_id in ids]
        for result in await asyncio.gather(*applied, return_exceptions=True):
            if isinstance(result, BaseException):
                log.error("rule not applied", why=str(result))

    async def _uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Completes the work even if the caller is cancelled: memory and store change together or not at all."""
        return await asyncio.shield(self._tables.keep(asyncio.create_task(work)))

    async def _open(self, session: Session, check: Check) -> Session:
        guild = session.place.guild if session.tournament is None else None  # tournament games are not counted
        async with self._tables.counting(guild):
            return await self._open_counted(session, check)

    async def _open_counted(self, session: Session, check: Check) -> Session:
        channel = session.place.channel
        await self._tables.refresh([channel], [])
        if self._tables.at(channel) is not None:
            raise ChannelBusy
        check(await self._tables.hosts_in(session.place.guild))
        table = Table(session)
        try:
            due = await self._commit(table, None, session, TableEvent.OPENED)
        except Conflict as conflict:
            await self._tables.refresh([channel], [])
            raise ChannelBusy from conflict
        self._publish(table, due)
        return session

    async def _open_rematch(self, former_id: str, rule: RematchRule, check: RematchCheck) -> Transition:
        table = await self._tables.table(former_id)
        if table is None:
            raise NoGame
        # of two requests at the same time, the second finds the rematch of the first
        async with self._tables.counting(table.session.place.guild), table.lock:
            promised = table.session.luck.rematch_seed
            if promised is None or await self._store.sessions.find(promised.session) is not None:
                promised = self._draw_seed()
            opened, event = rule(table.session, promised)
            return Transition(await self._open_counted(opened, lambda hosts: check(opened, hosts)), event)

    async def _apply(
        self, session_id: str, rule: Rule, on_event: Listener | None, conflict: ConflictRefusal
    ) -> Transition:
        """Takes the table's lock, applies the rule, makes the result durable, and only then shows it.

        If another process was faster, the rule is applied again to the session as that process left it: rules refuse
        what comes too late, and actions that do not compete both take place.
        """
        table = await self._tables.table(session_id)
        if table is None:
            raise NoGame
        async with table.lock:
            for _ in range(MOST_ATTEMPTS):
                if table.gone:
                    raise NoGame
                before = table.session
                after, event = rule(before)
                if event is None:
                    return Transition(before, None)
                if before.status is Status.PLAYING and not after.status.live:
                    after = replace(after, luck=replace(after.luck, rematch_seed=self._draw_seed()))
                if event not in NOT_REVISIONS:
                    after = replace(after, revision=before.revision + 1)
                try:
                    due = await self._commit(table, before, after, event)
                except Conflict as error:
                    if await self._tables.reload(table):
                        continue
                    raise conflict from error
                except AlreadyWritten:
                    await self._tables.reload(table)
                    return Transition(table.session, None)
                table.session = after
                self._publish(table, due)
                if on_event is not None:
                    on_event(after, event)
                return Transition(after, event)
        raise conflict

    async def _commit(self, table: Table, before: Session | None, after: Session, event: TableEvent) -> DueChange:
        """Makes a change durable; returns the due work that it causes. Raises Conflict and AlreadyWritten."""
        due, version = self._timers.due_of(before, after, event), table.version
        change = change_between(before, after, due=due, based_on=NEW_SESSION if before is None else version)
        if not await self._store.commit(change):
            raise AlreadyWritten
        if before is not None and table.version == version:  # unless it has expired meanwhile
            table.version += 1
        return due

    def _publish(self, table: Table, due: DueChange) -> None:
        self._tables.publish(table)
        self._due.changed(table.session.id, due)
