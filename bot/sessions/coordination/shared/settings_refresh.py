"""Keeps the settings in memory up to date with what other processes change."""

from collections import OrderedDict
from collections.abc import Collection

from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.store.shared import SharedStore

READ_AGAIN_AFTER = 60_000
"""Milliseconds after which settings are read again: the notice of a change may be lost, where its process has died."""

MOST_KEPT = 20_000
"""How many guilds and users, together, have their settings in memory."""


class SettingsRefresh:
    """Reads the settings of guilds and users that are not in memory, or have been for long."""

    def __init__(self, store: SharedStore, guilds: GuildSettingsCache, users: UserSettingsCache) -> None:
        self._store = store
        self.guilds = guilds
        self.users = users
        self._read_at: OrderedDict[tuple[str, int], int] = OrderedDict()
        """When the settings of a guild or user were read, ms since the epoch; the least recently read come first."""
        self._forgotten = 0
        """How often settings were forgotten: what was read meanwhile may be out of date."""

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
