"""For all tests: where files are, Hypothesis settings, the order, which may be repeated, the garbage collector."""

import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests.examples import SLOW, examples
from tests.files import in_memory, on_disk

# To write their databases to a disk takes tests twice the time. TMPDIR names another folder.
if "TMPDIR" not in os.environ and (memory := in_memory()):
    os.environ["TMPDIR"] = tempfile.tempdir = memory

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

# By default rich draws tracebacks, which took most of the time of tests in which much fails.
structlog.configure(
    processors=[
        *structlog.get_config()["processors"][:-1],
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
    ]
)

TESTS = Path(__file__).parent
TIMED = {
    "e2e": "real processes answer within Discord's three seconds while the other core is full",
    "http": "a server drains its connections within its time",
    "sessions/shared": "leases of other processes end by the server's clock",
    "store/shared": "a PostgreSQL server is stopped, killed and started",
    "store/test_kill.py": "a kill falls into some milliseconds of a commit",
    "torture": "bots are killed, cut off and disturbed while people press",
    "ui/gateway/test_uplink.py": "a slow line is measured while it sends",
    "workers": "processes are killed, and replaced within their time",
}
"""Tests that depend on how fast this machine is, and why. On a busy one each of some thousands takes longer than it
may: one that fails is repeated once, and listed as RERUN with its traceback. All others fail at once."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts a test marked `long` at the start of each worker's share, so that none runs alone at the end.

    Lets those of TIMED be repeated once.
    """
    named = {TESTS / path for path in TIMED}
    timed = {path for path in {item.path for item in items} if not {path, *path.parents}.isdisjoint(named)}
    for item in items:
        if item.path in timed:
            item.add_marker(pytest.mark.flaky(reruns=1))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    for number, item in enumerate(long):
        others.insert(number % workers * len(items) // workers + 1, item)
    items[:] = others


gc.disable()  # while tests are collected, of which nothing is garbage


def pytest_collection_finish() -> None:
    """Spares the garbage collector what lives as long as the tests, which took a tenth of their processor time."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture
def disk() -> Iterator[Path]:
    """A folder on a disk, for tests that kill what writes."""
    with on_disk() as folder:
        yield folder
