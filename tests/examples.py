"""How much is tried by default, and how much with `SLOW=1`, as `make torture` has it."""

import os
from collections.abc import Sequence
from typing import TypeVar

from hypothesis import settings

T = TypeVar("T")

SLOW = bool(os.environ.get("SLOW"))


def examples(usual: int) -> settings:
    """Returns the settings of a property that is tried on a fifth of `usual` examples, with `SLOW=1` on ten times as
    many as that number.
    """
    return settings(max_examples=usual * 10 if SLOW else max(3, usual // 5))


def sampled(cases: Sequence[T], every: int) -> Sequence[T]:
    """Returns one of so many cases, from the first on; all of them with `SLOW=1`."""
    return cases if SLOW else cases[::every]
