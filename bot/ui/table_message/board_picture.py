"""The picture of a table's board, always of the newest state: shared by the table's message and the private hands."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.games.base import View
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.results.round_card import round_card
from renderers.cards.result import Result
from renderers.parts.caption import Caption, CaptionPlayer
from renderers.pictures import Pictures, StalePicture

Drawn = TypeVar("Drawn")


class BoardPicture:
    """Draws boards in the renderer's threads, and draws again where the table has moved on before a thread is free."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def png(self, session: Session, view: View, around: Caption, theme: str, partial: str = "") -> bytes:
        """Draws what this view shows.

        Args:
            partial: the words of a move that its player has chosen so far.

        Raises:
            StalePicture: where the session is no longer the newest when a thread is free to draw it.
        """
        return await self._pictures.board(
            session.game_key,
            view,
            around,
            theme=theme,
            partial_move=partial,
            is_current=lambda: self._sessions.tables.is_current(session),
        )

    async def round_end(self, session: Session, view: View, around: Caption, theme: str) -> bytes:
        """Draws the end of the round before the one that the view shows (`View.round_end`)."""
        if view.round_end is None:
            raise ValueError("no round has just ended")
        card = round_card(view.round_end, around)
        return await self._pictures.round_result(session.game_key, view.round_end, around, card, theme=theme)

    async def result(self, card: Result, theme: str) -> bytes:
        """Draws the card of an ended game."""
        return await self._pictures.result(card, theme=theme)

    async def badge(self, player: CaptionPlayer, theme: str) -> bytes:
        """Draws the badge of a player who has won."""
        return await self._pictures.badge(player, theme=theme)

    async def hand_png(self, session: Session, view: View, theme: str, partial: str = "") -> bytes | None:
        """Draws the hand of the view's reader; None in games without one, and where it is empty."""
        return await self._pictures.hand(session.game_key, view, theme=theme, partial_move=partial)

    def thumbnail(self, game_key: str, theme: str) -> bytes | None:
        """Returns the picture of a game for its lobby; None if it has none."""
        return self._pictures.thumbnail(game_key, theme)

    def shows_choices(self, session: Session) -> bool:
        """Returns whether the picture for all changes with the words of a move that have been chosen so far."""
        return self._pictures.shows_choices(session.game_key)

    async def retried(self, session: Session, draw: Callable[[Session], Awaitable[Drawn]]) -> tuple[Session, Drawn]:
        """Calls `draw` with the session, and again with a newer one as often as it raises StalePicture.

        Returns the session that was drawn and what `draw` returned.
        """
        while True:
            try:
                return session, await draw(session)
            except StalePicture:
                newer = await self._sessions.tables.find(session.id)
                if newer is None:
                    raise LookupError(f"no session {session.id}") from None
                session = newer
