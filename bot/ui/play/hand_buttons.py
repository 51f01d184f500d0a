"""The button that opens a player's hand, and the components of that private panel."""

from bot.sessions.refusals import NoGame, Stale
from bot.sessions.session import Session
from bot.ui.play.hand_layout import HandLayout
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.custom_id import Action, Press


class HandButtons:
    """Handles moves that are chosen in private; the table's message follows.

    A panel follows the game for 15 minutes after each press, and may stay open for hours. A press on an outdated panel
    changes nothing: it shows the hand as it is now, with a note, and the player presses again.
    """

    def __init__(self, tables: TableContext, hands: HandLayout) -> None:
        self._tables = tables
        self._hands = hands

    @property
    def handlers(self) -> ButtonHandlers:
        return {
            Action.HAND: self._open,
            Action.HAND_UPDATE: self._update,
            Action.HAND_CHOOSE_WORD: self._choose_word,
            Action.HAND_PAGE: self._turn_page,
            Action.HAND_MOVE: self._move,
            Action.HAND_SELECT_WORDS: self._select,
        }

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens the hand from the table's message. A secret alone, whose game is played there, is only told."""
        session = await self._tables.session_of(press)
        if session.game.info.secret and not session.game.info.private_moves:
            await self._hands.tell_secret(reply, session)
        else:
            await self._hands.show(reply, session)

    async def _update(self, reply: Reply, press: Press) -> None:
        await self._hands.show(reply, await self._tables.session_of(press))

    async def _choose_word(self, reply: Reply, press: Press) -> None:
        await self._show_partial(reply, press, PartialMove(press.argument))

    async def _turn_page(self, reply: Reply, press: Press) -> None:
        await self._show_partial(reply, press, PartialMove.parse(press.argument))

    async def _select(self, reply: Reply, press: Press) -> None:
        await self._show_partial(reply, press, PartialMove(normalized(selected.one(reply))))

    async def _move(self, reply: Reply, press: Press) -> None:
        try:
            session = await self._tables.sessions.games.move(
                press.session, reply.user, press.argument, ply=press.ply, action=reply.interaction.id
            )
        except (Stale, NoGame):
            await self._show_outdated(reply, await self._tables.session_of(press))
        else:
            self._tables.messages.refresh(reply, session)
            await self._hands.show(reply, session)

    async def _show_partial(self, reply: Reply, press: Press, partial: PartialMove) -> None:
        session = await self._tables.session_of(press)
        if session.ply == press.ply:
            await self._hands.show(reply, session, partial)
        else:
            await self._show_outdated(reply, session)

    async def _show_outdated(self, reply: Reply, session: Session) -> None:
        await self._hands.show(reply, session, note=reply.texts("hand-outdated"))
