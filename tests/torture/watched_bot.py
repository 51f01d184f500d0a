"""The bot as in production, which logs on SIGUSR1 what it holds: `python -m tests.torture.watched_bot`."""

import asyncio
import gc
import json
import signal
import sys
import threading
from collections import Counter
from pathlib import Path

from bot import command_line
from bot.app import process
from bot.app.composition import Door
from bot.settings import Settings

HOLDS = "holds: "
"""What the line in the log begins with; a JSON object follows."""

_serve = process.serve


async def _watched(settings: Settings, door: Door) -> None:
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, _log_what_is_held)
    await _serve(settings, door)


def _log_what_is_held() -> None:
    gc.collect()
    tasks = Counter(getattr(task.get_coro(), "__qualname__", "?") for task in asyncio.all_tasks())
    held = {
        "tasks": tasks.total(),
        "threads": threading.active_count(),
        "files": len([*Path("/proc/self/fd").iterdir()]) - 1,  # without the one that lists them
        "by coroutine": tasks,
    }
    sys.stderr.write(f"{HOLDS}{json.dumps(held)}\n")


def make() -> None:
    """Makes the change in this process."""
    vars(process)["serve"] = _watched


if __name__ == "__main__":
    make()
    sys.argv = ["bot", "run"]
    sys.exit(command_line.main())
