"""What the store returns of ratings and scores: rows of leaderboards, the course of a rating, games of two people.

Pages and ranks of a leaderboard are counted from its marks: its people at regular distances.
"""

from bisect import bisect_right
from collections.abc import Sequence
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


STEP = 500
"""The people from one mark to the next."""

MOST = 2**31 - 1
"""More than a person can have in the first column by which a leaderboard is ordered; its negative is less."""


class Standing(NamedTuple):
    """Where somebody stands on a leaderboard, which is in the order of two columns and of ids.

    Attributes:
        high, low: the columns, the highest first: settled and points, or score and negative duration.
        person: the lowest id first.
    """

    high: int
    low: int
    person: int

    @property
    def first_of_equals(self) -> "Standing":
        """The standing before all people who share this rank."""
        return self._replace(person=0)

    @property
    def order(self) -> tuple[int, int, int]:
        """A key that sorts standings."""
        return -self.high, -self.low, self.person


BEFORE_ALL = Standing(MOST, 0, 0)
AFTER_ALL = Standing(-MOST, 0, 0)


@dataclass(frozen=True)
class Marks:
    """The marks of a leaderboard.

    Attributes:
        people: on the whole leaderboard.
        standings: at the places 0, STEP, 2 * STEP ...; the first one is BEFORE_ALL.
    """

    people: int = 0
    standings: Sequence[Standing] = (BEFORE_ALL,)

    def at(self, place: int) -> tuple[int, Standing]:
        """Returns the place of the last mark that is not after a place, counted from 0, and its standing."""
        mark = min(place // STEP, len(self.standings) - 1)
        return mark * STEP, self.standings[mark]

    def before(self, standing: Standing) -> tuple[int, Standing]:
        """Returns the place of the last mark that is not after a standing, and the mark's standing."""
        mark = max(0, bisect_right(self.standings, standing.order, key=lambda one: one.order) - 1)
        return mark * STEP, self.standings[mark]
