"""The buttons of a lobby."""

from collections.abc import Mapping

from bot.ui.panels import page
from bot.ui.pressed import Handler, Pressed
from bot.ui.readers import own_words, person
from bot.ui.reply import Reply
from bot.ui.routing import Action, Press


class LobbyPresses:
    """Who sits down, gets up and begins."""

    def __init__(self, pressed: Pressed) -> None:
        self._pressed = pressed

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.JOIN: self._join,
            Action.LEAVE: self._leave,
            Action.START: self._start,
            Action.RULES: self._rules,
        }

    async def _join(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.join(press.session, person(reply.interaction))
        await self._pressed.show(reply, session)

    async def _leave(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.leave(press.session, reply.interaction.user.id)
        await self._pressed.show(reply, session)

    async def _start(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.start(press.session, reply.interaction.user.id)
        await self._pressed.show(reply, session)

    async def _rules(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        await reply.private(page(own_words(reply.interaction)(f"{session.game_key}-rules")))
