"""Weeks of servers in the store: their records, and how they are read.

Times: ms since the epoch; days: texts as 2026-11-22.
"""

from dataclasses import dataclass

from bot.store.mapping import TableMapping, first
from bot.store.queries import DatabaseRows


@dataclass(frozen=True)
class WeekPostRecord:
    """The post of a week in a guild, sent or about to be sent; it replaces the record of the week before.

    Attributes:
        day: the Sunday.
        problem: why sending failed, or SENDING; empty if it was sent.
    """

    guild: int
    day: str
    at: int
    problem: str = ""


@dataclass(frozen=True)
class WantedWeek:
    """A guild that wants its weeks posted, and the record of its last post, if there is one.

    Attributes:
        hour, zone: the hour on Sundays from which the week is posted, and its time zone.
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
    """The name of a player, and how many games in a row they have won."""

    name: str
    wins: int


WEEK_POSTS = TableMapping[WeekPostRecord]("week_posts", WeekPostRecord, "guild")


MOST_GAMES = 2_000
"""The most games of a week that are looked at, the newest ones."""


@dataclass(frozen=True)
class Span:
    """The games of a guild that ended at `since` or later, and before `until`, in ms since the epoch."""

    guild: int
    since: int
    until: int


class WeekReading:
    """Reads weeks. Methods raise StoreUnavailable and DamagedRecord."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def wanted(self, day: str) -> tuple[WantedWeek, ...]:
        """Returns the guilds that want weeks posted, and have no post of this Sunday's week yet."""
        return tuple([WantedWeek(**row) for row in await self._rows.rows("wanted_weeks", day=day)])

    async def post(self, guild: int) -> WeekPostRecord | None:
        """Returns the last post of a guild."""
        return first(WEEK_POSTS, await self._rows.rows("week_post", guild=guild))

    async def games(self, span: Span) -> int:
        """Returns the number of games in this span, MOST_GAMES at most."""
        rows = await self._rows.rows("week_games", **vars(span), most=MOST_GAMES)
        return int(rows[0]["games"])

    async def upsets(self, span: Span, least: int, most: int) -> tuple[Upset, ...]:
        """Returns the games won against the largest differences of ratings, of at least `least` points."""
        rows = await self._rows.rows("week_upsets", **vars(span), least=least, most=MOST_GAMES, found=most)
        return tuple([Upset(**row) for row in rows])

    async def streak(self, span: Span, least: int) -> WinningStreak | None:
        """Returns the longest winning streak of at least `least` games, among those who played in this span."""
        rows = await self._rows.rows("week_streak", **vars(span), least=least, most=MOST_GAMES)
        return next((WinningStreak(row["name"], row["wins"]) for row in rows if row["name"]), None)

    async def closest(self, span: Span, most: int) -> tuple[str, ...]:
        """Returns the sessions of the closest games that people played to their end, closest first."""
        rows = await self._rows.rows("week_closest", **vars(span), most=MOST_GAMES, found=most)
        return tuple([row["session"] for row in rows])
