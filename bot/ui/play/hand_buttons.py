"""The button that opens a player's hand, and the components of that private panel."""

from typing import NamedTuple

from bot.sessions.refusals import NoGame, Stale
from bot.sessions.session import Session
from bot.ui.play.hand_layout import HandLayout
from bot.ui.play.table_moves import offer_next_game
from bot.ui.reply.bot_permissions import require_shown_move, showing_move
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers, MoveSurface
from bot.ui.routing.table_context import TableContext
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.custom_id import Action, Press


class PressedHand(NamedTuple):
    """The table of a pressed hand, and whether moves were made since the panel was laid out."""

    session: Session
    outdated: bool


class HandButtons(MoveSurface[PressedHand]):
    """Opens hands, and makes the moves that are chosen in them; the table's message follows.

    A panel follows the game for 15 minutes after each press, and may stay open for hours. A press on an outdated panel
    changes nothing: it shows the current hand with a note, and the player presses again.
    """

    def __init__(self, tables: TableContext, hands: HandLayout) -> None:
        self._tables = tables
        self._hands = hands
        self.handlers: ButtonHandlers = {Action.HAND: self._open, Action.HAND_UPDATE: self._update}

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens the hand; in games whose moves are made on the table's message, only shows the player's secret."""
        session = await self._tables.session_of(press)
        if session.game.info.secret and not session.game.info.private_moves:
            await self._hands.tell_secret(reply, session)
        else:
            await self._hands.show(reply, session)

    async def _update(self, reply: Reply, press: Press) -> None:
        await self._hands.show(reply, await self._tables.session_of(press))

    async def pressed(self, reply: Reply, press: Press) -> PressedHand:  # noqa: ARG002  the hand refuses other users itself
        session = await self._tables.session_of(press)
        return PressedHand(session, outdated=session.ply != press.ply)

    async def show(self, reply: Reply, position: PressedHand, partial: PartialMove) -> None:
        if position.outdated:
            await self._show_outdated(reply, position.session)
        else:
            await self._hands.show(reply, position.session, partial)

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        try:
            session = await self._tables.sessions.games.move(
                press.session, reply.user, words, ply=press.ply, action=reply.interaction.id, is_lost=reply.is_lost
            )
        except (Stale, NoGame):
            await self._show_outdated(reply, await self._tables.session_of(press))
        else:
            self._tables.messages.refresh(reply, session)
            with showing_move(reply.interaction):
                await self._hands.show(reply, session)
            require_shown_move(reply.interaction)
            await offer_next_game(self._tables.sessions, reply, session)

    async def _show_outdated(self, reply: Reply, session: Session) -> None:
        await self._hands.show(reply, session, note=reply.texts("hand-outdated"))
