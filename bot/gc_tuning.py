"""When Python looks through all for what only points at itself: in quiet moments, not in the middle of a move."""

import asyncio
import gc

QUIET = 1.0
"""Seconds in which hardly anything was made: then nobody waits."""

_YOUNG, _MIDDLE, _OLD = 2_000, 10, 100
"""After so many new objects the young ones are looked through, and each time so often those that are older.

By Python's own setting a bot with 200 tables at play would stop for 50 ms every few seconds to look through them all,
and hardly anything of ours needs it to go. A bot that never has a quiet second does so every minute or two.
"""


def settle() -> None:
    """What is there by now stays: it is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)


async def collect_when_quiet(quiet: float = QUIET) -> None:
    """Looks through everything once after each time that there was much to do. Runs until it is cancelled."""
    seen = done = _looks()
    while True:
        await asyncio.sleep(quiet)
        before, seen = seen, _looks()
        if before == seen != done:
            gc.collect()
            done = seen


def _looks() -> int:
    """How often the young ones have been looked through."""
    return int(gc.get_stats()[0]["collections"])
