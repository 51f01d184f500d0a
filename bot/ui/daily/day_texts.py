"""Days, times and results of daily puzzles in words."""

from datetime import date

from bot.sessions.daily.attempt import Puzzle
from bot.sessions.daily.days import ends_at
from bot.texts import Texts


def day_text(day: str, texts: Texts) -> str:
    """Returns a day such as 2026-11-23 in words."""
    then = date.fromisoformat(day)
    return texts("day", day=then.day, month=then.month, year=str(then.year))


def month_text(day: str, texts: Texts) -> str:
    """Returns the month of a day in words."""
    return texts("daily-month", month=date.fromisoformat(day).month)


def day_number(day: str) -> str:
    """Returns the number of a day in its month."""
    return str(date.fromisoformat(day).day)


def ends_text(day: str) -> str:
    """Returns when a day ends, as Discord shows it to each reader."""
    return f"<t:{ends_at(day) // 1000}:R>"


def duration_text(milliseconds: int) -> str:
    """Returns how long something took: 3:41, or 1:03:41."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def score_text(score: int) -> str:
    """Returns points, with a minus sign below zero."""
    return str(score).replace("-", "−")


def game_name(puzzle: Puzzle, texts: Texts) -> str:
    """Returns the name of a puzzle's game; of a puzzle of a server, what it asks for, too."""
    name = texts(f"{puzzle.game_key}-name")
    if puzzle.posed is None:
        return name
    return texts("labelled", label=name, content=texts(f"puzzle-{puzzle.posed.puzzle.kind}"))
