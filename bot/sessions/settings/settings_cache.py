"""Settings cached in memory and written through to the store: the common part for guilds and users."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

import structlog

from bot.listeners import Listeners
from bot.store.change import Change
from bot.store.errors import DamagedRecord
from bot.store.interface import Store

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

log = structlog.get_logger()

Settings = TypeVar("Settings", bound="DataclassInstance")
Record = TypeVar("Record")


@dataclass(frozen=True)
class SettingsKind(Generic[Settings, Record]):
    """Describes the settings of guilds or of users, and how they are stored.

    Attributes:
        name: `guild` or `user`.
        default: the settings of those without a row.
        read_all: returns all rows that can be read.
        read: returns the row of an id, or None. Raises DamagedRecord if it cannot be read.
        id_of: returns the id that a row is about.
        settings_of: returns the settings of a row. Raises ValueError if it is damaged.
        change: returns the Change that writes an id's settings; of an existing row only these columns (None: all).
    """

    name: str
    default: Settings
    read_all: Callable[[Store], Awaitable[Iterable[Record]]]
    read: Callable[[Store, int], Awaitable[Record | None]]
    id_of: Callable[[Record], int]
    settings_of: Callable[[Record], Settings]
    change: Callable[[int, Settings, Collection[str] | None], Change]


class SettingsCache(Generic[Settings, Record]):
    """The settings of guilds or of users in memory, by id. Only ids with changed settings have a row.

    Attributes:
        listen: calls a listener with each id whose settings this process has changed.
    """

    def __init__(self, store: Store, kind: SettingsKind[Settings, Record]) -> None:
        self._store = store
        self.kind = kind
        self._settings: dict[int, Settings] = {}
        self._changing = asyncio.Lock()
        listeners: Listeners[[int]] = Listeners()
        self.listen, self._notify = listeners.add, listeners.notify

    def of(self, id_: int | None) -> Settings:
        """Returns the settings of an id; the defaults if it has changed none, and for direct messages (None)."""
        return self.kind.default if id_ is None else self._settings.get(id_, self.kind.default)

    def in_use(self) -> tuple[Settings, ...]:
        """Returns the defaults, then all changed settings that are in memory."""
        return self.kind.default, *self._settings.values()

    async def load(self) -> None:
        """Reads all settings from the store; called once, before anything else."""
        for record in await self.kind.read_all(self._store):
            self.put(record)

    def put(self, record: Record) -> None:
        """Caches a stored row; a damaged row counts as the defaults."""
        id_ = self.kind.id_of(record)
        try:
            self._settings[id_] = self.kind.settings_of(record)
        except ValueError as why:
            self._log_damage(id_, why)

    def drop(self, id_: int) -> None:
        """Forgets the settings of an id."""
        self._settings.pop(id_, None)

    def renew(self, ids: Iterable[int], records: Iterable[Record]) -> None:
        """Replaces the cached settings of these ids by the stored rows; ids without a row have the defaults."""
        for id_ in ids:
            self.drop(id_)
        for record in records:
            self.put(record)

    async def change(self, id_: int, change: Callable[[Settings], Settings]) -> Settings:
        """Changes settings, and returns the new ones; they apply once they are durable.

        Args:
            change: receives the stored settings and returns them changed. Only the differences are written, so that
                simultaneous changes, here or in other processes, all take effect.

        Raises:
            StoreUnavailable: the settings cannot be written now.
            Exception: what `change` raises.
        """
        async with self._changing:
            is_damaged = await self._reload(id_)
            before = self.of(id_)
            after = change(before)
            changed = {name: value for name, value in vars(after).items() if value != getattr(before, name)}
            await self._store.commit(self.kind.change(id_, after, None if is_damaged else changed))
            after = self._settings[id_] = replace(self.of(id_), **changed)
            self._notify(id_)
            return after

    async def _reload(self, id_: int) -> bool:
        """Caches the stored settings of an id; returns whether its row is damaged. Raises StoreUnavailable."""
        try:
            record = await self.kind.read(self._store, id_)
            settings = None if record is None else self.kind.settings_of(record)
        except (DamagedRecord, ValueError) as why:
            self._log_damage(id_, why)
            self.drop(id_)
            return True
        self.drop(id_)
        if settings is not None:
            self._settings[id_] = settings
        return False

    def _log_damage(self, id_: int, why: Exception) -> None:
        log.error("settings set aside", **{self.kind.name: id_}, why=str(why))
