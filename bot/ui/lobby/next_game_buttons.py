"""The button for those who watch: a seat in the lobby that is open, or else in the next one."""

from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.ui.lobby.threads import moved_to_thread
from bot.ui.panels.panel_kind import PanelKind
from bot.ui.reply.audience import person
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.channel_messages import message_url
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.text.narration import title
from bot.ui.views.components import page
from bot.ui.views.custom_id import Action, Press


class NextGameButtons:
    """Handles Join the next game."""

    def __init__(self, tables: TableContext, waiting_list: WaitingList) -> None:
        self._tables = tables
        self._waiting_list = waiting_list

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.NEXT_GAME: self._next_game}

    async def _next_game(self, reply: Reply, press: Press) -> None:
        """Gives the user a seat in the open lobby; without one they can join, adds or removes them from the list."""
        session = await self._tables.session_of(press)
        lobby = self._waiting_list.open_lobby(session.place)
        if lobby is not None and await self._seated(reply, lobby):
            return
        removed = self._waiting_list.remove(session.place, reply.user)
        if not removed:
            self._waiting_list.add(session, person(reply.interaction))
        if session.status.live:  # the message of an ended table stays as it is
            self._tables.messages.refresh(reply, session)
        key = "next-game-forgotten" if removed else "next-game-noted"
        await reply.send_private(page(reply.texts(key)), kind=PanelKind.NOTICE)

    async def _seated(self, reply: Reply, lobby: Session) -> bool:
        """Seats the user, or says that they have a seat. Returns False if the lobby is full or only for others."""
        where = {"title": title(lobby, reply.texts), "link": message_url(lobby.place, lobby.message or 0)}
        if lobby.seat_of(reply.user) is not None:
            await reply.send_private(page(reply.texts("next-game-has-seat", **where)), kind=PanelKind.NOTICE)
            return True
        try:
            transition = await self._tables.sessions.lobbies.join(
                lobby.id, person(reply.interaction), interaction=reply.interaction.id
            )
        except Refusal:
            return False
        self._waiting_list.remove(lobby.place, reply.user)
        if not await moved_to_thread(self._tables, reply, transition):
            await self._tables.confirm(reply, transition.session, "next-game-joined", **where)
        return True
