"""The view of a table whose game has started: title, turn, events, picture and buttons, from top to bottom."""

from typing import Any

import discord

from bot.games.base import View
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.board_message.offer_view import consent_pieces
from bot.ui.text.alt_text import alt_text
from bot.ui.text.captions import accent
from bot.ui.text.move_tree import PartialMove
from bot.ui.text.narration import ending, recent_events, score_lines, standings, title, turn_line
from bot.ui.views.components import PICTURE, Piece, Style, button, button_rows, panel, picture, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.move_pieces import ON_TABLE, MovePieces


def table_panel(
    session: Session,
    view: View,
    texts: Texts,
    *,
    theme: str,
    partial: PartialMove,
    waiting: str = "",
    filename: str = PICTURE,
) -> discord.ui.LayoutView:
    """Lays out the public message.

    view: a spectator's. theme: the picture's. partial: how far the player on turn has come in a move. waiting: the line
    that names who wants to play next. filename: the picture's.
    """
    pieces: list[Piece] = [text(f"### {title(session, texts)}")]
    events = recent_events(session, view, texts)
    playing = session.status is Status.PLAYING
    if playing:
        pieces.append(text("\n".join([turn_line(session, texts), *events, *standings(session, view, texts)])))
    else:
        final = score_lines(session, texts)
        pieces.append(text("\n".join([*events, ending(session, texts), *([final] if final else [])])))
    pieces.append(picture(alt_text(session, view, texts), filename))
    if waiting:
        pieces.append(text(f"-# {waiting}"))
    pieces.extend(_buttons_in_play(session, view, texts, partial) if playing else _buttons_after(session, texts))
    return panel(pieces, accent(session, theme))


def _buttons_in_play(session: Session, view: View, texts: Texts, partial: PartialMove) -> list[Piece]:
    more = button(texts("button-more"), Press(Action.MORE, session.id))
    spectators = [button(texts("button-about"), Press(Action.ABOUT, session.id)), *_next_game(session, texts)]
    consent = consent_pieces(session, texts)
    info = session.game.info
    style = Style.primary if info.private_moves else Style.secondary
    label = texts.get(f"{session.game_key}-hand", texts("button-hand"))
    hand = [button(label, Press(Action.HAND, session.id), style=style)] if info.secret else []
    if info.private_moves:
        return [*consent, *button_rows([*hand, more]), *button_rows(spectators)]
    # In a race the seats may have different moves; the buttons offer what any of them may do, and a press is checked.
    legal = dict.fromkeys(
        move for seat in sorted(session.to_act) for move in session.game.legal_moves(session.state, seat)
    )
    return [
        *consent,
        *MovePieces(session, view, texts, ON_TABLE).pieces(list(legal), partial, [*hand, more, *spectators]),
    ]


def _next_game(session: Session, texts: Texts) -> list[discord.ui.Button[Any]]:
    """Returns the button to join the next game; none outside of guilds, where nobody else comes by."""
    if session.place.guild is None:
        return []
    return [button(texts("button-next-game"), Press(Action.NEXT_GAME, session.id))]


def _buttons_after(session: Session, texts: Texts) -> list[Piece]:
    """Returns the buttons below a game that has ended, and the seed of its luck."""
    seed = text(f"-# {texts('luck-revealed', seed=session.seed.hex())}")
    next_game = _next_game(session, texts)
    if session.status is Status.ABANDONED:
        return [*button_rows(next_game), seed]
    rematch = button(texts("button-rematch"), Press(Action.REMATCH, session.id), style=Style.primary)
    replay = button(texts("button-replay"), Press(Action.REPLAY, session.id))
    standings = button(texts("button-leaderboard"), Press(Action.LEADERBOARD, argument=session.game_key))
    in_guild = [standings, *next_game] if session.place.guild is not None else []
    return [*button_rows([rematch, replay, *in_guild]), seed]


def moved_panel(session: Session, texts: Texts, url: str) -> discord.ui.LayoutView:
    """Lays out what replaces an old message when its table was reposted at this URL."""
    return panel([text(f"### {title(session, texts)}\n-# {texts('table-moved', link=url)}")])
