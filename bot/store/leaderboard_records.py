"""What the store returns of ratings and scores: rows of leaderboards, the course of a rating, games of two people."""

from dataclasses import dataclass
from typing import NamedTuple, TypeVar


class LeaderboardKey(NamedTuple):
    """A leaderboard: the ranked people of a scope in a period.

    Attributes:
        guild: 0 for everywhere.
        game, variant: empty for all games, and for all variants of the game.
        period: empty for all time, `S2026-10` for the season that began in that month, `M2026-11` for a month.
    """

    guild: int
    game: str = ""
    variant: str = ""
    period: str = ""


@dataclass(frozen=True, kw_only=True)
class LeaderboardRow:
    """A person on a leaderboard of ratings. Ties share a rank; people whose rating has not settled come last.

    Attributes:
        place: counted from 1 without ties, by which the page is found.
        name: the one under which the person last finished a game in that guild; names of other guilds must not be
            shown there. It is empty on a leaderboard of everywhere, which shows usernames.
        username: empty where it is not known.
        points: the rating after the person's last game in the period.
        games, wins, losses, draws: in the period.
        streak: consecutive wins (positive) or losses (negative) up to now, 0 after a draw.
    """

    rank: int
    place: int
    person: int
    name: str
    username: str
    points: int
    settled: bool
    games: int
    wins: int
    losses: int
    draws: int
    streak: int


@dataclass(frozen=True, kw_only=True)
class ScoreRow:
    """A person on a leaderboard of best scores. The highest score comes first, of equal scores the shortest game.

    Ties in both share a rank.

    Attributes:
        place, name, username: as in `LeaderboardRow`.
        score: None in games that have none.
        duration: of the game, in ms; None where it is not known.
        session: of the game.
        at: its end, ms since the epoch.
    """

    rank: int
    place: int
    person: int
    name: str
    username: str
    score: int | None
    duration: int | None
    session: str
    at: int


Ranked = TypeVar("Ranked", LeaderboardRow, ScoreRow)


class RatingPoint(NamedTuple):
    """A rating after a number of games.

    Attributes:
        games: from the first one of the course on.
        change: by the last of these.
        settled: False while it is provisional.
    """

    games: int
    points: int
    change: int
    settled: bool


@dataclass(frozen=True, kw_only=True)
class HeadToHead:
    """The games of a kind in which two people met.

    Attributes:
        ahead, behind, level: how often one ranked before the other.
    """

    game: str
    games: int
    ahead: int
    behind: int
    level: int
