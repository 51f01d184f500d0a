"""What the store takes and returns of the weeks of servers. Times: ms since the epoch; days: texts as 2026-11-22."""

from dataclasses import dataclass


@dataclass(frozen=True)
class WeekPostRecord:
    """That a week was posted in a guild, or is about to be; it replaces the one of the week before.

    Attributes:
        day: the Sunday.
        problem: why that failed, or SENDING; empty if it was posted.
    """

    guild: int
    day: str
    at: int
    problem: str = ""


@dataclass(frozen=True)
class WantedWeek:
    """A guild that wants its weeks posted, and what is noted of the last one; None for what is not.

    Attributes:
        hour, zone: from when on, on Sundays.
    """

    guild: int
    channel: int
    hour: int
    zone: str
    day: str | None
    at: int | None
    problem: str | None


@dataclass(frozen=True)
class Upset:
    """A game that somebody has won against a player of a higher rating.

    Attributes:
        winner, loser: their names on the server.
        winner_points, loser_points: their ratings before the game.
    """

    session: str
    game: str
    winner: str
    loser: str
    winner_points: int
    loser_points: int


@dataclass(frozen=True)
class WinningStreak:
    """So many games in a row that somebody of this name has won."""

    name: str
    wins: int
