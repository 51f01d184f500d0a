"""Callbacks for what happens at the tables without a person's action: by timers and by computers."""

from collections.abc import Callable

import structlog

from bot.sessions.session import Session
from bot.sessions.transition import TableEvent

log = structlog.get_logger()

Listener = Callable[[Session, TableEvent], None]
"""Is called with the session after the change, and what happened."""


class Listeners:
    """All callbacks. One that raises is logged, and the others are called all the same."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def add(self, listener: Listener) -> None:
        """Has the listener called from now on."""
        self._listeners.append(listener)

    def notify(self, session: Session, event: TableEvent) -> None:
        """Calls all listeners."""
        for listener in self._listeners:
            try:
                listener(session, event)
            except Exception:  # the change is made and durable, whatever a listener does
                log.exception("listener failed", session=session.id, table_event=event)
