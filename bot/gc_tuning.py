"""Runs the cyclic garbage collector while the bot is idle, instead of in the middle of a move."""

import asyncio
import ctypes
import gc
import sys

QUIET = 1.0
"""Seconds without a collection of the young generation after which the bot counts as idle."""

_YOUNG, _MIDDLE, _OLD = 2_000, 10, 100
"""The thresholds of the three generations, see `gc.set_threshold`.

With Python's defaults a bot with 200 tables in play would pause for 50 ms every few seconds for a full collection,
although hardly any of our objects are in cycles. With these a bot that is never idle runs one every minute or two.
"""


def settle() -> None:
    """Excludes all present objects from later collections, sets the thresholds, and returns free memory."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
    _return_free_memory()


def _return_free_memory() -> None:
    """Makes glibc return free memory to the system, which it would otherwise keep: four megabytes after a start."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # other C libraries have none
        if trim is not None:
            trim(0)


async def collect_when_quiet(quiet: float = QUIET) -> None:
    """Runs a full collection once after each busy period. Runs until it is cancelled.

    Args:
        quiet: seconds after which the bot counts as idle.
    """
    latest = collected = _young_collections()
    while True:
        await asyncio.sleep(quiet)
        before, latest = latest, _young_collections()
        if before == latest != collected:
            gc.collect()
            collected = latest


def _young_collections() -> int:
    """Returns how many times the young generation has been collected."""
    return int(gc.get_stats()[0]["collections"])
