"""The private panel of a puzzle: before it is begun, while it is played, and when it is over."""

from collections.abc import Sequence

import discord

from bot.games.base import View
from bot.sessions.daily.attempt import ALONE, Attempt, Puzzle
from bot.texts import Texts
from bot.ui.daily.day_texts import day_text, ends_text, game_name
from bot.ui.daily.home_view import result_text
from bot.ui.daily.leaderboard_view import LeaderboardChoice
from bot.ui.text.captions import seat_colour
from bot.ui.text.move_tree import PartialMove
from bot.ui.text.narration import ending, event_sentence, recent_events
from bot.ui.text.position_text import beginning, table_lines
from bot.ui.views.components import Piece, Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.hand_pieces import HandPieces
from bot.ui.views.move_pieces import MovePieces
from bot.ui.views.position_pictures import position_pictures

BOARD, HAND = "daily.png", "daily-hand.png"
"""The names of the files with the pictures of the board, and of the player's hand."""

POSITION_ROOM = 2000
"""The characters that the position has, where text comes first: half of a message's."""


def unbegun_panel(puzzle: Puzzle, texts: Texts) -> discord.ui.LayoutView:
    """Lays out what a puzzle is, with a button to begin the only attempt."""
    pieces = [
        f"### {_heading(puzzle, texts)}",
        texts(f"{puzzle.game_key}-daily-rules"),
        texts("daily-before", time=ends_text(puzzle.day)),
    ]
    buttons = [
        button(texts("button-daily-begin"), Press(Action.DAILY_BEGIN, puzzle.id), style=Style.success),
        button(texts("button-rules"), Press(Action.GAME_PAGE, argument=puzzle.game_key)),
        _home_button(texts),
    ]
    return panel([*map(text, pieces), *button_rows(buttons)])


def attempt_panel(
    attempt: Attempt,
    view: View,
    texts: Texts,
    *,
    theme: str,
    partial: PartialMove,
    pictures: Sequence[str],
    text_first: bool,
    confirms: bool,
) -> discord.ui.LayoutView:
    """Lays out an attempt as it stands, with the keys for the next move, or with its result.

    Args:
        view: the player's.
        partial: how far the player has come in a move.
        pictures: the names of the attached files.
        confirms: whether a move from the hand is shown before it is made.
    """
    session = attempt.session
    known = [] if text_first else [event_sentence(session, event, texts) for event in view.private_summary]
    happened = recent_events(session, view, texts, ALONE)
    pieces = [text("\n".join([f"### {_heading(attempt.puzzle, texts)}", *known, *happened]))]
    if text_first:
        pieces.append(text(beginning(table_lines(session, None, view, texts), POSITION_ROOM, texts)))
    pieces += position_pictures(session, view, texts, pictures, text_first=text_first)
    if attempt.finished:
        pieces += [text(f"## {result_text(attempt, texts)}\n{ending(session, texts)}"), *_ways_on(attempt, texts)]
    else:
        pieces += _keys(attempt, view, texts, partial, confirms=confirms)
    return panel(pieces, seat_colour(ALONE, theme))


def _keys(attempt: Attempt, view: View, texts: Texts, partial: PartialMove, *, confirms: bool) -> list[Piece]:
    session, last = attempt.session, [_home_button(texts)]
    legal = session.game.legal_moves(session.state, ALONE)
    if session.game.info.private_moves:
        return HandPieces(session, view, texts, Surface.DAILY, confirms=confirms).pieces(legal, partial, last)
    return MovePieces(session, view, texts, Surface.DAILY).pieces(legal, partial, last)


def _ways_on(attempt: Attempt, texts: Texts) -> list[Piece]:
    here = LeaderboardChoice(attempt.puzzle.game_key, attempt.puzzle.day, here=attempt.guild is not None)
    return button_rows(
        [
            button(texts("button-daily-leaderboard"), here.press(), style=Style.primary),
            button(texts("button-daily-share"), Press(Action.DAILY_SHARE)),
            _home_button(texts),
        ]
    )


def _heading(puzzle: Puzzle, texts: Texts) -> str:
    return f"{game_name(puzzle, texts)} · {day_text(puzzle.day, texts)}"


def _home_button(texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    return button(texts("button-daily-home"), Press(Action.DAILY))
