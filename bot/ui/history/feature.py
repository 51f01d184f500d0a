"""The history: the buttons, and the feature that the client adds."""

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.ui.history.commands import HistoryCommand
from bot.ui.history.game_view import GamePanels
from bot.ui.history.listing import Listing
from bot.ui.history.lists import GameLists
from bot.ui.reply.audience import own_theme
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.views.custom_id import Action, Press
from renderers.pictures import Pictures


class HistoryButtons:
    """Handles what lists show. On a public list it sends a private one, which is edited by what is pressed there."""

    def __init__(self, sessions: Sessions, lists: GameLists, panels: GamePanels) -> None:
        self._sessions = sessions
        self._lists = lists
        self._panels = panels

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.GAMES: self._page, Action.OPEN_GAME: self._open}

    async def _page(self, reply: Reply, press: Press) -> None:
        view = await self._lists.page(reply.interaction, Listing.parse(press.argument), reply.texts)
        await reply.show_private(view)

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens the chosen game. Refuses `unknown-button` for one of another channel, which is never offered."""
        listing = Listing.parse(press.argument)
        session = await self._sessions.history.record(selected.one(reply))
        if session.place.channel != reply.interaction.channel_id:
            raise Refusal("unknown-button")
        async with reply.expensive("game", session.id):
            theme = own_theme(reply.interaction, self._sessions)
            message = await self._panels.panel(session, listing, reply.texts, theme=theme)
        await reply.show_private(message.view, message.files)


def history_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: lists of finished games, and the panel of each."""
    lists = GameLists(sessions)
    buttons = HistoryButtons(sessions, lists, GamePanels(sessions, pictures))
    return Feature(HistoryCommand(sessions, lists).commands, buttons.handlers)
