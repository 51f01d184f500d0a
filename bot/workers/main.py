"""The main module of a worker: `python -m bot.workers.main`. It reads functions from its standard input, calls them,
and writes their results to its standard output, until the input ends.
"""

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from time import process_time
from typing import BinaryIO

from bot.workers.messages import HEADER, Reply, Request

NICENESS = 10
"""How far a worker's priority is below the bot's, which has to answer quickly."""


def main() -> None:
    """Serves until the input ends: the bot has closed it, or has died."""
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints must not get between the replies
    _lower_priority()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # sent to all processes when the bot is stopped, which ends its workers
    while header := requests.read(HEADER.size):
        request: Request = pickle.loads(requests.read(HEADER.unpack(header)[0]))  # noqa: S301 - written by the bot
        try:
            _write(replies, _reply(request))
        except BrokenPipeError:  # the bot has died meanwhile
            os._exit(0)  # at once, since closing the pipe would fail again


def _reply(request: Request) -> Reply:
    started = process_time()
    _end_after(request.cpu_limit)
    try:
        value, failure = request.work(), ""
    except Exception:  # noqa: BLE001 - every error is reported to the bot
        value, failure = None, traceback.format_exc()
    finally:
        _end_after(0)
    return Reply(value, failure, process_time() - started)


def _write(replies: BinaryIO, reply: Reply) -> None:
    packed = pickle.dumps(reply)
    replies.write(HEADER.pack(len(packed)) + packed)
    replies.flush()


def _end_after(cpu_seconds: float) -> None:
    """Arms a signal that ends the process after this much more CPU time; 0 disarms it. Does nothing on Windows."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, cpu_seconds)


def _lower_priority() -> None:
    if sys.platform != "win32":
        with suppress(PermissionError):  # a supervisor may forbid it: the priorities are then equal
            os.nice(NICENESS)


if __name__ == "__main__":
    main()
