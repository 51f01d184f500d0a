"""The other processes that share the store: loads what they have changed, and tells them what happens here."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress

import structlog

from bot.lru import LruCache
from bot.sessions.notices import Notices
from bot.sessions.refusals import NewerRules, SetAside
from bot.sessions.session import Session
from bot.sessions.settings.settings_refresh import SettingsRefresh
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timers import Now
from bot.store.records import StoreUnavailable
from bot.store.shared import Notice

log = structlog.get_logger()

ACTED_TOLD_EVERY = 20_000
"""Milliseconds between two notices that the same person has acted at the same table."""

ACTED_KEPT = 10_000
"""Of how many people at tables it is known when others were told that they have acted."""


class OtherProcesses:
    """Keeps tables, settings, and when people have acted up to date. Methods raise StoreUnavailable."""

    def __init__(
        self,
        notices: Notices,
        tables: Tables,
        settings: SettingsRefresh,
        pings: PlayerPings,
        *,
        follows: Callable[[str], bool],
        now: Now,
    ) -> None:
        """follows: returns whether somebody here needs each change of a session at once.

        Others are loaded when they are used next: see `refresh`.
        """
        self._notices = notices
        self._tables = tables
        self._pings = pings
        self._follows = follows
        self._now = now
        self._settings = settings
        self._acted_told: LruCache[tuple[str, int], int] = LruCache(ACTED_KEPT)
        self._refreshing: set[asyncio.Task[None]] = set()
        settings.guilds.on_change = self._guild_settings_changed
        settings.users.on_change = self._user_settings_changed
        notices.on("session", self._sessions_changed)
        notices.on("acted", self._others_acted)
        notices.on("guild-settings", lambda notice: self._settings.forget_guild(_id(notice["guild"])))
        notices.on("user-settings", lambda notice: self._settings.forget_user(_id(notice["user"])))
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

    def acted(self, session_id: str, user: int) -> None:
        """Tells that a user has acted at a table, at most once in ACTED_TOLD_EVERY."""
        now = self._now()
        if now - (self._acted_told.get((session_id, user)) or 0) >= ACTED_TOLD_EVERY:
            self._acted_told[session_id, user] = now
            self._notices.tell("acted", session=session_id, user=user, at=now)

    async def close(self) -> None:
        """Waits for what is being loaded."""
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

    def _others_acted(self, notice: Notice) -> None:
        self._pings.noted(str(notice["session"]), _id(notice["user"]), _id(notice["at"]))

    def _missed(self, _: Notice) -> None:
        """Loads the sessions that are followed here: notices of them may be among the lost.

        Others are loaded whole when they are used next: where the connection was lost because a standby has taken over,
        it may not have received the last commits.
        """
        self._settings.forget_all()
        self._tables.doubt_all()
        task = asyncio.create_task(self._refresh_followed())
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh_followed(self) -> None:
        followed = [session.id for session in self._tables.live() if self._follows(session.id)]
        try:
            await self._tables.refresh([], followed)
        except StoreUnavailable as error:
            log.warning("sessions not refreshed", why=str(error))


def _id(value: object) -> int:
    """Returns a number of a notice. Raises TypeError for anything else."""
    if not isinstance(value, int):
        raise TypeError("not a number")
    return value
