"""The buttons of a lobby, and of any table for its luck and for a rematch."""

import re

from bot.players.base import Level
from bot.sessions.refusals import Refusal
from bot.sessions.transition import Transition
from bot.ui.lobby.fair_luck import show_luck
from bot.ui.lobby.leaving import ask_to_leave, left_key
from bot.ui.lobby.rematch import rematch
from bot.ui.lobby.threads import moved_to_thread
from bot.ui.reply.audience import person
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.lobby_view import ADD, EVERY
from bot.ui.views.custom_id import Action, Press

COMPUTER = re.compile(r"-\d{1,3}", re.ASCII)
"""The id of a computer."""


class LobbyButtons:
    """Handles the buttons about seats, starting the game, its luck, and rematches."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._messages = tables.messages
        self.handlers: ButtonHandlers = {
            Action.JOIN: self._join,
            Action.LEAVE: self._leave,
            Action.CONFIRM_LEAVE: self._confirm_leave,
            Action.START: self._start,
            Action.LEVEL: self._level,
            Action.LUCK: self._luck,
            Action.REMATCH: self._rematch,
            Action.DECLINE_REMATCH: self._decline_rematch,
        }

    async def _join(self, reply: Reply, press: Press) -> None:
        await self._show(
            reply,
            await self._sessions.lobbies.join(
                press.session, person(reply.interaction), interaction=reply.interaction.id
            ),
        )

    async def _leave(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        if self._sessions.lobbies.leaving.closes(session, reply.user):
            await ask_to_leave(self._sessions, reply, session)
        else:
            await self._confirm_leave(reply, press)

    async def _confirm_leave(self, reply: Reply, press: Press) -> None:
        left = await self._sessions.lobbies.leave(press.session, reply.user, interaction=reply.interaction.id)
        await self._tables.confirm(reply, left.session, left_key(left))

    async def _start(self, reply: Reply, press: Press) -> None:
        await self._show(
            reply, await self._sessions.lobbies.start(press.session, reply.user, interaction=reply.interaction.id)
        )

    async def _level(self, reply: Reply, press: Press) -> None:
        """Adds a computer of a level, or changes the level of one, whose id stands before it, or of all."""
        computer, _, level = selected.one(reply).partition(" ")
        if level not in [*Level] or not (computer in (ADD, EVERY) or COMPUTER.fullmatch(computer)):
            raise Refusal("unknown-button")
        if computer == ADD:
            added = await self._sessions.lobbies.add_computer(
                press.session, reply.user, level=Level(level), interaction=reply.interaction.id
            )
            await self._show(reply, added)
            return
        session = await self._sessions.lobbies.set_level(
            press.session, reply.user, None if computer == EVERY else int(computer), Level(level)
        )
        await self._messages.show(reply, session)

    async def _luck(self, reply: Reply, press: Press) -> None:
        await show_luck(reply, await self._tables.session_of(press))

    async def _rematch(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await rematch(self._tables, reply, press.session))

    async def _decline_rematch(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.lobbies.decline_rematch(press.session, person(reply.interaction))
        await self._messages.show(reply, session)

    async def _show(self, reply: Reply, transition: Transition) -> None:
        """Shows the table, in a thread if this started a game that is played in one.

        Joining can start a game, and so can leaving: a rematch starts as soon as nobody but its players sits there.
        """
        if not await moved_to_thread(self._tables, reply, transition):
            await self._messages.show(reply, transition.session)
