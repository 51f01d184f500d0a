"""Runs measures: one, or the quick passes of many side by side."""

import os
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from time import monotonic
from typing import TypeAlias

from bench.figure import Figure
from bench.forked_bots import fork_bots

LONGEST_FIRST = (
    "restart",
    "computers",
    "load",
    "balancer",
    "wire",
    "guilds",
    "slow_line",
    "floods",
    "masters",
    "long_games",
)
"""The measures whose quick passes take longest; side by side, they are started first."""


Measured: TypeAlias = tuple[str, Sequence[Figure], float]
"""A measure, its figures, and how many seconds it took."""


def side_by_side(names: Sequence[str]) -> Iterator[Measured]:
    """Runs quick passes in separate processes; yields each result as it comes.

    There are three processes for each core, since most measures wait most of the time. They are forked, so that
    everything is imported only once.
    """
    first = [name for name in LONGEST_FIRST if name in names]
    ordered = [*first, *(name for name in names if name not in first)]
    for name in names:
        import_module(f"bench.measure_{name}")
    fork_bots()
    with ProcessPoolExecutor(3 * (os.cpu_count() or 1), get_context("fork")) as pool:
        for made in as_completed([pool.submit(measured, name) for name in ordered]):
            yield made.result()


def measured(name: str) -> Measured:
    """Runs a measure, and once more if it raises an error."""
    begun = monotonic()
    measure: Callable[..., Sequence[Figure]] = import_module(f"bench.measure_{name}").figures
    try:
        found = [*measure()]
    except Exception:  # noqa: BLE001  what a busy machine can lead to is of many kinds
        print(f"{name} has failed and is repeated:\n{traceback.format_exc()}", flush=True)
        found = [*measure()]
    return name, found, monotonic() - begun
