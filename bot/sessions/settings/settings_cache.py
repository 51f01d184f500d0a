"""Settings in memory that are written through to the store: what those of guilds and of users have in common."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar

import structlog

from bot.store.change import Change
from bot.store.errors import DamagedRecord
from bot.store.interface import Store

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

log = structlog.get_logger()

Settings = TypeVar("Settings", bound="DataclassInstance")
Record = TypeVar("Record")


class SettingsCache(ABC, Generic[Settings, Record]):
    """The settings of guilds, or of users, in memory. Each is known by its id, and has a row once it has changed any.

    Attributes:
        kind: `guild` or `user`.
        default: the settings of those without a row.
    """

    kind: str
    default: Settings

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settings: dict[int, Settings] = {}
        self._changing = asyncio.Lock()
        self.on_change: Callable[[int], None] = lambda _id: None
        """Is called with the id whose settings this process has changed."""

    def of(self, id_: int | None) -> Settings:
        """Returns the settings of an id; the defaults for one that has changed none, and for direct messages (None)."""
        return self.default if id_ is None else self._settings.get(id_, self.default)

    async def load(self) -> None:
        """Reads all settings from the store; called once, before anything else."""
        for record in await self._read_all():
            self.put(record)

    def put(self, record: Record) -> None:
        """Takes over what the store has; a damaged row stands for the defaults."""
        try:
            self._settings[self._id(record)] = self._from_record(record)
        except ValueError as why:
            self._log_damage(self._id(record), why)

    def drop(self, id_: int) -> None:
        """Forgets the settings of an id."""
        self._settings.pop(id_, None)

    def renew(self, ids: Iterable[int], records: Iterable[Record]) -> None:
        """Takes over what the store has of these ids; those without a row have the defaults."""
        for id_ in ids:
            self.drop(id_)
        for record in records:
            self.put(record)

    async def change(self, id_: int, change: Callable[[Settings], Settings]) -> Settings:
        """Changes settings, and returns the new ones; they apply once they are durable.

        Args:
            change: is given the settings as the store has them, and returns them with what is to change. Only that
                is written, so that changes at the same time all count, here and in other processes.

        Raises:
            StoreUnavailable: the settings cannot be written now.
            Exception: what `change` raises.
        """
        async with self._changing:
            is_damaged = await self._reload(id_)
            before = self._settings.get(id_, self.default)
            after = change(before)
            changed = {name: value for name, value in vars(after).items() if value != getattr(before, name)}
            await self._store.commit(self._to_change(id_, after, None if is_damaged else changed))
            after = self._settings[id_] = replace(self._settings.get(id_, self.default), **changed)
            self.on_change(id_)
            return after

    async def _reload(self, id_: int) -> bool:
        """Takes over what the store has of an id; returns whether its row is damaged. Raises StoreUnavailable."""
        try:
            record = await self._read(id_)
            settings = None if record is None else self._from_record(record)
        except (DamagedRecord, ValueError) as why:
            self._log_damage(id_, why)
            self.drop(id_)
            return True
        self.drop(id_)
        if settings is not None:
            self._settings[id_] = settings
        return False

    def _log_damage(self, id_: int, why: Exception) -> None:
        log.error("settings set aside", **{self.kind: id_}, why=str(why))

    @abstractmethod
    async def _read_all(self) -> Iterable[Record]:
        """Returns all rows that can be read."""

    @abstractmethod
    async def _read(self, id_: int) -> Record | None:
        """Returns the row of an id, None without one. Raises DamagedRecord for one that cannot be read."""

    @abstractmethod
    def _to_change(self, id_: int, settings: Settings, columns: Collection[str] | None) -> Change:
        """Returns the change that writes settings: only these columns where there is a row already, None for all."""

    @abstractmethod
    def _id(self, record: Record) -> int:
        """Returns the id that a row is about."""

    @abstractmethod
    def _from_record(self, record: Record) -> Settings:
        """Returns the settings of a row. Raises ValueError where it is damaged."""
