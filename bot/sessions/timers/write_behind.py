"""Values that are written to the store a little later, all of them together, so that nobody waits for it."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

from bot.sessions.timers.timers import Now, Timers
from bot.store.errors import StoreUnavailable

Key = TypeVar("Key")
Value = TypeVar("Value")


class WriteBehind(Generic[Key, Value]):
    """Values by key that are not written yet. While the store is away they stay, unless newer ones take their place.

    Args:
        write: writes values; may raise StoreUnavailable, and is called again then.
        after: milliseconds from the first value to its writing.
        timers: those of the owner, who closes them.
    """

    def __init__(
        self, write: Callable[[dict[Key, Value]], Awaitable[object]], after: int, timers: Timers, *, now: Now
    ) -> None:
        self._write = write
        self._after = after
        self._timers = timers
        self._now = now
        self._values: dict[Key, Value] = {}

    def put(self, key: Key, value: Value) -> None:
        """Has a value written soon, in place of an older one of its key."""
        self._values[key] = value
        if "write" not in self._timers:
            self._timers.set("write", self._now() + self._after, self._write_all)

    async def close(self) -> None:
        """Writes what is not written yet, if the store is there. The timers are closed before it."""
        with suppress(StoreUnavailable):  # the store has logged it
            await self._write_all()

    async def _write_all(self) -> None:
        """Writes all values. Raises StoreUnavailable; Timers calls again then."""
        values, self._values = self._values, {}
        if not values:
            return
        try:
            await self._write(values)
        except StoreUnavailable:
            self._values = values | self._values
            raise
