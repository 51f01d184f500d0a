"""Hypothesis settings for all tests, the order in which they run, and the garbage collector's settings."""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

# No deadline for an example: a busy machine is slow, and speed is measured by `make bench`.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts a test marked `long` at the start of each worker's share, so that none runs alone at the end."""
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
