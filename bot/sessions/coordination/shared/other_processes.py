"""The other processes that share the store: loads their changes, and tells them about changes made here."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from contextlib import suppress
from functools import partial

import structlog

from bot.sessions.coordination.port import Served
from bot.sessions.coordination.shared.presence import StoredPresence, StoredTokenExchange
from bot.sessions.coordination.shared.sharing import StoredSessions
from bot.sessions.notices import Notices
from bot.sessions.refusals import NewerRules, SetAside
from bot.sessions.session import Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.timers.timers import Now
from bot.store.errors import StoreUnavailable
from bot.store.shared import GuildShare, Notice, SharedStore

READ_AGAIN_AFTER = 60_000
"""Milliseconds after which settings are read again: the notice of a change is lost if its process dies."""

MOST_KEPT = 20_000
"""How many guilds and users, together, have their settings in memory."""


class SettingsRefresh:
    """Reads the settings of guilds and users that are not in memory, or were read long ago."""

    def __init__(self, store: SharedStore, guilds: GuildSettingsCache, users: UserSettingsCache) -> None:
        self._store = store
        self.guilds = guilds
        self.users = users
        self._read_at: OrderedDict[tuple[str, int], int] = OrderedDict()
        """When the settings of a guild or user were read, ms since the epoch; the least recently read come first."""
        self._forgotten = 0
        """How often settings were forgotten: a read during which this number changes may be out of date."""

    async def refresh(self, guilds: Collection[int], users: Collection[int], now: int) -> None:
        """Reads the settings of these guilds and users unless they are up to date. Raises StoreUnavailable."""
        old_guilds = [guild for guild in guilds if self._is_old("guild", guild, now)]
        old_users = [user for user in users if user > 0 and self._is_old("user", user, now)]
        if not old_guilds and not old_users:
            return
        forgotten = self._forgotten
        of_guilds, of_users = await self._store.newest.settings_of(old_guilds, old_users)
        self.guilds.renew(old_guilds, of_guilds)
        self.users.renew(old_users, of_users)
        if forgotten == self._forgotten:
            self._note_read([("guild", guild) for guild in old_guilds], now)
            self._note_read([("user", user) for user in old_users], now)

    def forget(self, kind: str, id_: int) -> None:
        """Makes the next use of the settings of a guild or user read them again.

        Args:
            kind: `guild` or `user`.
        """
        self._forgotten += 1
        self._read_at.pop((kind, id_), None)

    def forget_all(self) -> None:
        """Makes the next use of any settings read them again."""
        self._forgotten += 1
        for key in self._read_at:
            self._read_at[key] = 0

    def _is_old(self, kind: str, id_: int, now: int) -> bool:
        return now - self._read_at.get((kind, id_), 0) >= READ_AGAIN_AFTER

    def _note_read(self, keys: Collection[tuple[str, int]], now: int) -> None:
        for key in keys:
            self._read_at[key] = now
            self._read_at.move_to_end(key)
        while len(self._read_at) > MOST_KEPT:
            (kind, id_), _ = self._read_at.popitem(last=False)
            if kind == "guild":
                self.guilds.drop(id_)
            else:
                self.users.drop(id_)


log = structlog.get_logger()


class OtherProcesses:
    """Keeps tables, settings and the times of people's actions up to date. It is an `Others`."""

    def __init__(
        self,
        served: Served,
        stored: StoredSessions,
        settings: SettingsRefresh,
        presence: StoredPresence,
        notices: Notices,
        *,
        tokens: StoredTokenExchange,
        now: Now,
    ) -> None:
        self._tables = served.tables
        self._stored = stored
        self.tokens = tokens
        self._settings = settings
        self._notices = notices
        self._presence = presence
        self._now = now
        self._refreshing: set[asyncio.Task[None]] = set()
        for cache in (settings.guilds, settings.users):
            cache.listen(partial(self._settings_changed, cache.kind.name))
            notices.on(f"{cache.kind.name}-settings", partial(self._settings_changed_elsewhere, cache.kind.name))
        notices.on("session", self._session_changed)
        notices.on("followed", self._followed)
        notices.on("person-deleted", self._person_deleted)
        notices.on("guild-forgotten", self._guild_forgotten)
        notices.on("missed", self._missed)

    async def refresh(
        self, channels: Collection[int], sessions: Collection[str], guilds: Collection[int], users: Collection[int]
    ) -> None:
        """Loads whichever of these are missing or outdated, with the settings of the tables' guilds and people."""
        settings = self._settings.refresh(guilds, users, self._now())
        if channels or sessions:
            await asyncio.gather(self._stored.refresh(channels, sessions), settings)
        else:
            await settings
        tables = [*map(self._tables.at, channels), *map(self._tables.live_session, sessions)]
        found = [session for session in tables if session is not None]
        lobbies = [session for session in found if session.status is Status.LOBBY]
        await asyncio.gather(self._refresh_settings_at(found), self._presence.refresh(lobbies))

    async def refresh_all(self, sessions: Collection[str]) -> None:
        """Loads these sessions, also those that have ended, with the settings and the presence of their people."""
        await self._stored.refresh([], sessions)
        found = list[Session]()
        for session_id in sessions:
            with suppress(SetAside, NewerRules):
                session = await self._tables.find(session_id)
                found.extend([] if session is None else [session])
        await asyncio.gather(self._refresh_settings_at(found), self._presence.refresh(found))

    async def refresh_guilds(self, guilds: Collection[int]) -> None:
        """Loads the live sessions of these guilds, and their settings."""
        await self._stored.refresh_guilds(guilds)
        await self.refresh([], [], guilds, [])

    async def refresh_outside(self, guilds: Collection[int], share: GuildShare) -> None:
        """Loads the live sessions of a share's guilds, except these guilds."""
        await self._stored.refresh_outside(guilds, share)

    async def close(self) -> None:
        """Waits for sessions that are being loaded."""
        await asyncio.gather(*self._refreshing)
        await self.tokens.close()

    async def _refresh_settings_at(self, sessions: Collection[Session]) -> None:
        guilds = {session.place.guild for session in sessions if session.place.guild is not None}
        people = {person.id for session in sessions for person in session.people}
        await self._settings.refresh(guilds, people, self._now())

    def _settings_changed(self, kind: str, id_: int) -> None:
        self._settings.forget(kind, id_)
        self._notices.tell(f"{kind}-settings", **{kind: id_})

    def _settings_changed_elsewhere(self, kind: str, notice: Notice) -> None:
        self._settings.forget(kind, _id(notice[kind]))

    def _session_changed(self, notice: Notice) -> None:
        self._tables.changed_elsewhere(str(notice["session"]), _id(notice["version"]))

    def _followed(self, notice: Notice) -> None:
        """Loads changes made before these topics were followed; notices of later changes arrive from now on."""
        match notice:
            case {"topics": [*topics]}:
                self._refresh_soon([str(topic) for topic in topics])

    def _person_deleted(self, notice: Notice) -> None:
        self._settings.forget("user", _id(notice["user"]))
        self._tables.cache.forget_ended()

    def _guild_forgotten(self, notice: Notice) -> None:
        self._settings.forget("guild", _id(notice["guild"]))
        self._tables.cache.forget_ended()

    def _missed(self, _: Notice) -> None:
        """Loads the sessions that are followed here, since their notices may be among the lost ones.

        Other sessions are loaded whole at their next use: if the connection was lost because a standby took over, the
        standby may not have received the last commits.
        """
        self._settings.forget_all()
        self._tables.cache.expire_all()
        self._tables.cache.forget_ended()
        self._refresh_soon(self._notices.followed)

    def _refresh_soon(self, topics: Collection[str]) -> None:
        """Loads the sessions among these topics, some of which are not session ids."""
        task = asyncio.create_task(self._refresh_followed([*topics]))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh_followed(self, sessions: Collection[str]) -> None:
        try:
            await self._stored.refresh_followed(sessions)
        except StoreUnavailable as error:
            log.warning("sessions not refreshed", why=error)


def _id(value: object) -> int:
    """Returns a notice's value if it is a number. Raises TypeError for anything else."""
    if not isinstance(value, int):
        raise TypeError("not a number")
    return value
