"""Plays a match: `python -m bench.arena tris_2 master one_ply --games 100 --option rule_of_4=true`."""

import argparse
import json

from bench.arena.contestants import NAMES
from bench.arena.match import Match
from bot.games import GAMES


def main() -> None:
    """Plays the match that the command line names, and prints its score."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("first", choices=NAMES)
    parser.add_argument("second", choices=NAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--plies", type=int, default=2000)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    values = {name: _value(text) for name, text in options.items()}
    match = Match(given.game, given.first, given.second, given.games, values, given.plies, given.seed)
    print(f"{given.game} {values or ''} {given.first} against {given.second}: {match.play(given.processes)}")


def _value(text: str) -> str | int | bool:
    """Returns an option's value: a number or a truth value in JSON, else the text itself."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, int) else text


if __name__ == "__main__":
    main()
