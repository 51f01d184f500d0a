"""The bot as in production, but logging its resources on signals: `python -m tests.torture.watched_bot`.

On SIGUSR1 it collects garbage and logs tasks, threads and files; on SIGUSR2 it only logs how full its caches are.
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
"""The beginning of the line in the log about tasks, threads and files; a JSON object follows."""

CACHES = "caches: "
"""The beginning of the line about caches: each one's entries, weight and capacity by place of creation."""

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
    files = [str(file.readlink()) for file in listed if os.path.lexists(file)]  # without the one that lists them
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
    LruCache.__init__ = _noted_cache  # type: ignore[assignment]  # before the bot creates its caches


if __name__ == "__main__":
    make()
    sys.argv = ["bot", "run"]
    sys.exit(command_line.main())
