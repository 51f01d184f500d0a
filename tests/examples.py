"""How many examples are tried by default, and how many with `SLOW=1`, as in `make torture`."""

import os
from collections.abc import Sequence
from typing import TypeVar

from hypothesis import settings

T = TypeVar("T")

SLOW = bool(os.environ.get("SLOW"))


def examples(usual: int) -> settings:
    """Returns settings that try a property on a fifth of `usual` examples, or with `SLOW=1` on ten times `usual`."""
    return settings(max_examples=usual * 10 if SLOW else max(3, usual // 5))


def sampled(cases: Sequence[T], every: int) -> Sequence[T]:
    """Returns every `every`th case, starting with the first; all cases with `SLOW=1`."""
    return cases if SLOW else cases[::every]
