"""Playing on this machine: the sandbox with the bot in it, until Ctrl-C."""

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

PORT = 8080
DATABASE = Path("var/sandbox.db").absolute()
SECOND_GUILD = {"with-bot": True, "without-bot": False}
"""The second server, by whether the bot is in it."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before a bot that has died is started again, doubled each time it doesn't get going."""


class CantPlay(Exception):
    """There can be no playing here now; the message says why, and what to do."""


def say(line: str) -> None:
    """Say something to whoever sits at the terminal."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def keep_running(bot: Bot) -> None:
    """Start the bot, and start it again whenever it ends. What it says is heard already, so its end alone is told."""
    pause = FIRST_PAUSE
    while True:
        try:
            await bot.start()
            say("The bot is there.")
            pause = FIRST_PAUSE
            code = await bot.ended()
            say(f"The bot has ended with {code}; starting it again ...")
        except BotDied as end:
            say(f"The bot has ended with {end.code} before it was there; trying again in {pause:g} s ...")
        except NotThere:
            say("The bot runs but doesn't connect; starting it again ...")
            await bot.kill()
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


@contextlib.contextmanager
def single_instance() -> Iterator[None]:
    """Be the only one who plays in this folder within the block.

    A lock of SQLite's is one that every system has, and that ends with its process however that ends.

    Raises:
        CantPlay: another process does.
    """
    DATABASE.parent.mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(DATABASE.with_name("playing.lock"), timeout=0, isolation_level=None)
    try:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise CantPlay("Tavolino is already being played here; stop that one first.") from error
        yield
    finally:
        lock.close()


async def play(port: int, *, asked_for: bool, annex: str = "") -> None:
    """Serve until Ctrl-C; where nobody `asked_for` the port and it is taken, on any other.

    `annex` is a key of `SECOND_GUILD` where there is to be a second server.

    Raises:
        CantPlay: the port that was asked for is taken.
    """
    stop = asyncio.create_task(_asked_to_stop())
    await asyncio.sleep(0)  # it listens to signals from here on
    async with contextlib.AsyncExitStack() as stack:
        try:
            sandbox = await stack.enter_async_context(Sandbox.serve(port))
        except OSError as error:
            if asked_for:
                raise CantPlay(f"SANDBOX_PORT={port}: {error}") from error
            sandbox = await stack.enter_async_context(Sandbox.serve())
        if annex:
            sandbox.new_guild("Annex", "annex-table", people_of=sandbox.guild, with_bot=SECOND_GUILD[annex])
        say(f"Open {sandbox.url} and play. Ctrl-C ends it.")
        bot = Bot(sandbox, DATABASE, hear=say)
        stack.push_async_callback(bot.stop)
        keeper = asyncio.create_task(keep_running(bot))
        await asyncio.wait((keeper, stop), return_when=asyncio.FIRST_COMPLETED)
        keeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeper  # what it has failed by, if it was that


async def _asked_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    else:
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            loop.add_signal_handler(name, stop.set)
    while not stop.is_set():  # Windows runs signal handlers only when its loop wakes up
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), 0.5)


def main() -> None:
    """Play. `SANDBOX_PORT` sets the port; 8080, or any free one where it is taken, unless it is set.

    `SANDBOX_ANNEX` opens a second server, `with-bot` or `without-bot`.
    """
    wanted, annex = os.environ.get("SANDBOX_PORT", ""), os.environ.get("SANDBOX_ANNEX", "")
    if wanted and not wanted.isdecimal():
        sys.exit(f"SANDBOX_PORT={wanted}: a port is a number")
    if annex and annex not in SECOND_GUILD:
        sys.exit(f"SANDBOX_ANNEX={annex}: say {' or '.join(SECOND_GUILD)}")
    try:
        with single_instance():
            asyncio.run(play(int(wanted or PORT), asked_for=bool(wanted), annex=annex))
    except CantPlay as reason:
        sys.exit(str(reason))
