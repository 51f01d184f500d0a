"""Runs the bot as a separate process: starts, stops and kills it, and keeps its log."""

import asyncio
import ctypes
import os
import signal
import sys
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self, TypeAlias

from sandbox.client.sandbox import START_SECONDS, Sandbox

RUN = (sys.executable, "-m", "bot", "run")
PROJECT_ROOT = Path(__file__).parent.parent
"""The folder from which `python -m bot` imports the bot."""
STOP_SECONDS = 15.0
"""How long a bot may take to stop before it is killed."""
LINES_IN_ERROR, MAX_LINES = 30, 10_000
MAX_LINE_LENGTH = 2**20
"""The most bytes of a log line; only the end of a longer line is kept, or nothing."""

_libc = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


class Process(Protocol):
    """The part of `asyncio.subprocess.Process` that `Bot` uses."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    @property
    def stdout(self) -> asyncio.StreamReader | None: ...

    async def wait(self) -> int: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


Spawn: TypeAlias = Callable[[Mapping[str, str]], Awaitable[Process]]
"""Starts a process with these environment variables and no others."""


class BotDied(AssertionError):
    """The bot's process has ended by itself with exit code `code`; the message holds its last log lines."""

    def __init__(self, code: int, last_lines: str) -> None:
        super().__init__(f"The bot ended with {code}:\n{last_lines}")
        self.code = code


def _die_with_parent() -> None:
    """Asks the kernel to kill this process when the sandbox ends in any way. Runs in the child; Linux only.

    Not with SIGTERM: on SIGTERM the bot tells Discord that it stops, and could wait long for a sandbox that is gone.
    """
    if _libc:
        _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


async def run_command(command: Sequence[str], environment: Mapping[str, str]) -> Process:
    return await asyncio.create_subprocess_exec(
        *command,
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        limit=MAX_LINE_LENGTH,
        start_new_session=True,  # so that Ctrl-C at the terminal reaches only the sandbox, which stops the bot
        preexec_fn=_die_with_parent if _libc else None,
    )


class StartedInBlock(ABC):
    """Starts when an `async with` block begins and stops when it ends; is killed if the start fails."""

    @abstractmethod
    async def start(self) -> None: ...

    @abstractmethod
    async def stop(self) -> object: ...

    @abstractmethod
    async def kill(self) -> None: ...

    async def __aenter__(self) -> Self:
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


class Bot(StartedInBlock):
    """A process of the bot, connected to `sandbox`, with its games in `database`: a file, or the URL of a server.

        async with Bot(sandbox, tmp_path / "games.db") as bot:
            ...
            await bot.kill()        # as if the power failed
            await bot.start()
            assert "error" not in bot.log

    Args:
        env: environment variables that are added to this process's, or replace them.
        on_line: called with each line of the log.
        command: what to run instead of `python -m bot run`.
        spawn: starts the process in another way than by a command.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        database: Path | str,
        *,
        env: Mapping[str, str] | None = None,
        on_line: Callable[[str], None] | None = None,
        command: Sequence[str] = RUN,
        spawn: Spawn | None = None,
    ) -> None:
        self.sandbox = sandbox
        self._spawn = spawn or (lambda environment: run_command(command, environment))
        self._on_line = on_line
        self._env = {
            **os.environ,
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_URL": sandbox.url,
            "DATABASE_URL": database if isinstance(database, str) else f"sqlite:///{database}",
            "BACKUP_HOURS": "0",
            "PYTHONPATH": os.pathsep.join(filter(None, [str(PROJECT_ROOT), os.environ.get("PYTHONPATH")])),
            "PYTHONUNBUFFERED": "1",
            **(env or {}),
        }
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._lines: deque[str] = deque(maxlen=MAX_LINES)

    @property
    def log(self) -> str:
        """The last ten thousand lines of the log, over all starts."""
        return "\n".join(self._lines)

    @property
    def pid(self) -> int:
        """The process's id; 0 while it doesn't run."""
        return self._process.pid if self._process else 0

    async def start(self, within: float = START_SECONDS) -> None:
        """Starts the process; returns when it is connected and has registered its commands.

        Raises:
            BotDied: the process has ended before that.
            NotThere: the bot was not ready in time; its process still runs.
        """
        readiness = self._readiness(within)
        process = await self._launch()
        ready = asyncio.create_task(readiness())
        ended = asyncio.create_task(process.wait())
        try:
            await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
            if not ready.done():
                raise BotDied(await self.ended(), self._last_lines())
            ready.result()
        finally:
            ready.cancel()
            ended.cancel()

    async def run(self) -> None:
        """Runs the process until it ends by itself, for commands other than `run`.

        Raises:
            BotDied: the command has failed.
        """
        await self._launch()
        if code := await self.ended():
            raise BotDied(code, self._last_lines())

    async def _launch(self) -> Process:
        self._process = process = await self._spawn(self._env)
        self._reader = asyncio.create_task(self._read(process))
        return process

    def _last_lines(self) -> str:
        return "\n".join([*self._lines][-LINES_IN_ERROR:])

    def _readiness(self, within: float) -> Callable[[], Coroutine[None, None, None]]:
        """Returns a function that waits until the process about to be started is ready, or raises NotThere."""
        identified = self.sandbox.gateway.identified
        return lambda: self.sandbox.bot_ready(within, identified=identified)

    async def _read(self, process: Process) -> None:
        if process.stdout is None:
            return
        while not process.stdout.at_eof():
            try:
                line = await process.stdout.readline()
            except ValueError:  # too long: asyncio has dropped it and continues with the next
                continue
            if not line:
                break
            text = line.decode(errors="replace").rstrip()
            self._lines.append(text)
            if self._on_line:
                self._on_line(text)

    async def ended(self) -> int:
        """Waits until the process has ended and its whole log has been read; returns its exit code."""
        if self._process is None or self._reader is None:
            return 0
        code = await self._process.wait()
        await self._reader
        self._process = None
        return code

    async def kill(self) -> None:
        """Kills the process by SIGKILL."""
        if self._process and self._process.returncode is None:
            self._process.kill()
        await self.ended()

    async def stop(self) -> int:
        """Stops the process by SIGTERM; returns its exit code.

        Raises:
            TimeoutError: the process didn't end in time and has been killed.
        """
        if self._process and self._process.returncode is None:
            self._process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                return await self.ended()
        except TimeoutError:
            await self.kill()
            raise

    async def restart(self) -> None:
        """Stops the process and starts it again on the same database."""
        await self.stop()
        await self.start()
