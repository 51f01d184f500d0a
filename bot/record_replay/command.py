"""The command `replay`: prints a game from its game record, and draws it."""

import argparse
import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime

from bot.games.replay import is_undoing
from bot.sessions.persistence.replay import Unplayable, replayed
from bot.sessions.session import Person, Session
from bot.texts import Texts, texts_in
from bot.ui.results.game_result import GameResult
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.results.replay_pictures import moment_picture, moving_picture
from bot.ui.results.result_card import result_alt_text
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.names import with_level
from bot.ui.text.narration import ending, given_up_lines, last_events, title
from bot.verification.command import verified_game_record
from bot.verification.verify import session_of
from renderers.pictures import Pictures

_MARKDOWN = re.compile(r"\\(?P<escaped>[\W_])|\*\*|`|^-# ")

MOVE_WIDTH = 24
"""The width of the column of moves, in characters; a longer move is not cut."""


def named(session: Session, texts: Texts) -> Session:
    """Returns the session with a name for each player who has none in the game record: the number of the seat."""

    def name(seat: int, person: Person) -> str:
        return person.name or texts("record-computer" if person.computer else "numbered-player", number=seat)

    people = tuple(replace(person, name=name(seat, person)) for seat, person in enumerate(session.people, start=1))
    return replace(session, people=people)


def game_lines(frames: ReplayFrames, texts: Texts) -> Iterator[str]:
    """Yields the lines that tell the whole game as a spectator saw it. All its players must have names."""
    session = frames.session
    yield _plain(title(session, texts))
    yield ", ".join(with_level(person.name, person, texts) for person in session.people)
    yield f"{datetime.fromtimestamp((session.started_at or 0) / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    yield ""
    for ply in range(session.ply + 1):
        yield from _ply_lines(frames, ply, texts)
    yield ""
    yield from map(_plain, given_up_lines(session, texts))
    yield _plain(ending(session, texts))
    if session.result.outcome is not None:
        _heading, *places = result_alt_text(session, texts, GameResult()).splitlines()
        yield from places


def _ply_lines(frames: ReplayFrames, ply: int, texts: Texts) -> Iterator[str]:
    """Yields the lines of a ply: its number and its move, and next to them a line for each event."""
    session = frames.at(ply)
    view = session.view(None)
    words = session.moves[-1].words if ply else ""
    labels = MoveLabels.of(session, texts, view)
    typed = "" if is_undoing(words) else labels.typed(words)
    happened = [_plain(sentence) for sentence in last_events(session, view, texts)]
    if typed or happened:
        first, *others = happened or [""]
        yield f"{ply:4}  {typed:{MOVE_WIDTH}}  {first}".rstrip()
        yield from (f"{'':4}  {'':{MOVE_WIDTH}}  {line}" for line in others)


def _plain(text: str) -> str:
    """Returns a text without Discord's markdown."""
    return _MARKDOWN.sub(lambda found: found["escaped"] or "", text)


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
