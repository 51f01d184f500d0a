"""The message of a table in play, top to bottom: title, turn, what happened, picture, buttons."""

from typing import Any

import discord

from bot.games.base import View
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.board_message.offer_view import consent_pieces
from bot.ui.text.alt_text import described
from bot.ui.text.captions import accent
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import PartialMove
from bot.ui.text.narration import ending, happened, scores, standing, title, turn
from bot.ui.views.components import Piece, Style, button, panel, picture, rows, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.move_buttons import ON_TABLE, MoveButtons


def table_panel(
    session: Session, view: View, texts: Texts, *, theme: str, walk: PartialMove, waiting: str = ""
) -> discord.ui.LayoutView:
    """The public message.

    view: a spectator's. theme: of its picture. walk: how far the player on turn has come in a move. waiting: who wants
    to play next, in words.
    """
    pieces: list[Piece] = [text(f"### {title(session, texts)}")]
    said = happened(session, view, texts)
    if session.status is Status.PLAYING:
        pieces.append(text("\n".join([turn(session, texts), *said, *standing(session, view, texts)])))
    else:
        final = scores(session, texts)
        pieces.append(text("\n".join([*said, ending(session, texts), *([final] if final else [])])))
    pieces.append(picture(described(session, view, texts)))
    if waiting:
        pieces.append(text(f"-# {waiting}"))
    pieces.extend(_playing(session, view, texts, walk) if session.status is Status.PLAYING else _over(session, texts))
    return panel(pieces, accent(session, theme))


def _playing(session: Session, view: View, texts: Texts, walk: PartialMove) -> list[Piece]:
    more = button(texts("button-more"), Press(Action.MORE, session.id))
    watching = [button(texts("button-about"), Press(Action.ABOUT, session.id)), *_next_game(session, texts)]
    consent = consent_pieces(session, texts)
    if session.game.info.secret:
        hand = button(texts("button-hand"), Press(Action.HAND, session.id), style=Style.primary)
        return [*consent, *rows([hand, more]), *rows(watching)]
    # In a race the seats may have different moves; the buttons offer what any of them may do, and a press is checked.
    legal = dict.fromkeys(
        move for seat in sorted(session.to_act) for move in session.game.legal_moves(session.state, seat)
    )
    labels = MoveLabels.of(session.game_key, texts, view)
    return [*consent, *MoveButtons(session, texts, labels, ON_TABLE).pieces(list(legal), walk, [more, *watching])]


def _next_game(session: Session, texts: Texts) -> list[discord.ui.Button[Any]]:
    """For who would like to play the next one, where strangers come by."""
    if session.place.guild is None:
        return []
    return [button(texts("button-next-game"), Press(Action.NEXT_GAME, session.id))]


def _over(session: Session, texts: Texts) -> list[Piece]:
    """What to do after the game; the seed of its luck stands below, for whoever looks for it."""
    seed = text(f"-# {texts('luck-revealed', seed=session.seed.hex())}")
    onward = _next_game(session, texts)
    if session.status is Status.ABANDONED:
        return [*rows(onward), seed]
    rematch = button(texts("button-rematch"), Press(Action.REMATCH, session.id), style=Style.primary)
    replay = button(texts("button-replay"), Press(Action.REPLAY, session.id))
    standings = button(texts("button-standings"), Press(Action.STANDINGS, words=session.game_key))
    of_a_server = [standings, *onward] if session.place.guild is not None else []
    return [*rows([rematch, replay, *of_a_server]), seed]


def moved_panel(session: Session, texts: Texts, link: str) -> discord.ui.LayoutView:
    """What stays of an old message when its table goes on further down."""
    return panel([text(f"### {title(session, texts)}\n-# {texts('table-moved', link=link)}")])
