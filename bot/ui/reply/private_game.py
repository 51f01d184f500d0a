"""A game of one person in a private panel: a daily puzzle, a game of a duel, or a practised position."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.base import Seat, View
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.reply.audience import own_theme
from bot.ui.reply.reply import Reply
from bot.ui.text.captions import caption, seat_colour
from bot.ui.text.hand_step import certain_words
from bot.ui.text.move_tree import PartialMove
from bot.ui.text.narration import event_sentence, recent_events
from bot.ui.text.position_text import beginning, move_lines, table_lines
from bot.ui.views.components import Piece, panel, picture_file, text
from bot.ui.views.custom_id import Surface
from bot.ui.views.hand_pieces import HandPieces
from bot.ui.views.move_pieces import MovePieces
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.ui.views.position_pictures import position_pictures
from renderers.pictures import Pictures

PERSON = Seat(0)
"""The seat of the person."""

POSITION_ROOM = 2000
"""The most characters for the position when text comes first: half of a message's."""


@dataclass(frozen=True)
class Asked:
    """A question about a position, in place of a game.

    Attributes:
        seat: the person's seat.
        view: what the person sees.
        legal: the moves that are possible answers; none at the end.
        happened: the lines above the picture.
        task: the text above the keys.
    """

    seat: Seat
    view: View
    legal: Sequence[str]
    happened: Sequence[str]
    task: str = ""


class PrivateGame:
    """Lays out such games for a surface, after which the pictures' files are named.

    Args:
        moves_heading, moves_more: the keys of the lines that say where to type moves, and where to see those that do
            not fit.
    """

    def __init__(
        self,
        sessions: Sessions,
        pictures: Pictures,
        surface: Surface,
        *,
        moves_heading: str = "moves-heading",
        moves_more: str = "moves-more",
    ) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self._surface = surface
        self._moves_heading, self._moves_more = moves_heading, moves_more

    async def message(
        self,
        reply: Reply,
        session: Session,
        partial: PartialMove,
        *,
        heading: str,
        last: Sequence[Any],
        ending: Sequence[Piece],
        asked: Asked | None = None,
    ) -> OutgoingMessage:
        """Lays out the current state of a game, with the keys for the next move, or with what comes after its end.

        Args:
            session: a session whose state is loaded.
            partial: how far its player has come in a move.
            last: the buttons after the keys.
            ending: what replaces the keys when the player has no move because the game is over.
            asked: a question about a position, in place of the game.
        """
        texts, theme = reply.texts, own_theme(reply.interaction, self._sessions)
        settings = self._sessions.user_settings.of(reply.user)
        if asked is None:
            seat, view, on = PERSON, session.view(PERSON), PERSON in session.to_act
            legal = session.game.legal_moves(session.state, PERSON) if on else ()
            happened: Sequence[str] = recent_events(session, view, texts, PERSON)
        else:
            seat, view, on = asked.seat, asked.view, bool(asked.legal)
            legal, happened = asked.legal, asked.happened
        words = certain_words(session.game.info, legal, partial)
        files = await self.drawn(reply, session, view, words, hand=on)
        known = [] if settings.text_first else [event_sentence(session, event, texts) for event in view.private_summary]
        pieces = [text("\n".join([heading, *known, *happened]))]
        if settings.text_first:
            mover = seat if on else None
            moves = move_lines(session, mover, view, texts, legal=legal, heading=self._moves_heading)
            lines = table_lines(session, view, texts, moves)
            pieces.append(text(beginning(lines, POSITION_ROOM, texts, self._moves_more)))
        pieces += position_pictures(session, view, texts, [*files], text_first=settings.text_first)
        if asked is not None and asked.task:
            pieces.append(text(asked.task))
        if not on:
            pieces += ending
        elif session.game.info.private_moves:
            guild_confirms = self._sessions.guild_settings.of(reply.interaction.guild_id).confirms
            confirms = guild_confirms if settings.confirms is None else settings.confirms
            pieces += HandPieces(session, view, texts, self._surface, confirms=confirms).pieces(legal, partial, last)
        else:
            pieces += MovePieces(session, view, texts, self._surface).pieces(legal, partial, last)
        pictures = [picture_file(png, file) for file, png in files.items()]
        return OutgoingMessage(panel(pieces, seat_colour(seat, theme)), pictures)

    async def drawn(
        self, reply: Reply, session: Session, view: View, words: str, *, hand: bool = True
    ) -> dict[str, bytes]:
        """Draws the board, and the hand if it has its own picture. Returns the pictures by file name.

        Args:
            words: the first words of a move, which the pictures show.
            hand: whether the hand is drawn.
        """
        name, theme = self._surface.removesuffix("-"), own_theme(reply.interaction, self._sessions)
        files = {
            f"{name}.png": await self._pictures.board(
                session.game_key, view, caption(session, reply.texts), theme=theme, partial_move=words
            )
        }
        held = await self._pictures.hand(session.game_key, view, theme=theme, partial_move=words) if hand else None
        return files if held is None else {**files, f"{name}-hand.png": held}
