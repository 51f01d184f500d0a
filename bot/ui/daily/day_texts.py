"""Days, times and results of daily puzzles in words."""

from datetime import date

from bot.sessions.daily.attempt import Puzzle
from bot.sessions.daily.days import ends_at
from bot.texts import Texts
from bot.ui.text.times import timestamp


def month_text(day: str, texts: Texts) -> str:
    """Returns the month of a day in words."""
    return texts("daily-month", month=date.fromisoformat(day).month)


def day_number(day: str) -> str:
    """Returns the number of a day in its month."""
    return str(date.fromisoformat(day).day)


def ends_text(day: str) -> str:
    """Returns when a day ends, as Discord shows it to each reader."""
    return timestamp(ends_at(day))


def game_name(puzzle: Puzzle, texts: Texts) -> str:
    """Returns the name of a puzzle's game; of a puzzle of a server, what it asks for, too."""
    name = texts(f"{puzzle.game_key}-name")
    if puzzle.posed is None:
        return name
    return texts("labelled", label=name, content=texts(f"puzzle-{puzzle.posed.puzzle.kind}"))
