"""The buttons by which players agree with one another: offers, a late player, resigning."""

from collections.abc import Mapping

from bot.sessions.refusals import Refusal
from bot.sessions.session import OfferKind
from bot.sessions.transition import TableEvent
from bot.ui.play.more_view import resign_panel
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import ButtonContext, Handler
from bot.ui.views.custom_id import Action, Press


class ConsentButtons:
    """What needs the others' consent, or ends the game by one's own will."""

    def __init__(self, pressed: ButtonContext) -> None:
        self._pressed = pressed

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.OFFER: self._offer,
            Action.AGREE: self._agree,
            Action.DECLINE: self._decline,
            Action.CLAIM: self._claim,
            Action.WAIT: self._wait,
            Action.RESIGN: self._resign,
            Action.RESIGN_SURELY: self._resign_surely,
        }

    async def _offer(self, reply: Reply, press: Press) -> None:
        kind = _kind(press)
        await self._pressed.seated(reply, press)
        session, event = await self._pressed.sessions.offer(press.session, reply.interaction.user.id, kind)
        await self._pressed.told(reply, session, "offer-made" if event is TableEvent.OFFERED else "offer-granted")

    async def _agree(self, reply: Reply, press: Press) -> None:
        user, kind = reply.interaction.user.id, _kind(press)
        session, _ = await self._pressed.sessions.agree(press.session, user, kind=kind, ply=press.ply)
        await self._pressed.show(reply, session)

    async def _decline(self, reply: Reply, press: Press) -> None:
        user, kind = reply.interaction.user.id, _kind(press)
        session = await self._pressed.sessions.decline(press.session, user, kind=kind, ply=press.ply)
        await self._pressed.show(reply, session)

    async def _claim(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.claim(press.session, reply.interaction.user.id)
        await self._pressed.show(reply, session)

    async def _wait(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.wait(press.session, reply.interaction.user.id)
        await self._pressed.show(reply, session)

    async def _resign(self, reply: Reply, press: Press) -> None:
        session, _ = await self._pressed.seated(reply, press)
        await reply.show_private(resign_panel(session, own_texts(reply.interaction)))

    async def _resign_surely(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.resign(press.session, reply.interaction.user.id)
        await self._pressed.told(reply, session, "resign-done")


def _kind(press: Press) -> OfferKind:
    """What is asked for. Refuses `unknown-button` for words that ask for nothing."""
    if press.words not in set(OfferKind):
        raise Refusal("unknown-button")
    return OfferKind(press.words)
