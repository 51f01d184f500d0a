"""`python -m sandbox`: a Discord on this machine with the bot in it, to be played in the browser."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from sandbox.client.sandbox import Sandbox
from sandbox.client.user import NotThere
from sandbox.process import Bot, BotDied

PORT = 8080
DATABASE = Path("var/sandbox.db").absolute()
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before a bot that has died is started again, doubled each time it doesn't get going."""


def tell(line: str) -> None:
    """Say something to whoever sits at the terminal."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def keep_alive(bot: Bot) -> None:
    """Start the bot, and start it again whenever it ends."""
    pause = FIRST_PAUSE
    while True:
        try:
            await bot.start()
            tell("The bot is there.")
            pause = FIRST_PAUSE
            code = await bot.ended()
            tell(f"The bot has ended with {code}; starting it again ...")
        except BotDied as end:
            tell(f"{end}\nTrying again in {pause:g} s ...")
        except NotThere:
            tell("The bot runs but doesn't connect; starting it again ...")
            await bot.kill()
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def play(port: int, *, asked_for: bool) -> None:
    """Serve until Ctrl-C; where nobody `asked_for` the port and it is taken, on any other.

    Raises:
        OSError: the port that was asked for is taken.
    """
    async with contextlib.AsyncExitStack() as stack:
        try:
            sandbox = await stack.enter_async_context(Sandbox.serve(port))
        except OSError:
            if asked_for:
                raise
            sandbox = await stack.enter_async_context(Sandbox.serve())
        tell(f"Open {sandbox.url} and play. Ctrl-C ends it.")
        DATABASE.parent.mkdir(parents=True, exist_ok=True)
        bot = Bot(sandbox, DATABASE, hear=tell)
        stack.push_async_callback(bot.stop)
        keeper = asyncio.create_task(keep_alive(bot))
        await _asked_to_stop()
        keeper.cancel()
        await asyncio.wait((keeper,))


async def _asked_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
        else:
            loop.add_signal_handler(name, stop.set)
    while not stop.is_set():  # Windows runs signal handlers only when its loop wakes up
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), 0.5)


def main() -> None:
    """Play. `SANDBOX_PORT` sets the port; 8080, or any free one where it is taken, unless it is set."""
    wanted = os.environ.get("SANDBOX_PORT", "")
    try:
        asyncio.run(play(int(wanted or PORT), asked_for=bool(wanted)))
    except (OSError, ValueError) as error:
        sys.exit(f"SANDBOX_PORT={wanted}: {error}")


if __name__ == "__main__":
    main()
