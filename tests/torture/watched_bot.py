"""The bot as in production, which logs what it holds: `python -m tests.torture.watched_bot`.

On SIGUSR1 tasks, threads and files, after a collection; on SIGUSR2 how full its caches are, which changes nothing.
"""

import asyncio
import gc
import json
import os
import signal
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import discord

from bot import command_line
from bot.app import process
from bot.app.composition import Door
from bot.lru import LruCache
from bot.settings import Settings

HOLDS = "holds: "
"""What the line in the log begins with; a JSON object follows."""

CACHES = "caches: "
"""The same of the other line, whose object has a cache's entries, weight and capacity by where it is made."""

_serve = process.serve
_make_cache = LruCache.__init__
_caches: WeakKeyDictionary[LruCache[Any, Any], str] = WeakKeyDictionary()


def _noted_cache(cache: LruCache[Any, Any], capacity: int, *others: Any, **named: Any) -> None:
    _make_cache(cache, capacity, *others, **named)
    maker = sys._getframe(1)
    _caches[cache] = f"{maker.f_globals['__name__']}:{maker.f_lineno}"


def _log_caches() -> None:
    held = {name: (len(cache), cache.weight, cache._capacity) for cache, name in _caches.items()}
    sys.stderr.write(f"{CACHES}{json.dumps(held | {'blocks': sys.getallocatedblocks()})}\n")


async def _watched(settings: Settings, door: Door) -> None:
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, _log_what_is_held)
    loop.add_signal_handler(signal.SIGUSR2, _log_caches)
    await _serve(settings, door)


def _log_what_is_held() -> None:
    gc.collect()
    tasks = Counter(getattr(task.get_coro(), "__qualname__", "?") for task in asyncio.all_tasks())
    listed = [*Path("/proc/self/fd").iterdir()]
    files = [str(file.readlink()) for file in listed if os.path.lexists(file)]  # not the one that lists them
    held = {
        "tasks": tasks.total(),
        "threads": threading.active_count(),
        "files": len(files),
        "interactions": sum(type(one) is discord.Interaction for one in gc.get_objects()),
        "by coroutine": tasks,
        "by file": Counter(file.partition(":[")[0] for file in files),
    }
    sys.stderr.write(f"{HOLDS}{json.dumps(held)}\n")


def make() -> None:
    """Makes the change in this process."""
    vars(process)["serve"] = _watched
    LruCache.__init__ = _noted_cache  # type: ignore[assignment]  # the parts of the bot make theirs after this


if __name__ == "__main__":
    make()
    sys.argv = ["bot", "run"]
    sys.exit(command_line.main())
