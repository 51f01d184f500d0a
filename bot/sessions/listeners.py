"""Callbacks for what happens at tables."""

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeAlias

import structlog

from bot.sessions.session import Session
from bot.sessions.transition import TableEvent

log = structlog.get_logger()

Args = ParamSpec("Args")

Listener: TypeAlias = Callable[[Session, TableEvent], None]
"""Is called with the session after a change that no person asked for, and what happened."""

ChangeListener: TypeAlias = Callable[[Session], None]
"""Is called with the session after a change."""


class Listeners(Generic[Args]):
    """Callbacks that are called with the same arguments. One that raises is logged, and the others are still called."""

    def __init__(self) -> None:
        self._listeners: list[Callable[Args, None]] = []

    def add(self, listener: Callable[Args, None]) -> None:
        """Calls the listener from now on."""
        self._listeners.append(listener)

    def notify(self, *args: Args.args, **kwargs: Args.kwargs) -> None:
        """Calls all listeners."""
        for listener in self._listeners:
            try:
                listener(*args, **kwargs)
            except Exception:  # the change is made and durable, whatever a listener does
                log.exception("listener failed", listener=repr(listener))
