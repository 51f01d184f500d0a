"""My hand: what one seat sees and may do, for that player alone."""

from collections.abc import Sequence

import discord

from bot.games.base import Seat, View
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.text.alt_text import alt_text
from bot.ui.text.captions import seat_colour
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import PartialMove
from bot.ui.text.narration import ending, recent_events, standings, title, turn_line
from bot.ui.views.components import Piece, button, button_rows, panel, picture, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.move_pieces import IN_HAND, MovePieces


def hand_panel(
    session: Session, seat: Seat, view: View, texts: Texts, *, theme: str, walk: PartialMove, note: str | None = None
) -> discord.ui.LayoutView:
    """The private panel.

    view: the seat's own. theme: of its picture. walk: how far its player has come in a move. note: said above it all.
    """
    legal = moves_in_hand(session, seat)
    labels = MoveLabels.of(session.game_key, texts, view)
    state = turn_line(session, texts, seat) if session.status is Status.PLAYING else ending(session, texts)
    pieces: list[Piece] = [
        text("\n".join([f"### {title(session, texts)}", *([note] if note else []), state])),
        text("\n".join([*recent_events(session, view, texts, seat), *standings(session, view, texts)])),
        picture(alt_text(session, view, texts)),
    ]
    look = button(texts("button-look"), Press(Action.HAND_UPDATE, session.id, session.ply))
    if legal:
        pieces.extend(MovePieces(session, texts, labels, IN_HAND).pieces(legal, walk))
    elif session.status is Status.PLAYING:
        pieces.extend(button_rows([look]))
    return panel([piece for piece in pieces if not _blank(piece)], seat_colour(seat, theme))


def moves_in_hand(session: Session, seat: Seat) -> Sequence[str]:
    """What the panel offers of the legal moves: in a race none, for it is behind with anybody's next press."""
    if session.status is not Status.PLAYING or session.game.info.race or seat in session.computers:
        return []
    return session.game.legal_moves(session.state, seat)


def _blank(piece: Piece) -> bool:
    """A text without a word, which Discord refuses."""
    return isinstance(piece, discord.ui.TextDisplay) and not piece.content
