"""The panel of a finished game that was opened from a list: its result, and the ways to replay, analysis and record."""

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.history.listing import Listing
from bot.ui.results.game_result import GameResults
from bot.ui.results.result_card import result_alt_text, result_card
from bot.ui.text.captions import accent
from bot.ui.text.narration import ending, title
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
        ended = f"-# <t:{(session.result.ended_at or 0) // 1000}:f>"
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
