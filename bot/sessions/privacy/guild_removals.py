"""Forgets guilds some time after they have removed the bot."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace

import structlog

from bot.sessions.notices import Notices
from bot.sessions.person import DELETED
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.timers import Lock, Now
from bot.store.guilds import RemovalRecord
from bot.store.interface import Store

log = structlog.get_logger()

KEPT_FOR = 30 * 86_400_000
"""Milliseconds after which a guild that has removed the bot is forgotten. If the bot is added again earlier, everything
is as it was."""

ALL_TIME = 1 << 62
"""A time after all sessions, ms since the epoch."""

PAUSE = 0.05
"""Seconds between two steps of a deletion, in which others read and write."""

Leave = Callable[[int], Awaitable[None]]
"""Ends the live sessions and tournaments of a guild."""

IsMember = Callable[[int], Awaitable[bool | None]]
"""Returns whether the bot is a member of a guild; None if unknown."""


class GuildRemovals:
    """The guilds that have removed the bot. Methods raise StoreUnavailable."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        settings: GuildSettingsCache,
        notices: Notices,
        *,
        leave: Leave,
        now: Now,
        lock: Lock,
    ) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings
        self._notices = notices
        self._leave = leave
        self._now = now
        self._lock = lock
        self._is_member: IsMember | None = None

    def use_membership(self, is_member: IsMember) -> None:
        """Sets the callback that asks Discord. No guild is forgotten by itself before that."""
        self._is_member = is_member

    async def note(self, guild: int) -> None:
        """Notes that a guild has removed the bot just now."""
        await self._store.guilds.note_removal(RemovalRecord(guild, self._now()), again=True)

    async def compare(self, members: Collection[int]) -> None:
        """Notes which guilds have removed the bot without its being told.

        Args:
            members: all guilds that have the bot.
        """
        for removal in await self._store.guilds.removals():
            if removal.guild in members and not removal.begun:
                await self._store.guilds.cancel_removal(removal.guild)
        for guild in await self._store.guilds.known_guilds():
            if guild not in members:
                await self._store.guilds.note_removal(RemovalRecord(guild, self._now()), again=False)

    async def do_due(self) -> None:
        """Forgets the guilds that removed the bot KEPT_FOR ago, unless it is a member again.

        A removal that was begun by a process that died is completed even if the bot is a member again.
        """
        for removal in await self._store.guilds.removals():
            if removal.begun:
                await self.forget(removal)
                continue
            if removal.at + KEPT_FOR > self._now() or self._is_member is None:
                continue
            is_member = await self._is_member(removal.guild)
            if is_member:
                await self._store.guilds.cancel_removal(removal.guild)
            elif is_member is False:
                await self.forget(removal)

    async def forget_now(self, guild: int) -> None:
        """Forgets a guild at once, whether the bot is a member or not."""
        await self.forget(RemovalRecord(guild, ALL_TIME))

    async def forget(self, removal: RemovalRecord) -> None:
        """Removes a guild's sessions with their results, its ratings and its settings.

        Games played there after the removal, by people's own apps, stay. If a process dies halfway, the removal's row
        stays, and the next process continues.
        """
        guild, guilds = removal.guild, self._store.guilds
        async with self._lock(f"removal of {guild}"):
            await guilds.note_removal(replace(removal, begun=True), again=True)
            await self._leave(guild)
            after = DELETED.start - 1
            while people := await guilds.people_of_guild(guild, after):
                await guilds.delete_people_of_guild(guild, people)
                after = people[-1]
                await asyncio.sleep(PAUSE)
            while sessions := await guilds.sessions_of_guild(guild, removal.at):
                async with self._tables.rewritten(sessions):
                    await guilds.delete_sessions(sessions)
                await asyncio.sleep(PAUSE)
            await guilds.delete_guild(guild)
        self._settings.drop(guild)
        self._notices.tell("guild-forgotten", guild=guild)
        log.info("guild forgotten", guild=guild)
