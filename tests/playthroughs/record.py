"""Writes playthroughs.

    python -m tests.playthroughs.record tris_2 --seed 07 --option rule_of_4=true --plies 40

plays a random game, with mostly purposeful moves, and writes tests/playthroughs/tris_2.txt; `--name tris_2-rule-of-4`
writes another file. Without a game, every file is rewritten from its own input:

    python -m tests.playthroughs.record

To write a game by hand, start a file with its head and the lines `ply 1, seat 0: ...`, then record. Check the diff
before you commit it. If an old list of moves now leads elsewhere, raise `rules` in the game's info; if only the hash of
all states differs, raise `state_format`, so that hashes in databases are not compared with the new ones.
"""

from argparse import ArgumentParser
from pathlib import Path

from bot.games import GAMES
from tests.contract.players import mostly_purposeful_move
from tests.contract.walk import random_game
from tests.playthroughs.playthrough import FOLDER, Playthrough, files, settings


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.playthroughs.record")
    parser.add_argument("game", nargs="?", choices=sorted(GAMES), help="which game; without it all files are rewritten")
    parser.add_argument("--name", help="the file's name without .txt (the game's key)")
    parser.add_argument("--seats", type=int, help="how many players (the fewest the options allow)")
    parser.add_argument("--seed", type=bytes.fromhex, default=b"\x07", help="in hex (07)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="as often as needed")
    parser.add_argument("--plies", type=int, default=60, help="where to cut the game (60)")
    arguments = parser.parse_args()
    if arguments.game is None:
        for file in files():
            rewrite(file)
        return
    game = GAMES[arguments.game]
    options = settings(game, arguments.option)
    seats = arguments.seats or game.seats(options).start
    steps = random_game(game, seats, options, arguments.seed, arguments.plies, player=mostly_purposeful_move)
    moves = tuple((seat, words) for seat, words, _ in steps if seat is not None)
    recorded = Playthrough(key=arguments.game, seats=seats, options=options, seed=arguments.seed, moves=moves)
    (FOLDER / f"{arguments.name or arguments.game}.txt").write_text(str(recorded), encoding="utf-8")


def rewrite(file: Path) -> None:
    file.write_text(str(Playthrough.read(file.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
