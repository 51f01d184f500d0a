"""The private panel of a puzzle before it is begun, and what its panel says while it is played and when it is over."""

from collections.abc import Sequence

import discord

from bot.sessions.daily.attempt import Attempt, Puzzle
from bot.texts import Texts
from bot.ui.daily.day_texts import ends_text, game_name
from bot.ui.daily.home_view import result_text
from bot.ui.daily.leaderboard_view import OWN_GAMES, LeaderboardChoice
from bot.ui.daily.posed_view import asked_lines, solution_line
from bot.ui.text.narration import ending
from bot.ui.text.times import day_text
from bot.ui.views.components import Piece, Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def unbegun_panel(puzzle: Puzzle, texts: Texts) -> discord.ui.LayoutView:
    """Lays out what a puzzle is, with a button to begin the only attempt."""
    pieces = [
        heading(puzzle, texts),
        *([texts(f"{puzzle.game_key}-daily-rules")] if puzzle.posed is None else asked_lines(puzzle.posed, texts)),
        texts("daily-before" if puzzle.posed is None else "puzzle-before", time=ends_text(puzzle.day)),
    ]
    buttons = [
        button(texts("button-daily-begin"), Press(Action.DAILY_BEGIN, puzzle.id), style=Style.success),
        button(texts("button-rules"), Press(Action.GAME_PAGE, argument=puzzle.game_key)),
        home_button(texts),
    ]
    return panel([*map(text, pieces), *button_rows(buttons)])


def ended_pieces(attempt: Attempt, texts: Texts) -> Sequence[Piece]:
    """Returns the result of a finished attempt, with the ways on; nothing for another one."""
    if not attempt.finished:
        return []
    result = f"## {result_text(attempt.puzzle, attempt, texts)}"
    if (posed := attempt.puzzle.posed) is not None:
        here = LeaderboardChoice(OWN_GAMES, attempt.puzzle.day, here=True)
        below = solution_line(posed, texts)
    else:
        here = LeaderboardChoice(attempt.puzzle.game_key, attempt.puzzle.day, here=attempt.guild is not None)
        below = ending(attempt.session, texts)
    ways_on = button_rows(
        [
            button(texts("button-daily-leaderboard"), here.press(), style=Style.primary),
            button(texts("button-daily-share"), Press(Action.DAILY_SHARE)),
            home_button(texts),
        ]
    )
    return [text(f"{result}\n{below}"), *ways_on]


def heading(puzzle: Puzzle, texts: Texts) -> str:
    """Returns the heading of a puzzle's panel."""
    return f"### {game_name(puzzle, texts)} · {day_text(puzzle.day, texts)}"


def home_button(texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    """Returns the button that leads to the first panel."""
    return button(texts("button-daily-home"), Press(Action.DAILY))
