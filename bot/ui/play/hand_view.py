"""The private panel of a player's hand: what the seat sees, and its moves."""

from collections.abc import Sequence

import discord

from bot.games.base import Seat, View
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.table_message.offer_view import consent_pieces
from bot.ui.text.alt_text import alt_text, private_alt_text, round_end_alt_text
from bot.ui.text.captions import seat_colour
from bot.ui.text.hand_step import certain_words
from bot.ui.text.move_tree import PartialMove
from bot.ui.text.narration import ending, event_sentence, given_up_lines, recent_events, title, turn_line
from bot.ui.text.position_text import beginning, plain_move_lines, table_lines
from bot.ui.views.components import PICTURE, TEXT_LIMIT, Piece, button, button_rows, panel, picture, text, text_length
from bot.ui.views.custom_id import BESIDE, Action, Press, Surface
from bot.ui.views.hand_pieces import HandPieces
from bot.ui.views.move_pieces import MovePieces

QUESTION_ROOM = 300
"""The characters that are kept free for the question of the next choice, where text comes first."""


def hand_panel(
    session: Session,
    seat: Seat,
    view: View,
    texts: Texts,
    *,
    theme: str,
    partial: PartialMove,
    confirms: bool = True,
    text_first: bool = False,
    note: str | None = None,
    pictures: Sequence[str] = (PICTURE,),
    look_again: bool = False,
) -> discord.ui.LayoutView:
    """Lays out the panel of a game in play.

    The hand's picture has a gallery of its own, below the board: two pictures in one gallery are shown side by side,
    each too small to be read. An offer that waits for answers stands below the pictures, with its buttons.

    Args:
        view: the seat's own.
        theme: of its pictures.
        partial: how far its player has come in a move.
        confirms: whether a move that one press would make is confirmed first.
        text_first: whether position and moves are told in words above the pictures.
        note: a line on top.
        pictures: the names of the files: the board, and the hand if it has a picture of its own.
        look_again: whether the panel will stay as it is from now on, and has a button that brings it up to date.
    """
    legal = moves_in_hand(session, seat)
    state = turn_line(session, texts, seat)
    summary = [event_sentence(session, event, texts) for event in view.private_summary]
    summary = [] if text_first else summary  # it is the first line of the position
    heading = "\n".join([f"### {title(session, texts)}", *([note] if note else []), *summary, state])
    told = "\n".join([*recent_events(session, view, texts, seat), *given_up_lines(session, texts)])
    pieces: list[Piece] = [text(heading), text(told)]
    consent = consent_pieces(session, texts, seat)
    if text_first:
        lines = table_lines(session, seat, view, texts)
        room = TEXT_LIMIT - len(heading) - len(told) - QUESTION_ROOM - text_length(consent)
        pieces.append(text(beginning(lines, room, texts)))
        pieces.extend(picture(texts("picture-in-words"), name) for name in pictures)
    else:
        pieces.extend(_pictures(session, seat, view, texts, partial, names=pictures))
    pieces.extend(consent)
    if legal and session.game.info.private_moves:
        pieces.extend(HandPieces(session, view, texts, Surface.HAND, confirms=confirms).pieces(legal, partial))
    elif legal:
        pieces.extend(MovePieces(session, view, texts, Surface.HAND, confirms=confirms).pieces(legal, partial))
    if session.tells_since_own_move:
        pieces.extend(
            button_rows([button(texts("button-happened"), Press(Action.HAPPENED, session.id, argument=BESIDE))])
        )
    if look_again:
        update = Press(Action.HAND_UPDATE, session.id, session.ply)
        pieces.extend(button_rows([button(texts("button-update-hand"), update)]))
    return panel([piece for piece in pieces if not _is_empty(piece)], seat_colour(seat, theme))


def ended_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out what is left of a hand when its game has ended: one line."""
    return panel([text(f"**{title(session, texts)}** · {ending(session, texts)}")])


def secret_line(session: Session, seat: Seat, texts: Texts) -> str:
    """Tells what only this seat knows and needs to know most, in a line."""
    summary = session.view(seat).private_summary
    return " ".join(event_sentence(session, event, texts) for event in summary)


def moves_in_hand(session: Session, seat: Seat) -> Sequence[str]:
    """Returns the moves that the panel offers.

    There are none in a race, since anybody's next press would outdate them, nor where the panel shows a secret alone
    and all moves are made on the public message.
    """
    info = session.game.info
    public = info.race or (info.secret and not info.private_moves)
    if session.status is not Status.PLAYING or public or seat in session.computers:
        return []
    return session.game.legal_moves(session.state, seat)


def shown_round_end(public: View, partial: PartialMove) -> View | None:
    """Returns the end of the round before, while a hand shows it: until its player has chosen a tile, or the next acts.

    Args:
        public: the view for all.
    """
    return None if partial.words else public.round_end


def chosen_words(session: Session, seat: Seat, partial: PartialMove) -> str:
    """Returns the words of a move that are certain, for the pictures: the chosen ones, and those without alternative.

    Args:
        partial: how far the player has come in a move.
    """
    return certain_words(session.game.info, moves_in_hand(session, seat), partial)


def _pictures(
    session: Session, seat: Seat, view: View, texts: Texts, partial: PartialMove, *, names: Sequence[str]
) -> list[Piece]:
    """Returns the pictures. The description of the last one ends with the moves that the player may type."""
    moves = plain_move_lines(session, seat, view, texts)
    board_name, *hand_names = names
    if not hand_names:
        return [picture(alt_text(session, view, texts, moves, narrated=True), board_name)]
    public = session.view(None)
    round_end = shown_round_end(public, partial)
    if round_end is None:
        board = alt_text(session, public, texts, narrated=True)
    else:
        board = round_end_alt_text(session, round_end, texts)
    own = private_alt_text(session, view, public, texts, moves)
    return [picture(board, board_name), *(picture(own, name) for name in hand_names)]


def _is_empty(piece: Piece) -> bool:
    """Whether this is a text without content, which Discord refuses."""
    return isinstance(piece, discord.ui.TextDisplay) and not piece.content
