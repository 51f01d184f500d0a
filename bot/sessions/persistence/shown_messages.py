"""What the message of each table shows, so that a restart redraws only those that are behind."""

import json
from collections.abc import Container
from contextlib import suppress
from dataclasses import astuple, dataclass

from bot.sessions.session import Session
from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.interface import Store
from bot.store.records import Change, ShownRecord, StoreUnavailable

WRITTEN_AFTER = 1_000
"""Milliseconds after which what messages show is written, for all tables at once, so that no move waits for it."""

DEADLINE_ERROR = 10
"""A shown deadline is right if it is wrong by less than a tenth of the time that is left.

Each restart moves all deadlines by the time that it took.
"""


@dataclass(frozen=True)
class _Shown:
    """What a message shows, as far as that can change. look: what beside the session decides it, as in `set`."""

    message: int
    ply: int
    revision: int
    deadline: int | None
    look: str


class ShownMessages:
    """What the message of each live table shows, as Discord has confirmed it.

    Also of tables whose game had ended before a restart, until their messages show the end. What a crash keeps from
    being written makes a message seem to be behind that is not. None is taken for up to date that is behind: ply and
    revision never decrease.
    """

    def __init__(self, store: Store, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._now = now
        self._timers = Timers(now, schedule)
        self._shown: dict[str, _Shown] = {}
        self._unwritten: set[str] = set()
        self._before_restart: set[str] = set()
        """The sessions from before the restart whose messages are not known to show their end."""
        self._shown_ends: set[str] = set()
        """The sessions whose message shows the end, which is not written yet."""

    async def load(self) -> None:
        """Reads what was written before the restart. Once, before anything else."""
        for one in await self._store.shown():
            self._before_restart.add(one.session)
            with suppress(ValueError, TypeError):  # a damaged value: the message is redrawn
                self._shown[one.session] = _Shown(*json.loads(one.shown))

    def set(self, session: Session, message: int, look: str) -> None:
        """Notes that a message shows the session, after Discord has confirmed that.

        look: what beside the session decides what is shown, such as the language. Empty: something that a restart
        forgets; then the message is behind.
        """
        if session.status.live:
            self._shown[session.id] = _Shown(message, session.ply, session.revision, _due(session), look)
            self._unwritten.add(session.id)
        else:
            self.forget(session.id)
            self._before_restart.discard(session.id)
            self._shown_ends.add(session.id)
        if "write" not in self._timers:
            self._timers.set("write", self._now() + WRITTEN_AFTER, self._write)

    def forget(self, session_id: str) -> None:
        """Forgets the message of a session that has ended."""
        self._shown.pop(session_id, None)

    def ended(self, live: Container[str]) -> tuple[str, ...]:
        """Returns the sessions from before the restart that have ended and whose messages may not show it.

        live: the ids of the live ones.
        """
        return tuple(one for one in self._before_restart if one not in live)

    def is_behind(self, session: Session, look: str) -> bool:
        """Returns whether the session's message has to be redrawn to show it with this look."""
        shown = self._shown.get(session.id)
        if shown is None or session.message is None:
            return True
        wanted = _Shown(session.message, session.ply, session.revision, shown.deadline, look)
        return shown != wanted or self._is_wrong(shown.deadline, _due(session))

    def _is_wrong(self, shown: int | None, deadline: int | None) -> bool:
        if shown is None or deadline is None:
            return shown != deadline
        return abs(deadline - shown) * DEADLINE_ERROR > max(0, deadline - self._now())

    async def close(self) -> None:
        """Writes what is not written yet."""
        await self._timers.close()
        with suppress(StoreUnavailable):  # the store has logged it; these messages are redrawn after the restart
            await self._write()

    async def _write(self) -> None:
        """Writes what has changed. Raises StoreUnavailable; Timers calls again then."""
        written, self._unwritten = self._unwritten, set()
        ends, self._shown_ends = self._shown_ends, set()
        records = [ShownRecord(one, json.dumps(astuple(self._shown[one]))) for one in written if one in self._shown]
        records += [ShownRecord(one, "") for one in ends]
        if not records:
            return
        try:
            await self._store.commit(Change(of="shown messages", shown=tuple(records)))
        except StoreUnavailable:
            self._unwritten |= written
            self._shown_ends |= ends
            raise


def _due(session: Session) -> int | None:
    """Returns the deadline that the message shows; of an idle game that is closed soon, what moves with its end."""
    return session.idle_since if session.deadline is None and session.closing_noticed else session.deadline
