"""A table's message and a player's hand, with their pictures: ready to go out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import discord

from bot.games.base import View
from bot.sessions.service import Sessions
from bot.sessions.session import Refusal, Session, Status
from bot.sessions.transitions.presence import playing
from bot.texts import Words
from bot.ui.captions import caption
from bot.ui.hand import hand_panel, moves_in_hand
from bot.ui.lobby import closed_panel, lobby_panel
from bot.ui.next_game import NextGame
from bot.ui.panels import picture_file
from bot.ui.table import table_panel
from bot.ui.words import START, Walk, crossing
from renderers.pictures import Outdated, Pictures


@dataclass(frozen=True)
class Shown:
    """A message ready to go out."""

    view: discord.ui.LayoutView
    files: Sequence[discord.File]


class Showing:
    """Lays out what a table shows to all, and what it shows to one.

    Where the table moves on before a thread is free to paint it, it is laid out anew as it stands then.
    """

    def __init__(self, sessions: Sessions, pictures: Pictures, next_game: NextGame) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self._next_game = next_game

    async def table(self, session: Session, words: Words, walked: Callable[[int], Walk]) -> tuple[Session, Shown]:
        """The session's public message, and the session as that shows it.

        walked: how far the player on turn has come in a move at this ply.
        """
        while True:
            try:
                return session, await self._table(session, words, walked(session.ply))
            except Outdated:
                session = await self._newer(session)

    async def hand(
        self, session: Session, user: int, words: Words, walk: Walk = START, note: str | None = None
    ) -> Shown:
        """The private panel of this user's seat.

        Refuses `not-seated`, `given-up` while a computer plays the seat, `no-game` where there is nothing to see, and
        what `playing` does in a lobby.
        """
        try:
            return await self._hand(session, user, words, walk, note)
        except Outdated:
            newer = await self._newer(session)
            return await self.hand(newer, user, words, walk if newer.ply == session.ply else START, note)

    async def _newer(self, session: Session) -> Session:
        newer = await self._sessions.find(session.id)
        if newer is None:
            raise LookupError(f"no session {session.id}")
        return newer

    async def _table(self, session: Session, words: Words, walk: Walk) -> Shown:
        if session.status is Status.LOBBY:
            return Shown(lobby_panel(session, words), [])
        if session.state is None:
            return Shown(closed_panel(session, words), [])
        view = session.view(None)
        theme = self._sessions.servers.of(session.place.guild).theme
        png = await self._board(session, view, words, theme)
        waiting = self._next_game.told(session, words)
        return Shown(table_panel(session, view, words, theme=theme, walk=walk, waiting=waiting), [picture_file(png)])

    async def _hand(self, session: Session, user: int, words: Words, walk: Walk, note: str | None) -> Shown:
        if session.status is Status.LOBBY:
            playing(session, user)
        seat = session.eyes_of(user)
        if seat is None:
            raise Refusal("not-seated" if session.seat_of(user) is None else "given-up")
        if session.state is None:
            raise Refusal("no-game")
        view = session.view(seat)
        theme = self._sessions.tastes.of(user).theme or self._sessions.servers.of(session.place.guild).theme
        # A word without an alternative is walked over: the picture has to be of where its player stands.
        legal = moves_in_hand(session, seat)
        walked = crossing(legal, walk.among(legal).words).words
        png = await self._board(session, view, words, theme, walked)
        return Shown(hand_panel(session, seat, view, words, theme=theme, walk=walk, note=note), [picture_file(png)])

    async def _board(self, session: Session, view: View, words: Words, theme: str, walked: str = "") -> bytes:
        """Raises Outdated."""
        return await self._pictures.board(
            session.game_key,
            view,
            caption(session, words),
            theme=theme,
            walked=walked,
            newest=lambda: self._sessions.stands(session),
        )
