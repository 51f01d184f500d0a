"""Finished games in the store, and the ratings that follow from them: their records, and how they are read.

Fields are the columns of the tables. Records of which a rated game has dozens are tuples, which are created in a third
of the time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from itertools import groupby
from typing import Any, NamedTuple

from bot.store.history import NEWEST, BestResult, FinishedGame, GameFilter, GameKey, GamePlayer, HeadToHead
from bot.store.leaderboards import LeaderboardReading, LeaderboardRow, ScoreRow, rating_sort_key, score_sort_key
from bot.store.mapping import TableMapping, readable
from bot.store.queries import DatabaseRows


@dataclass(frozen=True, kw_only=True)
class ResultRecord:
    """The result of one seat of a finished session.

    Attributes:
        outcome: win, loss or draw.
        name, username: the person's at that table; the username is empty in rows of older programs, and of
            computers.
        guild: None outside of guilds, and if the bot was not a member of the guild.
        counts: whether people may be compared by it: False if a computer sat at the table, there were hints, or the
            game ended before each person had moved.
        variant: see `bot.games.base.GameInfo.variant`; empty in rows of older programs until they are recomputed.
        duration: milliseconds from the start of the game to its end.
        number: the session's place in the order in which results were written; the store sets it.
        examined: whether the game was examined for achievements: see `bot.store.achievements`.
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
        points: the rating as people see it.
        settled: False while the rating is provisional.
        streak: the number of consecutive wins (positive) or losses (negative), 0 after a draw.
        best_streak: the most consecutive wins.
        peak: the most points while the rating was settled; None if it never was.
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
        number: the `number` of the ResultRecord.
        change: the points by which the game changed the rating, without the softening by a new season.
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
        score: None if only durations are compared.
        duration: milliseconds; None if unknown.
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


class RatingPoint(NamedTuple):
    """A rating after a number of games.

    Attributes:
        games: their number, counted from the first game of the graph.
        change: the change by the last of these games.
        settled: False while the rating is provisional.
    """

    games: int
    points: int
    change: int
    settled: bool


@dataclass(frozen=True)
class RatingState:
    """Whether ratings are up to date.

    Attributes:
        rules: the `rules` of the Rater that computed them; empty if none has.
        sessions: the number of sessions with results; on PostgreSQL some more, since it leaves out numbers.
    """

    rules: str
    sessions: int


RESULTS = TableMapping[ResultRecord]("results", ResultRecord)
RATINGS = TableMapping[RatingRecord]("ratings", RatingRecord, "person", "guild", "game", "variant", "period")
RATING_CHANGES = TableMapping[RatingChangeRecord](
    "rating_changes", RatingChangeRecord, "person", "guild", "game", "number"
)
BEST_SCORES = TableMapping[BestScoreRecord](
    "best_scores", BestScoreRecord, "person", "guild", "game", "variant", "period"
)


GRAPH_GAMES = 2_000
"""The most games, counted from the last one, in the graph of a person's rating."""

OF_PLAYER = tuple(column.name for column in fields(GamePlayer))


class ResultReading:
    """Reads leaderboards, ratings, best scores and lists of games.

    Methods raise StoreUnavailable.

    Attributes:
        ratings, scores: the leaderboards of ratings, and those of best scores.
    """

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows
        self.ratings = LeaderboardReading(rows, "leaderboard", LeaderboardRow, rating_sort_key)
        self.scores = LeaderboardReading(rows, "score", ScoreRow, score_sort_key)

    async def periods(self, guild: int, game: str, variant: str) -> tuple[str, ...]:
        """Returns the periods, including all time, that have a row on a leaderboard of either kind in this scope."""
        rows = await self._rows.rows("periods", guild=guild, game=game, variant=variant)
        return tuple([row["period"] for row in rows])

    async def variants(self, guild: int, game: str) -> tuple[str, ...]:
        """Returns the variants of a game that have a row on a leaderboard of this guild, without "" (all together)."""
        return tuple([row["variant"] for row in await self._rows.rows("variants", guild=guild, game=game)])

    async def ratings_of(self, person: int, guild: int, period: str) -> tuple[RatingRecord, ...]:
        """Returns a person's ratings in a guild, or (0) everywhere: over all games, of each game, of each variant."""
        return readable(RATINGS, await self._rows.rows("ratings_of", person=person, guild=guild, period=period))

    async def best_scores_of(self, person: int, guild: int, period: str) -> tuple[BestScoreRecord, ...]:
        """Returns a person's best scores in a guild, or (0) everywhere, in each variant of each game."""
        rows = await self._rows.rows("best_scores_of", person=person, guild=guild, period=period)
        return readable(BEST_SCORES, rows)

    async def last_outcomes(self, person: int, guild: int, game: str, variant: str, limit: int) -> tuple[str, ...]:
        """Returns the outcomes of a person's last games that compare people, newest last: `win`, `loss` or `draw`.

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
        """Returns the rating changes of a session's players, in a guild or (0) everywhere, as in `rating_graph`.

        Players whom the session did not rate have none.
        """
        rows = await self._rows.rows("rating_changes", session=session, guild=guild, game=game)
        return readable(RATING_CHANGES, rows)

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
            "best_result_before", person=person, guild=guild, game=game, variant=variant, **before._asdict()
        )
        return BestResult(**rows[0]) if rows else None

    async def rating_state(self) -> RatingState:
        """Returns the rules by which the ratings were computed, and the number of sessions."""
        return RatingState(**(await self._rows.rows("rating_state"))[0])

    async def finished_games(self, chosen: GameFilter, limit: int, after: GameKey = NEWEST) -> tuple[FinishedGame, ...]:
        """Returns the finished games that come after a place in a list, newest first."""
        query, parameters = _chosen(chosen)
        rows = await self._rows.rows(f"games_of_{query}", **parameters, **after._asdict(), most=limit)
        records, channels = readable(RESULTS, rows), {row["session"]: row["channel"] for row in rows}
        games = groupby(records, key=lambda record: record.session)
        return tuple([_game(list(seats), channels[session]) for session, seats in games])

    async def games_before(self, chosen: GameFilter, limit: int, place: GameKey) -> tuple[GameKey, ...]:
        """Returns the finished games that come before a place in a list, nearest first."""
        query, parameters = _chosen(chosen)
        rows = await self._rows.rows(f"games_before_of_{query}", **parameters, **place._asdict(), most=limit)
        return tuple([GameKey(row["at"], row["session"]) for row in rows])


def _chosen(chosen: GameFilter) -> tuple[str, dict[str, Any]]:
    """Returns the name and the parameters of the query for a filter's games."""
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
    """Returns the game that has these results."""
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
