"""The command line: `python -m bot run`, and `python -m bot probe`.

It uses argparse, since the libraries on top of it import rich, which takes 10 MB of an idle bot's memory.
"""

import argparse
import asyncio
import sys

from bot.app import NoToken, run
from bot.exit_status import exit_reason
from bot.logs import configure
from bot.probe.command_line import add_arguments, options_of
from bot.probe.run import run_probe as probe
from bot.settings import Settings

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
    except Exception as error:
        reason = exit_reason(error)
        if reason is None:
            raise
        status, sentence = reason
        print(sentence, file=sys.stderr)  # noqa: T201  the command line's output
    return status


if __name__ == "__main__":
    sys.exit(main())
