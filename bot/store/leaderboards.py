"""Leaderboards in the store: their rows, and how they are read.

Pages and ranks of a leaderboard are counted from its marks: its people at regular distances.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, NamedTuple, TypeVar

from bot.store.mapping import Row
from bot.store.queries import DatabaseRows


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
        place: counted from 1 without ties, to find the page.
        name: the person's name when they last finished a game in that guild; names of other guilds must not be
            shown there. It is empty on a leaderboard of everywhere, which shows usernames.
        username: empty if unknown.
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
        duration: of the game, in ms; None if unknown.
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


STEP = 500
"""The people from one mark to the next."""

MOST = 2**31 - 1
"""Greater than any value in a leaderboard's first sort column; its negative is less than any."""


class SortKey(NamedTuple):
    """A person's sort key on a leaderboard, which is ordered by two columns, then by id.

    Attributes:
        high, low: the two columns, highest first: settled and points, or score and negative duration.
        person: lowest id first.
    """

    high: int
    low: int
    person: int

    @property
    def first_of_equals(self) -> "SortKey":
        """The key before all people who share this rank."""
        return self._replace(person=0)

    @property
    def order(self) -> tuple[int, int, int]:
        """The key as a tuple, smaller for people who are further ahead."""
        return -self.high, -self.low, self.person


BEFORE_ALL = SortKey(MOST, 0, 0)
AFTER_ALL = SortKey(-MOST, 0, 0)


@dataclass(frozen=True)
class Marks:
    """The marks of a leaderboard.

    Attributes:
        people: on the whole leaderboard.
        keys: at the places 0, STEP, 2 * STEP ...; the first one is BEFORE_ALL.
    """

    people: int = 0
    keys: Sequence[SortKey] = (BEFORE_ALL,)

    def at(self, place: int) -> tuple[int, SortKey]:
        """Returns the place of the last mark that is not after a place, counted from 0, and its key."""
        mark = min(place // STEP, len(self.keys) - 1)
        return mark * STEP, self.keys[mark]

    def before(self, key: SortKey) -> tuple[int, SortKey]:
        """Returns the place of the last mark that is not after a key, and the mark's key."""
        mark = max(0, bisect_right(self.keys, key.order, key=lambda one: one.order) - 1)
        return mark * STEP, self.keys[mark]


NO_MARKS = Marks()


class LeaderboardReading(Generic[Ranked]):
    """Reads leaderboards of one kind. Methods raise StoreUnavailable.

    Args:
        kind: the beginning of the names of its queries.
        record: the type of a row with its rank and place.
        sort_key: returns the key of a row.
    """

    def __init__(self, rows: DatabaseRows, kind: str, record: type[Ranked], sort_key: Callable[[Row], SortKey]) -> None:
        self._rows = rows
        self._kind = kind
        self._record: type[Ranked] = record
        self._columns = {one.name: one.type for one in fields(record) if one.name not in ("rank", "place")}
        self._sort_key = sort_key

    async def marks(self, leaderboard: LeaderboardKey) -> Marks:
        """Returns the marks of a leaderboard, for which all of it is counted."""
        rows = await self._rows.rows(f"{self._kind}_marks", **leaderboard._asdict(), step=STEP)
        keys = [BEFORE_ALL]
        keys += [SortKey(row["high"], row["low"], row["person"]) for row in rows[1:]]
        after_last = await self._between(leaderboard, keys[-1], AFTER_ALL)
        return Marks(STEP * (len(keys) - 1) + after_last, keys)

    async def page(
        self, leaderboard: LeaderboardKey, first: int, limit: int, marks: Marks = NO_MARKS
    ) -> tuple[Ranked, ...]:
        """Returns the people from a place of a leaderboard on.

        Args:
            first: counted from 0.
            marks: the leaderboard's; without them all people before the place are counted.
        """
        marked, mark = marks.at(first)
        rows = await self._rows.rows(
            f"{self._kind}_rows", **leaderboard._asdict(), **mark._asdict(), skipped=first - marked, most=limit
        )
        ranked, rank, before = [], 0, None
        for place, row in enumerate(rows, start=first + 1):
            shared = self._sort_key(row).first_of_equals
            if before is None:
                rank = max(1, place - row["beside"])
            elif shared != before:
                rank = place
            ranked.append(self._ranked(row, rank, place))
            before = shared
        return tuple(ranked)

    async def row(self, leaderboard: LeaderboardKey, person: int, marks: Marks = NO_MARKS) -> Ranked | None:
        """Returns a person's row of a leaderboard, wherever it is; None for somebody who is not on it."""
        for row in await self._rows.rows(f"{self._kind}_row", **leaderboard._asdict(), person=person):
            return self._ranked(row, *await self._places(leaderboard, self._sort_key(row), marks))
        return None

    def _ranked(self, row: Row, rank: int, place: int) -> Ranked:
        values: dict[str, Any] = {
            name: bool(row[name]) if kind is bool else row[name] for name, kind in self._columns.items()
        }
        ranked: Ranked = self._record(rank=rank, place=place, **values)
        return ranked

    async def _places(self, leaderboard: LeaderboardKey, key: SortKey, marks: Marks) -> tuple[int, int]:
        """Returns the rank and the place of somebody who has this key."""
        place, mark = marks.before(key)
        further, equal = await asyncio.gather(
            self._between(leaderboard, mark, key), self._between(leaderboard, key.first_of_equals, key)
        )
        place += further + 1
        return max(1, place - equal), place

    async def _between(self, leaderboard: LeaderboardKey, first: SortKey, end: SortKey) -> int:
        """Returns the number of people from one key (included) to another one (not included)."""
        to = {f"to_{name}": value for name, value in end._asdict().items()}
        (row,) = await self._rows.rows(f"{self._kind}_between", **leaderboard._asdict(), **first._asdict(), **to)
        people: int = row["people"]
        return people


LONGEST = 2**63 - 1
"""Stands for an unknown duration."""


def rating_sort_key(row: Row) -> SortKey:
    """Returns the key of a rating. Provisional ones come last."""
    return SortKey(row["settled"], row["points"], row["person"])


def score_sort_key(row: Row) -> SortKey:
    """Returns the key of a best score. Unknown durations come last; without scores the time decides."""
    duration = LONGEST if row["duration"] is None else row["duration"]
    return SortKey(row["score"] or 0, -duration, row["person"])
