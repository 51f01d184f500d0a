"""Callbacks that several parts of the program may add, to learn of the same thing."""

from collections.abc import Callable
from typing import Generic, ParamSpec

import structlog

log = structlog.get_logger()

Args = ParamSpec("Args")


class Listeners(Generic[Args]):
    """Callbacks that are called with the same arguments. One that raises is logged, and the others are still called."""

    def __init__(self) -> None:
        self._listeners: list[Callable[Args, object]] = []

    def add(self, listener: Callable[Args, object]) -> None:
        """Calls the listener from now on."""
        self._listeners.append(listener)

    def notify(self, *args: Args.args, **kwargs: Args.kwargs) -> None:
        """Calls all listeners."""
        for listener in self._listeners:
            try:
                listener(*args, **kwargs)
            except Exception:  # what has happened stays so, whatever a listener does
                log.exception("listener failed", listener=repr(listener))
