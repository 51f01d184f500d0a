"""Bots that are forked from a process with everything imported; other systems than Linux start them normally."""

import asyncio
import atexit
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from multiprocessing import Lock
from pathlib import Path
from typing import Any

from sandbox import bot_process
from sandbox.bot_process import MAX_LINE_LENGTH, PROJECT_ROOT, Bot
from sandbox.client import Sandbox
from sandbox.client.sandbox import START_SECONDS
from sandbox.workers import SYNC, HttpWorker
from tests.e2e.fork_server import COMMAND
from tests.runs import process_of_run

_ONE_AT_A_TIME = Lock()
"""Held by a thread from its request to the answer, in each process that uses the fork server."""


def forked(sandbox: Sandbox, database: Path | str, **more: Any) -> Bot:
    """Returns a `Bot` with these arguments, which takes a fraction of the time to start."""
    return Bot(sandbox, database, spawn=spawn if sys.platform == "linux" else None, **more)


class ForkedWorker(HttpWorker):
    """An `HttpWorker` that is forked, as `forked` does with a bot."""

    def __init__(
        self, sandbox: Sandbox, database: Path | str, *, env: Mapping[str, str] | None = None, **more: Any
    ) -> None:
        self._registering = forked(sandbox, database, env={**(env or {}), COMMAND: "sync"}, command=SYNC)
        fork: dict[str, Any] = {"syncs": False, "spawn": spawn if sys.platform == "linux" else None, **more}
        super().__init__(sandbox, database, env={**(env or {}), COMMAND: "serve"}, **fork)

    async def start(self, within: float = START_SECONDS) -> None:
        """Registers the commands if need be; starts like the base class."""
        if not self.sandbox.commands:
            await self._registering.run()
        await super().start(within)


class ForkedProcess:
    """A bot's process, with the part of `asyncio.subprocess.Process` that `Bot` needs."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, status: asyncio.StreamReader) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._status = status
        self._ended = asyncio.create_task(self._end())

    async def _end(self) -> int:
        self.returncode = int(await self._status.read())
        return self.returncode

    async def wait(self) -> int:
        """Waits until the process has ended; returns its exit status, or the negative number of a signal."""
        return await asyncio.shield(self._ended)

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def _send(self, number: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)


async def spawn(environment: Mapping[str, str]) -> ForkedProcess:
    """Starts a bot with this environment. By default keys have labels, since tests press keys by label."""
    output, output_in = os.pipe()
    status, status_in = os.pipe()
    try:
        request = json.dumps({"KEY_EMOJI": "false", **environment}).encode()
        pid = await asyncio.to_thread(_fork, request, [output_in, status_in])
    finally:
        os.close(output_in)
        os.close(status_in)
    return ForkedProcess(pid, await _reader(output), await _reader(status))


async def run_command(words: str, **changes: str) -> tuple[int, str]:
    """Runs a command of the bot in a process of its own; returns its exit status and what it has printed.

    changes: the environment is updated with these.
    """
    environment = {**os.environ, "PYTHONPATH": str(PROJECT_ROOT), COMMAND: words, **changes}
    process: bot_process.Process
    if sys.platform == "linux":
        process = await spawn(environment)
    else:
        command = (sys.executable, "-m", environment.get("CHANGES", "bot"), *words.split())
        process = await bot_process.run_command(command, environment)
    assert process.stdout is not None
    printed = await process.stdout.read()
    return await process.wait(), printed.decode()


def _fork(request: bytes, descriptors: list[int]) -> int:
    """Returns the id of the new process."""
    with _ONE_AT_A_TIME:
        server = fork_server()
        socket.send_fds(server, [request], descriptors)
        return int(server.recv(64))


async def _reader(descriptor: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader(limit=MAX_LINE_LENGTH)
    pipe = os.fdopen(descriptor, "rb", buffering=0)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    return reader


@cache
def fork_server() -> socket.socket:
    """Connects to the fork server of this test run; the first process that needs the server starts it.

    Processes forked from this one share the connection; their bots end when the last of these processes ends.
    """
    run = process_of_run()
    address = f"\0tavolino-fork-server-{run}"  # abstract: no file is left
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener, suppress(OSError):  # already bound
        listener.bind(address)
        listener.listen()
        _start_server(listener, run)
    server = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    _connect(server, address)
    atexit.register(server.close)
    return server


def _start_server(listener: socket.socket, run: int) -> None:
    listener.set_inheritable(True)
    command = [sys.executable, "-m", "tests.e2e.fork_server", str(listener.fileno()), str(run)]
    os.posix_spawn(sys.executable, command, {**os.environ, "PYTHONPATH": str(PROJECT_ROOT)}, setsid=True)


def _connect(server: socket.socket, address: str) -> None:
    """Connects as soon as the process that has bound the address listens."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            return server.connect(address)
        except ConnectionRefusedError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
