"""A bot whose memory, tasks and files are watched from outside."""

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any

from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from tests.e2e.forked_bot import forked
from tests.torture import watched_bot
from tests.torture.watched_bot import CACHES, HOLDS

SAMPLES = 60
"""Samples of memory, one a second, whose mean is compared."""


class Watched:
    """A bot that reports the resources that it holds. lines: its log."""

    def __init__(self, sandbox: Sandbox, database: Path, *, alone: bool, changes: str = watched_bot.__name__) -> None:
        """Creates the bot; entering `bot` starts it.

        Args:
            alone: whether to run it in a process that shares no memory with another one.
            changes: the module that makes the bot report its resources.
        """
        self.lines: list[str] = []
        self._answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        if alone:
            self.bot = Bot(sandbox, database, command=(sys.executable, "-m", changes), on_line=self._read)
        else:
            self.bot = forked(sandbox, database, env={"CHANGES": changes}, on_line=self._read)

    def _read(self, line: str) -> None:
        self.lines.append(line)
        if line.startswith(HOLDS) and not self._answer.done():
            self._answer.set_result(line.removeprefix(HOLDS))

    def log_caches(self) -> None:
        """Makes the process log how full its caches are."""
        os.kill(self.bot.pid, signal.SIGUSR2)

    @property
    def caches(self) -> str:
        """The last line about the caches in the log."""
        return next((line for line in reversed(self.lines) if line.startswith(CACHES)), "")

    async def held(self) -> dict[str, Any]:
        """Returns the numbers of tasks, threads, open files and interactions of the process."""
        self._answer = asyncio.get_running_loop().create_future()
        os.kill(self.bot.pid, signal.SIGUSR1)
        async with asyncio.timeout(10):
            found: dict[str, Any] = json.loads(await self._answer)
        return found

    @property
    def memory(self) -> int:
        """The resident memory of the process in kB."""
        status = Path(f"/proc/{self.bot.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    async def memory_of(self, seconds: int) -> float:
        """Returns the mean resident memory over this many seconds, in kB."""
        samples = []
        for _ in range(seconds):
            samples.append(self.memory)
            await asyncio.sleep(1)
        return mean(samples)

    @property
    def warnings(self) -> Counter[str]:
        """How often the log has each warning, by the words after the level."""
        return Counter(line.partition("]")[2].partition("  ")[0].strip() for line in self.lines if "[warning" in line)

    @property
    def errors(self) -> list[str]:
        """The lines of the log that are errors, or of a traceback."""
        return [line for line in self.lines if any(sign in line for sign in ("[error", "[critical", "Traceback"))]
