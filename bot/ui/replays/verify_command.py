"""`/verify`, and the button of an ended table that does the same."""

import asyncio

import discord
from discord import app_commands

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.replays.verification import parsed, verified_game, verified_game_record
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.finished_games import FinishedGames, finished_here
from bot.ui.routing.slash_command import Command, TypedText, command, suggesting
from bot.ui.views.custom_id import BESIDE, Action, Press

MAX_BYTES = 1_000_000
"""The size of the longest game record that is verified: about 4,000 moves."""


class VerifyCommand:
    """Verifies games: one of this channel, or the game record that a user attaches. The user alone sees the answer."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self.handlers: ButtonHandlers = {Action.VERIFY: self._press, Action.NAMED_RECORD: self._press_for_names}

    @property
    def command(self) -> Command:
        """The command."""
        made = command("verify", self._verify)
        app_commands.autocomplete(game=suggesting(FinishedGames(self._sessions).suggest))(made)
        return made

    async def _verify(
        self, reply: Reply, game: TypedText | None = None, record: discord.Attachment | None = None
    ) -> None:
        """`/verify`: verifies the attached game record, else a game of this channel: the last one if none is named."""
        if record is not None:
            await self._verify_record(reply, record)
            return
        channel = reply.interaction.channel_id or 0
        last = await self._sessions.history.ended_in(channel, 1)
        if not last:
            raise Refusal("verify-none")
        session = await finished_here(self._sessions, channel, game or last[0].session)
        if session is None:
            raise Refusal("verify-no-game")
        await self._verify_game(reply, session)

    async def _press(self, reply: Reply, press: Press) -> None:
        """Answers on the pressed panel, or beside it where the button says so."""
        session = await self._sessions.history.ended_game(press.session)
        await self._verify_game(reply, session, beside=press.argument == BESIDE)

    async def _press_for_names(self, reply: Reply, press: Press) -> None:
        await self._verify_game(reply, await self._sessions.history.ended_game(press.session), with_names=True)

    async def _verify_game(
        self, reply: Reply, session: Session, *, with_names: bool = False, beside: bool = False
    ) -> None:
        async with reply.expensive("verify", session.id):
            message = await verified_game(session, reply.texts, reply.user, with_names=with_names)
        if beside:
            await reply.send_private(message)
        else:
            await reply.show_private(message)

    async def _verify_record(self, reply: Reply, attachment: discord.Attachment) -> None:
        """Verifies a game record, and compares it with the game if this bot has it. Refuses `verify-unreadable`."""
        if attachment.size > MAX_BYTES:
            raise Refusal("verify-unreadable")
        async with reply.expensive("verify", attachment.id):
            try:
                content = await attachment.read()
            except discord.HTTPException:  # it is gone, or Discord does not give it
                raise Refusal("verify-unreadable") from None
            given = await asyncio.to_thread(parsed, content)
            name = given.get("session")
            session = await self._sessions.tables.find(name) if isinstance(name, str) else None
            played = session if session is not None and not session.status.live and session.state is not None else None
            message = await verified_game_record(given, played, reply.texts)
        await reply.send_private(message)
