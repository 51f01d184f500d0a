"""Lays out a table's public message with the picture of its board, always of the newest state."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar
from zlib import crc32

from discord.utils import MISSING

from bot.games.base import View
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.results.game_result import GameResults
from bot.ui.results.result_card import round_card
from bot.ui.table_message.lobby_view import closed_panel, lobby_panel
from bot.ui.table_message.shown_state import ShownPicture, new_filename
from bot.ui.table_message.table_view import BADGE, only_winner, result_panel, table_panel
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.text.captions import caption
from bot.ui.text.move_tree import PartialMove, merged
from bot.ui.views.components import NO_EMOJI, KeyEmoji, picture_file
from bot.ui.views.outgoing_message import AnyFile, KeptFile, OutgoingMessage
from renderers.parts.frame import Caption
from renderers.pictures import Pictures, StalePicture

Drawn = TypeVar("Drawn")


class BoardPicture:
    """Draws boards in the renderer's threads; starts over if the table has moved on before a thread is free.

    The table's message and the private hands share it; `pictures` draws everything else.
    """

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self.pictures = pictures

    async def png(self, session: Session, view: View, around: Caption, theme: str, partial: str = "") -> bytes:
        """Draws what this view shows.

        Args:
            partial: the words of a move that its player has chosen so far.

        Raises:
            StalePicture: the session is no longer the newest when a thread is free to draw it.
        """
        return await self.pictures.board(
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
        return await self.pictures.round_result(session.game_key, view.round_end, around, card, theme=theme)

    async def retried(self, session: Session, draw: Callable[[Session], Awaitable[Drawn]]) -> tuple[Session, Drawn]:
        """Calls `draw` with the session, and with a newer one each time it raises StalePicture.

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


@dataclass(frozen=True)
class OutgoingTableMessage(OutgoingMessage):
    """A table's message.

    Attributes:
        picture: its picture, if it has one.
        keeps_picture: whether the message to edit shows this picture already.
        look: the name of the message's `Look`.
        ready_at: when the message was laid out, before it was sent; ms since the epoch.
    """

    picture: ShownPicture | None = None
    keeps_picture: bool = False
    look: str = ""
    ready_at: int = 0

    @property
    def attachments(self) -> Sequence[AnyFile]:
        """The files to edit the message with: new ones, or the one that it keeps.

        MISSING if the id of the kept file is unknown: then an edit that is not a response keeps all files.
        """
        if self.picture is None or not self.keeps_picture:
            return self.files
        return [KeptFile(self.picture.file)] if self.picture.file else MISSING


class Look(NamedTuple):
    """Everything besides the session that determines its message: texts, theme, and the line that names who waits."""

    texts: Texts
    theme: str
    waiting: str

    @property
    def name(self) -> str:
        """A string that identifies the look: language, theme, and a digest of the line."""
        digest = f" {crc32(self.waiting.encode()):08x}" if self.waiting else ""
        return f"{self.texts.language} {self.theme}{digest}"


class TableLayout:
    """Lays out the message that a table shows to all."""

    def __init__(
        self, sessions: Sessions, board: BoardPicture, waiting_list: WaitingList, emoji: KeyEmoji = NO_EMOJI
    ) -> None:
        self._emoji = emoji
        self._sessions = sessions
        self._board = board
        self._waiting_list = waiting_list
        self._results = GameResults(sessions)

    async def table(
        self,
        session: Session,
        texts: Texts,
        partial_at: Callable[[int], PartialMove],
        picture_of: Callable[[int | None], ShownPicture | None] = lambda _message: None,
    ) -> tuple[Session, OutgoingTableMessage]:
        """Returns the session's public message, and the session that it shows, which may be newer than the given one.

        Args:
            partial_at: how far the player on turn has come in a move at this ply.
            picture_of: returns the picture that the message to edit already shows, if known. The same picture is not
                sent again, since that would make it flicker and cost data on phones.
        """
        session, out = await self._board.retried(
            session, lambda newest: self._table(newest, texts, partial_at(newest.ply), picture_of(newest.message))
        )
        return session, replace(out, ready_at=self._sessions.now())

    def look(self, session: Session, texts: Texts) -> str:
        """Returns the name of the `Look` of the session's message."""
        return self._look(session, texts).name

    def asked(self, session: Session) -> tuple[int, ...]:
        """Returns the users whom the message of a lobby asks to join, without those who want no pings."""
        wants = self._sessions.pings.wants_pings
        return (*session.awaited, *(user for user in self._waiting_list.asked(session) if wants(session, user)))

    async def _table(
        self, session: Session, texts: Texts, partial: PartialMove, shown: ShownPicture | None
    ) -> OutgoingTableMessage:
        look = self._look(session, texts)
        if session.status is Status.LOBBY:
            return self._lobby(session, look, shown)
        if session.state is None:
            return OutgoingTableMessage(closed_panel(session, texts), [], look=look.name)
        view = session.view(None)
        if not session.status.live:
            return await self._ended(session, view, look)
        key = view, caption(session, texts), look.theme, self._chosen_words(session, partial)
        if shown is not None and shown.key == key:
            picture, files = shown, []
        else:
            picture = ShownPicture(key, new_filename())
            if view.round_end is None:
                png = await self._board.png(session, *key)
            else:
                png = await self._board.round_end(session, view, key[1], look.theme)
            files = [picture_file(png, picture.filename)]
        panel = table_panel(
            session,
            view,
            texts,
            theme=look.theme,
            partial=partial,
            waiting=look.waiting,
            filename=picture.filename,
            closes_at=self._sessions.timers.closes_at(session) if session.clock.closing_noticed else None,
            emoji=self._emoji,
        )
        return OutgoingTableMessage(panel, files, picture, keeps_picture=not files, look=look.name)

    async def _ended(self, session: Session, view: View, look: Look) -> OutgoingTableMessage:
        """Lays out an ended game, with the final board and the winner's badge. Seldom edited, so it keeps no file."""
        texts, theme, waiting = look
        result = await self._results.of(session, texts)
        filename, around = new_filename(), caption(session, texts, result.changes)
        files = [picture_file(await self._board.png(session, view, around, theme), filename)]
        if (winner := only_winner(session)) is not None:
            files.append(picture_file(await self._board.pictures.badge(around.players[winner], theme=theme), BADGE))
        panel = result_panel(session, view, texts, result, theme=theme, waiting=waiting, filename=filename)
        return OutgoingTableMessage(panel, files, look=look.name)

    def _lobby(self, session: Session, look: Look, shown: ShownPicture | None) -> OutgoingTableMessage:
        """Lays out a lobby, with the thumbnail of its game if there is one."""
        key = session.game_key, look.theme
        png = self._board.pictures.thumbnail(*key)
        if png is None:
            return OutgoingTableMessage(lobby_panel(session, look.texts, asked=look.waiting), [], look=look.name)
        kept = shown if shown is not None and shown.key == key else None
        picture = kept or ShownPicture(key, new_filename())
        files = [] if kept else [picture_file(png, picture.filename)]
        panel = lobby_panel(session, look.texts, thumbnail=picture.filename, asked=look.waiting)
        return OutgoingTableMessage(panel, files, picture, keeps_picture=kept is not None, look=look.name)

    def _look(self, session: Session, texts: Texts) -> Look:
        theme = self._sessions.guild_settings.of(session.place.guild).theme
        return Look(texts, theme, self._waiting_list.text(session, texts))

    def _chosen_words(self, session: Session, partial: PartialMove) -> str:
        """Returns the words that the player on turn has chosen so far, if the picture may show them to everybody."""
        if (
            session.status is not Status.PLAYING
            or not partial.words
            or not self._board.pictures.shows_choices(session.game_key)
        ):
            return ""
        legal = merged(session.legal_moves.values())
        return partial.if_possible(legal, session.game.info.multi_choice).words
