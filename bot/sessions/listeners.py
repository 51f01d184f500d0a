"""Who hears of what comes about at the tables though nobody pressed anything."""

from collections.abc import Callable

import structlog

from bot.sessions.rules.timeouts import table_event
from bot.sessions.session import Session, TableEvent

log = structlog.get_logger()

Listener = Callable[[Session, Session, TableEvent], None]
"""Hears what a session was, what it is now, and what kind of change that is."""


class Listeners:
    """All who listen; one that trips is logged and takes nothing from the others."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def add(self, listener: Listener) -> None:
        """Has it called from now on."""
        self._listeners.append(listener)

    def hear(self, before: Session, after: Session) -> None:
        """Tells all of a change."""
        kind = table_event(before, after)
        for listener in self._listeners:
            try:
                listener(before, after, kind)
            except Exception:  # the change is made and durable, whatever comes of telling it
                log.exception("listener failed", session=after.id, table_event=kind)
