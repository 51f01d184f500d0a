"""The first panel of the puzzles of the day, with the reader's standing in each; and the names of puzzles."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

import discord

from bot.sessions.daily.attempt import Attempt, Puzzle
from bot.sessions.daily.days import Streak, ends_at
from bot.sessions.daily.service import AttemptRecord, LeaderboardPlace
from bot.texts import Texts
from bot.ui.text.best_results import score_in_points, score_text
from bot.ui.text.times import clock_time, day_text, timestamp
from bot.ui.views.components import Style, button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def month_text(day: str, texts: Texts) -> str:
    """Returns the month of a day in words."""
    return texts("daily-month", month=date.fromisoformat(day).month)


def day_number(day: str) -> str:
    """Returns the number of a day in its month."""
    return str(date.fromisoformat(day).day)


def ends_text(day: str) -> str:
    """Returns when a day ends, as a Discord timestamp."""
    return timestamp(ends_at(day))


def game_name(puzzle: Puzzle, texts: Texts) -> str:
    """Returns the name of a puzzle's game; for a server's puzzle, also what it asks for."""
    name = texts(f"{puzzle.game_key}-name")
    if puzzle.posed is None:
        return name
    return texts("labelled", label=name, content=texts(f"puzzle-{puzzle.posed.puzzle.kind}"))


@dataclass(frozen=True)
class PuzzleStanding:
    """A reader's standing in a puzzle of today.

    Attributes:
        finished: how many people have finished it in the guild, or everywhere.
    """

    puzzle: Puzzle
    attempt: AttemptRecord | None
    finished: int


def home_panel(
    day: str,
    standings: Sequence[PuzzleStanding],
    late: Sequence[Puzzle],
    streak: Streak,
    texts: Texts,
    *,
    asks_for_consent: bool = False,
) -> discord.ui.LayoutView:
    """Lays out the panel.

    Args:
        late: puzzles of yesterday that the reader may still finish.
        asks_for_consent: whether to say how positions of the reader's own games become puzzles.
    """
    played = any(one.attempt is not None and one.attempt.score is not None for one in standings)
    heading = f"### {texts('daily-title', day=day_text(day, texts))}\n{texts('daily-intro')}"
    so_far = texts("daily-streak", now=streak.now, best=streak.best) if streak.best else ""
    below = [so_far, texts("daily-ends", time=ends_text(day))]
    below += [f"-# {texts('puzzle-consent')}"] if asks_for_consent else []
    buttons = [_late_button(one, texts) for one in late] + [_puzzle_button(one, texts) for one in standings]
    more = [
        button(texts("button-daily-leaderboard"), Press(Action.DAILY_LEADERBOARD)),
        *([button(texts("button-daily-share"), Press(Action.DAILY_SHARE))] if played else []),
        button(texts("button-luck"), Press(Action.DAILY_LUCK)),
    ]
    return panel(
        [
            text(heading),
            *(text(_standing_line(one, texts)) for one in standings),
            text("\n".join(filter(None, below))),
            *button_rows(buttons),
            *button_rows(more),
        ]
    )


def puzzle_buttons(puzzles: Sequence[Puzzle], texts: Texts) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns a button for each puzzle that opens it for whoever presses it."""
    return [button(game_name(one, texts), opening(one), style=Style.primary) for one in puzzles]


def opening(puzzle: Puzzle) -> Press:
    """Returns the press that opens a puzzle: a game's puzzle of today, or a server's puzzle by its id."""
    if puzzle.posed is not None:
        return Press(Action.DAILY_PUZZLE, puzzle.id)
    return Press(Action.DAILY_PUZZLE, argument=puzzle.game_key)


def about_text(puzzle: Puzzle, texts: Texts) -> str:
    """Returns a short explanation of a puzzle."""
    if puzzle.posed is None:
        return texts(f"{puzzle.game_key}-daily-about")
    return texts(f"puzzle-{puzzle.posed.puzzle.kind}-about")


def _puzzle_button(standing: PuzzleStanding, texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    over = standing.attempt is not None and standing.attempt.score is not None
    label = game_name(standing.puzzle, texts)
    return button(label, opening(standing.puzzle), style=Style.secondary if over else Style.primary)


def _late_button(puzzle: Puzzle, texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    label = f"{game_name(puzzle, texts)} · {texts('daily-yesterday')}"
    return button(label, Press(Action.DAILY_PUZZLE, puzzle.id), style=Style.success)


def _standing_line(standing: PuzzleStanding, texts: Texts) -> str:
    attempt = standing.attempt
    game = game_name(standing.puzzle, texts)
    if attempt is None:
        said = about_text(standing.puzzle, texts)
    elif attempt.score is not None:
        said = result_text(standing.puzzle, attempt, texts)
    else:
        said = texts("daily-begun", since=timestamp(attempt.started_at))
    line = texts("labelled", label=f"**{game}**", content=said)
    small = [texts("daily-finished", count=standing.finished)]
    if standing.puzzle.posed is not None:
        small.insert(0, texts("puzzle-of-server"))
    return f"{line}\n-# {' · '.join(small)}"


def result_text(puzzle: Puzzle, attempt: Attempt | AttemptRecord | LeaderboardPlace, texts: Texts) -> str:
    """Returns the points and the time of a finished attempt; for a server's puzzle, whether it is solved."""
    score, time = attempt.score or 0, clock_time(attempt.duration or 0)
    if puzzle.posed is None:
        return texts("scored-points-in", points=score_in_points(score, texts), time=time)
    most = puzzle.posed.progress(()).most
    if score == most:
        return texts("puzzle-solved", time=time)
    return (
        texts("puzzle-scored", score=score, most=most, time=time) if most > 1 else texts("puzzle-unsolved", time=time)
    )


def points_of(puzzle: Puzzle, place: LeaderboardPlace) -> str:
    """Returns the points of a place as a number; for a server's puzzle, with the most possible."""
    return score_text(place.score) if puzzle.posed is None else f"{place.score}/{puzzle.posed.progress(()).most}"
