"""The bot as a process of its own, beside the sandbox: started, stopped, killed and read by its log."""

import asyncio
import ctypes
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType

from sandbox.client.sandbox import STARTS_WITHIN, Sandbox

RUN = (sys.executable, "-m", "bot", "run")
PROJECT_ROOT = Path(__file__).parent.parent
"""Where `python -m bot` finds the bot."""
STOPS_WITHIN = 15.0
"""Seconds that a bot asked to stop gets before it is killed."""
LAST_LINES, KEPT_LINES = 30, 10_000
LONGEST_LINE = 2**20
"""Bytes of a line of the log; of a longer one only its end is kept, or nothing."""

_libc = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


class BotDied(AssertionError):
    """The bot's process has ended by itself, with `code`; its last words are in the message."""

    def __init__(self, code: int, last_words: str) -> None:
        super().__init__(f"The bot ended with {code}:\n{last_words}")
        self.code = code


def _end_with_parent() -> None:
    """Called in the child: have the kernel kill it when the sandbox ends, however that ends. Only Linux can do that.

    Not SIGTERM: with its Discord gone a bot has nobody left to take leave of, and may wait long for them.
    """
    if _libc:
        _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


class Bot:
    """A bot's process that finds its Discord in `sandbox` and keeps its games in the file `database`.

        async with Bot(sandbox, tmp_path / "games.db") as bot:
            ...
            await bot.kill()        # as if the power failed
            await bot.start()
            assert "error" not in bot.log

    Args:
        env: further environment variables, over those of this process.
        hear: called with each line of the log.
        command: what to run instead of `python -m bot run`.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        database: Path,
        *,
        env: Mapping[str, str] | None = None,
        hear: Callable[[str], None] | None = None,
        command: Sequence[str] = RUN,
    ) -> None:
        self._sandbox = sandbox
        self._command = command
        self._hear = hear
        self._env = {
            **os.environ,
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_URL": sandbox.url,
            "DATABASE_URL": f"sqlite:///{database}",
            "PYTHONUNBUFFERED": "1",
            **(env or {}),
        }
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._lines: deque[str] = deque(maxlen=KEPT_LINES)

    async def __aenter__(self) -> "Bot":
        try:
            await self.start()
        except BaseException:
            await self.kill()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def log(self) -> str:
        """What the bot has said, over all its starts: the last ten thousand lines."""
        return "\n".join(self._lines)

    @property
    def pid(self) -> int:
        """The process's id; 0 while none runs."""
        return self._process.pid if self._process else 0

    async def start(self, within: float = STARTS_WITHIN) -> None:
        """Start the process; return when it is connected and its commands are registered.

        Raises:
            BotDied: it has ended before.
            NotThere: it wasn't ready in time; it still runs.
        """
        identified = self._sandbox.gateway.identified
        process = await asyncio.create_subprocess_exec(
            *self._command,
            env=self._env,
            cwd=PROJECT_ROOT,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=LONGEST_LINE,
            start_new_session=True,  # so that Ctrl-C at the terminal reaches the sandbox alone, which stops the bot
            preexec_fn=_end_with_parent if _libc else None,
        )
        self._process = process
        self._reader = asyncio.create_task(self._read(process))
        ready = asyncio.create_task(self._sandbox.bot_ready(within, identified=identified))
        ended = asyncio.create_task(process.wait())
        try:
            await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
            if not ready.done():
                raise BotDied(await self.ended(), "\n".join([*self._lines][-LAST_LINES:]))
            ready.result()
        finally:
            ready.cancel()
            ended.cancel()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        if process.stdout is None:
            return
        while not process.stdout.at_eof():
            try:
                line = await process.stdout.readline()
            except ValueError:  # too long: asyncio has dropped it, and reads on
                continue
            if not line:
                break
            text = line.decode(errors="replace").rstrip()
            self._lines.append(text)
            if self._hear:
                self._hear(text)

    async def ended(self) -> int:
        """Wait until the process has ended and all it said is read; its exit code."""
        if self._process is None or self._reader is None:
            return 0
        code = await self._process.wait()
        await self._reader
        self._process = None
        return code

    async def kill(self) -> None:
        """SIGKILL: the process gets no chance to do anything more."""
        if self._process and self._process.returncode is None:
            self._process.kill()
        await self.ended()

    async def stop(self) -> int:
        """SIGTERM, and wait; its exit code.

        Raises:
            TimeoutError: it didn't end in time, and has been killed.
        """
        if self._process and self._process.returncode is None:
            self._process.terminate()
        try:
            async with asyncio.timeout(STOPS_WITHIN):
                return await self.ended()
        except TimeoutError:
            await self.kill()
            raise

    async def restart(self) -> None:
        """Stop, and start anew on the same database."""
        await self.stop()
        await self.start()
