"""The private panel of a player's hand: how it is laid out, shown, and kept up to date."""

import discord

from bot.games.base import Seat
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.rules.guards import require_player, require_present
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.panels.follow import Follow, PanelKind
from bot.ui.play.hand_view import chosen_words, ended_panel, hand_panel, secret_line
from bot.ui.reply.audience import own_texts
from bot.ui.reply.errors import refusal_panel
from bot.ui.reply.reply import Reply
from bot.ui.table_message.layout import BoardPicture
from bot.ui.text.captions import caption
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.narration import last_events
from bot.ui.text.position_text import beginning, move_lines
from bot.ui.views.components import NamedByContent, page
from bot.ui.views.outgoing_message import AnyMessage, OutgoingMessage

MOVES_ROOM = 1_500
"""The most characters of the answer to a move after which the turn goes on."""


class HandLayout:
    """Lays out the private panel of a seat, in the reader's theme."""

    def __init__(self, sessions: Sessions, board: BoardPicture) -> None:
        self._sessions = sessions
        self._board = board

    async def send(self, reply: Reply, session: Session) -> None:
        """Sends the user a new panel of their hand. Refuses as `_lay_out` does."""
        shown, message = await self.hand(session, reply.user, reply.texts)
        follow = self._follow(shown, reply, START)
        await reply.send_private(message, kind=PanelKind.HAND, follow=follow)

    async def show(self, reply: Reply, session: Session, partial: PartialMove = START, note: str | None = None) -> None:
        """Shows the hand in the pressed panel, or in a new one if a public message was pressed.

        Refuses as `_lay_out` does.

        Args:
            partial: how far the user has come in a move.
            note: a line on top.
        """
        shown, message = await self.hand(session, reply.user, reply.texts, partial, note)
        follow = self._follow(shown, reply, partial if shown.ply == session.ply else START)
        await reply.show_private(message, kind=PanelKind.HAND, follow=follow, renews_token=session.status.live)

    async def answer_move(self, reply: Reply, session: Session) -> None:
        """Answers a typed move: with the new hand if moves are private, else with a line that soon disappears.

        If the turn goes on, the answer lists the possible moves.

        A public game needs no second board, which would push the table's message out of sight. But users who have
        chosen text first get the new hand, in words. Refuses as `_lay_out` does.
        """
        if session.game.info.private_moves or self._sessions.user_settings.of(reply.user).text_first:
            await self.send(reply, session)
            return
        seat = session.seat_of(reply.user)
        happened = last_events(session, session.view(seat), reply.texts, seat)
        if session.status is Status.PLAYING and seat in session.to_act and not session.game.info.race:
            moves = move_lines(session, seat, session.view(seat), reply.texts)
            lines = [*happened, reply.texts("turn-goes-on"), *moves]
            way_on, ply = page(beginning(lines, MOVES_ROOM, reply.texts)), session.ply

            def lay_out(newest: Session) -> AnyMessage | None:
                return way_on if newest.ply == ply and newest.view_seat(reply.user) == seat else None

            await reply.send_private(way_on, follow=Follow.of(session, lay_out))
            return
        await reply.send_private(page("\n".join(happened) or reply.texts("offer-granted")), kind=PanelKind.NOTICE)

    async def tell_secret(self, reply: Reply, session: Session) -> None:
        """Shows the user for some seconds what only they know, such as a goal. Refuses as `_lay_out` does."""
        seat = self._seat(session, reply.user)

        def lay_out(newest: Session) -> AnyMessage | None:
            return secret(newest) if newest.status is Status.PLAYING and newest.view_seat(reply.user) == seat else None

        def secret(shown: Session) -> discord.ui.LayoutView:
            return page(secret_line(shown, seat, reply.texts))

        if not session.status.live:
            await reply.show_private(ended_panel(session, reply.texts), kind=PanelKind.NOTICE)
            return
        follow = Follow.of(session, lay_out)
        await reply.show_private(secret(session), kind=PanelKind.NOTICE, follow=follow)

    def _seat(self, session: Session, user: int) -> Seat:
        """Returns the seat whose hand this user sees. Refuses as `_lay_out` does, except for ended tables."""
        if session.status is Status.LOBBY:
            require_player(session, user)
        seat = session.view_seat(user)
        if seat is None:
            taken = session.seat_of(user)
            if taken is not None:
                require_present(session, taken)
            raise Refusal("not-seated")
        if session.status.live and session.state is None:
            raise NoGame()
        return seat

    def _follow(self, shown: Session, reply: Reply, partial: PartialMove) -> Follow:
        """Returns the Follow of a panel that shows this session.

        Args:
            partial: the words that were chosen in the panel.
        """
        user, interaction, ply = reply.user, reply.interaction, shown.ply

        async def lay_out(session: Session, last: bool) -> AnyMessage:
            chosen, texts = (partial if session.ply == ply else START), own_texts(interaction)
            try:
                return (await self.hand(session, user, texts, chosen, look_again=last))[1]
            except Refusal as refusal:  # the seat is no longer the user's
                return refusal_panel(refusal, texts)

        return Follow.awaiting(shown, lay_out)

    async def hand(
        self,
        session: Session,
        user: int,
        texts: Texts,
        partial: PartialMove = START,
        note: str | None = None,
        *,
        look_again: bool = False,
    ) -> tuple[Session, OutgoingMessage]:
        """Lays out the panel; also returns the session that it shows, which may be newer than the given one."""
        return await self._board.retried(
            session,
            lambda newest: self._lay_out(
                newest, user, texts, partial if newest.ply == session.ply else START, note, look_again=look_again
            ),
        )

    async def _lay_out(
        self, session: Session, user: int, texts: Texts, partial: PartialMove, note: str | None, *, look_again: bool
    ) -> OutgoingMessage:
        """Lays out the panel of this user's seat.

        Refuses `not-seated`, `no-game` if there is nothing to see, what `require_present` refuses, and, in a lobby,
        what `require_player` refuses.

        Args:
            look_again: whether the panel has the button that updates it.
        """
        seat = self._seat(session, user)
        if not session.status.live:
            return OutgoingMessage(ended_panel(session, texts))
        view = session.view(seat)
        own, guild = self._sessions.user_settings.of(user), self._sessions.guild_settings.of(session.place.guild)
        theme = own.theme or guild.theme
        words = chosen_words(session, seat, partial)
        png = await self._board.png(session, view, caption(session, texts), theme, words)
        hand = await self._board.pictures.hand(session.game_key, view, theme=theme, partial_move=words)
        files = [NamedByContent(png, "board"), *([NamedByContent(hand, "hand")] if hand else [])]
        panel = hand_panel(
            session,
            seat,
            view,
            texts,
            theme=theme,
            partial=partial,
            confirms=guild.confirms if own.confirms is None else own.confirms,
            text_first=own.text_first,
            note=note,
            pictures=[file.filename for file in files],
            look_again=look_again,
        )
        return OutgoingMessage(panel, files)
