"""The command line: `python -m bot run`, and `python -m bot probe`.

It uses argparse, since the libraries on top of it import rich, which takes 10 MB of an idle bot's memory.
"""

import argparse
import asyncio
import sys

import aiohttp
import discord
from pydantic import ValidationError

from bot.app import NoToken, run
from bot.logs import configure
from bot.probe.command_line import add_arguments, options_of
from bot.probe.run import UnfitChannel
from bot.probe.run import run_probe as probe
from bot.settings import Settings
from bot.store.records import UnfitStore

FIRST_STEPS = """\
There is no DISCORD_TOKEN yet. To get one:
  1. open https://discord.com/developers/applications and create a New Application;
  2. on its page Bot press Reset Token and copy what it shows;
  3. copy .env.example to .env and write DISCORD_TOKEN=<what you copied> into it;
  4. on the page OAuth2 create a link with the scopes bot and applications.commands, and open it to invite the bot.
To try Tavolino without Discord: make play"""

CANNOT_RUN = 2
"""The exit status for settings with which the bot cannot run."""

NOT_HELD = 1
"""The exit status of a probe that has found something on which the bot relies and which did not hold."""


def run_bot(settings: Settings, _arguments: argparse.Namespace) -> int:
    """Connects to Discord and serves until it is stopped. Returns the exit status."""
    configure(settings)
    run(settings)
    return 0


def run_probe(settings: Settings, arguments: argparse.Namespace) -> int:
    """Tries on Discord what the bot assumes of it. Returns the exit status."""
    if settings.discord_token is None:
        raise NoToken
    work = probe(
        settings.discord_token.get_secret_value(),
        settings.discord_api_url,
        options_of(arguments),
        lambda line: print(line, flush=True),  # noqa: T201  the command line's output
        json_file=arguments.json,
    )
    return NOT_HELD if asyncio.run(work) else 0


def problem_of(error: Exception) -> str:
    """Returns the sentence about an error that prevents the bot or the probe from running; raises any other error."""
    match error:
        case ValidationError():
            return "\n".join(f"{'.'.join(map(str, one['loc'])).upper()}: {one['msg']}" for one in error.errors())
        case NoToken():
            return FIRST_STEPS
        case discord.LoginFailure():
            return "Discord refuses this DISCORD_TOKEN. Reset it on the page Bot of your application."
        case UnfitStore():
            return f"The database of DATABASE_URL cannot be used: {error}"
        case UnfitChannel():
            return str(error)
        case aiohttp.ClientError() | discord.HTTPException() | OSError():
            return f"Discord cannot be reached: {error}"
        case _:
            raise error


def main() -> int:
    """Runs the command of the command line. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="tavolino", description="Board games in a Discord channel.")
    commands = parser.add_subparsers(title="commands", required=True)
    commands.add_parser("run", help="connect to Discord and serve until stopped").set_defaults(command=run_bot)
    probing = commands.add_parser("probe", help="try on Discord what the bot assumes of it")
    probing.set_defaults(command=run_probe)
    add_arguments(probing)
    arguments = parser.parse_args()
    try:
        status: int = arguments.command(Settings(), arguments)
    except Exception as error:  # noqa: BLE001  those without a sentence are raised again
        print(problem_of(error), file=sys.stderr)  # noqa: T201  the command line's output
        return CANNOT_RUN
    return status


if __name__ == "__main__":
    sys.exit(main())
