"""Writes the playthroughs.

    python -m tests.playthroughs.record tris_2 --seed 07 --option rule_of_4=true --plies 40

plays a random game, whose players mostly bring it on, and writes tests/playthroughs/tris_2.txt; `--name
tris_2-rule-of-4` writes another file. Without a game every file is written again from its own head and moves:

    python -m tests.playthroughs.record

That is also how to write a game by hand: begin a file with the head and the lines `ply 1, seat 0: ...`, and record.
Look at the difference before committing it. Where an old list of moves now leads elsewhere, `rules` in the game's info
is due to be raised.
"""

from argparse import ArgumentParser
from pathlib import Path

from bot.games import GAMES
from tests.contract.players import mostly_purposeful_move
from tests.contract.walk import random_game
from tests.playthroughs.playthrough import FOLDER, Playthrough, files, settings


def main() -> None:
    arguments = ArgumentParser(prog="python -m tests.playthroughs.record")
    arguments.add_argument(
        "game", nargs="?", choices=sorted(GAMES), help="which game; without it all files are rewritten"
    )
    arguments.add_argument("--name", help="the file's name without .txt (the game's key)")
    arguments.add_argument("--seats", type=int, help="how many players (the fewest the options allow)")
    arguments.add_argument("--seed", type=bytes.fromhex, default=b"\x07", help="in hex (07)")
    arguments.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="as often as needed")
    arguments.add_argument("--plies", type=int, default=60, help="where to cut the game (60)")
    asked = arguments.parse_args()
    if asked.game is None:
        for file in files():
            rewrite(file)
        return
    game = GAMES[asked.game]
    options = settings(game, asked.option)
    seats = asked.seats or game.seats(options).start
    steps = random_game(game, seats, options, asked.seed, asked.plies, player=mostly_purposeful_move)
    moves = tuple((seat, words) for seat, words, _ in steps if seat is not None)
    recorded = Playthrough(key=asked.game, seats=seats, options=options, seed=asked.seed, moves=moves)
    (FOLDER / f"{asked.name or asked.game}.txt").write_text(str(recorded), encoding="utf-8")


def rewrite(file: Path) -> None:
    file.write_text(str(Playthrough.read(file.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
