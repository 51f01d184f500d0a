"""Reports to an operator: lines, findings of checks, and the format of numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Print: TypeAlias = Callable[[str], object]
"""Prints a line for the operator."""

LISTED = 10
"""The most faults that a line names; the others are only counted."""


@dataclass(frozen=True)
class Finding:
    """The result of a check, as one line."""

    fine: bool
    text: str


def size(count: int) -> str:
    """Returns a number of bytes in MB."""
    return f"{count / 1e6:,.1f} MB"


def listed(faults: Sequence[str]) -> str:
    """Returns the faults as one text: the first LISTED, and the number of the others."""
    more = [f"and {len(faults) - LISTED:,} more"] if len(faults) > LISTED else []
    return "; ".join([*faults[:LISTED], *more])
