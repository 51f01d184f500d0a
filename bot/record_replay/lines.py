"""A finished game in words: its players, each move with what it did, and the result."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

from bot.games.replay import is_undoing
from bot.sessions.session import Person, Session
from bot.texts import Texts
from bot.ui.results.game_result import GameResult
from bot.ui.results.replay_frames import ReplayFrames
from bot.ui.results.result_card import result_alt_text
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.names import with_level
from bot.ui.text.narration import ending, given_up_lines, last_events, title

_MARKDOWN = re.compile(r"\\(?P<escaped>[\W_])|\*\*|`|^-# ")

MOVE_WIDTH = 24
"""The width of the column of moves, in characters; a longer move is not cut."""


def named(session: Session, texts: Texts) -> Session:
    """Returns the session with a name for each player who has none in the game record: the number of the seat."""

    def name(seat: int, person: Person) -> str:
        return person.name or texts("record-computer" if person.computer else "record-player", number=seat)

    people = tuple(replace(person, name=name(seat, person)) for seat, person in enumerate(session.people, start=1))
    return replace(session, people=people)


def game_lines(frames: ReplayFrames, texts: Texts) -> Iterator[str]:
    """Yields the lines that tell the whole game as a spectator saw it. Everybody in it has a name."""
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
    """Yields what happened at a ply: its number and its move, and beside them a line for each event."""
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
