"""Plays one match, or with `all` every match of the programme, and writes the results into a document.

`python -m bench.arena tris_2 master one_ply --games 100 --option rule_of_4=true`
`python -m bench.arena all --games 1000 --write docs/opponents.md`

The matches are played in parts of some games, one part of each match in turn, and the document is written after each
part. A stopped run loses at most one part; the next run continues from there unless a player has changed.
"""

import argparse
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from bench.arena import table
from bench.arena.contestants import NAMES
from bench.arena.match import Match
from bench.arena.options import option_values
from bench.arena.programme import matches
from bench.arena.progress import Progress, commit
from bot.games import GAMES


def main() -> None:
    """Plays the matches that the command line names, and prints each score."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__)
    parser.add_argument("game", choices=["all", *sorted(GAMES)])
    parser.add_argument("first", nargs="?", choices=NAMES, help="left out: all matches of the programme")
    parser.add_argument("second", nargs="?", choices=NAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--plies", type=int, default=2000)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--part", type=int, default=24, help="the games of a match that are played at once")
    parser.add_argument("--progress", type=Path, default=Path("var/arena.json"))
    parser.add_argument("--write", type=Path, help="a document with a table of results")
    given = parser.parse_args()
    played_by = commit()
    progress, matches = Progress(given.progress, played_by), [*_matches(given)]
    for end in range(given.part, given.games + given.part, given.part):
        for match in matches:
            score = progress.of(match)
            if score.games < min(end, given.games):
                part = replace(match, games=min(end, given.games))
                score += part.play(given.processes, start=score.games)
                progress.keep(match, score)
                print(f"{table.name_of(match)} {score}", flush=True)
            if given.write:
                table.write(given.write, match, score, played_by)


def _matches(given: argparse.Namespace) -> Iterable[Match]:
    if given.first and given.second:
        options = option_values(given.option)
        return [
            Match(given.game, given.first, given.second, given.games, options, given.plies, given.seed, given.seats)
        ]
    return [match for match in matches(given.games, given.seed) if given.game in ("all", match.game)]


if __name__ == "__main__":
    main()
