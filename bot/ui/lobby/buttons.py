"""The buttons of a lobby."""

from collections.abc import Mapping

from bot.sessions.session import Session
from bot.ui.help.view import rules_panel
from bot.ui.lobby.rematch import rematch
from bot.ui.lobby.threads import taken_into_thread
from bot.ui.reply.audience import own_texts, person, public_texts
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import ButtonContext, Handler
from bot.ui.views.custom_id import Action, Press


class LobbyButtons:
    """Who sits down, gets up and begins, by which rules, and once more."""

    def __init__(self, pressed: ButtonContext) -> None:
        self._pressed = pressed

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.JOIN: self._join,
            Action.LEAVE: self._leave,
            Action.START: self._start,
            Action.ADD_COMPUTER: self._add_computer,
            Action.REMOVE_COMPUTER: self._remove_computer,
            Action.REMATCH: self._rematch,
            Action.DECLINE_REMATCH: self._decline_rematch,
            Action.RULES: self._rules,
        }

    async def _join(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.join(press.session, person(reply.interaction))
        await self._show(reply, session)

    async def _leave(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.leave(press.session, reply.interaction.user.id)
        await self._show(reply, session)

    async def _start(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.start(press.session, reply.interaction.user.id)
        await self._show(reply, session)

    async def _show(self, reply: Reply, session: Session) -> None:
        """The table, on its way into a thread where its game has begun; a rematch does when just its players sit."""
        texts = public_texts(reply.interaction, self._pressed.sessions.guild_settings)
        if not await taken_into_thread(self._pressed, reply, session, texts):
            await self._pressed.show(reply, session)

    async def _add_computer(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.add_computer(press.session, reply.interaction.user.id)
        await self._pressed.show(reply, session)

    async def _remove_computer(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.remove_computer(press.session, reply.interaction.user.id)
        await self._show(reply, session)

    async def _rematch(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await rematch(self._pressed, reply, press.session))

    async def _decline_rematch(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.sessions.decline_rematch(press.session, person(reply.interaction))
        await self._pressed.show(reply, session)

    async def _rules(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        await reply.send_private(rules_panel(session.game_key, own_texts(reply.interaction)))
