"""The command line: `python -m bot run`.

argparse and not a library on top of it: those bring rich along, which is 10 MB that an idle bot would hold for nothing.
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
  1. open https://discord.com/developers/applications and make a New Application;
  2. on its page Bot press Reset Token and copy what it shows;
  3. copy .env.example to .env and write DISCORD_TOKEN=<what you copied> into it;
  4. on the page OAuth2 make a link with the scopes bot and applications.commands, and open it to invite the bot.
To try Tavolino without Discord: make play"""

MISUSED = 2
"""The exit status for settings that have to be mended first."""


def run_bot() -> str | None:
    """Connects to Discord and serves until it is stopped. Returns what has to be mended first, if anything."""
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
    """Reads the command line and does what it says. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="tavolino", description="Board games in a Discord channel.")
    commands = parser.add_subparsers(title="commands", required=True)
    commands.add_parser("run", help="connect to Discord and serve until stopped").set_defaults(command=run_bot)
    wrong: str | None = parser.parse_args().command()
    if wrong is not None:
        print(wrong, file=sys.stderr)  # noqa: T201  the command line's own voice
        return MISUSED
    return 0


if __name__ == "__main__":
    sys.exit(main())
