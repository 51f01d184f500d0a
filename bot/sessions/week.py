"""The week of a server: what happened there in seven days, posted on Sundays if the server wants it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.sessions.hourly_posts import HourlyPosts
from bot.sessions.settings.guild_settings import GuildSettings
from bot.sessions.settings.zones import HOURS, ZONES, newest_sunday
from bot.sessions.timers.timers import Lock, Now, Schedule
from bot.store.change import Change
from bot.store.interface import Store
from bot.store.posts import SENDING, UNREACHABLE, DuePost
from bot.store.weeks import Span, Upset, WeekPostRecord, WinningStreak

__all__ = ["Upset", "Week", "Weeks", "WinningStreak"]

LEAST_UPSET = 25
"""The least rating difference of an upset that is worth telling: with less, either player might win."""

LEAST_STREAK = 3

NAMED = 3
"""How many upsets and closest games are named: several, since some may have been played in channels that not everybody
may see."""


@dataclass(frozen=True)
class Week:
    """The week of a guild, without people who are hidden or have had their data deleted.

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
        """Returns a guild's week from `since` until just before `until`, in ms since the epoch.

        These are 167 or 169 hours apart if daylight saving time begins or ends between them.
        """
        span, weeks = Span(guild, since, until), self._store.weeks
        return Week(
            await weeks.games(span),
            await weeks.upsets(span, LEAST_UPSET, NAMED),
            await weeks.streak(span, LEAST_STREAK),
            await weeks.closest(span, NAMED),
        )


EASTERNMOST = 14 * 3_600_000
"""How far a time zone can be ahead of UTC, in ms."""

OPEN = (SENDING, UNREACHABLE)
"""The problems of a post that is still due."""


class WeekPosts:
    """Posts each server's week on Sunday, at the hour that the server has chosen. It is a `PostBook`.

    After an outage a week is posted late, unless the next one is already due.
    """

    name = "week posts"

    def __init__(self, store: Store, *, now: Now, schedule: Schedule, lock: Lock) -> None:
        self._store = store
        self._now = now
        self._hourly = HourlyPosts(self, now=now, schedule=schedule, lock=lock)
        self.start, self.close, self.post_due = self._hourly.start, self._hourly.close, self._hourly.post_due

    async def settings_changed(self, guild: int, before: GuildSettings, after: GuildSettings) -> None:
        """Applies a change of when and where a guild wants its week.

        A guild that begins to want it gets the next week, not the last one. A failed post is sent again.
        """
        post = await self._store.weeks.post(guild)
        if before.week_channel is None and after.week_channel is not None:
            day, _ = newest_sunday(self._now(), after.week_hour, after.week_zone)
            await self._note(WeekPostRecord(guild, day, self._now()))
        elif post is not None and post.problem:
            await self._note(replace(post, problem=UNREACHABLE))
        self._hourly.wake()

    async def problem(self, guild: int) -> str:
        """Returns why a guild's last post could not be sent; "" if it was sent or there is none."""
        post = await self._store.weeks.post(guild)
        return "" if post is None or post.problem in OPEN else post.problem

    async def due(self) -> Sequence[DuePost]:
        """Returns the guilds whose week is due and was not posted.

        If a guild has just begun to want its week, notes the newest one as posted, so that the guild gets the next one.
        """
        now = self._now()
        latest, _ = newest_sunday(now + EASTERNMOST, 0, "UTC")
        found = []
        wanted = await self._store.weeks.wanted(latest)
        for one in (one for one in wanted if one.zone in ZONES and one.hour in HOURS):
            day, _ = newest_sunday(now, one.hour, one.zone)
            if one.day is None:
                await self._note(WeekPostRecord(one.guild, day, now))
            elif one.day < day:
                found.append(DuePost(one.guild, one.channel, None, day))
            elif one.problem in OPEN and one.day == day:
                found.append(DuePost(one.guild, one.channel, one.at, day))
        return found

    async def begin(self, due: DuePost) -> bool:
        """Notes that a post is about to be sent."""
        await self._note(WeekPostRecord(due.guild, due.day, self._now(), SENDING))
        return True

    async def end(self, due: DuePost, problem: str) -> None:
        """Notes that a post was sent, or why it was not."""
        await self._note(WeekPostRecord(due.guild, due.day, self._now(), problem))

    async def _note(self, post: WeekPostRecord) -> None:
        await self._store.commit(Change(of=f"week of guild {post.guild}", week_post=post))
