"""The components by which a player makes a move on the table's public message, word by word."""

from dataclasses import replace

from bot.games.base import Seat
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session
from bot.ui.play.multi_choice_form import multi_choice_form
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.custom_id import Action, Press


class MoveButtons:
    """Handles the buttons and selects of moves: each chooses the next word of a move, or makes it."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._messages = tables.messages

    @property
    def handlers(self) -> ButtonHandlers:
        return {
            Action.CHOOSE_WORD: self._choose_word,
            Action.PAGE: self._turn_page,
            Action.MOVE: self._move,
            Action.SELECT_WORDS: self._select,
            Action.OPEN_CHOICE_FORM: self._open_form,
        }

    async def _move(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.games.move(
            press.session,
            reply.user,
            press.argument,
            ply=press.ply,
            action=reply.interaction.id,
            sent_at=reply.sent_at,
        )
        await self._messages.show(reply, session)

    async def _choose_word(self, reply: Reply, press: Press) -> None:
        session, _ = await self._on_turn(reply, press)
        await self._messages.show(reply, session, PartialMove(press.argument))

    async def _turn_page(self, reply: Reply, press: Press) -> None:
        session, _ = await self._on_turn(reply, press)
        await self._messages.show(reply, session, PartialMove.parse(press.argument))

    async def _select(self, reply: Reply, press: Press) -> None:
        """Takes the words of a move that were selected, up to its next word or all of them.

        Of a move whose words are chosen all at once, the custom id holds the verb, and what was selected or typed into
        the form follows it.
        """
        if press.argument:
            words = normalized(" ".join([press.argument, *reply.selected]))
            await self._move(reply, replace(press, argument=words))
            return
        chosen = replace(press, argument=normalized(selected.one(reply)))
        session, seat = await self._tables.session_and_seat(reply, chosen)
        if chosen.argument in session.game.legal_moves(session.state, seat):
            await self._move(reply, chosen)
        else:
            await self._choose_word(reply, chosen)

    async def _open_form(self, reply: Reply, press: Press) -> None:
        """Opens a form for words that are too many for a select; once submitted they count as selected."""
        session, seat = await self._on_turn(reply, press)
        if press.argument not in session.game.info.multi_choice:
            raise Refusal("unknown-button")
        await reply.send_modal(multi_choice_form(session, seat, press.argument, reply.texts))

    async def _on_turn(self, reply: Reply, press: Press) -> tuple[Session, Seat]:
        """Returns the session and the user's seat. Refuses `not-your-turn`, and what `session_and_seat` does."""
        session, seat = await self._tables.session_and_seat(reply, press)
        if seat not in session.to_act:
            raise Refusal("not-your-turn", player=session.people[min(session.to_act)].name)
        return session, seat
