"""A moment of a finished game as a picture, or some of its moves as a GIF: messages to be shown to others."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.sessions.session import Person, Session, Status
from bot.texts import Texts
from bot.ui.results.replay_frames import Position, ReplayFrames
from bot.ui.results.replay_pictures import moment_picture, moving_picture
from bot.ui.text.captions import accent
from bot.ui.text.names import bold
from bot.ui.text.narration import ending, recent_events, title
from bot.ui.views.components import Piece, button, button_row, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

ANIMATION = "moves.gif"


@dataclass(frozen=True)
class Plies:
    """Some plies of a game, from the first to the last, both of which are shown; 0 is the start."""

    first: int
    last: int

    @classmethod
    def between(cls, one: int, other: int, session: Session) -> "Plies":
        """Returns the plies between these two, whichever is the first; past the end counts as the end."""
        first, last = sorted((one, other))
        return cls(min(first, session.ply), min(last, session.ply))

    def positions(self, frames: ReplayFrames) -> Sequence[Position]:
        """Returns what spectators saw after each of them."""
        return [one for one in frames.positions() if self.first <= one.session.ply <= self.last]

    def __str__(self) -> str:
        return f"plies-{self.first}-{self.last}"


class Moments:
    """Lays out moments and moves of finished games. They show only what spectators could see."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures

    async def moment(self, session: Session, ply: int, by: Person, texts: Texts, *, theme: str) -> OutgoingMessage:
        """Lays out the board after this ply.

        Refuses as `ReplayFrames.of` does.

        Args:
            by: who shows it.
        """
        frames = await asyncio.to_thread(ReplayFrames.of, session)
        now = frames.at(ply)
        png, alt = await moment_picture(self._pictures, now, texts, theme)
        lines = [
            f"### {title(now, texts)}",
            texts("moment-shown", ply=now.ply, last=session.ply, player=bold(by.name)),
            *recent_events(now, now.view(None), texts),
            *([] if now.status is Status.PLAYING else [ending(now, texts)]),
        ]
        pieces = [text("\n".join(lines)), picture(alt), _steps(session, now.ply, texts)]
        return OutgoingMessage(panel(pieces, accent(now, theme)), [picture_file(png)])

    async def moves(self, session: Session, plies: Plies, by: Person, texts: Texts, *, theme: str) -> OutgoingMessage:
        """Lays out a GIF of these plies; of very many it shows every second, third ... one. Otherwise as `moment`."""
        frames = await asyncio.to_thread(ReplayFrames.of, session)
        gif = await moving_picture(
            self._pictures, frames, plies, lambda: plies.positions(frames), texts=texts, theme=theme
        )
        shown = {"first": plies.first, "last": plies.last}
        lines = [
            f"### {title(session, texts)}",
            texts("moves-shown", **shown, all=session.ply, player=bold(by.name)),
        ]
        pieces = [
            text("\n".join(lines)),
            picture(texts("moves-shown-alt", **shown), ANIMATION),
            _steps(session, plies.first, texts),
        ]
        colour = accent(frames.at(plies.last), theme)
        return OutgoingMessage(panel(pieces, colour), [picture_file(gif, ANIMATION)])


def _steps(session: Session, ply: int, texts: Texts) -> Piece:
    """Returns the button that shows the game step by step from this ply on, to its presser alone."""
    return button_row([button(texts("button-steps"), Press(Action.REPLAY_STEP, session.id, ply))])
