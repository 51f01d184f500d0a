"""What is read of the weeks of servers, whichever database it is."""

from dataclasses import dataclass

from bot.store.mapping import WEEK_POSTS
from bot.store.row_reading import RowReading, first
from bot.store.week_records import Upset, WantedWeek, WeekPostRecord, WinningStreak

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

    def __init__(self, rows: RowReading) -> None:
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
