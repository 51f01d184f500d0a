"""Runs the sandbox with the bot in it until Ctrl-C."""

import argparse
import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

from sandbox.bot_process import Bot, BotDied
from sandbox.client.connection import NotThere
from sandbox.client.sandbox import Sandbox
from sandbox.workers import HttpWorker

PORT = 8080
DATABASE = Path(os.environ.get("SANDBOX_DATABASE") or "var/sandbox.db").absolute()
WITH_BOT = {"with-bot": True, "without-bot": False}
"""The values of SANDBOX_SECOND_GUILD: whether the bot is in the second server."""
DOORS = {"gateway": Bot, "http": HttpWorker}
"""The values of SANDBOX_DOOR: whether the bot gets interactions from the gateway or as signed HTTP requests."""
SETTINGS = """\
environment variables:
  SANDBOX_PORT          the port; without it 8080, or any free one if that is taken
  SANDBOX_DATABASE      the file of the games; without it var/sandbox.db
  SANDBOX_SECOND_GUILD  adds a second server, with-bot or without-bot
  SANDBOX_DOOR          how the bot gets interactions, gateway or http; without it from the gateway
"""
MIN_BACKOFF, MAX_BACKOFF = 1.0, 30.0
"""Seconds before a bot that has ended is started again; the wait doubles after each failed start."""


class StartError(Exception):
    """The sandbox can't start; the message says why, and what to do."""


def print_line(line: str) -> None:
    """Prints a line at once, even into a pipe."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def keep_running(bot: Bot) -> None:
    """Starts the bot, and starts it again whenever it ends. The bot's own log is printed elsewhere."""
    backoff = MIN_BACKOFF
    while True:
        try:
            await bot.start()
            print_line("The bot is there.")
            backoff = MIN_BACKOFF
            code = await bot.ended()
            print_line(f"The bot has ended with {code}; starting it again ...")
        except BotDied as end:
            print_line(f"The bot has ended with {end.code} before it was there; trying again in {backoff:g} s ...")
        except NotThere:
            print_line("The bot runs but doesn't connect; starting it again ...")
            await bot.kill()
        await asyncio.sleep(backoff)
        backoff = min(2 * backoff, MAX_BACKOFF)


@contextlib.contextmanager
def single_instance() -> Iterator[None]:
    """Makes this the only process that runs the sandbox in this folder within the block.

    The lock is SQLite's: it works on every system, and is released however the process ends.

    Raises:
        StartError: another process holds it.
    """
    DATABASE.parent.mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(DATABASE.with_name("playing.lock"), timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise StartError("Tavolino is already being played here; stop that one first.") from error
        yield
    finally:
        lock.close()


async def play(port: int, *, any_port: bool, second_guild: str = "", door: str = "gateway") -> None:
    """Serves until Ctrl-C.

    Args:
        port: of 127.0.0.1.
        any_port: whether to use any free port if this one is taken.
        second_guild: a key of `WITH_BOT` for a second server, "" for none.
        door: a key of `DOORS`.

    Raises:
        StartError: the port is taken, and `any_port` is false.
    """
    stop = asyncio.create_task(wait_for_signal())
    await asyncio.sleep(0)  # lets the task install its signal handlers
    async with contextlib.AsyncExitStack() as stack:
        try:
            sandbox = await stack.enter_async_context(Sandbox.serve(port))
        except OSError as error:
            if not any_port:
                raise StartError(f"SANDBOX_PORT={port}: {error}") from error
            sandbox = await stack.enter_async_context(Sandbox.serve())
        if second_guild:
            sandbox.new_guild("Annex", "annex-table", people_of=sandbox.guild, with_bot=WITH_BOT[second_guild])
        print_line(f"Open {sandbox.url} and play. Ctrl-C ends it.")
        bot = DOORS[door](sandbox, DATABASE, on_line=print_line)
        stack.push_async_callback(bot.stop)
        keeper = asyncio.create_task(keep_running(bot))
        await asyncio.wait((keeper, stop), return_when=asyncio.FIRST_COMPLETED)
        keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeper  # raises its error if it has failed


async def wait_for_signal() -> None:
    """Returns on Ctrl-C or another stop signal."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    else:
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(name, stop.set)
    while not stop.is_set():  # Windows runs signal handlers only when the loop wakes up
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), 0.5)


def main() -> None:
    """Runs the sandbox, configured by SETTINGS; `--help` prints these, any other argument is refused."""
    argparse.ArgumentParser(
        prog="python -m sandbox",
        description="Serves a small Discord on this machine, to play with the bot in the browser. Ctrl-C ends it.",
        epilog=SETTINGS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    ).parse_args()
    port, second_guild = os.environ.get("SANDBOX_PORT", ""), os.environ.get("SANDBOX_SECOND_GUILD", "")
    if port and not port.isdecimal():
        sys.exit(f"SANDBOX_PORT={port}: a port is a number")
    if second_guild and second_guild not in WITH_BOT:
        sys.exit(f"SANDBOX_SECOND_GUILD={second_guild}: say {' or '.join(WITH_BOT)}")
    if (door := os.environ.get("SANDBOX_DOOR") or "gateway") not in DOORS:
        sys.exit(f"SANDBOX_DOOR={door}: say {' or '.join(DOORS)}")
    try:
        with single_instance():
            asyncio.run(play(int(port or PORT), any_port=not port, second_guild=second_guild, door=door))
    except StartError as reason:
        sys.exit(str(reason))
