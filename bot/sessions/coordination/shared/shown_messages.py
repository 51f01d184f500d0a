"""What the message of each table shows, where several processes edit it, as far as the order of edits can be known."""

import asyncio
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, replace

from bot.sessions.persistence.shown import Shown
from bot.sessions.session import Session
from bot.sessions.timers.due import DueKind
from bot.sessions.timers.timers import Now, Schedule, Timers, WriteBehind
from bot.store.sessions import DueRecord
from bot.store.shared import MergedShown, SharedStore, StoredShown

CLOCK_ERROR = 100
"""Milliseconds by which the clocks of two processes may differ: edits that are nearer to each other overlap.

Both go by the database's time: each is wrong by less than the time of a round trip to the database.
"""

NOTED_AFTER = 300
"""Milliseconds after which what was confirmed is noted, for all tables at once."""

REDRAWN_AFTER = 2 * CLOCK_ERROR
"""Milliseconds until a message is redrawn that may show anything: so the redraw begins later by every clock."""

VersionOf = Callable[[Session], int | None]
"""Returns the store's version of this very snapshot of a session; None if it is no longer the newest one here."""


@dataclass(frozen=True)
class ConfirmedEdit(Shown):
    """What a message shows after an edit that Discord has confirmed.

    Attributes:
        process: which sent it; empty where edits of several overlap.
        began, confirmed: when the request was begun, and when its answer had come, ms since the epoch.
        certain: False where another edit, of something else, overlaps with it: then nobody knows which of the two
            Discord has applied last.
    """

    process: str = ""
    began: int = 0
    confirmed: int = 0
    certain: bool = True


def after(noted: ConfirmedEdit | None, edit: ConfirmedEdit) -> ConfirmedEdit:
    """Returns what the message shows once this edit is confirmed, too.

    The edits of one process never overlap: it notes only those whose order it knows.

    Args:
        noted: what was known before.
    """
    if noted is None or noted.process == edit.process or edit.began > noted.confirmed + CLOCK_ERROR:
        return edit
    newer = edit if edit.is_newer(noted) else noted
    return replace(
        newer,
        process="",
        began=min(noted.began, edit.began),
        confirmed=max(noted.confirmed, edit.confirmed),
        certain=noted.certain and shows_same(noted, edit),
    )


def shows_same(one: Shown, other: Shown) -> bool:
    """Returns whether a message looks the same after both."""
    return (one.message, one.ply, one.revision, one.deadline, one.look) == (
        other.message,
        other.ply,
        other.revision,
        other.deadline,
        other.look,
    )


class SharedShown:
    """Notes in the store what Discord has confirmed, and merges it with what other processes have noted.

    Each change of a session makes its message due soon (`DueKind.MESSAGE`), and the process that takes that compares
    the session with what is noted here. Nobody has to compare where the message is noted before to show the session's
    newest version. A message is due at once where that is not certain, since edits of two processes overlap, or where
    it shows an older state than before.
    """

    def __init__(self, store: SharedStore, version_of: VersionOf, *, now: Now, schedule: Schedule) -> None:
        self._store = store
        self._version_of = version_of
        self._now = now
        self._timers = Timers(now, schedule)
        self._confirmed = WriteBehind[str, tuple[ConfirmedEdit, int | None]](
            self._note, NOTED_AFTER, self._timers, now=now
        )
        """By session: the last edit that is not noted yet, and the version of the session that it shows."""

    def set(self, session: Session, message: int, look: str, began_at: int) -> None:
        shown = ConfirmedEdit.of(session, message, look)
        edit = replace(shown, process=self._store.process, began=began_at, confirmed=self._now())
        self._confirmed.put(session.id, (edit, self._version_of(session)))

    async def is_behind(self, session: Session, look: str) -> bool:
        stored = await self._store.shown.of(session.id)
        noted = None if stored is None else ConfirmedEdit.parse(stored.shown)
        return noted is None or not noted.certain or noted.is_behind(session, look, self._now())

    def ended_behind(self, live: Container[str]) -> tuple[str, ...]:  # noqa: ARG002  those that are behind are due
        return ()

    async def close(self) -> None:
        """Notes what is not noted yet. Where the store is away, other processes redraw these messages."""
        await self._timers.close()
        await self._confirmed.close()

    async def _note(self, confirmed: Mapping[str, tuple[ConfirmedEdit, int | None]]) -> None:
        """Notes what was confirmed. Raises StoreUnavailable."""

        def merge(session: str, stored: StoredShown) -> MergedShown:
            edit, version = confirmed[session]
            noted = ConfirmedEdit.parse(stored.shown)
            merged = after(noted, edit)
            if not merged.certain or (noted is not None and noted.is_newer(merged)):
                return MergedShown(merged.text(), due=DueRecord(session, DueKind.MESSAGE, self._now() + REDRAWN_AFTER))
            return MergedShown(merged.text(), done=DueKind.MESSAGE if version == stored.version else "")

        await asyncio.shield(self._store.shown.merge(tuple(confirmed), merge))
