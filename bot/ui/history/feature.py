"""The history: the panel of a finished game, the buttons, and the feature that the client adds."""

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.history.commands import HistoryCommand
from bot.ui.history.listing import Listing
from bot.ui.history.lists import GameLists
from bot.ui.reply.audience import own_theme
from bot.ui.reply.reply import Reply
from bot.ui.results.game_result import GameResults
from bot.ui.results.result_card import result_alt_text, result_card
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.text.captions import accent
from bot.ui.text.narration import ending, title
from bot.ui.text.times import timestamp
from bot.ui.views.components import button, button_row, panel, picture, picture_file, text
from bot.ui.views.custom_id import BESIDE, Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

CARD = "result.png"


class GamePanels:
    """Lays out the panels of opened games."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._results = GameResults(sessions)
        self._pictures = pictures

    async def panel(self, session: Session, listing: Listing, texts: Texts, *, theme: str) -> OutgoingMessage:
        """Lays out a game.

        A game that cannot be replayed has its result in words alone.

        Args:
            listing: the page that it was opened from, to which a button leads back.
        """
        ended = f"-# {timestamp(session.result.ended_at or 0, 'f')}"
        heading = f"### {title(session, texts)}\n{ending(session, texts)}\n{ended}"
        back = button(texts("button-back-to-games"), Press(Action.GAMES, argument=listing.argument))
        try:
            result = await self._results.of(session, texts)
        except Refusal as refusal:
            why = texts(refusal.key, **refusal.text_args)
            return OutgoingMessage(panel([text(f"{heading}\n{why}"), button_row([back])]))
        card = await self._pictures.result(result_card(session, texts, result), theme=theme)
        ways = [
            button(texts("button-replay"), Press(Action.REPLAY, session.id)),
            button(texts("button-analysis"), Press(Action.ANALYSIS, session.id)),
            button(texts("button-record"), Press(Action.VERIFY, session.id, argument=BESIDE)),
        ]
        pieces = [text(heading), picture(result_alt_text(session, texts, result), CARD), button_row([*ways, back])]
        return OutgoingMessage(panel(pieces, accent(session, theme)), [picture_file(card, CARD)])


class HistoryButtons:
    """Handles what lists show. On a public list it sends a private one, which is edited by what is pressed there."""

    def __init__(self, sessions: Sessions, lists: GameLists, panels: GamePanels) -> None:
        self._sessions = sessions
        self._lists = lists
        self._panels = panels
        self.handlers: ButtonHandlers = {Action.GAMES: self._page, Action.OPEN_GAME: self._open}

    async def _page(self, reply: Reply, press: Press) -> None:
        await reply.show_private(await self._lists.page(reply.interaction, Listing.parse(press.argument), reply.texts))

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens the chosen game. Refuses `unknown-button` for one of another channel, which is never offered."""
        listing = Listing.parse(press.argument)
        session = await self._sessions.history.ended_game(selected.one(reply))
        if session.place.channel != reply.interaction.channel_id:
            raise Refusal("unknown-button")
        async with reply.expensive("game", session.id):
            theme = own_theme(reply.interaction, self._sessions)
            message = await self._panels.panel(session, listing, reply.texts, theme=theme)
        await reply.show_private(message)


def history_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: lists of finished games, and the panel of each."""
    lists = GameLists(sessions)
    buttons = HistoryButtons(sessions, lists, GamePanels(sessions, pictures))
    return Feature(HistoryCommand(sessions, lists).commands, buttons.handlers)
