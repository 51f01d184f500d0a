"""The buttons by which players agree with one another, claim a win after a timeout, or resign."""

from bot.sessions.refusals import EndNotAllowed, Refusal
from bot.sessions.session import OfferKind
from bot.sessions.transition import TableEvent
from bot.ui.consent.questions import ask_to_end, ask_to_resign, asked_key
from bot.ui.reply.audience import is_moderator
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.text.narration import others
from bot.ui.views.custom_id import Action, Press


class ConsentButtons:
    """Handles the buttons of offers and timeouts on the table's message, and of the private menu."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._messages = tables.messages

    @property
    def handlers(self) -> ButtonHandlers:
        return {
            Action.OFFER: self._offer,
            Action.AGREE: self._agree,
            Action.DECLINE: self._decline,
            Action.CLAIM: self._claim,
            Action.WAIT: self._wait,
            Action.TAKE_SEAT: self._take_seat,
            Action.RESIGN: self._resign,
            Action.CONFIRM_RESIGN: self._confirm_resign,
            Action.CONFIRM_END: self._confirm_end,
            Action.PLAY_ON: self._play_on,
        }

    async def _offer(self, reply: Reply, press: Press) -> None:
        kind = _offer_kind(press)
        session, seat = await self._tables.session_and_seat(reply, press)
        if kind is OfferKind.END and session.staying == (seat,):  # nobody else is asked, so the user is
            await ask_to_end(reply, session)
            return
        session, event = await self._sessions.offers.make(press.session, reply.user, kind)
        key = "offer-made" if event is TableEvent.OFFERED else "offer-granted"
        await self._tables.confirm(reply, session, key, players=others(session, seat, reply.texts))

    async def _agree(self, reply: Reply, press: Press) -> None:
        session, _ = await self._sessions.offers.agree(
            press.session, reply.user, kind=_offer_kind(press), ply=press.ply
        )
        await self._messages.show(reply, session)

    async def _decline(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.offers.decline(press.session, reply.user, kind=_offer_kind(press), ply=press.ply)
        await self._messages.show(reply, session)

    async def _claim(self, reply: Reply, press: Press) -> None:
        await self._messages.show(reply, await self._sessions.games.claim(press.session, reply.user))

    async def _wait(self, reply: Reply, press: Press) -> None:
        await self._messages.show(reply, await self._sessions.games.wait(press.session, reply.user))

    async def _resign(self, reply: Reply, press: Press) -> None:
        session, _ = await self._tables.session_and_seat(reply, press)
        await ask_to_resign(reply, session)

    async def _confirm_resign(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.games.resign(press.session, reply.user)
        await self._tables.confirm(reply, session, "resign-done")

    async def _confirm_end(self, reply: Reply, press: Press) -> None:
        """Closes the table; a player whom the guild does not let close it asks the others, if there are any."""
        try:
            session = await self._sessions.games.end(
                press.session, reply.user, moderator=is_moderator(reply.interaction)
            )
        except EndNotAllowed:
            session, _ = await self._sessions.offers.make(press.session, reply.user, OfferKind.END)
        await self._tables.confirm(reply, session, asked_key(session) if session.status.live else "end-done")

    async def _take_seat(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.games.take_seat_back(press.session, reply.user)
        await self._tables.confirm(reply, session, "seat-back")

    async def _play_on(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.close_private()


def _offer_kind(press: Press) -> OfferKind:
    """Returns what is offered. Refuses `unknown-button` for words that name no kind of offer."""
    if press.argument not in set(OfferKind):
        raise Refusal("unknown-button")
    return OfferKind(press.argument)
