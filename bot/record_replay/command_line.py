"""The arguments of `python -m bot replay`."""

import argparse
from pathlib import Path

from bot.texts import LANGUAGES
from renderers.themes.theme import DARK, THEMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the path of the game record and the options for pictures to a parser."""
    parser.add_argument("file", type=Path, help="the record, as /verify gives it")
    parser.add_argument("--picture", type=Path, metavar="PNG", help="draw the board into this file")
    parser.add_argument("--ply", type=int, help="after this move (the last one); 0 is the start")
    parser.add_argument("--gif", type=Path, metavar="GIF", help="draw the whole game as a moving picture")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the words and pictures (en)")
    parser.add_argument("--theme", choices=[*THEMES], default=DARK.name, help=f"of the pictures ({DARK.name})")
