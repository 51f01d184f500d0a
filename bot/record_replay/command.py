"""The command `replay`."""

import argparse
import asyncio
from collections.abc import Callable

from bot.record_replay.lines import game_lines, named
from bot.record_replay.pictures import board_png, game_gif
from bot.sessions.persistence.replay import Unplayable, replayed
from bot.texts import texts_in
from bot.ui.results.replay_frames import ReplayFrames
from bot.verification.command import verified_record
from bot.verification.verify import session_of


def replay_file(arguments: argparse.Namespace, print_line: Callable[[str], object]) -> bool:
    """Verifies the record in a file, prints the game, and draws the pictures that are asked for.

    Returns whether that was done; otherwise a line has been printed that says why not.
    """
    texts = texts_in(arguments.language)
    read = verified_record(arguments.file, print_line)
    if read is None:
        return False
    record, _ = read
    try:
        session = replayed(session_of(record))
    except Unplayable as error:
        print_line(f"it cannot be replayed: {error}")
        return False
    frames = ReplayFrames.of(named(session, texts))
    last = frames.session.ply
    ply = last if arguments.ply is None else arguments.ply
    if not 0 <= ply <= last:
        print_line(f"there is no ply {ply}: the game has {last} moves")
        return False
    for line in game_lines(frames, texts):
        print_line(line)
    try:
        if arguments.picture is not None:
            arguments.picture.write_bytes(asyncio.run(board_png(frames, ply, texts, arguments.theme)))
        if arguments.gif is not None:
            arguments.gif.write_bytes(asyncio.run(game_gif(frames, texts, arguments.theme)))
    except OSError as error:
        print_line(f"the picture cannot be written: {error}")
        return False
    return True
