"""Starts bots for tests by forking a process that has already imported the bot, drawn its sprites and built its
commands.

Otherwise the imports, sprites and commands of some three hundred starts would take half of the tests' time. Each bot is
still a process of its own, which runs `python -m bot run` from its first line on and can be killed. Tests of the start
itself start Python. CHANGES in the environment names a module whose `make` is called first: such a bot differs from
production.

`python -m tests.e2e.fork_server FD RUN`: FD is a listening socket (SOCK_SEQPACKET), and the server ends with the
process RUN. Each request is the environment as JSON, with two descriptors: the bot's output, and where its exit status
is written. The answer is its process id. A bot ends with the connection over which it was started. Linux only.
"""

import asyncio
import atexit
import ctypes
import gc
import json
import os
import select
import signal
import socket
import struct
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from runpy import run_module
from typing import NoReturn

from structlog.testing import capture_logs

from bot import command_line
from bot.__main__ import exit_at_stop_signals
from bot.app import composition
from bot.games import GAMES
from bot.maintenance.command_checks import own_commands
from bot.texts import texts_for
from renderers.pictures import Pictures
from sandbox.bot_process import PROJECT_ROOT

MAX_REQUEST = 2**18
"""The most bytes of a request."""
_PR_SET_PDEATHSIG = 1
COMMAND = "BOT_COMMAND"
"""The environment variable with the words of the command line, if not `run`."""
AT_A_START = (
    "bot.app.gateway_door",
    "bot.app.http_door",
    "bot.maintenance.command_checks",
    "bot.store.postgres.store",
    "uvloop",
)
"""Modules that only some kinds of start import."""
MODULE = "BOT_MODULE"
"""The environment variable with the name of another module to run, as `python -m` does."""


@dataclass(frozen=True)
class Forked:
    """A running bot. status: where its exit status is written. connection: the one over which it was started."""

    pid: int
    status: int
    connection: socket.socket


class ForkServer:
    """Forks a bot for each request, with pictures whose sprites are drawn."""

    def __init__(self, listener: socket.socket, run: int, pictures: Pictures) -> None:
        self._listener = listener
        self._end = os.pidfd_open(run)
        self._pictures = pictures
        self._connections: dict[int, socket.socket] = {}
        self._running: dict[int, Forked] = {}
        """The running bots and the connections, each by its file descriptor."""

    def serve(self) -> None:
        """Serves until the process `run` ends."""
        poll = select.poll()
        while True:
            here = {self._end, self._listener.fileno(), *self._connections, *self._running}
            for descriptor in here:
                poll.register(descriptor, select.POLLIN)
            ready = [descriptor for descriptor, _ in poll.poll()]
            for descriptor in here:
                poll.unregister(descriptor)
            if self._end in ready:
                return
            for descriptor in ready:
                if descriptor in self._running:
                    self._reap(descriptor)
                elif descriptor in self._connections:
                    self._answer(self._connections[descriptor])
                else:
                    self._accept()

    def _accept(self) -> None:
        connection, _ = self._listener.accept()
        if user_of(connection) == os.getuid():
            self._connections[connection.fileno()] = connection
        else:
            connection.close()

    def _reap(self, descriptor: int) -> None:
        bot = self._running.pop(descriptor)
        code = os.waitstatus_to_exitcode(os.waitpid(bot.pid, 0)[1])
        with suppress(BrokenPipeError):  # nobody waits for it any more
            os.write(bot.status, str(code).encode())
        os.close(bot.status)
        os.close(descriptor)

    def _answer(self, connection: socket.socket) -> None:
        """Forks a bot, whose process does not return from here."""
        message, descriptors, _, _ = socket.recv_fds(connection, MAX_REQUEST, 2)
        if not message:
            del self._connections[connection.fileno()]
            connection.close()
            for bot in self._running.values():
                if bot.connection is connection:
                    os.kill(bot.pid, signal.SIGKILL)
            return
        output, status = descriptors
        pid = os.fork()
        if not pid:
            statuses = [bot.status for bot in self._running.values()]
            inherited = (self._end, self._listener.fileno(), *self._connections, *self._running, *statuses, status)
            for one in inherited:
                os.close(one)
            end_with(run_bot(json.loads(message), output, self._pictures))
        os.close(output)
        self._running[os.pidfd_open(pid)] = Forked(pid, status, connection)
        connection.send(str(pid).encode())


def end_with(status: int) -> NoReturn:
    """Ends a bot's process as Python does, but without freeing the memory that it shares with the server: the system
    would first copy those pages, which takes longer than the start."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def user_of(connection: socket.socket) -> int:
    """Returns the user of the process that has connected."""
    of_peer = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", of_peer)
    return int(user)


def serve(listener: socket.socket, run: int) -> None:
    """Prepares everything that the bots share, then serves."""
    for module in AT_A_START:
        import_module(module)
    pictures = Pictures()
    pictures.warm_up(GAMES, texts_for("en"))
    with capture_logs():
        asyncio.run(own_commands())  # each start compares them, in all languages, with the registered ones
    gc.collect()
    gc.freeze()
    ForkServer(listener, run, pictures).serve()


def run_bot(environment: dict[str, str], output: int, pictures: Pictures) -> int:
    """Runs `python -m bot` in this process. Returns its exit status."""
    exit_at_stop_signals()
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    os.dup2(output, sys.stdout.fileno())
    os.dup2(output, sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(environment)
    vars(composition)["Pictures"] = lambda: pictures  # those whose sprites are drawn
    # Sprites of other themes and languages take a second, and in most tests a guild has chosen some before a restart: #
    # they are drawn when they are first used.
    vars(pictures)["warming_up"] = lambda *_: iter(())
    vars(composition)["compiled_failure"] = _no_failure
    if changes := environment.get("CHANGES"):
        import_module(changes).make()
    if module := environment.get(MODULE):
        run_module(module, run_name="__main__")
        return 0
    sys.argv = ["bot", *environment.get(COMMAND, "run").split()]
    return command_line.main()


async def _no_failure() -> str:
    """Skips the process in which each bot tries compiled code; tests of that check start it."""
    return ""


if __name__ == "__main__":
    os.chdir(PROJECT_ROOT)
    serve(socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2]))
