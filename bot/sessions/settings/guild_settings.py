"""What each server has settled for its tables."""

from dataclasses import dataclass
from enum import StrEnum

from bot.store.interface import Store
from bot.store.records import Change, GuildSettingsRecord


class EndPermission(StrEnum):
    """Who may end a table of others: moderators always may, and beside them nobody, its host, or its players."""

    MODERATORS = "moderators"
    HOST = "host"
    PLAYERS = "players"


@dataclass(frozen=True, kw_only=True)
class GuildSettings:
    """A server's settings. channels: where tables may stand, empty = everywhere. roles: who may open, empty = all.

    language: None = the one that Discord names. clock: seconds a move, of new tables. threads: new tables are played
    in a thread. reminders: one a turn, where a clock runs. theme: of pictures that all see.
    """

    language: str | None = None
    channels: frozenset[int] = frozenset()
    roles: frozenset[int] = frozenset()
    clock: int = 0
    threads: bool = False
    reminders: bool = True
    tables_per_user: int = 3
    tables_per_server: int = 50
    enders: EndPermission = EndPermission.MODERATORS
    theme: str = "dark"


DEFAULT = GuildSettings()


class GuildSettingsCache:
    """The settings of all servers, at hand without waiting."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settings: dict[int, GuildSettings] = {}

    async def load(self) -> None:
        """Takes up what the store has. Once, before anything is asked."""
        self._settings = {record.guild: _settings(record) for record in await self._store.servers()}

    def of(self, guild: int | None) -> GuildSettings:
        """Of a server; the defaults for one that has changed nothing, and for direct messages (None)."""
        return self._settings.get(guild, DEFAULT) if guild is not None else DEFAULT

    def chosen(self) -> tuple[GuildSettings, ...]:
        """The defaults, then what servers have changed."""
        return DEFAULT, *self._settings.values()

    async def change(self, guild: int, settings: GuildSettings) -> None:
        """Settles them anew; they count once they are durable. Raises StoreUnavailable."""
        await self._store.commit(Change(of=f"server {guild}", server=_record(guild, settings)))
        self._settings[guild] = settings


def _settings(record: GuildSettingsRecord) -> GuildSettings:
    return GuildSettings(
        language=record.language,
        channels=frozenset(record.channels),
        roles=frozenset(record.roles),
        clock=record.clock,
        threads=record.threads,
        reminders=record.reminders,
        tables_per_user=record.tables_per_user,
        tables_per_server=record.tables_per_server,
        enders=EndPermission(record.enders),
        theme=record.theme,
    )


def _record(guild: int, settings: GuildSettings) -> GuildSettingsRecord:
    return GuildSettingsRecord(
        guild=guild,
        language=settings.language,
        channels=tuple(sorted(settings.channels)),
        roles=tuple(sorted(settings.roles)),
        clock=settings.clock,
        threads=settings.threads,
        reminders=settings.reminders,
        tables_per_user=settings.tables_per_user,
        tables_per_server=settings.tables_per_server,
        enders=settings.enders.value,
        theme=settings.theme,
    )
