"""The pictures that the command `replay` draws."""

from bot.texts import Texts
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.results.replay_pictures import moment_picture, moving_picture
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
