"""The heartbeat notes in the store that the bot is running; a restart credits the time since the last note.

So no player loses time to downtime.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from bot.sessions.persistence.records import change_between
from bot.sessions.persistence.replay import Unplayable, checked_session, replayed
from bot.sessions.rules.deadlines import credit_time_since, last_written, start_missing_timers
from bot.sessions.rules.endings import abandon
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.sessions.transition import Transition
from bot.store.change import Change
from bot.store.errors import DamagedRecord, StoreUnavailable
from bot.store.interface import Store
from bot.store.sessions import SetAsideRecord

INTERVAL = 5_000
"""Milliseconds between two heartbeats while a clock runs: after a crash, at most this much is credited wrongly."""

IDLE_INTERVAL = 600_000
"""Milliseconds between two heartbeats while only games without a clock are on: they have days until they are closed."""


def heartbeat(at: int) -> Change:
    """Returns the note that the bot was running at this time, ms since the epoch."""
    return Change(of="heartbeat", alive_at=at)


class Heartbeat:
    """Notes that the bot is running every `interval()` milliseconds, or not at all if that returns None."""

    def __init__(self, store: Store, interval: Callable[[], int | None], *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._interval = interval
        self._last = 0
        self._now = now
        self._timers = Timers(now, schedule)

    def start(self) -> None:
        """Schedules the first heartbeat for now; each schedules the next one. Timers retry a heartbeat that fails."""
        self._timers.set("heartbeat", self._now(), self._beat)

    async def _beat(self) -> None:
        interval, now = self._interval(), self._now()
        if interval is not None and now >= self._last + interval:
            await self._store.commit(heartbeat(now))
            self._last = now
        self._timers.set("heartbeat", self._now() + INTERVAL, self._beat)

    async def close(self) -> None:
        """Makes the last heartbeat."""
        await self._timers.close()
        if self._interval() is not None:
            with suppress(StoreUnavailable):  # the store has logged the failure; the previous heartbeat then counts
                await self._store.commit(heartbeat(self._now()))


log = structlog.get_logger()


async def restore_sessions(store: Store, now: int) -> tuple[Session, ...]:
    """Replays and returns all live sessions, after committing the restart's changes. Raises StoreUnavailable.

    A session that today's rules cannot replay is abandoned (`rules-changed`). A session whose record is damaged is set
    aside: the record stays as it is until somebody repairs it, and the channel is free.
    """
    damaged: list[SetAsideRecord] = []
    saved: list[Session] = []
    for session_id in await store.sessions.live_ids():
        try:
            saved.append(await _read(store, session_id))
        except DamagedRecord as why:
            damaged.append(_set_aside(session_id, why))
    last_alive_at = max([await store.sessions.alive_at() or 0, *map(last_written, saved)])
    restored: list[Session] = []
    changes: list[Change] = []
    for before in saved:
        try:
            after, event = restore(before, last_alive_at, now)
        except DamagedRecord as why:
            damaged.append(_set_aside(before.id, why))
            continue
        restored.append(after)
        if event is not None:
            changes.append(change_between(before, after))
    changes.append(Change(of="damaged sessions", set_aside=tuple(damaged)))
    # Committed together, these are one transaction: no crash between them can credit a downtime twice.
    await asyncio.gather(*map(store.commit, changes), store.commit(heartbeat(now)))
    return tuple(session for session in restored if session.status.live)


async def _read(store: Store, session_id: str) -> Session:
    """Returns a live session without its state. Raises DamagedRecord."""
    saved = await store.sessions.find(session_id)
    if saved is None:
        raise DamagedRecord("its row is gone")
    return checked_session(saved)


def _set_aside(session_id: str, why: DamagedRecord) -> SetAsideRecord:
    log.error("session set aside", session=session_id, ply=why.ply, why=str(why))
    return SetAsideRecord(session_id, str(why))


def restore(session: Session, last_alive_at: int, now: int) -> Transition:
    """Replays a saved session and credits the time since the bot was last alive; abandons it if replay is impossible.

    Raises DamagedRecord.
    """
    try:
        playable = replayed(session, with_events=True)
    except Unplayable as why:
        log.error("session abandoned", session=session.id, game=session.game_key, why=str(why))
        return abandon(session, "rules-changed", now)
    credited = credit_time_since(playable, last_alive_at, now)
    return credited if credited.event is not None else start_missing_timers(playable, now)
