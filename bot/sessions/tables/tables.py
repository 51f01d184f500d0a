"""Applies actions to each session one at a time; a change is visible only once it is durable."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.sessions.fairness import SessionSeed
from bot.sessions.persistence.records import change_between
from bot.sessions.refusals import ChannelBusy, NoGame, Stale
from bot.sessions.session import Session, Status
from bot.sessions.tables.known_tables import KnownTables, Sharing
from bot.sessions.tables.table_cache import Table
from bot.sessions.timers.due_changes import NOTHING_DUE, DueChange
from bot.sessions.timers.timers import Now
from bot.sessions.transition import NOT_REVISIONS, Rule, TableEvent, Transition
from bot.store.interface import Store
from bot.store.records import NEW_SESSION, Conflict

log = structlog.get_logger()

T = TypeVar("T")

Check: TypeAlias = Callable[[Collection[int]], None]
"""Is given the host of each table of the guild that is live or being opened, outside of tournaments.

Raises a Refusal where a new table may not be opened beside them.
"""

RematchCheck: TypeAlias = Callable[[Session, Collection[int]], None]
"""As Check, and is also given the rematch."""

RematchRule: TypeAlias = Callable[[Session, SessionSeed], Transition]
"""Returns the rematch of an ended session, with this id and seed. Raises Refusal."""

OnEvent: TypeAlias = Callable[[Session, TableEvent], None]
"""Is called with the session after a change, and what happened."""

ConflictRefusal: TypeAlias = type[Stale | ChannelBusy]
"""The Refusal that is raised where another process has changed the session first."""

MOST_ATTEMPTS = 20
"""How often a rule is applied to a session that other processes keep changing at the same time."""


class AlreadyWritten(Exception):
    """The action of a change has been written before."""


class Tables(KnownTables):
    """The tables of this process, with what changes them.

    on_change: is called with each session that was opened or has changed, before the caller of `open` or `apply`
    gets it. draw_seed: returns a new session's id and seed.
    """

    def __init__(
        self,
        store: Store,
        on_change: Callable[[Session], None],
        draw_seed: Callable[[], SessionSeed],
        *,
        now: Now,
        sharing: Sharing | None = None,
    ) -> None:
        """sharing: where other processes change the same sessions."""
        super().__init__(store, on_change, now=now, sharing=sharing)
        self._draw_seed = draw_seed
        self._opening: list[Session] = []

    async def open(self, session: Session, check: Check) -> Session:
        """Adds a new session and makes it durable. Refuses `channel-busy`, and what `check` refuses."""
        return await self._uninterrupted(self._open(session, check))

    async def open_rematch(self, former_id: str, rule: RematchRule, check: RematchCheck) -> Transition:
        """Adds what the rule makes of an ended session, and makes it durable. Refuses as `open` does, and `no-game`.

        The rule is given the id and the seed whose commitment the former session has shown, unless a rematch has had
        them already; then new ones.
        """
        return await self._uninterrupted(self._open_rematch(former_id, rule, check))

    async def apply(
        self, session_id: str, rule: Rule, *, on_event: OnEvent | None = None, conflict: ConflictRefusal = Stale
    ) -> Transition:
        """Applies a rule to this session after the actions before it, and makes the new session durable.

        on_event: is called if anything happened. conflict: the refusal where another process was faster.
        """
        return await self._uninterrupted(self._apply(session_id, rule, on_event, conflict))

    async def session_after(self, session_id: str, rule: Rule) -> Session:
        """Does what `apply` does, and returns the session alone."""
        return (await self.apply(session_id, rule)).session

    async def apply_to_each(self, ids: Iterable[str], rule: Rule) -> None:
        """Applies a rule to each of these sessions; one whose change cannot be made durable stays as it is."""
        applied = [self.apply(session_id, rule) for session_id in ids]
        for result in await asyncio.gather(*applied, return_exceptions=True):
            if isinstance(result, BaseException):
                log.error("rule not applied", why=str(result))

    async def _uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Completes the work even if the caller is cancelled: memory and store change together or not at all."""
        return await asyncio.shield(self._keep(asyncio.create_task(work)))

    async def _open(self, session: Session, check: Check) -> Session:
        guild = session.place.guild if session.tournament is None else None  # others are not counted
        async with self.counting(guild):
            return await self._open_counted(session, check)

    async def _open_counted(self, session: Session, check: Check) -> Session:
        await self.refresh([session.place.channel], [])
        if self.at(session.place.channel) is not None:
            raise ChannelBusy
        check([*await self.hosts_in(session.place.guild), *self._opening_hosts_in(session.place.guild)])
        self._opening.append(session)  # until it is durable: ten opened at the same time count like ten in a row
        table = Table(session)
        try:
            due = await self._commit(table, None, session, TableEvent.OPENED)
        except Conflict as conflict:
            await self.refresh([session.place.channel], [])
            raise ChannelBusy from conflict
        finally:
            self._opening.remove(session)
        self._publish(table, due)
        return session

    def _opening_hosts_in(self, guild: int | None) -> list[int]:
        """Returns the hosts of the sessions that this process is opening in a guild, outside of tournaments."""
        return [one.host for one in self._opening if one.place.guild == guild and one.tournament is None]

    async def _open_rematch(self, former_id: str, rule: RematchRule, check: RematchCheck) -> Transition:
        table = await self._table(former_id)
        if table is None:
            raise NoGame
        # of two requests at the same time, the second finds the rematch of the first
        async with self.counting(table.session.place.guild), table.lock:
            promised = table.session.rematch_seed
            if promised is None or await self._store.session(promised.session) is not None:
                promised = self._draw_seed()
            opened, event = rule(table.session, promised)
            return Transition(await self._open_counted(opened, lambda hosts: check(opened, hosts)), event)

    async def _apply(
        self, session_id: str, rule: Rule, on_event: OnEvent | None, conflict: ConflictRefusal
    ) -> Transition:
        """Takes the table's lock, applies the rule, makes the result durable, and only then shows it.

        Where another process was faster the rule is applied again, to what that has made of the session: a rule knows
        what comes too late, and what does not compete takes place.
        """
        table = await self._table(session_id)
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
                    after = replace(after, rematch_seed=self._draw_seed())
                if event not in NOT_REVISIONS:
                    after = replace(after, revision=before.revision + 1)
                try:
                    due = await self._commit(table, before, after, event)
                except Conflict as error:
                    if await self._reload(table) and self._sharing is not None:
                        continue
                    raise conflict from error
                except AlreadyWritten:
                    await self._reload(table)
                    return Transition(table.session, None)
                table.session = after
                self._publish(table, due)
                if on_event is not None:
                    on_event(after, event)
                return Transition(after, event)
        raise conflict

    async def _commit(self, table: Table, before: Session | None, after: Session, event: TableEvent) -> DueChange:
        """Makes a change durable; returns what becomes due by it. Raises Conflict and AlreadyWritten."""
        change, due, version = change_between(before, after), NOTHING_DUE, table.version
        if self._sharing is not None:
            due = self._sharing.due_of(before, after, event)
            based_on = NEW_SESSION if before is None else version
            change = replace(change, based_on=based_on, due=due.due, not_due=due.not_due)
        if not await self._store.commit(change):
            raise AlreadyWritten
        if before is not None and table.version == version:  # unless it has expired meanwhile
            table.version += 1
        return due
