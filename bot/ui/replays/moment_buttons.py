"""The buttons of a replay that show a moment of it, or some of its moves, to the whole channel."""

import discord

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.replays.moments import Moments, Plies
from bot.ui.reply.audience import person
from bot.ui.reply.guild_rules import may_post
from bot.ui.reply.public_answers import look_of, send
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.text.narration import title
from bot.ui.views.components import form
from bot.ui.views.custom_id import Action, Press

MOVES_BEFORE = 10
"""How many moves before the shown one the GIF that the form suggests begins."""

MAX_DIGITS = 6

FORM = "form"
"""The argument of a submitted form's press."""


class MomentButtons:
    """Handles **This moment** and **GIF of moves**.

    They post to the channel, in the server's language and colours; where the server allows no tables, or the presser
    may not write, they answer the presser alone.
    """

    def __init__(self, sessions: Sessions, moments: Moments) -> None:
        self._sessions = sessions
        self._moments = moments
        self.handlers: ButtonHandlers = {Action.SHOW_MOMENT: self._moment, Action.SHOW_MOVES: self._moves}

    async def _moment(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.history.ended_game(press.session)
        public = may_post(reply.interaction, self._sessions)
        texts, theme = look_of(reply, self._sessions, public=public)
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
        public = may_post(reply.interaction, self._sessions)
        texts, theme = look_of(reply, self._sessions, public=public)
        async with reply.expensive("replay", session.id, plies, texts.language, theme):
            message = await self._moments.moves(session, plies, person(reply.interaction), texts, theme=theme)
        await send(reply, message, public=public)


def moves_form(session: Session, ply: int, texts: Texts) -> discord.ui.Modal:
    """Builds the form that asks for the moves of a GIF, and suggests those up to this ply."""
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
    """Returns the two numbers that were typed. Refuses `moves-unreadable` for anything else."""
    typed = reply.input.selected
    if len(typed) != 2 or not all(word.isascii() and word.isdecimal() and len(word) <= MAX_DIGITS for word in typed):
        raise Refusal("moves-unreadable")
    first, last = map(int, typed)
    return first, last
