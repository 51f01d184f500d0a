"""The buttons of a replay that show a moment of it, or some of its moves, to the whole channel."""

import discord

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.replays.moments import Moments, Plies
from bot.ui.reply.audience import own_theme, person, public_texts
from bot.ui.reply.guild_rules import may_post
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.text.narration import title
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.form import form
from bot.ui.views.outgoing_message import OutgoingMessage

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
        texts, theme = self._audience(reply)
        async with reply.expensive("moment", session.id, press.ply, texts.language, theme):
            message = await self._moments.moment(session, press.ply, person(reply.interaction), texts, theme=theme)
        await self._send(reply, message)

    async def _moves(self, reply: Reply, press: Press) -> None:
        """Opens the form, or answers the submitted one. Refuses `moves-unreadable`."""
        session = await self._sessions.history.ended_game(press.session)
        if press.argument != FORM:
            await reply.send_modal(moves_form(session, press.ply, reply.texts))
            return
        plies = Plies.between(*_numbers(reply), session)
        texts, theme = self._audience(reply)
        async with reply.expensive("replay", session.id, plies, texts.language, theme):
            message = await self._moments.moves(session, plies, person(reply.interaction), texts, theme=theme)
        await self._send(reply, message)

    def _audience(self, reply: Reply) -> tuple[Texts, str]:
        """Returns the texts and the theme of an answer, for all or for the user alone."""
        settings = self._sessions.guild_settings
        if self._is_public(reply):
            return public_texts(reply.interaction, settings), settings.of(reply.interaction.guild_id).theme
        return reply.texts, own_theme(reply.interaction, self._sessions)

    async def _send(self, reply: Reply, message: OutgoingMessage) -> None:
        if self._is_public(reply):
            await reply.send_public(message)
        else:
            await reply.send_private(message)

    def _is_public(self, reply: Reply) -> bool:
        return may_post(reply.interaction, self._sessions.guild_settings.of(reply.interaction.guild_id))


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
