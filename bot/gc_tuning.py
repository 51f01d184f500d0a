"""Runs the cyclic garbage collector while the bot is idle rather than during moves, and limits fragmentation."""

import asyncio
import ctypes
import gc
import sys
from typing import Any

QUIET = 1.0
"""Seconds without a collection of the young generation after which the bot counts as idle."""

_YOUNG, _MIDDLE, _OLD = 2_000, 2, 400
"""The thresholds of the three generations, see `gc.set_threshold`.

With Python's defaults a bot with 200 tables in play would pause for 50 ms every few seconds for a full collection,
although hardly any of our objects are in cycles. With these thresholds, a bot that is never idle runs one every minute
or two. The middle generation is collected after a few thousand objects, which takes 4 ms: after Python's twenty
thousand it took 15.
"""


_M_ARENA_MAX = -8
"""The parameter of glibc's `mallopt` for the number of arenas."""


def use_one_arena() -> None:
    """Makes glibc allocate for all threads from one arena. Call it before threads are started.

    By default each drawing thread has its own arena, which keeps freed memory: 30 MB and growing after an hour of play.
    Threads hardly compete for the arena, since Python allocates small objects itself.
    """
    if (mallopt := _of_glibc("mallopt")) is not None:
        mallopt(_M_ARENA_MAX, 1)


def settle() -> None:
    """Excludes all present objects from later collections, sets the thresholds, and returns free memory."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
    _return_free_memory()


def _return_free_memory() -> None:
    """Makes glibc return free memory to the system: after a start it would otherwise keep four megabytes."""
    if (trim := _of_glibc("malloc_trim")) is not None:
        trim(0)


def _of_glibc(function: str) -> Any:
    """Returns a function of glibc; None on other systems, or if the C library lacks it."""
    return getattr(ctypes.CDLL(None), function, None) if sys.platform == "linux" else None


async def collect_when_quiet(quiet: float = QUIET) -> None:
    """Runs a full collection once after each busy period, and returns free memory. Runs until it is cancelled.

    Memory freed by pictures and messages lies between lasting objects, so glibc keeps it: 22 MB of 245 after an hour
    and a half at a hundred tables. During play it is soon needed again.

    Args:
        quiet: seconds after which the bot counts as idle.
    """
    latest = collected = _young_collections()
    while True:
        await asyncio.sleep(quiet)
        before, latest = latest, _young_collections()
        if before == latest != collected:
            gc.collect()
            await asyncio.to_thread(_return_free_memory)
            collected = latest


def _young_collections() -> int:
    """Returns how many times the young generation has been collected."""
    return int(gc.get_stats()[0]["collections"])
