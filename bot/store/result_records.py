"""What the store takes and returns of finished games and of people's ratings by them.

Their fields are the columns of their tables. Those that a rated game has dozens of are tuples, which are made in a
third of the time.
"""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, kw_only=True)
class ResultRecord:
    """The result of one seat of a finished session.

    Attributes:
        outcome: win, loss or draw.
        name, username: the person's at that table; the username is empty in rows of older programs, and of
            computers.
        guild: None outside of guilds, and where the bot was no member of the guild.
        counts: whether people may be compared by it; not where a computer sat at the table, there were hints, or
            the game ended before each person had moved.
        variant: see `bot.games.base.GameInfo.variant`; empty in rows of older programs until they are recomputed.
        duration: milliseconds from the start of the game to its end.
        number: of the session in the order in which results were written; the store sets it.
        examined: whether the game was looked through for achievements: see `bot.store.achievement_records`.
    """

    session: str
    seat: int
    seats: int
    person: int
    name: str
    guild: int | None
    game: str
    rank: int
    score: int | None
    outcome: str
    at: int
    counts: bool
    username: str = ""
    variant: str = ""
    duration: int | None = None
    number: int | None = None
    examined: bool = False


class RatingRecord(NamedTuple):
    """A person's rating in a scope, and the counts of their games there within a period.

    Attributes:
        guild: 0 for everywhere.
        game, variant: empty for all.
        period: a `bot.ratings.periods.Period`.
        mu, sigma: the model's estimate after the person's last game there, and its uncertainty.
        points: mu as people see it.
        settled: False while the rating is provisional.
        streak: the number of consecutive wins (positive) or losses (negative), 0 after a draw.
        best_streak: of wins.
        peak: the most points of a settled rating; None before.
        last_at: the end of the last game, ms since the epoch.
    """

    person: int
    guild: int
    game: str
    variant: str
    period: str
    mu: float
    sigma: float
    points: int
    settled: bool
    games: int
    wins: int
    losses: int
    draws: int
    streak: int
    best_streak: int
    peak: int | None
    last_at: int


class RatingChangeRecord(NamedTuple):
    """A person's rating after one game, in all games (an empty `game`) or in its own.

    Attributes:
        guild: 0 for everywhere.
        number: that of the ResultRecord.
        change: the points by which the game has changed the rating, without those by which it softened because a
            new season had begun.
        weight: how much the game counted for this person, at most 1; the same in all scopes.
    """

    person: int
    guild: int
    game: str
    number: int
    at: int
    points: int
    change: int
    settled: bool
    weight: float


class BestScoreRecord(NamedTuple):
    """The best game of a person who played alone, in a scope and a period: most points, then the shortest duration.

    Attributes:
        guild: 0 for everywhere.
        score: None where the duration alone is compared.
        duration: milliseconds; None where it is not known.
        session: the game.
        at: its end, ms since the epoch.
    """

    person: int
    guild: int
    game: str
    variant: str
    period: str
    score: int | None
    duration: int | None
    session: str
    at: int
