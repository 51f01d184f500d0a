"""The layout of a table's public message, with its picture: ready to go out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord
from discord.utils import MISSING

from bot.games.base import View
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.board_message.board_picture import BoardPicture
from bot.ui.board_message.lobby_view import closed_panel, lobby_panel
from bot.ui.board_message.table_view import table_panel
from bot.ui.board_message.waiting_list import WaitingList
from bot.ui.text.captions import caption
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.components import picture_file
from renderers.parts.caption import Caption

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
    """Lays out the message that a table shows to all."""

    def __init__(self, sessions: Sessions, board: BoardPicture, waiting_list: WaitingList) -> None:
        self._sessions = sessions
        self._board = board
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
        return await self._board.retried(
            session, lambda newest: self._table(newest, texts, walked(newest.ply), pictured(newest.message))
        )

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
        files = [] if kept else [picture_file(await self._board.png(session, *depicted))]
        panel = table_panel(session, view, texts, theme=theme, walk=walk, waiting=self._next_game.told(session, texts))
        return OutgoingTableMessage(panel, files, depicted, kept)
