"""What is read of results that last: leaderboards, ratings, best scores, lists of finished games."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, Generic

from bot.store.history_records import NEWEST, BestResult, FinishedGame, GameFilter, GameKey, GamePlayer
from bot.store.leaderboard_records import (
    AFTER_ALL,
    BEFORE_ALL,
    STEP,
    HeadToHead,
    LeaderboardKey,
    LeaderboardRow,
    Marks,
    Ranked,
    RatingPoint,
    ScoreRow,
    Standing,
)
from bot.store.mapping import BEST_SCORES, RATING_CHANGES, RATINGS, RESULTS, Row
from bot.store.rater import RatingState
from bot.store.result_records import BestScoreRecord, RatingChangeRecord, RatingRecord, ResultRecord
from bot.store.row_reading import RowReading, readable_rows

GRAPH_GAMES = 2_000
"""The last games of a person that the course of a rating goes through."""

OF_PLAYER = tuple(column.name for column in fields(GamePlayer))

NO_MARKS = Marks()
LONGEST = 2**63 - 1
"""Stands for an unknown duration."""


class LeaderboardReading(Generic[Ranked]):
    """What is read of leaderboards of one kind. Methods raise StoreUnavailable.

    Args:
        kind: with which the names of its queries begin.
        record: what becomes of a row with its rank and place.
        standing: returns where a row stands.
    """

    def __init__(
        self,
        rows: RowReading,
        kind: str,
        record: type[Ranked],
        standing: Callable[[Row], Standing],
    ) -> None:
        self._rows = rows
        self._kind = kind
        self._record: type[Ranked] = record
        self._columns = {one.name: one.type for one in fields(record) if one.name not in ("rank", "place")}
        self._standing = standing

    async def marks(self, leaderboard: LeaderboardKey) -> Marks:
        """Returns the marks of a leaderboard, which are counted through all of it."""
        rows = await self._rows.rows(f"{self._kind}_marks", **leaderboard._asdict(), step=STEP)
        standings = [BEFORE_ALL]
        standings += [Standing(row["high"], row["low"], row["person"]) for row in rows[1:]]
        after_last = await self._between(leaderboard, standings[-1], AFTER_ALL)
        return Marks(STEP * (len(standings) - 1) + after_last, standings)

    async def page(
        self, leaderboard: LeaderboardKey, first: int, limit: int, marks: Marks = NO_MARKS
    ) -> tuple[Ranked, ...]:
        """Returns the people from a place of a leaderboard on.

        Args:
            first: counted from 0.
            marks: those of the leaderboard, without which all people before the place are counted.
        """
        marked, mark = marks.at(first)
        rows = await self._rows.rows(
            f"{self._kind}_rows", **leaderboard._asdict(), **mark._asdict(), skipped=first - marked, most=limit
        )
        ranked, rank, before = [], 0, None
        for place, row in enumerate(rows, start=first + 1):
            shared = self._standing(row).first_of_equals
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
            return self._ranked(row, *await self._places(leaderboard, self._standing(row), marks))
        return None

    def _ranked(self, row: Row, rank: int, place: int) -> Ranked:
        values: dict[str, Any] = {
            name: bool(row[name]) if kind is bool else row[name] for name, kind in self._columns.items()
        }
        ranked: Ranked = self._record(rank=rank, place=place, **values)
        return ranked

    async def _places(self, leaderboard: LeaderboardKey, standing: Standing, marks: Marks) -> tuple[int, int]:
        """Returns the rank and the place of somebody who stands there."""
        place, mark = marks.before(standing)
        further, equal = await asyncio.gather(
            self._between(leaderboard, mark, standing),
            self._between(leaderboard, standing.first_of_equals, standing),
        )
        place += further + 1
        return max(1, place - equal), place

    async def _between(self, leaderboard: LeaderboardKey, first: Standing, end: Standing) -> int:
        """Returns the number of people who stand from one place, which is counted, to another."""
        to = {f"to_{name}": value for name, value in end._asdict().items()}
        (row,) = await self._rows.rows(f"{self._kind}_between", **leaderboard._asdict(), **first._asdict(), **to)
        people: int = row["people"]
        return people


class ResultReading:
    """What is read of results that last: leaderboards, ratings, best scores, lists of games.

    Methods raise StoreUnavailable.

    Attributes:
        ratings, scores: the leaderboards of ratings, and those of best scores.
    """

    def __init__(self, rows: RowReading) -> None:
        self._rows = rows
        self.ratings = LeaderboardReading(rows, "leaderboard", LeaderboardRow, _rating_standing)
        self.scores = LeaderboardReading(rows, "score", ScoreRow, _score_standing)

    async def periods(self, guild: int, game: str, variant: str) -> tuple[str, ...]:
        """Returns the periods, all time among them, that have a row on a leaderboard of this scope, of either kind."""
        rows = await self._rows.rows("periods", guild=guild, game=game, variant=variant)
        return tuple([row["period"] for row in rows])

    async def variants(self, guild: int, game: str) -> tuple[str, ...]:
        """Returns the variants of a game that have a row on a leaderboard of this guild. "", all together, is none."""
        return tuple([row["variant"] for row in await self._rows.rows("variants", guild=guild, game=game)])

    async def ratings_of(self, person: int, guild: int, period: str) -> tuple[RatingRecord, ...]:
        """Returns a person's ratings in a guild, or (0) everywhere: over all games, of each game, of each variant."""
        return readable_rows(RATINGS, await self._rows.rows("ratings_of", person=person, guild=guild, period=period))

    async def best_scores_of(self, person: int, guild: int, period: str) -> tuple[BestScoreRecord, ...]:
        """Returns the best that a person has reached in a guild, or (0) everywhere, in each variant of each game."""
        rows = await self._rows.rows("best_scores_of", person=person, guild=guild, period=period)
        return readable_rows(BEST_SCORES, rows)

    async def last_outcomes(self, person: int, guild: int, game: str, variant: str, limit: int) -> tuple[str, ...]:
        """Returns how a person's last games that compare people ended, the newest last: `win`, `loss` or `draw`.

        Args:
            guild, game, variant: as in `LeaderboardKey`.
        """
        rows = await self._rows.rows(
            "last_outcomes", person=person, guild=guild, game=game, variant=variant, most=limit
        )
        return tuple([row["outcome"] for row in reversed(rows)])

    async def rating_graph(self, person: int, guild: int, game: str, limit: int) -> tuple[RatingPoint, ...]:
        """Returns the course of a person's rating in a guild, or (0) everywhere, over all games ("") or of one.

        It goes through the last GRAPH_GAMES. There are at most `limit` points (2 or more): the first game's, the last
        one's, the highest, and others evenly between.
        """
        rows = await self._rows.rows(
            "rating_graph", person=person, guild=guild, game=game, most=limit, latest=GRAPH_GAMES
        )
        return tuple([RatingPoint(**{**row, "settled": bool(row["settled"])}) for row in map(dict, rows)])

    async def rating_changes(self, session: str, guild: int, game: str) -> tuple[RatingChangeRecord, ...]:
        """Returns what a session did to the ratings of its players, in a guild or (0) everywhere, as in `rating_graph`.

        None of those whom it did not rate.
        """
        rows = await self._rows.rows("rating_changes", session=session, guild=guild, game=game)
        return readable_rows(RATING_CHANGES, rows)

    async def head_to_head(self, guild: int, one: int, other: int) -> tuple[HeadToHead, ...]:
        """Returns how two people did in games that compare them, in a guild or (0) everywhere, by game, most first."""
        return tuple(
            [HeadToHead(**row) for row in await self._rows.rows("head_to_head", guild=guild, one=one, other=other)]
        )

    async def best_result_before(
        self, person: int, guild: int | None, game: str, variant: str, before: GameKey
    ) -> BestResult | None:
        """Returns the best result of a person who played this variant alone, in a guild or (None) outside of guilds.

        Only games before this one count, and none with hints. Of equal scores the shortest game is the best one. None
        if there is no game.
        """
        rows = await self._rows.rows(
            "best_result_before",
            person=person,
            guild=guild,
            game=game,
            variant=variant,
            **before._asdict(),
        )
        return BestResult(**rows[0]) if rows else None

    async def rating_state(self) -> RatingState:
        """Returns by which rules the ratings were computed, and of how many sessions."""
        return RatingState(**(await self._rows.rows("rating_state"))[0])

    async def finished_games(self, chosen: GameFilter, limit: int, after: GameKey = NEWEST) -> tuple[FinishedGame, ...]:
        """Returns the finished games that come after a place in a list, the newest first."""
        query, parameters = _chosen(chosen)
        rows = await self._rows.rows(f"games_of_{query}", **parameters, **after._asdict(), most=limit)
        records, channels = readable_rows(RESULTS, rows), {row["session"]: row["channel"] for row in rows}
        games = groupby(records, key=lambda record: record.session)
        return tuple([_game(list(seats), channels[session]) for session, seats in games])

    async def games_before(self, chosen: GameFilter, limit: int, place: GameKey) -> tuple[GameKey, ...]:
        """Returns the finished games that come before a place in a list, the nearest one first."""
        query, parameters = _chosen(chosen)
        rows = await self._rows.rows(f"games_before_of_{query}", **parameters, **place._asdict(), most=limit)
        return tuple([GameKey(row["at"], row["session"]) for row in rows])


def _rating_standing(row: Row) -> Standing:
    return Standing(row["settled"], row["points"], row["person"])


def _score_standing(row: Row) -> Standing:
    """Returns where a best score stands. Unknown durations come last; without scores the time decides."""
    duration = LONGEST if row["duration"] is None else row["duration"]
    return Standing(row["score"] or 0, -duration, row["person"])


def _chosen(chosen: GameFilter) -> tuple[str, dict[str, Any]]:
    """Returns by which query the games of a filter are read, and its parameters."""
    kind = {"game": chosen.game, "variant": chosen.variant}
    if chosen.person is not None:
        who = {"person": chosen.person, "against": chosen.against, "outcome": chosen.outcome}
        return "person", {**who, **kind, "guild": chosen.guild, "channel": chosen.channel}
    if chosen.channel is not None:
        return "channel", {**kind, "channel": chosen.channel}
    if chosen.game:
        return "game", {**kind, "guild": chosen.guild}
    return "guild", {"guild": chosen.guild}


def _game(seats: Sequence[ResultRecord], channel: int) -> FinishedGame:
    """Returns a game by the results of its seats."""
    one = seats[0]
    return FinishedGame(
        session=one.session,
        channel=channel,
        game=one.game,
        variant=one.variant,
        at=one.at,
        duration=one.duration,
        counts=any(seat.counts for seat in seats),
        players=tuple([GamePlayer(**{name: getattr(seat, name) for name in OF_PLAYER}) for seat in seats]),
    )
