"""The layout of a player's hand, with its pictures."""

from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.rules.guards import require_player
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.board_message.board_picture import BoardPicture
from bot.ui.play.hand_view import HAND_PICTURE, hand_panel, moves_in_hand
from bot.ui.reply.reply import Reply
from bot.ui.text.captions import caption
from bot.ui.text.move_tree import START, PartialMove, next_branch
from bot.ui.views.components import picture_file
from bot.ui.views.outgoing_message import OutgoingMessage


class HandLayout:
    """Lays out the private panel of a seat, in its reader's theme."""

    def __init__(self, sessions: Sessions, board: BoardPicture) -> None:
        self._sessions = sessions
        self._board = board

    async def hand(
        self, session: Session, user: int, texts: Texts, partial: PartialMove = START, note: str | None = None
    ) -> OutgoingMessage:
        """Lays out the panel of this user's seat. partial: how far the user has come in a move. note: a line on top.

        Refuses `not-seated`, `given-up` while a computer plays the seat, `no-game` where there is nothing to see, and,
        in a lobby, what `require_player` refuses.
        """
        _, message = await self._board.retried(
            session,
            lambda newest: self._hand(newest, user, texts, partial if newest.ply == session.ply else START, note),
        )
        return message

    async def send(self, reply: Reply, session: Session) -> None:
        """Sends the user a new panel of their hand. Refuses what `hand` does."""
        message = await self.hand(session, reply.user, reply.texts)
        await reply.send_private(message.view, message.files)

    async def _hand(
        self, session: Session, user: int, texts: Texts, partial: PartialMove, note: str | None
    ) -> OutgoingMessage:
        if session.status is Status.LOBBY:
            require_player(session, user)
        seat = session.view_seat(user)
        if seat is None:
            raise Refusal("not-seated" if session.seat_of(user) is None else "given-up")
        if session.state is None:
            raise NoGame()
        view = session.view(seat)
        theme = (
            self._sessions.user_settings.of(user).theme or self._sessions.guild_settings.of(session.place.guild).theme
        )
        # The buttons skip words without an alternative, so the picture does too.
        legal = moves_in_hand(session, seat)
        words = next_branch(legal, partial.if_possible(legal, session.game.info.multi_choice).words).words
        png = await self._board.png(session, view, caption(session, texts), theme, words)
        hand = await self._board.hand_png(session, view, theme, words)
        files = [picture_file(png), *([picture_file(hand, HAND_PICTURE)] if hand else [])]
        panel = hand_panel(
            session, seat, view, texts, theme=theme, partial=partial, note=note, has_hand_picture=hand is not None
        )
        return OutgoingMessage(panel, files)
