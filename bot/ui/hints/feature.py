"""Hints: the button, and the feature that the client adds."""

from bot.sessions.rules.consent import check_may_offer
from bot.sessions.rules.guards import require_player
from bot.sessions.rules.hints import hints_allowed, require_turn
from bot.sessions.session import OfferKind, Session
from bot.sessions.transition import TableEvent
from bot.ui.hints.hint_view import ask_question, hint_panel, hint_question
from bot.ui.panels.follow import Follow
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import command
from bot.ui.routing.table_context import TableContext
from bot.ui.text.narration import others
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage


class Hints:
    """Handles `/hint` and the button Hint.

    Other players have to agree first: the user is told whom that asks, and confirms. So does who plays a game for one
    that counts.
    """

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions

    async def typed(self, reply: Reply) -> None:
        """`/hint`: shows the best moves, asks the others for hints, or agrees to their request."""
        await self._hint(reply, self._tables.session_here(reply))

    async def pressed(self, reply: Reply, press: Press) -> None:
        session, _ = await self._tables.session_and_seat(reply, press)
        await self._hint(reply, session)

    async def confirmed(self, reply: Reply, press: Press) -> None:
        """The user takes a hint although the game does not count then, or asks the others for hints."""
        session, seat = await self._tables.session_and_seat(reply, press)
        if not hints_allowed(session):
            session, event = await self._sessions.offers.make(session.id, reply.user, OfferKind.HINTS)
            if event is TableEvent.OFFERED:
                await self._tables.confirm(reply, session, "offer-made", players=others(session, seat, reply.texts))
                return
            self._tables.messages.refresh(reply, session)
        await self._show(reply, session)

    async def _hint(self, reply: Reply, session: Session) -> None:
        offer, seat = session.consent.offer, session.seat_of(reply.user)
        if hints_allowed(session):
            await self._show(reply, session)
        elif offer is not None and offer.kind is OfferKind.HINTS and offer.by != seat:
            session, _ = await self._sessions.offers.agree(session.id, reply.user, kind=OfferKind.HINTS)
            await self._tables.confirm(reply, session, "hints-on" if session.consent.hints else "offer-agreed")
        elif session.staying == (seat,):
            require_turn(session, reply.user)
            await reply.show_private(hint_question(session, reply.texts))
        else:
            check_may_offer(session, reply.user, OfferKind.HINTS)
            seat = require_player(session, reply.user)
            await reply.show_private(ask_question(session, seat, reply.texts))

    async def _show(self, reply: Reply, session: Session) -> None:
        """Shows the best moves until the next move is made."""
        hint = await self._sessions.hints.of(session.id, reply.user)
        seat = require_turn(session, reply.user)
        panel = hint_panel(session, seat, hint, reply.texts)

        async def lay_out(newest: Session, last: bool) -> OutgoingMessage | None:  # noqa: ARG001  it never changes
            return OutgoingMessage(panel) if newest.status.live and newest.ply == hint.ply else None

        await reply.show_private(panel, follow=Follow.of(session, lay_out))


def hints_feature(tables: TableContext) -> Feature:
    """Builds the feature: `/hint`, and the buttons that lead to a hint."""
    hints = Hints(tables)
    handlers = {Action.HINT: hints.pressed, Action.CONFIRM_HINT: hints.confirmed}
    return Feature([command("hint", hints.typed)], handlers)
