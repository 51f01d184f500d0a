"""For all tests: Hypothesis settings, the order, which may be repeated, and the garbage collector's settings."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.examples import SLOW, examples

# No deadline for an example: a busy machine is slow, and speed is measured by `make bench`. The same examples in every
# run, so that a change is blamed for what it breaks alone; SLOW=1 draws new ones, and ten times as many as usual.
settings.register_profile(
    "patient",
    examples(100),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=not SLOW,
)
settings.load_profile("patient")

TESTS = Path(__file__).parent
TIMED = [
    TESTS / path
    for path in ("e2e", "http", "sessions/shared", "store/shared", "store/test_kill.py", "torture", "workers")
]
"""Tests that drive real processes, sockets or database servers. On a busy machine one in thousands of them takes longer
than it may. So one that fails is repeated once; the summary lists it as RERUN, and its cause is to be looked for. All
others fail at once, since what they do depends on nothing else."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts a test marked `long` at the start of each worker's share, so that none runs alone at the end.

    Lets those of TIMED be repeated once.
    """
    timed = {path for path in {item.path for item in items} if not {path, *path.parents}.isdisjoint(TIMED)}
    for item in items:
        if item.path in timed:
            item.add_marker(pytest.mark.flaky(reruns=1))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    for number, item in enumerate(long):
        others.insert(number % workers * len(items) // workers + 1, item)
    items[:] = others


def pytest_collection_finish() -> None:
    """Spares the garbage collector what lives as long as the tests, which took a tenth of their processor time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
