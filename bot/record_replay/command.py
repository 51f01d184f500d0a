"""The command `replay`, and the pictures that it draws."""

import argparse
import asyncio
from collections.abc import Callable

from bot.record_replay.lines import game_lines, named
from bot.sessions.persistence.replay import Unplayable, replayed
from bot.texts import Texts, texts_in
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.results.replay_pictures import moment_picture, moving_picture
from bot.verification.command import verified_game_record
from bot.verification.verify import session_of
from renderers.pictures import Pictures


async def board_png(frames: ReplayFrames, ply: int, texts: Texts, theme: str) -> bytes:
    """Returns the PNG of the board after this ply."""
    pictures = Pictures(workers=1)
    try:
        png, _ = await moment_picture(pictures, frames.at(ply), texts, theme)
        return png
    finally:
        pictures.close()


async def game_gif(frames: ReplayFrames, texts: Texts, theme: str) -> bytes:
    """Returns the GIF of the whole game."""
    pictures = Pictures(workers=1)
    try:
        return await moving_picture(pictures, frames, "whole", lambda: [*frames.positions()], texts=texts, theme=theme)
    finally:
        pictures.close()


def replay_file(arguments: argparse.Namespace, print_line: Callable[[str], object]) -> bool:
    """Verifies the game record in a file, prints the game, and draws the pictures that are asked for.

    Returns whether that was done; otherwise a line that says why not has been printed.
    """
    texts = texts_in(arguments.language)
    read = verified_game_record(arguments.file, print_line)
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
