"""Leaderboards and profiles: who is ranked where, by ratings or by best scores, and a person's numbers."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic

from bot.ratings.periods import ALL_TIME, Period
from bot.ratings.scopes import Scope
from bot.sessions.coalescing import Coalescing
from bot.store.interface import Store
from bot.store.leaderboard_records import (
    HeadToHead,
    LeaderboardKey,
    LeaderboardRow,
    Ranked,
    RankedRows,
    RatingPoint,
    ScoreRow,
)
from bot.store.records import BestScoreRecord, RatingChangeRecord, RatingRecord

ROWS = 10
"""The people on a page of a leaderboard."""

MOST_PAGES = 10**9
"""A page of a higher number is asked for by nobody."""

LAST_GAMES = 10
"""The games whose outcomes are in a profile."""


@dataclass(frozen=True)
class LeaderboardPage(Generic[Ranked]):
    """A page of a leaderboard.

    Attributes:
        number: counted from 0.
        people: on the whole leaderboard.
        own: the reader's row, wherever on the leaderboard it is; None for somebody who is not on it.
    """

    rows: tuple[Ranked, ...]
    number: int
    people: int
    own: Ranked | None

    @property
    def pages(self) -> int:
        """The number of pages, at least 1."""
        return max(1, -(-self.people // ROWS))


@dataclass(frozen=True)
class _Leaderboard(Generic[Ranked]):
    """A leaderboard, and how it is read."""

    kind: str
    key: LeaderboardKey
    page: Callable[[LeaderboardKey, int, int], Awaitable[RankedRows[Ranked]]]
    row: Callable[[LeaderboardKey, int], Awaitable[Ranked | None]]


@dataclass(frozen=True, kw_only=True)
class Profile:
    """A person's results in a scope, over all time.

    Attributes:
        rating: with the counts, streaks and the peak; None before the first game that compares people.
        rank: the place on the leaderboard of ratings, None before that game.
        people: on that leaderboard.
        games: the ratings of each game in the scope's guild, the most played first, as `rating` has them.
        outcomes: of the last games, the newest last: `win`, `loss` or `draw`.
        best: the best results in games for one, by variant; all of them, unless the scope has a game.
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
    """Reads leaderboards and profiles. Raises StoreUnavailable where the store cannot be read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._once = Coalescing()

    async def leaderboard(
        self, scope: Scope, period: Period = ALL_TIME, page: int = 0, reader: int | None = None
    ) -> LeaderboardPage[LeaderboardRow]:
        """Returns a page of the people of a scope by their ratings, and the row of `reader`.

        Those whose rating has not settled come after all others. A page after the last one is the last one.
        """
        key, store = _key(scope, period), self._store
        leaderboard = _Leaderboard("ratings", key, store.results.leaderboard_page, store.results.leaderboard_row)
        return await self._page(leaderboard, page, reader)

    async def scores(
        self, scope: Scope, period: Period = ALL_TIME, page: int = 0, reader: int | None = None
    ) -> LeaderboardPage[ScoreRow]:
        """Returns a page of the people of a scope by their best results in a game for one, and the row of `reader`.

        The scope has a game and, if the game has variants, one of them. The highest score comes first, of equal scores
        the shortest game; in variants without scores the shortest game. A page after the last one is the last one.
        """
        key, store = _key(scope, period), self._store
        leaderboard = _Leaderboard("scores", key, store.results.score_page, store.results.score_row)
        return await self._page(leaderboard, page, reader)

    async def _page(
        self, leaderboard: _Leaderboard[Ranked], number: int, reader: int | None
    ) -> LeaderboardPage[Ranked]:
        """Returns a page. What does not depend on the reader is read once for all who ask at the same time."""

        async def shown() -> tuple[RankedRows[Ranked], int]:
            at = min(max(number, 0), MOST_PAGES)
            page = await leaderboard.page(leaderboard.key, at * ROWS, ROWS)
            if page.rows or not page.people:
                return page, at if page.rows else 0
            last = (page.people - 1) // ROWS
            return await leaderboard.page(leaderboard.key, last * ROWS, ROWS), last

        async def own_row() -> Ranked | None:
            if reader is None:
                return None
            return await self._once(
                ("own", leaderboard.kind, leaderboard.key, reader), partial(leaderboard.row, leaderboard.key, reader)
            )

        (page, at), own = await asyncio.gather(
            self._once(("page", leaderboard.kind, leaderboard.key, number), shown), own_row()
        )
        return LeaderboardPage(page.rows, at, page.people, own)

    async def periods(self, scope: Scope) -> tuple[Period, ...]:
        """Returns the periods in which a scope has people on either kind of leaderboard: all time, latest first."""
        found = await self._once(
            ("periods", scope), lambda: self._store.results.periods(scope.guild, scope.game, scope.variant)
        )
        return tuple(map(Period, sorted(found, key=_latest_first)))

    async def variants(self, guild: int, game: str) -> tuple[str, ...]:
        """Returns the variants of a game that were played in a guild or (EVERYWHERE) anywhere, alone or by several."""
        return await self._once(("variants", guild, game), lambda: self._store.results.variants(guild, game))

    async def profile(self, scope: Scope, person: int) -> Profile:
        """Returns a person's results in a scope."""
        return await self._once(("profile", scope, person), lambda: self._profile(scope, person))

    async def _profile(self, scope: Scope, person: int) -> Profile:
        key, guild, store = _key(scope, ALL_TIME), scope.guild, self._store
        ratings, row, people, outcomes, best = await asyncio.gather(
            store.results.ratings_of(person, guild, ALL_TIME),
            store.results.leaderboard_row(key, person),
            store.results.leaderboard_size(key),
            store.results.last_outcomes(person, guild, scope.game, scope.variant, LAST_GAMES),
            store.results.best_scores_of(person, guild, ALL_TIME),
        )
        games = (one for one in ratings if one.game and not one.variant)
        return Profile(
            rating=next((one for one in ratings if (one.game, one.variant) == (scope.game, scope.variant)), None),
            rank=row.rank if row else None,
            people=people,
            games=tuple(sorted(games, key=lambda one: (-one.games, one.game))),
            outcomes=outcomes,
            best=tuple(one for one in best if scope.game in ("", one.game) and scope.variant in ("", one.variant)),
        )

    async def rating_graph(self, scope: Scope, person: int, most: int) -> tuple[RatingPoint, ...]:
        """Returns the course of a person's rating, after the first game, the last one and others evenly between.

        It is kept of all games and of each game, not of its variants: those have the graph of their game.

        Empty before the first game.

        Args:
            most: points, 2 or more.
        """
        key = (person, scope.guild, scope.game, most)
        return await self._once(("rating_graph", key), lambda: self._store.results.rating_graph(*key))

    async def head_to_head(self, guild: int, one: int, other: int) -> tuple[HeadToHead, ...]:
        """Returns how often one ranked before the other in games that compare them, by game, the most played first.

        In a guild, or (EVERYWHERE) anywhere.
        """
        return await self._once(
            ("head_to_head", guild, one, other), lambda: self._store.results.head_to_head(guild, one, other)
        )

    async def rating_changes(self, session: str, guild: int, game: str) -> Mapping[int, RatingChangeRecord]:
        """Returns what a session changed of the rating in its game of each of its players.

        In a guild, or (EVERYWHERE) anywhere. Empty for one that was not rated.
        """
        changes = await self._store.results.rating_changes(session, guild, game)
        return {one.person: one for one in changes}


def _key(scope: Scope, period: Period) -> LeaderboardKey:
    return LeaderboardKey(scope.guild, scope.game, scope.variant, period)


def _latest_first(period: str) -> tuple[bool, list[int], bool]:
    """Orders periods: all time, then by their beginning, the latest first; a season before the month it begins with."""
    return period != ALL_TIME, [-ord(one) for one in period[1:]], not period.startswith("S")
