"""Challenges: a table for a person in whose menu "Challenge" was chosen, or against the computer in the bot's own."""

from bot.games import MULTIPLAYER
from bot.players.base import DEFAULT_LEVEL
from bot.sessions.refusals import Refusal
from bot.ui.lobby.open_table import TableOpening
from bot.ui.lobby.wanted_table import WantedTable
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.context_menus import AnyUser
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.views.components import option, panel, select, text
from bot.ui.views.custom_id import Action, Press


class Challenges:
    """Asks which game it shall be, opens its table for the two of them, and pings the guest."""

    def __init__(self, opening: TableOpening) -> None:
        self._opening = opening
        self.handlers: ButtonHandlers = {Action.CHALLENGE: self._open}

    async def ask(self, reply: Reply, user: AnyUser) -> None:
        """Asks for the game. Refuses `challenge-self` and, for another bot, `challenge-bot`."""
        if user.id == reply.user:
            raise Refusal("challenge-self")
        if user.bot and not self._is_me(reply, user.id):
            raise Refusal("challenge-bot")
        texts = reply.texts
        games = [option(texts(f"{key}-name"), key, texts(f"{key}-blurb")) for key in MULTIPLAYER]
        press = Press(Action.CHALLENGE, argument=str(user.id))
        question = texts("challenge-question", player=f"<@{user.id}>")
        await reply.show_private(panel([text(question), select(texts("challenge-game"), press, games)]))

    async def _open(self, reply: Reply, press: Press) -> None:
        key, user = selected.one_of(reply, MULTIPLAYER), selected.whole(press.argument)
        wanted = WantedTable(key, level=DEFAULT_LEVEL) if self._is_me(reply, user) else WantedTable(key, guest=user)
        await self._opening.open(reply, wanted)

    def _is_me(self, reply: Reply, user: int) -> bool:
        own = reply.interaction.client.user
        return own is not None and own.id == user
