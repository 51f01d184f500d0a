"""A change of the bot's process: SIGKILL ends it after a given number of steps of its command, before the next step.

A step is a transaction of the store, a version of the schema, or a change of file names; in `move-store` also the copy
of a table and a commit.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
from asyncpg.connection import Connection
from asyncpg.transaction import Transaction

from bot.command_line import main
from bot.store.sqlite.driver import WritingConnection
from tests.e2e.fork_server import COMMAND

STEPS = "STEPS_BEFORE_KILL"
"""The environment variable with the number of steps before the kill."""


def killed_before(left: int, command: str) -> None:
    """Kills this process before a step of the command, after `left` other steps."""

    def counted(step: Callable[..., Any]) -> Callable[..., Any]:
        def run(*arguments: Any, **options: Any) -> Any:
            nonlocal left
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1
            return step(*arguments, **options)

        return run

    WritingConnection._transact = counted(WritingConnection._transact)  # type: ignore[method-assign]
    aiosqlite.Connection.executescript = counted(aiosqlite.Connection.executescript)  # type: ignore[method-assign]
    Transaction.start = counted(Transaction.start)  # type: ignore[method-assign]
    if command == "move-store":
        Connection.copy_records_to_table = counted(Connection.copy_records_to_table)  # type: ignore[method-assign]
        Transaction.__aexit__ = counted(Transaction.__aexit__)  # type: ignore[method-assign]
    os.link = counted(os.link)
    Path.replace = counted(Path.replace)  # type: ignore[method-assign]


def make() -> None:
    """Makes the change in this process."""
    killed_before(int(os.environ[STEPS]), os.environ[COMMAND].split()[0])


if __name__ == "__main__":  # where no process can be forked
    make()
    sys.exit(main(os.environ[COMMAND].split()))
