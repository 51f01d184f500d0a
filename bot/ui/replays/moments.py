"""A moment of a finished game as a picture, or some of its moves as a GIF, and the buttons that post them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Session, Status
from bot.texts import Texts
from bot.ui.reply.audience import person
from bot.ui.reply.guild_rules import look_of_post, send
from bot.ui.reply.reply import Reply
from bot.ui.results.replay_frames import Position, ReplayFrames
from bot.ui.results.replay_pictures import moment_picture, moving_picture
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.text.captions import accent
from bot.ui.text.names import bold
from bot.ui.text.narration import ending, recent_events, title
from bot.ui.views.components import Piece, button, button_row, form, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

ANIMATION = "moves.gif"

MOVES_BEFORE = 10
"""How many moves before the shown one the suggested GIF begins."""

MAX_DIGITS = 6

FORM = "form"
"""The argument of a submitted form's press."""


@dataclass(frozen=True)
class Plies:
    """A range of plies of a game, inclusive; 0 is the start."""

    first: int
    last: int

    @classmethod
    def between(cls, one: int, other: int, session: Session) -> "Plies":
        """Returns the plies between these two, in any order; a ply past the end counts as the end."""
        first, last = sorted((one, other))
        return cls(min(first, session.ply), min(last, session.ply))

    def positions(self, frames: ReplayFrames) -> Sequence[Position]:
        """Returns what spectators saw after each of these plies."""
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
            by: the person who shows it.
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
        """Lays out a GIF of these plies; of very many, every second, third ... one. Otherwise like `moment`."""
        frames = await asyncio.to_thread(ReplayFrames.of, session)
        gif = await moving_picture(
            self._pictures, frames, plies, lambda: plies.positions(frames), texts=texts, theme=theme
        )
        shown = {"first": plies.first, "last": plies.last}
        lines = [f"### {title(session, texts)}", texts("moves-shown", **shown, all=session.ply, player=bold(by.name))]
        pieces = [
            text("\n".join(lines)),
            picture(texts("moves-shown-alt", **shown), ANIMATION),
            _steps(session, plies.first, texts),
        ]
        colour = accent(frames.at(plies.last), theme)
        return OutgoingMessage(panel(pieces, colour), [picture_file(gif, ANIMATION)])


def _steps(session: Session, ply: int, texts: Texts) -> Piece:
    """Returns the button that shows its presser the game step by step from this ply on."""
    return button_row([button(texts("button-steps"), Press(Action.REPLAY_STEP, session.id, ply))])


class MomentButtons:
    """Handles **This moment** and **GIF of moves**.

    They post to the channel, in the server's language and theme; where the server allows no tables, or the presser may
    not write, they answer only the presser.
    """

    def __init__(self, sessions: Sessions, moments: Moments) -> None:
        self._sessions = sessions
        self._moments = moments
        self.handlers: ButtonHandlers = {Action.SHOW_MOMENT: self._moment, Action.SHOW_MOVES: self._moves}

    async def _moment(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.history.ended_game(press.session)
        public, texts, theme = look_of_post(reply, self._sessions)
        async with reply.expensive("moment", session.id, press.ply, texts.language, theme):
            message = await self._moments.moment(session, press.ply, person(reply.interaction), texts, theme=theme)
        await send(reply, message, public=public)

    async def _moves(self, reply: Reply, press: Press) -> None:
        """Opens the form, or answers the submitted one. Refuses `moves-unreadable`."""
        session = await self._sessions.history.ended_game(press.session)
        if press.argument != FORM:
            await reply.send_modal(moves_form(session, press.ply, reply.texts))
            return
        plies = Plies.between(*_numbers(reply), session)
        public, texts, theme = look_of_post(reply, self._sessions)
        async with reply.expensive("replay", session.id, plies, texts.language, theme):
            message = await self._moments.moves(session, plies, person(reply.interaction), texts, theme=theme)
        await send(reply, message, public=public)


def moves_form(session: Session, ply: int, texts: Texts) -> discord.ui.Modal:
    """Builds the form that asks for the moves of a GIF, and suggests the moves up to this ply."""
    hint, last = texts("moves-form-hint", last=session.ply), ply or session.ply
    suggested = {"first": max(0, last - MOVES_BEFORE), "last": last}
    labels = [
        discord.ui.Label[discord.ui.Modal](
            text=texts(f"moves-form-{name}"),
            description=hint,
            component=discord.ui.TextInput(custom_id=name, default=str(number), max_length=MAX_DIGITS),
        )
        for name, number in suggested.items()
    ]
    return form(title(session, texts), Press(Action.SHOW_MOVES, session.id, ply, FORM), labels)


def _numbers(reply: Reply) -> tuple[int, int]:
    """Returns the two typed numbers. Refuses `moves-unreadable` for anything else."""
    typed = reply.input.selected
    if len(typed) != 2 or not all(word.isascii() and word.isdecimal() and len(word) <= MAX_DIGITS for word in typed):
        raise Refusal("moves-unreadable")
    first, last = map(int, typed)
    return first, last
