"""The state that each table's message shows when several processes edit it, if the order of edits is known."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace

from bot.sessions.persistence.shown import Shown
from bot.sessions.session import Session
from bot.sessions.timers.due import DueKind
from bot.sessions.timers.timers import Now, Schedule, Timers, WriteBehind
from bot.store.sessions import DueRecord
from bot.store.shared import MergedShown, SharedStore, StoredShown

CLOCK_ERROR = 100
"""How far (ms) the clocks of two processes may differ: edits closer together than that count as overlapping.

Both clocks follow the database's time, with an error of less than one round trip to the database.
"""

NOTED_AFTER = 300
"""Milliseconds after which confirmed edits are noted, those of all tables at once."""

REDRAWN_AFTER = 2 * CLOCK_ERROR
"""Milliseconds before a message with unknown content is redrawn, so that the redraw begins later by every clock."""

VersionOf = Callable[[Session], int | None]
"""Returns the store's version of exactly this snapshot of a session; None if this process has a newer one."""


@dataclass(frozen=True)
class ConfirmedEdit(Shown):
    """The state that a message shows after an edit that Discord has confirmed.

    Attributes:
        process: the process that sent it; empty if edits of several processes overlap.
        began, confirmed: when the request began and when its answer arrived, ms since the epoch.
        certain: False if an overlapping edit shows something else: it is unknown which one Discord applied last.
    """

    process: str = ""
    began: int = 0
    confirmed: int = 0
    certain: bool = True


def after(noted: ConfirmedEdit | None, edit: ConfirmedEdit) -> ConfirmedEdit:
    """Merges a newly confirmed edit with the noted one: returns what the message shows now.

    The edits of one process never overlap: it notes only edits whose order it knows.

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
    """Returns whether a message looks the same after either edit."""
    return (one.message, one.ply, one.revision, one.deadline, one.look) == (
        other.message,
        other.ply,
        other.revision,
        other.deadline,
        other.look,
    )


class SharedShown:
    """Notes in the store what Discord has confirmed, and merges it with what other processes have noted.

    Each change of a session makes its message due soon (`DueKind.MESSAGE`); the process that takes the due row compares
    the session with the edit noted here. The row is removed if the message is noted to show the session's newest
    version before that. A message becomes due for a redraw if overlapping edits make its content uncertain, or if it
    shows an older state than before.
    """

    before_restart: Collection[str] = ()

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

    async def close(self) -> None:
        """Notes the remaining edits. If the store is unavailable, other processes redraw these messages."""
        await self._timers.close()
        await self._confirmed.close()

    async def _note(self, confirmed: Mapping[str, tuple[ConfirmedEdit, int | None]]) -> None:
        """Notes confirmed edits. Raises StoreUnavailable."""

        def merge(session: str, stored: StoredShown) -> MergedShown:
            edit, version = confirmed[session]
            noted = ConfirmedEdit.parse(stored.shown)
            merged = after(noted, edit)
            if not merged.certain or (noted is not None and noted.is_newer(merged)):
                return MergedShown(merged.text(), due=DueRecord(session, DueKind.MESSAGE, self._now() + REDRAWN_AFTER))
            return MergedShown(merged.text(), done=DueKind.MESSAGE if version == stored.version else "")

        await asyncio.shield(self._store.shown.merge(tuple(confirmed), merge))
