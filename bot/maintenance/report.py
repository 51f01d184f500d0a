"""What is reported to an operator: lines, what a check has found, and how numbers are written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Print: TypeAlias = Callable[[str], object]
"""Prints a line for the operator."""

LISTED = 10
"""The most faults that a line names; of the others it gives the number."""


@dataclass(frozen=True)
class Finding:
    """What a check has found, as one line."""

    fine: bool
    text: str


def size(count: int) -> str:
    """Returns a number of bytes in MB."""
    return f"{count / 1e6:,.1f} MB"


def listed(faults: Sequence[str]) -> str:
    """Returns the faults, or the first of many and their number."""
    more = [f"and {len(faults) - LISTED:,} more"] if len(faults) > LISTED else []
    return "; ".join([*faults[:LISTED], *more])
