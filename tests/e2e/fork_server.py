"""Starts bots for tests by forking a process that has imported the bot, drawn its sprites and made its commands.

Half of the time of the tests would go to the imports, the sprites and the commands of some three hundred starts. Each
bot is still a process of its own that runs `python -m bot run` from its first line on, and is killed as one. Tests of
the start itself start Python. With CHANGES in its environment, a module whose `make` is called first, a bot is not as
in production.

`python -m tests.e2e.fork_server FD`: FD is a socket (SOCK_SEQPACKET). Each request is the environment as JSON, with two
descriptors: the bot's output, and where its exit status is written. The answer is its process id. Linux only.
"""

import asyncio
import ctypes
import gc
import json
import os
import select
import signal
import socket
import sys
from importlib import import_module

from structlog.testing import capture_logs

from bot import command_line
from bot.app import composition
from bot.games import GAMES
from bot.maintenance.command_checks import own_commands
from bot.stop_signals import exit_at_stop_signals
from bot.texts import texts_for
from renderers.pictures import Pictures

MAX_REQUEST = 2**18
"""Bytes of an environment."""
_PR_SET_PDEATHSIG = 1
COMMAND = "BOT_COMMAND"
"""The environment variable with the words of the command line, if not `run`."""


def serve(requests: socket.socket) -> int:
    """Forks a bot for each request until the socket is closed. Returns the exit status, in a bot its own."""
    pictures = Pictures()
    pictures.warm_up(GAMES, texts_for("en"))
    with capture_logs():
        asyncio.run(own_commands())  # each start compares them, in all languages, with those that are registered
    gc.collect()
    gc.freeze()
    poll = select.poll()
    poll.register(requests, select.POLLIN)
    running: dict[int, tuple[int, int]] = {}
    """The descriptors of running bots, each with the bot's process id and where its exit status is written."""
    while True:
        for descriptor, _ in poll.poll():
            if descriptor in running:
                poll.unregister(descriptor)
                pid, status = running.pop(descriptor)
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                os.write(status, str(code).encode())
                os.close(status)
                os.close(descriptor)
                continue
            message, descriptors, _, _ = socket.recv_fds(requests, MAX_REQUEST, 2)
            if not message:
                return 0
            output, status = descriptors
            pid = os.fork()
            if not pid:
                for inherited in (requests.fileno(), status, *running, *(one for _, one in running.values())):
                    os.close(inherited)
                return run_bot(json.loads(message), output, pictures)
            os.close(output)
            running[os.pidfd_open(pid)] = pid, status
            poll.register([*running][-1], select.POLLIN)
            requests.send(str(pid).encode())


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
    # Sprites of other themes and languages take a second, and most tests restart after a guild has chosen some: they
    # are drawn when they are first used.
    vars(pictures)["warming_up"] = lambda *_: iter(())
    vars(composition)["compiled_failure"] = _no_failure
    if changes := environment.get("CHANGES"):
        import_module(changes).make()
    sys.argv = ["bot", *environment.get(COMMAND, "run").split()]
    return command_line.main()


async def _no_failure() -> str:
    """Spares each bot the process that tries compiled code; tests of that start one."""
    return ""


if __name__ == "__main__":
    sys.exit(serve(socket.socket(fileno=int(sys.argv[1]))))
