"""The other processes that share the store: loads what they have changed, and tells them what happens here."""

import asyncio
from collections.abc import Collection
from contextlib import suppress

import structlog

from bot.lru import LruCache
from bot.sessions.coordination.port import Served
from bot.sessions.coordination.shared.settings_refresh import SettingsRefresh
from bot.sessions.coordination.shared.sharing import SharedTables
from bot.sessions.notices import Notices
from bot.sessions.refusals import NewerRules, SetAside
from bot.sessions.session import Session
from bot.sessions.timers.timers import Now
from bot.store.records import StoreUnavailable
from bot.store.shared import GuildShare, Notice

log = structlog.get_logger()

ACTED_SENT_EVERY = 20_000
"""Milliseconds between two notices that the same person has acted in the same channel."""

ACTED_GATHERED_FOR = 1.0
"""Seconds for which it is gathered who has acted, so that the number of notices does not grow with that of moves."""

ACTED_PER_NOTICE = 100
"""Each takes up to 70 bytes, and a notice has less than 8,000."""

ACTED_KEPT = 10_000
"""The number of people in channels for whom it is remembered when the last notice was sent that they have acted."""


class OtherProcesses:
    """Keeps tables, settings, and when people have acted up to date. Methods raise StoreUnavailable."""

    def __init__(
        self, served: Served, sharing: SharedTables, settings: SettingsRefresh, notices: Notices, *, now: Now
    ) -> None:
        self._tables = served.tables
        self._pings = served.pings
        self._follows = served.follows
        self._sharing = sharing
        self._settings = settings
        self._notices = notices
        self._now = now
        self._acted_sent: LruCache[tuple[int, int], int] = LruCache(ACTED_KEPT)
        self._acted: dict[tuple[int, int], int] = {}
        """By channel and user: when they have acted, of which no notice has been sent yet."""
        self._send_acted_timer: asyncio.TimerHandle | None = None
        self._refreshing: set[asyncio.Task[None]] = set()
        served.pings.listen(self._acted_here)
        settings.guilds.on_change = self._guild_settings_changed
        settings.users.on_change = self._user_settings_changed
        notices.on("session", self._sessions_changed)
        notices.on("acted", self._others_acted)
        notices.on("guild-settings", lambda notice: self._settings.forget_guild(_id(notice["guild"])))
        notices.on("user-settings", lambda notice: self._settings.forget_user(_id(notice["user"])))
        notices.on("person-deleted", self._person_deleted)
        notices.on("guild-forgotten", self._guild_forgotten)
        notices.on("missed", self._missed)

    async def refresh(
        self, channels: Collection[int], sessions: Collection[str], guilds: Collection[int], users: Collection[int]
    ) -> None:
        """Loads what is missing or out of date of these, with the settings of the tables' guilds and people."""
        settings = self._settings.refresh(guilds, users, self._now())
        if channels or sessions:
            await asyncio.gather(self._tables.refresh(channels, sessions), settings)
        else:
            await settings
        tables = [*map(self._tables.at, channels), *map(self._tables.live_session, sessions)]
        await self._refresh_settings_at([session for session in tables if session is not None])

    async def refresh_all(self, sessions: Collection[str]) -> None:
        """Loads these sessions, also those that have ended, with the settings of their guilds and people."""
        await self._tables.refresh([], sessions)
        found = list[Session]()
        for session_id in sessions:
            with suppress(SetAside, NewerRules):
                session = await self._tables.find(session_id)
                found.extend([] if session is None else [session])
        await self._refresh_settings_at(found)

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads the live sessions of these guilds, and their settings."""
        await self._tables.refresh_guilds(guilds)
        await self.refresh([], [], guilds, [])

    async def refresh_outside(self, guilds: Collection[int], share: GuildShare) -> None:
        """Loads the live sessions of all guilds of a share but these."""
        await self._sharing.refresh_outside(self._tables, guilds, share)

    def _acted_here(self, channel: int, user: int) -> None:
        """Tells the others soon that a user has acted in a channel, at most once in ACTED_SENT_EVERY."""
        now = self._now()
        if now - (self._acted_sent.get((channel, user)) or 0) < ACTED_SENT_EVERY:
            return
        self._acted_sent[channel, user] = self._acted[channel, user] = now
        if self._send_acted_timer is None:
            loop = asyncio.get_running_loop()
            self._send_acted_timer = loop.call_later(ACTED_GATHERED_FOR, self._send_acted)

    async def close(self) -> None:
        """Sends what has been gathered, and waits for what is being loaded."""
        if self._send_acted_timer is not None:
            self._send_acted_timer.cancel()
            self._send_acted()
        await asyncio.gather(*self._refreshing)

    async def _refresh_settings_at(self, sessions: Collection[Session]) -> None:
        guilds = {session.place.guild for session in sessions if session.place.guild is not None}
        people = {person.id for session in sessions for person in session.people}
        await self._settings.refresh(guilds, people, self._now())

    def _guild_settings_changed(self, guild: int) -> None:
        self._settings.forget_guild(guild)
        self._notices.tell("guild-settings", guild=guild)

    def _user_settings_changed(self, user: int) -> None:
        self._settings.forget_user(user)
        self._notices.tell("user-settings", user=user)

    def _sessions_changed(self, notice: Notice) -> None:
        sessions = notice["sessions"]
        if not isinstance(sessions, list):
            raise TypeError("sessions are a list")
        for session_id, version, *_ in sessions:
            if self._follows(session_id):
                self._tables.changed_elsewhere(session_id, version)

    def _send_acted(self) -> None:
        acted = [[channel, user, at] for (channel, user), at in self._acted.items()]
        self._acted, self._send_acted_timer = {}, None
        for first in range(0, len(acted), ACTED_PER_NOTICE):
            self._notices.tell("acted", acted=acted[first : first + ACTED_PER_NOTICE])

    def _others_acted(self, notice: Notice) -> None:
        acted = notice["acted"]
        if not isinstance(acted, list):
            raise TypeError("those who have acted are a list")
        for channel, user, at in acted:
            self._pings.noted(_id(channel), _id(user), _id(at))

    def _person_deleted(self, notice: Notice) -> None:
        self._settings.forget_user(_id(notice["user"]))
        self._tables.forget_ended()

    def _guild_forgotten(self, notice: Notice) -> None:
        self._settings.forget_guild(_id(notice["guild"]))
        self._tables.forget_ended()

    def _missed(self, _: Notice) -> None:
        """Loads the sessions that are followed here: notices of them may be among the lost.

        Others are loaded whole when they are used next: where the connection was lost because a standby has taken over,
        it may not have received the last commits.
        """
        self._settings.forget_all()
        self._tables.expire_all()
        self._tables.forget_ended()
        task = asyncio.create_task(self._refresh_followed())
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh_followed(self) -> None:
        followed = [session.id for session in self._tables.live() if self._follows(session.id)]
        try:
            await self._tables.refresh([], followed)
        except StoreUnavailable as error:
            log.warning("sessions not refreshed", why=error)


def _id(value: object) -> int:
    """Returns a number of a notice. Raises TypeError for anything else."""
    if not isinstance(value, int):
        raise TypeError("not a number")
    return value
