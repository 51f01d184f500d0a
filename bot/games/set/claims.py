"""All claims that a table allows, right and wrong ones (RULES 004.3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import overload

TAKE = "take {0[0]} {0[1]} {0[2]}".format


@dataclass(frozen=True)
class Claims(Sequence[str]):
    """Every `take` of three cards in slot order, then `others`: one by one when asked for.

    There are C(12, 3) = 220 of them as a rule and up to 85,320 with all cards turned one by one. Wrong ones are among
    them, for they may be played: a list of the right ones would play the game.
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
        """The claim at this place among the combinations, found slot by slot from the sizes of what it skips."""
        chosen: list[str] = []
        slot = 0
        for others in (2, 1, 0):
            while rank >= (skipped := comb(len(self.slots) - slot - 1, others)):
                rank -= skipped
                slot += 1
            chosen.append(self.slots[slot])
            slot += 1
        return TAKE(chosen)
