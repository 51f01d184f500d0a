"""The settings of guilds."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

import structlog

from bot.sessions.settings.ping_preference import PingPreference
from bot.store.interface import Store
from bot.store.records import Change, DamagedRecord, GuildSettingsRecord

log = structlog.get_logger()

THEMES = frozenset({"dark", "light", "contrast"})
"""The names of the themes, which the renderers define: a stored name must be one of them."""


class EndPermission(StrEnum):
    """Who may end a table of others: moderators always may, and beside them nobody, its host, or its players."""

    MODERATORS = "moderators"
    HOST = "host"
    PLAYERS = "players"


@dataclass(frozen=True, kw_only=True)
class GuildSettings:
    """A guild's settings. channels: where tables may be opened, empty = everywhere. roles: who may, empty = everybody.

    language: None = the one that Discord names. clock: seconds for a move, of new tables. threads: new tables are
    played in a thread. reminders: one a turn, where a clock runs. pings: for players who have not
    chosen for themselves, one of GUILD_CHOICES. theme: of pictures that everybody sees. confirms: whether a move from a
    hand is confirmed, for players who have not chosen for themselves. daily_channel: where the puzzles of the day are
    posted, from daily_hour (UTC) on; None = nowhere. daily_locale: the guild's language as Discord has named it then.
    """

    language: str | None = None
    channels: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    clock: int = 0
    threads: bool = False
    reminders: bool = True
    pings: PingPreference = PingPreference.AFTER_A_MINUTE
    tables_per_user: int = 3
    tables_per_server: int = 50
    enders: EndPermission = EndPermission.MODERATORS
    theme: str = "dark"
    confirms: bool = True
    daily_channel: int | None = None
    daily_hour: int = 8
    daily_locale: str | None = None


DEFAULT = GuildSettings()


class GuildSettingsCache:
    """The settings of guilds in memory, written through to the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settings: dict[int, GuildSettings] = {}
        self._changing = asyncio.Lock()
        self.on_change: Callable[[int], None] = lambda _guild: None
        """Is called with a guild whose settings this process has changed."""

    async def load(self) -> None:
        """Reads all settings from the store. Once, before anything else."""
        for record in await self._store.guild_settings():
            self.put(record)

    def put(self, record: GuildSettingsRecord) -> None:
        """Takes over what the store has; a damaged row gives its guild the defaults."""
        try:
            self._settings[record.guild] = _settings(record)
        except ValueError as why:
            log.error("settings set aside", guild=record.guild, why=str(why))

    def drop(self, guild: int) -> None:
        """Forgets the settings of a guild."""
        self._settings.pop(guild, None)

    def renew(self, guilds: Iterable[int], records: Iterable[GuildSettingsRecord]) -> None:
        """Takes over what the store has of these guilds; those without a row have the defaults."""
        for guild in guilds:
            self.drop(guild)
        for record in records:
            self.put(record)

    def of(self, guild: int | None) -> GuildSettings:
        """Returns a guild's settings; the defaults for one that has changed none, and for direct messages (None)."""
        return self._settings.get(guild, DEFAULT) if guild is not None else DEFAULT

    def in_use(self) -> tuple[GuildSettings, ...]:
        """Returns the defaults, then the settings of all guilds that have changed any and are in memory."""
        return DEFAULT, *self._settings.values()

    async def change(self, guild: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Changes a guild's settings, and returns the new ones; they apply once they are durable.

        change: is given the settings as the store has them, and returns them with what is to change. Only that is
        written, so that changes at the same time all count, here and in other processes. Raises StoreUnavailable, and
        what `change` raises.
        """
        async with self._changing:
            is_damaged = await self._reload(guild)
            before = self.of(guild)
            after = change(before)
            changed = {name: value for name, value in vars(after).items() if value != getattr(before, name)}
            await self._store.commit(
                Change(
                    of=f"settings of guild {guild}",
                    guild_settings=_record(guild, after),
                    settings_columns=None if is_damaged else changed,
                )
            )
            self._settings[guild] = replace(self.of(guild), **changed)
            self.on_change(guild)
            return self.of(guild)

    async def _reload(self, guild: int) -> bool:
        """Takes over what the store has of a guild; returns whether that row is damaged. Raises StoreUnavailable."""
        try:
            stored = await self._store.settings_of_guild(guild)
            settings = None if stored is None else _settings(stored)
        except (DamagedRecord, ValueError) as why:
            log.error("settings set aside", guild=guild, why=str(why))
            self.drop(guild)
            return True
        self.drop(guild)
        if settings is not None:
            self._settings[guild] = settings
        return False


def _settings(record: GuildSettingsRecord) -> GuildSettings:
    """Returns the settings of a row. Raises ValueError where it is damaged."""
    if record.theme not in THEMES:
        raise ValueError("no such theme")
    values = vars(record) | {
        "channels": frozenset(record.channels),
        "roles": frozenset(record.roles),
        "enders": EndPermission(record.enders),
        "pings": PingPreference(record.pings),
    }
    del values["guild"]
    return GuildSettings(**values)


def _record(guild: int, settings: GuildSettings) -> GuildSettingsRecord:
    values = vars(settings) | {
        "guild": guild,
        "channels": tuple(sorted(settings.channels)),
        "roles": tuple(sorted(settings.roles)),
        "enders": settings.enders.value,
        "pings": settings.pings.value,
    }
    return GuildSettingsRecord(**values)
