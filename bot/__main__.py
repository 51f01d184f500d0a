"""The command line: `python -m bot run`.

It uses argparse, since the libraries on top of it import rich, which takes 10 MB of an idle bot's memory.
"""

import argparse
import sys

import aiohttp
import discord
from pydantic import ValidationError

from bot.app import NoToken, run
from bot.logs import configure
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


def run_bot() -> str | None:
    """Connects to Discord and serves until it is stopped. Returns what has to be corrected first, if anything."""
    try:
        settings = Settings()
    except ValidationError as error:
        return "\n".join(f"{'.'.join(map(str, one['loc'])).upper()}: {one['msg']}" for one in error.errors())
    configure(settings)
    try:
        run(settings)
    except NoToken:
        return FIRST_STEPS
    except discord.LoginFailure:
        return "Discord refuses this DISCORD_TOKEN. Reset it on the page Bot of your application."
    except UnfitStore as unfit:
        return f"The database of DATABASE_URL cannot be used: {unfit}"
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        return f"Discord cannot be reached: {error}"
    return None


def main() -> int:
    """Runs the command of the command line. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="tavolino", description="Board games in a Discord channel.")
    commands = parser.add_subparsers(title="commands", required=True)
    commands.add_parser("run", help="connect to Discord and serve until stopped").set_defaults(command=run_bot)
    problem: str | None = parser.parse_args().command()
    if problem is not None:
        print(problem, file=sys.stderr)  # noqa: T201  the command line's output
        return CANNOT_RUN
    return 0


if __name__ == "__main__":
    sys.exit(main())
