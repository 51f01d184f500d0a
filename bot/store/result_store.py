"""What the rest of the bot may ask of a store about results that last."""

from typing import Protocol

from bot.store.history_records import NEWEST, BestResult, FinishedGame, GameFilter, GameKey
from bot.store.leaderboard_records import HeadToHead, LeaderboardKey, LeaderboardRow, RankedRows, RatingPoint, ScoreRow
from bot.store.records import BestScoreRecord, RatingChangeRecord, RatingRecord


class ResultStore(Protocol):
    """Leaderboards, ratings, best scores and lists of finished games. Every method raises StoreUnavailable."""

    async def leaderboard_page(self, leaderboard: LeaderboardKey, first: int, limit: int) -> RankedRows[LeaderboardRow]:
        """Returns the people from a place of a leaderboard of ratings on. first: counted from 0."""
        ...

    async def leaderboard_row(self, leaderboard: LeaderboardKey, person: int) -> LeaderboardRow | None:
        """Returns a person's row of a leaderboard of ratings, wherever it stands; None for who is not on it."""
        ...

    async def leaderboard_size(self, leaderboard: LeaderboardKey) -> int:
        """Returns the number of people on a leaderboard of ratings."""
        ...

    async def score_page(self, leaderboard: LeaderboardKey, first: int, limit: int) -> RankedRows[ScoreRow]:
        """Returns the people from a place of a leaderboard of best scores on. first: counted from 0."""
        ...

    async def score_row(self, leaderboard: LeaderboardKey, person: int) -> ScoreRow | None:
        """Returns a person's row of a leaderboard of best scores, wherever it stands; None for who is not on it."""
        ...

    async def periods(self, guild: int, game: str, variant: str) -> tuple[str, ...]:
        """Returns the periods, all time among them, that have a row on a leaderboard of this scope, of either kind."""
        ...

    async def variants(self, guild: int, game: str) -> tuple[str, ...]:
        """Returns the variants of a game that have a row on a leaderboard of this guild. "", all together, is none."""
        ...

    async def ratings_of(self, person: int, guild: int, period: str) -> tuple[RatingRecord, ...]:
        """Returns a person's ratings in a guild, or (0) everywhere: over all games, of each game, of each variant."""
        ...

    async def best_scores_of(self, person: int, guild: int, period: str) -> tuple[BestScoreRecord, ...]:
        """Returns the best that a person has reached in a guild, or (0) everywhere, in each variant of each game."""
        ...

    async def last_outcomes(self, person: int, guild: int, game: str, variant: str, limit: int) -> tuple[str, ...]:
        """Returns how a person's last games that compare people ended, the newest last: `win`, `loss` or `draw`.

        guild, game, variant: as in `LeaderboardKey`.
        """
        ...

    async def rating_graph(self, person: int, guild: int, game: str, limit: int) -> tuple[RatingPoint, ...]:
        """Returns the course of a person's rating in a guild, or (0) everywhere, over all games ("") or of one.

        There are at most `limit` points (2 or more): the first game's, the last one's, and others evenly between.
        """
        ...

    async def rating_changes(self, session: str, guild: int, game: str) -> tuple[RatingChangeRecord, ...]:
        """Returns what a session did to the ratings of its players, in a guild or (0) everywhere, as in `rating_graph`.

        None of those whom it did not rate.
        """
        ...

    async def head_to_head(self, guild: int, one: int, other: int) -> tuple[HeadToHead, ...]:
        """Returns how two people did in games that compare them, in a guild or (0) everywhere, by game, most first."""
        ...

    async def best_result_before(
        self, person: int, guild: int | None, game: str, variant: str, before: GameKey
    ) -> BestResult | None:
        """Returns the best result of a person who played this variant alone, in a guild or (None) outside of guilds.

        Only games before this one count, and none with hints. Of equal scores the shortest game is the best one. None
        if there is no game.
        """
        ...

    async def finished_games(self, chosen: GameFilter, limit: int, after: GameKey = NEWEST) -> tuple[FinishedGame, ...]:
        """Returns the finished games that come after a place in a list, the newest first."""
        ...

    async def games_before(self, chosen: GameFilter, limit: int, place: GameKey) -> tuple[GameKey, ...]:
        """Returns the finished games that come before a place in a list, the nearest one first."""
        ...
