"""The command `tavolino-sandbox`: serves the sandbox for any bot, and runs that bot with the token and the address."""

import argparse
import asyncio
import os
from collections.abc import Sequence

from sandbox.client.sandbox import Sandbox
from sandbox.play import PORT, print_line, wait_for_signal

STOP_SECONDS = 10.0
"""How long a bot may take to stop before it is killed."""


async def serve(port: int, command: Sequence[str]) -> int:
    """Serves until the bot ends or a stop signal comes. Returns the bot's exit status; 0 without one.

    Args:
        port: a port of 127.0.0.1; 0 means any free one.
        command: the command that runs the bot; empty if the bot is started elsewhere.
    """
    stop = asyncio.create_task(wait_for_signal())
    await asyncio.sleep(0)  # lets the task install its signal handlers
    async with Sandbox.serve(port) as sandbox:
        variables = {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_URL": sandbox.url}
        print_line(f"Open {sandbox.url} to use the bot. Ctrl-C ends it.")
        if not command:
            print_line("\n".join(f"{name}={value}" for name, value in variables.items()))
            await stop
            return 0
        bot = await asyncio.create_subprocess_exec(*command, env=os.environ | variables)
        ended = asyncio.create_task(bot.wait())
        await asyncio.wait((ended, stop), return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not ended.done():
            bot.terminate()
            await asyncio.wait((ended,), timeout=STOP_SECONDS)
        if not ended.done():
            bot.kill()
        return await ended


def main() -> int:
    """Runs the command that was typed. Returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="tavolino-sandbox", description="A Discord on this machine, to test a bot with."
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"of the page and the API ({PORT}); 0: any")
    parser.add_argument("command", nargs="*", help="runs the bot, which gets DISCORD_TOKEN and DISCORD_API_URL")
    arguments = parser.parse_args()
    return asyncio.run(serve(arguments.port, arguments.command))
