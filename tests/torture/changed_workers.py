"""A change of a bot: it gives up workers sooner, or never, and cannot start any while a file exists.

STILL: the seconds without CPU time after which a worker is given up. NO_PROCESSES: the path of the file.
"""

import asyncio
import os
from pathlib import Path
from typing import Any

from bot.workers.pool import WorkerPool

_start = asyncio.create_subprocess_exec


async def _start_unless_forbidden(*command: str, **more: Any) -> asyncio.subprocess.Process:
    if Path(os.environ["NO_PROCESSES"]).exists():  # noqa: ASYNC240  in a test
        raise BlockingIOError(11, "Resource temporarily unavailable")
    return await _start(*command, **more)


def make() -> None:
    """Makes the change in this process."""
    (WorkerPool.__init__.__kwdefaults__ or {})["still_seconds"] = float(os.environ["STILL"])
    vars(asyncio)["create_subprocess_exec"] = _start_unless_forbidden
