"""A worker as the bot sees it: a subprocess that does one piece of work at a time."""

import asyncio
import os
import pickle
import sys
from pathlib import Path
from typing import Self

import bot
from bot.workers.messages import HEADER, Reply, Request

ROOT = Path(bot.__file__).parent.parent

ENVIRONMENT = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")
"""The variables that a worker gets: not the bot's token."""


class WorkerLost(Exception):
    """The worker has died, hangs, or could not be started. What it worked on is lost."""


class Worker:
    """A worker process that has been started."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Self:
        """Starts a worker. Raises WorkerLost where the system cannot."""
        environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.workers.main", stdin=pipe, stdout=pipe, cwd=ROOT, env=environment
            )
        except OSError as error:
            raise WorkerLost(f"cannot be started: {error}") from error
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def run(self, request: Request, within: float) -> Reply:
        """Returns the worker's reply. Raises WorkerLost if it ends, or has not replied after `within` seconds."""
        requests, replies = self._process.stdin, self._process.stdout
        if requests is None or replies is None:
            raise WorkerLost("has no pipes")
        packed = pickle.dumps(request)
        try:
            async with asyncio.timeout(within):
                requests.write(HEADER.pack(len(packed)) + packed)
                await requests.drain()
                (length,) = HEADER.unpack(await replies.readexactly(HEADER.size))
                reply: Reply = pickle.loads(await replies.readexactly(length))  # noqa: S301 - written by our worker
        except TimeoutError:
            raise WorkerLost(f"no reply after {within:g} seconds") from None
        except (OSError, EOFError, RuntimeError) as error:  # RuntimeError: uvloop's for a pipe that is closed
            raise WorkerLost(f"ended: {type(error).__name__}") from error
        return reply

    async def end(self) -> None:
        """Kills the process, which holds nothing that must be kept."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
