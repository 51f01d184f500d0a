"""What the store keeps of the weeks of servers: its records, and what is read of them.

Times: ms since the epoch; days: texts as 2026-11-22.
"""

from dataclasses import dataclass

from bot.store.mapping import TableMapping, first
from bot.store.queries import DatabaseRows


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


WEEK_POSTS = TableMapping[WeekPostRecord]("week_posts", WeekPostRecord, "guild")


MOST_GAMES = 2_000
"""Of more games in a week the newest ones are looked at."""


@dataclass(frozen=True)
class Span:
    """The games of a guild that ended from a time on and before another one, in ms since the epoch."""

    guild: int
    since: int
    until: int


class WeekReading:
    """What is read of weeks. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def wanted(self, day: str) -> tuple[WantedWeek, ...]:
        """Returns the guilds that want weeks posted, and have not been posted the one of this Sunday."""
        return tuple([WantedWeek(**row) for row in await self._rows.rows("wanted_weeks", day=day)])

    async def post(self, guild: int) -> WeekPostRecord | None:
        """Returns the last post of a guild."""
        return first(WEEK_POSTS, await self._rows.rows("week_post", guild=guild))

    async def games(self, span: Span) -> int:
        """Returns how many games there were, MOST_GAMES at most."""
        rows = await self._rows.rows("week_games", **vars(span), most=MOST_GAMES)
        return int(rows[0]["games"])

    async def upsets(self, span: Span, least: int, most: int) -> tuple[Upset, ...]:
        """Returns the largest differences of ratings that somebody has overcome, of at least so many points."""
        rows = await self._rows.rows("week_upsets", **vars(span), least=least, most=MOST_GAMES, found=most)
        return tuple([Upset(**row) for row in rows])

    async def streak(self, span: Span, least: int) -> WinningStreak | None:
        """Returns the longest winning streak, of at least `least` games, of those who have played."""
        rows = await self._rows.rows("week_streak", **vars(span), least=least, most=MOST_GAMES)
        return next((WinningStreak(row["name"], row["wins"]) for row in rows if row["name"]), None)

    async def closest(self, span: Span, most: int) -> tuple[str, ...]:
        """Returns the sessions of the closest games that were played to their end by people, the closest first."""
        rows = await self._rows.rows("week_closest", **vars(span), most=MOST_GAMES, found=most)
        return tuple([row["session"] for row in rows])
