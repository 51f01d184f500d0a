"""The list of all claims that a table allows, right and wrong ones (RULES 004.3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import overload

TAKE = "take {0[0]} {0[1]} {0[2]}".format


@dataclass(frozen=True)
class ClaimMoves(Sequence[str]):
    """Every `take` of three cards in slot order, then `others`; each move is made when it is read.

    There are usually C(12, 3) = 220 of them, and up to 85,320 with all cards turned one by one. Wrong claims are
    included, since they may be played: a list of the right ones would give the solution away.
    """

    slots: tuple[str, ...]
    others: tuple[str, ...] = ()

    def __len__(self) -> int:
        return comb(len(self.slots), 3) + len(self.others)

    def __iter__(self) -> Iterator[str]:
        yield from map(TAKE, combinations(self.slots, 3))
        yield from self.others

    @overload
    def __getitem__(self, at: int) -> str: ...

    @overload
    def __getitem__(self, at: slice) -> list[str]: ...

    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return [self[one] for one in range(len(self))[at]]
        at = range(len(self))[at]
        takes = comb(len(self.slots), 3)
        return self.others[at - takes] if at >= takes else self._take(at)

    def _take(self, rank: int) -> str:
        """Returns the claim of this rank among the combinations, slot by slot from how many each slot skips."""
        chosen: list[str] = []
        slot = 0
        for others in (2, 1, 0):
            while rank >= (skipped := comb(len(self.slots) - slot - 1, others)):
                rank -= skipped
                slot += 1
            chosen.append(self.slots[slot])
            slot += 1
        return TAKE(chosen)
