"""The buttons of the private panel that shows a hand."""

from collections.abc import Mapping

from bot.sessions.refusals import NoGame, Refusal, Stale
from bot.sessions.session import Session
from bot.ui.play.hand_layout import HandLayout
from bot.ui.reply.audience import own_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import ButtonContext, Handler
from bot.ui.text.move_tree import START, PartialMove, tidy
from bot.ui.views.custom_id import Action, Press


async def open_hand(layout: HandLayout, reply: Reply, session: Session) -> None:
    """A new panel, for the one who asks alone. Refuses what `HandLayout.hand` does."""
    shown = await layout.hand(session, reply.interaction.user.id, own_texts(reply.interaction))
    await reply.send_private(shown.view, shown.files)


class HandButtons:
    """Moves made where only the player sees them; the table's message follows.

    A panel may stay open for hours while the table goes on. So a press on one that is behind does nothing but show the
    table as it stands now: the player sees why, and presses again.
    """

    def __init__(self, pressed: ButtonContext, layout: HandLayout) -> None:
        self._pressed = pressed
        self._layout = layout

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.HAND: self._hand,
            Action.HAND_LOOK: self._look,
            Action.HAND_WALK: self._walk,
            Action.HAND_PAGE: self._page,
            Action.HAND_MOVE: self._move,
            Action.HAND_PICK: self._pick,
        }

    async def _hand(self, reply: Reply, press: Press) -> None:
        await open_hand(self._layout, reply, await self._pressed.session(press))

    async def _look(self, reply: Reply, press: Press) -> None:
        await self._renew(reply, await self._pressed.session(press))

    async def _walk(self, reply: Reply, press: Press) -> None:
        await self._walked(reply, press, PartialMove(press.words))

    async def _page(self, reply: Reply, press: Press) -> None:
        await self._walked(reply, press, PartialMove.read(press.words))

    async def _walked(self, reply: Reply, press: Press, walk: PartialMove) -> None:
        session = await self._pressed.session(press)
        if session.ply == press.ply:
            await self._renew(reply, session, walk)
        else:
            await self._moved_on(reply, session)

    async def _move(self, reply: Reply, press: Press) -> None:
        try:
            session = await self._pressed.moved(reply, press)
        except (NoGame, Stale):
            await self._moved_on(reply, await self._pressed.session(press))
        else:
            self._pressed.refresh(reply, session)
            await self._renew(reply, session)

    async def _pick(self, reply: Reply, press: Press) -> None:
        if len(reply.selected) != 1:
            raise Refusal("unknown-button")
        await self._walked(reply, press, PartialMove(tidy(reply.selected[0])))

    async def _moved_on(self, reply: Reply, session: Session) -> None:
        await self._renew(reply, session, note=own_texts(reply.interaction)("hand-moved-on"))

    async def _renew(self, reply: Reply, session: Session, walk: PartialMove = START, note: str | None = None) -> None:
        """The pressed panel as things stand now."""
        user, texts = reply.interaction.user.id, own_texts(reply.interaction)
        shown = await self._layout.hand(session, user, texts, walk, note)
        await reply.show_private(shown.view, shown.files)
