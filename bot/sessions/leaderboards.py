"""Leaderboards by ratings or by best scores, and people's profiles."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from bot.lru import LruCache
from bot.ratings.periods import ALL_TIME, Calendar, Period
from bot.ratings.scopes import Scope
from bot.sessions.coalescing import Coalescing
from bot.sessions.persistence.result_rater import ResultRater
from bot.store.history import HeadToHead
from bot.store.interface import Store
from bot.store.leaderboards import LeaderboardKey, LeaderboardReading, LeaderboardRow, Marks, Ranked, ScoreRow
from bot.store.results import BestScoreRecord, RatingChangeRecord, RatingPoint, RatingRecord

__all__ = [
    "BestScoreRecord",
    "HeadToHead",
    "LeaderboardPage",
    "LeaderboardRow",
    "Leaderboards",
    "Profile",
    "RatingChangeRecord",
    "RatingPoint",
    "RatingRecord",
    "ScoreRow",
]

DEFAULT_CALENDAR = Calendar()

ROWS = 10
"""How many people a page of a leaderboard shows."""

FEW = 2_000
"""The most people on a leaderboard that is counted anew each time; the marks of longer ones are kept for a while."""

MARKS_KEPT = 60.0
"""Seconds for which marks are kept: ranks and the number of people may be that much out of date, but not the first
page."""

MOST_MARKS = 50_000
"""How many marks are kept, of 150 bytes each."""

LAST_GAMES = 10
"""How many outcomes a profile shows."""


@dataclass(frozen=True)
class LeaderboardPage(Generic[Ranked]):
    """A page of a leaderboard.

    Attributes:
        number: counted from 0.
        people: the number of people on the whole leaderboard.
        own: the reader's row, on whichever page it is; None if the reader is not on the leaderboard.
    """

    rows: tuple[Ranked, ...]
    number: int
    people: int
    own: Ranked | None

    @property
    def pages(self) -> int:
        """The number of pages, at least 1."""
        return max(1, -(-self.people // ROWS))


@dataclass(frozen=True, kw_only=True)
class Profile:
    """A person's results in a scope, over all time.

    Attributes:
        rating: the rating with counts, streaks and the peak; None before the first game that compares people.
        rank: the place on the leaderboard of ratings; None before that game.
        people: the number of people on that leaderboard.
        games: records like `rating` for each game in the scope's guild, the most played first.
        outcomes: those of the last games, the newest last: `win`, `loss` or `draw`.
        best: the best results in games for one, by variant; of all games, unless the scope has one.
    """

    rating: RatingRecord | None
    rank: int | None
    people: int
    games: tuple[RatingRecord, ...]
    outcomes: tuple[str, ...]
    best: tuple[BestScoreRecord, ...]

    @property
    def favourite(self) -> str | None:
        """The game that was played most often."""
        return self.games[0].game if self.games else None


class Leaderboards:
    """Reads leaderboards and profiles. Raises StoreUnavailable.

    Attributes:
        calendar: the seasons in which the store's ratings are counted.
    """

    def __init__(
        self, store: Store, calendar: Calendar = DEFAULT_CALENDAR, *, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self.calendar = calendar
        self._ratings_computed = False
        self._monotonic = monotonic
        self._once = Coalescing()
        self._kept: LruCache[tuple[object, LeaderboardKey], tuple[float, Marks]] = LruCache(
            MOST_MARKS, lambda kept: len(kept[1].keys)
        )
        """The marks of leaderboards with many people, and when they were counted."""

    async def ratings_are_computed(self) -> bool:
        """Returns whether ratings and best scores have been computed from all results by the rules of this program.

        After an update, if there are many finished games, the operator has to recompute them first.
        """
        if not self._ratings_computed:
            state = await self._store.results.rating_state()
            self._ratings_computed = not state.sessions or state.rules == ResultRater(self.calendar).rules
        return self._ratings_computed

    async def leaderboard(
        self, scope: Scope, period: Period = ALL_TIME, page: int = 0, reader: int | None = None
    ) -> LeaderboardPage[LeaderboardRow]:
        """Returns a page of a scope's people by their ratings, and the row of `reader`.

        People whose ratings have not settled come last. For a number beyond the last page, the last page is returned.
        """
        return await self._page(self._store.results.ratings, _key(scope, period), page, reader)

    async def scores(
        self, scope: Scope, period: Period = ALL_TIME, page: int = 0, reader: int | None = None
    ) -> LeaderboardPage[ScoreRow]:
        """Returns a page of a scope's people by their best results in solitaire games, and the row of `reader`.

        The scope has a game and, if the game has variants, one of them. The highest score comes first, and among equal
        scores, or without scores, the shortest game. For a number beyond the last page, the last page is returned.
        """
        return await self._page(self._store.results.scores, _key(scope, period), page, reader)

    async def _page(
        self, reading: LeaderboardReading[Ranked], key: LeaderboardKey, number: int, reader: int | None
    ) -> LeaderboardPage[Ranked]:
        """Returns a page. Everything except the reader's row is read once for all simultaneous requests."""
        marks = await self._marks(reading, key)
        at = max(0, min(number, (marks.people - 1) // ROWS))

        async def own_row() -> Ranked | None:
            if reader is None:
                return None
            return await self._once(("own", reading, key, reader), lambda: reading.row(key, reader, marks))

        rows, own = await asyncio.gather(
            self._once(("page", reading, key, at), lambda: reading.page(key, at * ROWS, ROWS, marks)), own_row()
        )
        return LeaderboardPage(rows, at, marks.people, own)

    async def _marks(self, reading: LeaderboardReading[Ranked], key: LeaderboardKey) -> Marks:
        """Returns a leaderboard's marks; with many people, they may be MARKS_KEPT old."""
        kept = self._kept.get((reading, key))
        if kept is not None and self._monotonic() - kept[0] < MARKS_KEPT:
            return kept[1]
        marks = await self._once(("marks", reading, key), lambda: reading.marks(key))
        if marks.people > FEW:
            self._kept[reading, key] = self._monotonic(), marks
        return marks

    async def periods(self, scope: Scope) -> tuple[Period, ...]:
        """Returns the periods in which a scope has people on either leaderboard, in any order."""
        found = await self._once(
            ("periods", scope), lambda: self._store.results.periods(scope.guild, scope.game, scope.variant)
        )
        return tuple(map(Period, found))

    async def variants(self, guild: int, game: str) -> tuple[str, ...]:
        """Returns the variants of a game, for one or several, that were played in a guild or (EVERYWHERE) anywhere."""
        return await self._once(("variants", guild, game), lambda: self._store.results.variants(guild, game))

    async def profile(self, scope: Scope, person: int) -> Profile:
        """Returns a person's results in a scope."""
        return await self._once(("profile", scope, person), lambda: self._profile(scope, person))

    async def _profile(self, scope: Scope, person: int) -> Profile:
        guild, store = scope.guild, self._store
        leaderboard, key = store.results.ratings, _key(scope, ALL_TIME)
        marks = await self._marks(leaderboard, key)
        ratings, row, outcomes, best = await asyncio.gather(
            store.results.ratings_of(person, guild, ALL_TIME),
            leaderboard.row(key, person, marks),
            store.results.last_outcomes(person, guild, scope.game, scope.variant, LAST_GAMES),
            store.results.best_scores_of(person, guild, ALL_TIME),
        )
        games = (one for one in ratings if one.game and not one.variant)
        return Profile(
            rating=next((one for one in ratings if (one.game, one.variant) == (scope.game, scope.variant)), None),
            rank=row.rank if row else None,
            people=marks.people,
            games=tuple(sorted(games, key=lambda one: (-one.games, one.game))),
            outcomes=outcomes,
            best=tuple(one for one in best if scope.game in ("", one.game) and scope.variant in ("", one.variant)),
        )

    async def rating_graph(self, scope: Scope, person: int, most: int) -> tuple[RatingPoint, ...]:
        """Returns a person's rating over time: after the first and the last game, and evenly in between.

        It covers the last 2,000 games. Ratings of all games together and of each game have a graph; variants have their
        game's.

        Empty before the first game.

        Args:
            most: the most points of the graph, 2 or more.
        """
        key = (person, scope.guild, scope.game, most)
        return await self._once(("rating_graph", key), lambda: self._store.results.rating_graph(*key))

    async def head_to_head(self, guild: int, one: int, other: int) -> tuple[HeadToHead, ...]:
        """Returns, for each game, how often one person ranked before the other, the most played game first.

        Counts games in a guild, or (EVERYWHERE) anywhere, that compare the two.
        """
        return await self._once(
            ("head_to_head", guild, one, other), lambda: self._store.results.head_to_head(guild, one, other)
        )

    async def rating_changes(self, session: str, guild: int, game: str) -> Mapping[int, RatingChangeRecord]:
        """Returns, by player, how a session changed their rating in its game.

        This is the rating in a guild, or (EVERYWHERE) anywhere. Empty if the session was not rated.
        """
        changes = await self._store.results.rating_changes(session, guild, game)
        return {one.person: one for one in changes}


def _key(scope: Scope, period: Period) -> LeaderboardKey:
    return LeaderboardKey(scope.guild, scope.game, scope.variant, period)
