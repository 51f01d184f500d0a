"""What was used last, and no more of it than there is room for."""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """A store for any number of threads that lets go of what has not been asked for the longest.

    room: how much it holds at most, in whatever `weight` measures values by. The value kept last stays in any case.
    """

    def __init__(self, room: int, weight: Callable[[Value], int] = lambda _: 1) -> None:
        self.held = 0
        self._room = room
        self._weight = weight
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Key) -> Value | None:
        """The value, which counts as used now; None for a key that is not held."""
        value = self._values.get(key)
        if value is not None:
            with suppress(KeyError):  # another thread may have dropped it just now
                self._values.move_to_end(key)
        return value

    def keep(self, key: Key, value: Value) -> None:
        """Holds the value, in place of what the key had before."""
        with self._lock:
            self._drop(key)
            self._values[key] = value
            self.held += self._weight(value)
            while self.held > self._room and len(self._values) > 1:
                self._drop(next(iter(self._values)))

    def forget(self, key: Key) -> None:
        with self._lock:
            self._drop(key)

    def _drop(self, key: Key) -> None:
        value = self._values.pop(key, None)
        if value is not None:
            self.held -= self._weight(value)
