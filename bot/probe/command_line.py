"""The arguments of `python -m bot probe`."""

import argparse
from pathlib import Path

from bot.probe.assumptions import ALL
from bot.probe.probe import Options

DESCRIPTION = """\
Tries on Discord what the bot assumes of Discord, and prints for each assumption whether it held, and if not, what that
breaks. Needs DISCORD_TOKEN, and a text channel where the bot may view, send, attach files, create threads and read the
history. Somebody in that channel is asked to press buttons. Stop a bot that runs with the same token, or use another
application: both would answer the presses."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the probe's description and options to a parser."""
    keys = [assumption.key for assumption in ALL]
    parser.description = DESCRIPTION
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--channel", required=True, type=_id, metavar="ID", help="the test channel")
    parser.add_argument(
        "--old", type=_id, metavar="ID", help="a message of the bot there, over an hour old; is overwritten"
    )
    parser.add_argument("--wait", default=120.0, type=float, metavar="S", help="seconds to wait for each press (120)")
    parser.add_argument("--slow", action="store_true", help="try also what takes 16 minutes")
    parser.add_argument(
        "--only", action="append", default=[], choices=keys, metavar="NAME", help="try only this one; may be repeated"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the exchange there, without tokens")


def options_of(arguments: argparse.Namespace) -> Options:
    """Returns the options given by the arguments."""
    return Options(
        channel=arguments.channel,
        old=arguments.old or "",
        wait=arguments.wait,
        slow=arguments.slow,
        only=frozenset(arguments.only),
    )


def _id(text: str) -> str:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no id, which has only digits")
    return text
