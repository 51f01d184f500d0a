"""Posts the puzzles of the day, once to each server that wants them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.sessions.daily.days import day_of, days_after, hour_of
from bot.sessions.daily.server_puzzles import ServerPuzzles
from bot.sessions.daily.service import Dailies
from bot.sessions.hourly_posts import HourlyPosts, SendPost
from bot.sessions.timers.timers import Lock, Now, Schedule
from bot.store.change import Change
from bot.store.dailies import DailyChange, DailyPostRecord
from bot.store.errors import Conflict
from bot.store.interface import Store
from bot.store.posts import SENDING, UNREACHABLE, DuePost

__all__ = ["UNREACHABLE", "DailyPosts", "DuePost", "SendPost"]


class DailyPosts:
    """Draws puzzles ahead, and posts the day's puzzles. It is a `PostBook`."""

    name = "daily posts"

    def __init__(
        self, store: Store, dailies: Dailies, server_puzzles: ServerPuzzles, *, now: Now, schedule: Schedule, lock: Lock
    ) -> None:
        self._store = store
        self._dailies = dailies
        self._server_puzzles = server_puzzles
        self._now = now
        self._hourly = HourlyPosts(self, now=now, schedule=schedule, lock=lock, prepare=self._prepare)
        self.start, self.close, self.post_due = self._hourly.start, self._hourly.close, self._hourly.post_due

    async def retry(self, guild: int) -> None:
        """Retries a failed post of today's puzzles after the guild's settings have changed."""
        post, today = await self._store.dailies.post(guild), day_of(self._now())
        if post is not None and post.problem and post.day == today:
            until = DailyPostRecord(guild, days_after(today, 1), post.at)
            await self._commit(DailyChange(forgotten_posts=(until,)), guild)
        self._hourly.wake()

    async def problem(self, guild: int) -> str:
        """Returns why a guild's last post could not be sent; "" if it was sent or there is none."""
        post = await self._store.dailies.post(guild)
        return "" if post is None or post.problem == SENDING else post.problem

    async def _prepare(self) -> None:
        """Draws the puzzles of today and tomorrow."""
        await self._dailies.draw()
        self._server_puzzles.start_drawing()

    async def due(self) -> Sequence[DuePost]:
        """Returns the guilds that want the puzzles posted by now and have not got them today."""
        now = self._now()
        day = day_of(now)
        return [replace(one, day=day) for one in await self._store.dailies.due_posts(day, hour_of(now))]

    async def begin(self, due: DuePost) -> bool:
        """Notes that a post is about to be sent.

        Returns False if another process was faster: one that lost the lock together with its database connection.
        """
        try:
            begun = DailyPostRecord(due.guild, due.day, self._now(), SENDING)
            await self._commit(DailyChange(posts=(begun,)), due.guild)
        except Conflict:
            return False
        return True

    async def end(self, due: DuePost, problem: str) -> None:
        """Notes that a post was sent, or why it was not."""
        ended = DailyPostRecord(due.guild, due.day, self._now(), problem)
        await self._commit(DailyChange(ended_posts=(ended,)), due.guild)

    async def _commit(self, change: DailyChange, guild: int) -> None:
        await self._store.commit(Change(of=f"daily post of guild {guild}", daily=change))
