"""Provable luck: every random event follows from the session's secret seed and the ply."""

from collections.abc import Iterator, Sequence
from hmac import digest
from itertools import count
from typing import TypeVar

T = TypeVar("T")

ALGORITHM = "tavolino/1"
NUMBER_BYTES = 8
NUMBERS = 1 << (8 * NUMBER_BYTES)
"""The number of 64-bit numbers."""


class Chance:
    """The random numbers of one ply: HMAC-SHA256 of (algorithm, ply, counter) under the seed, read as 64-bit numbers.

    Ply 0 is the start of the game, ply n its n-th move. The same seed and ply always give the same numbers:

    >>> chance = Chance(bytes(32), ply=1)
    >>> chance.below(6), chance.below(6)
    (5, 0)
    >>> Chance(bytes(32), ply=1).below(6)
    5
    >>> "".join(Chance(bytes(32), ply=2).shuffled("abcd"))
    'cadb'

    Tests override `below` to script every random event.
    """

    def __init__(self, seed: bytes, ply: int) -> None:
        self._seed = seed
        self._ply = ply
        self._numbers = self._stream()

    def _stream(self) -> Iterator[int]:
        for counter in count():
            block = digest(self._seed, f"{ALGORITHM}:{self._ply}:{counter}".encode(), "sha256")
            for at in range(0, len(block), NUMBER_BYTES):
                yield int.from_bytes(block[at : at + NUMBER_BYTES], "big")

    def below(self, bound: int) -> int:
        """Returns a whole number in 0..bound-1, each equally likely: numbers of the uneven tail are rejected.

        Raises ValueError unless bound is in 1..2**64.
        """
        if not 1 <= bound <= NUMBERS:
            raise ValueError(f"no number below {bound}")
        fair = NUMBERS - NUMBERS % bound
        return next(number for number in self._numbers if number < fair) % bound

    def pick(self, items: Sequence[T]) -> T:
        """Returns one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Returns the items in a random order (Fisher-Yates from the end)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
