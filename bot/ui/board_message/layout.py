"""A table's message and a player's hand, with their pictures: ready to go out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord
from discord.utils import MISSING

from bot.games.base import View
from bot.sessions.rules.guards import playing
from bot.sessions.service import Sessions
from bot.sessions.session import Refusal, Session, Status
from bot.texts import Texts
from bot.ui.board_message.lobby_view import closed_panel, lobby_panel
from bot.ui.board_message.table_view import table_panel
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.play.hand_view import hand_panel, moves_in_hand
from bot.ui.text.captions import caption
from bot.ui.text.move_tree import START, PartialMove, crossing
from bot.ui.views.components import picture_file
from renderers.parts.caption import Caption
from renderers.pictures import Outdated, Pictures

PictureKey: TypeAlias = tuple[View, Caption, str]
"""What the picture of a table shows, and in which theme: of the same comes the same picture."""


@dataclass(frozen=True)
class OutgoingMessage:
    """A message ready to go out."""

    view: discord.ui.LayoutView
    files: Sequence[discord.File]


@dataclass(frozen=True)
class OutgoingTableMessage(OutgoingMessage):
    """A table's message. depicted: what its picture shows, if it has one. kept: the message has that picture now."""

    depicted: PictureKey | None = None
    kept: bool = False

    @property
    def attachments(self) -> Sequence[discord.File]:
        """The files to change the message with; MISSING leaves it those it has."""
        return MISSING if self.kept else self.files


class Layout:
    """Lays out what a table shows to all, and what it shows to one.

    Where the table moves on before a thread is free to paint it, it is laid out anew as it stands then.
    """

    def __init__(self, sessions: Sessions, pictures: Pictures, waiting_list: WaitingList) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self._next_game = waiting_list

    async def table(
        self,
        session: Session,
        texts: Texts,
        walked: Callable[[int], PartialMove],
        pictured: Callable[[int | None], PictureKey | None] = lambda _message: None,
    ) -> tuple[Session, OutgoingTableMessage]:
        """The session's public message, and the session as that shows it.

        walked: how far the player on turn has come in a move at this ply. pictured: what this message shows already,
        where it is to be changed: the same picture is not sent once more, so that it neither flickers nor costs a phone
        its data.
        """
        while True:
            try:
                return session, await self._table(session, texts, walked(session.ply), pictured(session.message))
            except Outdated:
                session = await self._newer(session)

    async def hand(
        self, session: Session, user: int, texts: Texts, walk: PartialMove = START, note: str | None = None
    ) -> OutgoingMessage:
        """The private panel of this user's seat.

        Refuses `not-seated`, `given-up` while a computer plays the seat, `no-game` where there is nothing to see, and
        what `playing` does in a lobby.
        """
        try:
            return await self._hand(session, user, texts, walk, note)
        except Outdated:
            newer = await self._newer(session)
            return await self.hand(newer, user, texts, walk if newer.ply == session.ply else START, note)

    async def _newer(self, session: Session) -> Session:
        newer = await self._sessions.find(session.id)
        if newer is None:
            raise LookupError(f"no session {session.id}")
        return newer

    async def _table(
        self, session: Session, texts: Texts, walk: PartialMove, pictured: PictureKey | None
    ) -> OutgoingTableMessage:
        if session.status is Status.LOBBY:
            return OutgoingTableMessage(lobby_panel(session, texts), [])
        if session.state is None:
            return OutgoingTableMessage(closed_panel(session, texts), [])
        view = session.view(None)
        theme = self._sessions.guild_settings.of(session.place.guild).theme
        depicted = view, caption(session, texts), theme
        kept = depicted == pictured
        files = [] if kept else [picture_file(await self._board(session, *depicted))]
        panel = table_panel(session, view, texts, theme=theme, walk=walk, waiting=self._next_game.told(session, texts))
        return OutgoingTableMessage(panel, files, depicted, kept)

    async def _hand(
        self, session: Session, user: int, texts: Texts, walk: PartialMove, note: str | None
    ) -> OutgoingMessage:
        if session.status is Status.LOBBY:
            playing(session, user)
        seat = session.view_seat(user)
        if seat is None:
            raise Refusal("not-seated" if session.seat_of(user) is None else "given-up")
        if session.state is None:
            raise Refusal("no-game")
        view = session.view(seat)
        theme = (
            self._sessions.user_settings.of(user).theme or self._sessions.guild_settings.of(session.place.guild).theme
        )
        # A word without an alternative is walked over: the picture has to be of where its player stands.
        legal = moves_in_hand(session, seat)
        walked = crossing(legal, walk.among(legal).words).words
        png = await self._board(session, view, caption(session, texts), theme, walked)
        return OutgoingMessage(
            hand_panel(session, seat, view, texts, theme=theme, walk=walk, note=note), [picture_file(png)]
        )

    async def _board(self, session: Session, view: View, around: Caption, theme: str, walked: str = "") -> bytes:
        """Raises Outdated."""
        return await self._pictures.board(
            session.game_key,
            view,
            around,
            theme=theme,
            walked=walked,
            newest=lambda: self._sessions.stands(session),
        )
