"""The commands that were registered with Discord, so that a restart registers them only if they have changed."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

import structlog

from bot.store.change import Change
from bot.store.interface import Store
from bot.store.settings import RegistrationRecord

log = structlog.get_logger()


@dataclass(frozen=True)
class Registration:
    """The commands as they were last registered.

    Attributes:
        digest: of all of them.
        commands: id and version of each by name.
    """

    digest: str
    commands: Mapping[str, tuple[int, int]]


class Registrations:
    """The last registration of each application."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, application: int) -> Registration | None:
        """Returns an application's last registration. Raises StoreUnavailable."""
        record = await self._store.settings.registration(application)
        if record is None:
            return None
        try:
            commands = json.loads(record.commands)
            return Registration(record.digest, {name: (id_, version) for name, (id_, version) in commands.items()})
        except (ValueError, TypeError, AttributeError) as why:  # a damaged row: the commands are registered again
            log.error("registration set aside", why=str(why))
            return None

    async def save(self, application: int, registration: Registration) -> None:
        """Saves the commands that Discord has just registered. Raises StoreUnavailable."""
        record = RegistrationRecord(application, registration.digest, json.dumps(dict(registration.commands)))
        await self._store.commit(Change(of=f"commands of {application}", registration=record))
