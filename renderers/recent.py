"""What was made last, and no more of it than there is room for."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """A store for any number of threads that makes what it lacks and lets go of what was not asked for the longest.

    room: how much it holds at most, in whatever `weight` measures values by. The value made last stays in any case.
    """

    def __init__(self, *, room: int, weight: Callable[[Value], int]) -> None:
        self.held = 0
        self._room = room
        self._weight = weight
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[Key]:
        """The keys of what is held now, that which was not asked for the longest first."""
        with self._lock:
            return iter(list(self._values))

    def kept(self, key: Key) -> Value | None:
        """The key's value, which counts as used now; None if it is not held."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def get(self, key: Key, make: Callable[[Key], Value]) -> Value:
        """The key's value, which counts as used now; made now if it is not held."""
        kept = self.kept(key)
        if kept is not None:
            return kept
        # without the lock: that two threads now and then make the same is cheaper than that one waits
        value = make(key)
        with self._lock:
            if key not in self._values:
                self._values[key] = value
                self.held += self._weight(value)
            while self.held > self._room and len(self._values) > 1:
                self.held -= self._weight(self._values.popitem(last=False)[1])
        return value
