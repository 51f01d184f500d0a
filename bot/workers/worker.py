"""A worker as the bot sees it: a subprocess that does one piece of work at a time."""

import asyncio
import os
import pickle
import sys
from math import inf
from pathlib import Path
from time import monotonic
from typing import Self

import bot
from bot.players.compiled import failure
from bot.workers.messages import HEADER, Reply, Request

ROOT = Path(bot.__file__).parent.parent

ENVIRONMENT = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")
"""The environment variables that a worker gets; the bot's token is not among them."""


class WorkerLost(Exception):
    """The worker has died, hangs, or could not be started. Its work is lost."""


class Worker:
    """A worker process that has been started."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Self:
        """Starts a worker. Raises WorkerLost if the system cannot."""
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

    async def run(self, request: Request, within: float, still: float = inf) -> Reply:
        """Returns the worker's reply.

        Args:
            within: the seconds without a reply after which the worker counts as lost.
            still: the seconds without any CPU time after which it counts as lost, since it is frozen or waits for ever.
                On a busy machine, a working worker gets little CPU time, but some.

        Raises:
            WorkerLost: the worker ends, or counts as lost.
        """
        replying = asyncio.ensure_future(self._exchange(request))
        until, used = monotonic() + within, None
        try:
            while not replying.done():
                if monotonic() >= until:
                    raise WorkerLost(f"no reply after {within:g} seconds")
                before, used = used, self._cpu_time()
                if used is not None and used == before:
                    raise WorkerLost(f"no CPU time for {still:g} seconds")
                await asyncio.wait([replying], timeout=min(still, until - monotonic()))
            return replying.result()
        finally:
            replying.cancel()

    async def _exchange(self, request: Request) -> Reply:
        requests, replies = self._process.stdin, self._process.stdout
        if requests is None or replies is None:
            raise WorkerLost("has no pipes")
        packed = pickle.dumps(request)
        try:
            requests.write(HEADER.pack(len(packed)) + packed)
            await requests.drain()
            (length,) = HEADER.unpack(await replies.readexactly(HEADER.size))
            reply: Reply = pickle.loads(await replies.readexactly(length))  # noqa: S301 - written by our worker
        except (OSError, EOFError, RuntimeError) as error:  # RuntimeError: uvloop's for a closed pipe
            raise WorkerLost(f"ended: {type(error).__name__}") from error
        return reply

    def _cpu_time(self) -> int | None:
        """Returns the nanoseconds that its main thread has run; None if the system does not say (other than Linux)."""
        try:
            return int(Path(f"/proc/{self.pid}/schedstat").read_text(encoding="ascii").split()[0])
        except OSError:
            return None

    async def end(self) -> None:
        """Kills the process, which holds nothing that must be kept."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


CPU_LIMIT, TIMEOUT = 10.0, 60.0
"""The CPU seconds, and the seconds, after which the process counts as hanging."""


async def compiled_failure() -> str:
    """Returns why compiled code cannot run in worker processes; "" if it can."""
    try:
        worker = await Worker.start()
    except WorkerLost as why:
        return f"worker processes {why}"
    try:
        reply = await worker.run(Request(failure, CPU_LIMIT), TIMEOUT)
    except WorkerLost as why:
        return f"the process that tries wasmtime: {why}"
    finally:
        await worker.end()
    return str(reply.value) if not reply.failure else reply.failure
