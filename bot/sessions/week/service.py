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

NAMED = 3
"""The upsets, and the closest games, that are named: several, since some may have been played where not all may
look."""


@dataclass(frozen=True)
class Week:
    """The week of a guild. Those who are hidden or have had their data deleted are not in it.

    Attributes:
        games: how many were finished.
        upsets: the largest first.
        closest: the sessions of the closest games, the closest first.
    """

    games: int
    upsets: Sequence[Upset]
    streak: WinningStreak | None
    closest: Sequence[str]


class Weeks:
    """Reads weeks. Raises StoreUnavailable."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int, since: int, until: int) -> Week:
        """Returns the week of a guild from a time until before another one, in ms since the epoch.

        They are 167 or 169 hours apart where the clocks are changed.
        """
        span, weeks = Span(guild, since, until), self._store.weeks
        return Week(
            await weeks.games(span),
            await weeks.upsets(span, LEAST_UPSET, NAMED),
            await weeks.streak(span, LEAST_STREAK),
            await weeks.closest(span, NAMED),
        )
