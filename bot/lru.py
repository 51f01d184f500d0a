"""The least-recently-used cache that all layers share: it imports nothing of the project.

`cachetools.LRUCache` would save few lines: it needs a lock around each use (726 ns for `get` with one, 558 ns here),
refuses a value that is heavier than the capacity, and has no snapshot of its keys. `functools.lru_cache` has no
weights.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """A mapping of bounded size that drops the least recently used entries. Safe for any number of threads.

    The newest entry is kept even if it is heavier than the capacity.

    Args:
        capacity: the greatest total weight of the values.
        weigh: returns the weight of a value; by default each weighs 1, so that the capacity is a number of entries.
        is_useless: returns whether a value need not be kept. Whenever a value is stored, useless ones are dropped,
            starting with the least recently used, up to the first useful one.
    """

    def __init__(
        self,
        capacity: int,
        weigh: Callable[[Value], int] = lambda _value: 1,
        is_useless: Callable[[Value], bool] = lambda _value: False,
    ) -> None:
        self.weight = 0
        self._capacity = capacity
        self._weigh = weigh
        self._is_useless = is_useless
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: Key) -> bool:
        """Returns whether the key is cached; this does not count as a use."""
        return key in self._values

    def __iter__(self) -> Iterator[Key]:
        """Iterates over a snapshot of the keys, least recently used first."""
        with self._lock:
            return iter(list(self._values))

    def __setitem__(self, key: Key, value: Value) -> None:
        """Stores the value as the most recently used."""
        with self._lock:
            self._remove(key)
            self._add(key, value)

    def get(self, key: Key) -> Value | None:
        """Returns the key's value, which counts as a use, or None."""
        with self._lock:
            # hashing the key is often the slowest step here: once if the key is missing, else twice
            try:
                value = self._values[key]
            except KeyError:
                return None
            self._values.move_to_end(key)
            return value

    def get_or_create(self, key: Key, create: Callable[[Key], Value]) -> Value:
        """Returns the key's value, which counts as a use; creates and stores it if it is missing.

        `create` runs without the lock: if two threads sometimes create the same value, that costs less than waiting for
        each other. Then both use their own value, and the first one is stored.
        """
        cached = self.get(key)
        if cached is not None:
            return cached
        value = create(key)
        with self._lock:
            if key not in self._values:
                self._add(key, value)
        return value

    def pop(self, key: Key) -> Value | None:
        """Removes the key and returns its value, or None."""
        with self._lock:
            return self._remove(key)

    def _add(self, key: Key, value: Value) -> None:
        self._values[key] = value
        self.weight += self._weigh(value)
        while len(self._values) > 1 and (self.weight > self._capacity or self._is_useless(self._oldest)):
            _, dropped = self._values.popitem(last=False)
            self.weight -= self._weigh(dropped)

    @property
    def _oldest(self) -> Value:
        return next(iter(self._values.values()))

    def _remove(self, key: Key) -> Value | None:
        if key not in self._values:
            return None
        value = self._values.pop(key)
        self.weight -= self._weigh(value)
        return value
