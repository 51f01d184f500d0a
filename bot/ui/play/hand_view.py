"""The view of a player's private hand: what the seat sees, and its moves."""

import functools
from collections.abc import Sequence

import discord

from bot.games.base import Seat, View
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.table_message.table_view import consent_pieces
from bot.ui.text.captions import seat_colour
from bot.ui.text.hand_step import certain_words
from bot.ui.text.move_tree import PartialMove
from bot.ui.text.narration import ending, event_sentence, given_up_lines, prompt_line, recent_events, small, title
from bot.ui.text.position_text import beginning, move_lines, plain_move_lines, table_lines
from bot.ui.views.components import MORE, PICTURE, TEXT_LIMIT, Piece, button, button_rows, panel, text, text_length
from bot.ui.views.custom_id import BESIDE, Action, Press, Surface
from bot.ui.views.hand_pieces import HandPieces
from bot.ui.views.move_pieces import MovePieces
from bot.ui.views.position_pictures import position_pictures

QUESTION_ROOM = 300
"""The characters that are reserved, when text comes first, for the question about the next choice."""


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

    A hand with its own picture has a separate gallery below the board: one gallery would show both pictures side by
    side, too small to read. An offer that waits for answers stands below the pictures, with its buttons.

    Args:
        view: the seat's own view.
        theme: the theme of the pictures.
        partial: how far its player has come in a move.
        confirms: whether a move of a single press has to be confirmed.
        text_first: whether position and moves are described in words above the pictures.
        note: a line on top.
        pictures: the names of the files: the board, and the hand if it has a picture of its own.
        look_again: whether the panel will no longer be updated, and so has a button that does so.
    """
    legal = moves_in_hand(session, seat)
    known = [] if text_first else [event_sentence(session, event, texts) for event in view.private_summary]
    happened = [*recent_events(session, view, texts, seat), *small(given_up_lines(session, texts))]
    heading = "\n".join([f"-# {title(session, texts)}", *([note] if note else []), *known, *happened])
    consent = consent_pieces(session, texts, seat)
    in_words: list[Piece] = []
    if text_first:
        room = TEXT_LIMIT - len(heading) - QUESTION_ROOM - text_length(consent)
        lines = table_lines(session, view, texts, move_lines(session, seat, view, texts))
        in_words.append(text(beginning(lines, room, texts)))
    moves = plain_move_lines(session, seat, view, texts)
    position = position_pictures(session, view, texts, pictures, text_first=text_first, more=moves)
    prompt = functools.partial(prompt_line, session, texts, reader=seat)
    last = [button(MORE, Press(Action.MORE, session.id, argument=BESIDE))] if session.tells_since_own_move else []
    if look_again:
        last.append(button(texts("button-update-hand"), Press(Action.HAND_UPDATE, session.id, session.ply)))
    keys: list[Piece]
    if legal and session.game.info.private_moves:
        keys = HandPieces(session, view, texts, Surface.HAND, confirms, prompt).pieces(legal, partial, last)
    elif legal:
        keys = MovePieces(session, view, texts, Surface.HAND, confirms=confirms).pieces(
            legal, partial, last, prompt=prompt
        )
    else:
        keys = [text(f"### {prompt()}"), *button_rows(last)]
    return panel([text(heading), *in_words, *position, *consent, *keys], seat_colour(seat, theme))


def ended_panel(session: Session, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the single line that a hand shows once its game has ended."""
    return panel([text(f"**{title(session, texts)}** · {ending(session, texts)}")])


def secret_line(session: Session, seat: Seat, texts: Texts) -> str:
    """Returns, in a line, the most important facts that only this seat knows."""
    summary = session.view(seat).private_summary
    return " ".join(event_sentence(session, event, texts) for event in summary)


def moves_in_hand(session: Session, seat: Seat) -> Sequence[str]:
    """Returns the moves that the panel offers.

    None in a race, since anybody's next press would outdate them, nor if the panel only shows a secret and all moves
    are made on the public message.
    """
    info = session.game.info
    public = info.race or (info.secret and not info.private_moves)
    if session.status is not Status.PLAYING or public or seat in session.computers:
        return []
    return session.game.legal_moves(session.state, seat)


def chosen_words(session: Session, seat: Seat, partial: PartialMove) -> str:
    """Returns the words of a move that pictures show as certain: the chosen ones, and those without an alternative.

    Args:
        partial: how far the player has come in a move.
    """
    return certain_words(session.game.info, moves_in_hand(session, seat), partial)
