"""The number of repetitions of an attack, its line of figures, and the mark of negative controls."""

import os
import sys
import time

import pytest

from tests.examples import SLOW
from tests.seed import SEED

negative_control = pytest.mark.skipif(
    not SLOW, reason="shows that the attack finds what it looks for: make torture does"
)
"""Marks a test that fails if the attack overlooks a fault that it should find."""


def count(name: str, short: int) -> int:
    """Returns how often to repeat an attack: the environment variable of this name, or `short`."""
    return int(os.environ.get(name, short))


class Figures:
    """The figures of an attack, which are printed as one line."""

    def __init__(self, attack: str) -> None:
        self._attack = attack
        self._began = time.monotonic()
        self._numbers: dict[str, int] = {}

    def add(self, what: str, number: int = 1) -> None:
        """Adds this number to a figure."""
        self._numbers[what] = self._numbers.get(what, 0) + number

    def __getitem__(self, what: str) -> int:
        return self._numbers.get(what, 0)

    def report(self) -> None:
        """Prints the line of figures."""
        numbers = ", ".join(f"{number:,} {what}" for what, number in self._numbers.items())
        seconds = time.monotonic() - self._began
        sys.stdout.write(f"\n{self._attack}: {numbers} ({seconds:.0f} s, SEED={SEED})\n")
