"""What happened on a server in a week: surprises, streaks, and the game that was closest."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.interface import Store
from bot.store.week_reading import Span
from bot.store.week_records import Upset, WinningStreak

__all__ = ["Upset", "Week", "Weeks", "WinningStreak"]

LEAST_UPSET = 25
"""The difference of ratings that is worth telling: with less, either might win."""

LEAST_STREAK = 3

CLOSEST = 3
"""So many of the closest games are named, the closest first, since one may have been played where not all may look."""

WEEK = 7 * 86_400_000


@dataclass(frozen=True)
class Week:
    """The week of a guild. Who is hidden or has had their data deleted is not in it.

    Attributes:
        games: how many were finished.
        closest: the sessions of the closest games, the closest first.
    """

    games: int
    upset: Upset | None
    streak: WinningStreak | None
    closest: Sequence[str]


class Weeks:
    """Reads weeks. Raises StoreUnavailable."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int, until: int) -> Week:
        """Returns the week of a guild that ended at a time, in ms since the epoch."""
        span, weeks = Span(guild, until - WEEK, until), self._store.weeks
        return Week(
            await weeks.games(span),
            await weeks.upset(span, LEAST_UPSET),
            await weeks.streak(span, LEAST_STREAK),
            await weeks.closest(span, CLOSEST),
        )
