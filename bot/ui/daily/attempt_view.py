"""The private panel of a puzzle before it is begun, and the texts of the panel during the attempt and after it.

For a puzzle from a server's own games these are the question, whose game it was, and the right answers.
"""

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.games.base import View
from bot.sessions.daily.attempt import Attempt, Puzzle
from bot.sessions.daily.posed import Posed
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.daily.home_view import ends_text, game_name, result_text
from bot.ui.daily.leaderboard_view import OWN_GAMES, LeaderboardChoice
from bot.ui.reply.private_game import Asked
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.names import bold
from bot.ui.text.narration import ending, event_sentence
from bot.ui.text.times import day_text
from bot.ui.views.components import Piece, Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def shown_session(attempt: Attempt, texts: Texts) -> Session:
    """Returns the game of an attempt for display: people who are not to be named get numbers."""
    posed, session = attempt.puzzle.posed, attempt.session
    if posed is None:
        return session
    if posed.puzzle.alone:
        return replace(session, people=(attempt.person,))
    people = tuple(
        one if one.name or one.computer or one.deleted else replace(one, name=texts("numbered-player", number=number))
        for number, one in enumerate(session.people, start=1)
    )
    return replace(session, people=people)


def asked(attempt: Attempt, session: Session, texts: Texts) -> Asked | None:
    """Returns the question of an attempt, without anything that reveals the answer; None if a game is played.

    Args:
        session: the session for display.
    """
    puzzle, posed = attempt.puzzle, attempt.puzzle.posed
    if posed is None:
        return None
    view = session.view(puzzle.seat)
    if attempt.finished:
        return Asked(puzzle.seat, view, (), _happened(attempt, posed, session, view, texts))
    shown: View = posed.puzzle.view(view)
    answers = posed.puzzle.answers(session.state, puzzle.seat)
    return Asked(puzzle.seat, shown, answers, _happened(attempt, posed, session, shown, texts))


def asked_lines(posed: Posed, texts: Texts) -> list[str]:
    """Returns the question, and the players of the game who may be named."""
    return [texts(f"puzzle-{posed.puzzle.kind}-asks", count=posed.progress(()).most), _from_line(posed, texts)]


def _from_line(posed: Posed, texts: Texts) -> str:
    named = [bold(one.name) for one in posed.people if one.name and not one.computer]
    if not named:
        return f"-# {texts('puzzle-from-unnamed')}"
    return f"-# {texts('puzzle-from', players=', '.join(named))}"


def _happened(attempt: Attempt, posed: Posed, session: Session, view: View, texts: Texts) -> list[str]:
    """Returns the question, what happened last, and the answers found so far."""
    progress = posed.progress(attempt.answers)
    task = [] if attempt.finished else [texts(f"puzzle-{posed.puzzle.kind}-asks", count=progress.most)]
    happened = [event_sentence(session, event, texts) for event in view.events]
    if not progress.found or attempt.finished:
        right = [texts("puzzle-right")] if progress.marks and not progress.over else []
        return [*task, *right, *happened]
    found = texts("puzzle-found", found="; ".join(map(str.upper, progress.found)), count=len(progress.found))
    return [*task, *happened, f"{found} ({len(progress.found)}/{progress.most})"]


def solution_line(posed: Posed, texts: Texts) -> str:
    """Returns the right answers, and whose game it was."""
    labels = MoveLabels.of(posed.session, texts, posed.session.view(posed.seat))
    moves = "; ".join(labels.label(words.partition(" ")[2]) for words in posed.solution)
    return f"{texts('puzzle-solution', moves=moves)}\n{_from_line(posed, texts)}"


def unbegun_panel(puzzle: Puzzle, texts: Texts) -> discord.ui.LayoutView:
    """Lays out a description of the puzzle, with a button to begin the only attempt."""
    pieces = [
        heading(puzzle, texts),
        *([texts(f"{puzzle.game_key}-daily-rules")] if puzzle.posed is None else asked_lines(puzzle.posed, texts)),
        texts("daily-before" if puzzle.posed is None else "puzzle-before", time=ends_text(puzzle.day)),
    ]
    buttons = [
        button(texts("button-begin"), Press(Action.DAILY_BEGIN, puzzle.id), style=Style.success),
        button(texts("button-rules"), Press(Action.GAME_PAGE, argument=puzzle.game_key)),
        home_button(texts),
    ]
    return panel([*map(text, pieces), *button_rows(buttons)])


def ended_pieces(attempt: Attempt, texts: Texts) -> Sequence[Piece]:
    """Returns the result of a finished attempt, with the buttons that lead on; nothing for an unfinished one."""
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
