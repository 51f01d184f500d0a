"""The buttons of the private panel that shows a hand."""

from collections.abc import Mapping

from bot.sessions.session import Session
from bot.ui.desk import Shown
from bot.ui.pressed import Handler, Pressed
from bot.ui.readers import own_words
from bot.ui.reply import Reply
from bot.ui.routing import Action, Press


class HandPresses:
    """Moves made where only the player sees them; the table's message follows."""

    def __init__(self, pressed: Pressed) -> None:
        self._pressed = pressed

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.HAND: self._hand,
            Action.HAND_WALK: self._walk,
            Action.HAND_MOVE: self._move,
            Action.HAND_PICK: self._pick,
        }

    async def _hand(self, reply: Reply, press: Press) -> None:
        shown = await self._shown(reply, await self._pressed.session(press))
        await reply.private(shown.view, shown.files)

    async def _walk(self, reply: Reply, press: Press) -> None:
        session, _ = await self._pressed.seated(reply, press)
        shown = await self._shown(reply, session, press.words)
        await reply.update(shown.view, shown.files)

    async def _move(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.moved(reply, press)
        self._pressed.refresh(reply, session)
        shown = await self._shown(reply, session)
        await reply.update(shown.view, shown.files)

    async def _pick(self, reply: Reply, press: Press) -> None:
        await self._pressed.picked(reply, press, self._move, self._walk)

    async def _shown(self, reply: Reply, session: Session, walked: str = "") -> Shown:
        """The presser's private panel."""
        user = reply.interaction.user.id
        return await self._pressed.desk.hand(session, user, own_words(reply.interaction), walked)
