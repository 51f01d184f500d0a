"""The running parts of the bot that are monitored."""

from dataclasses import dataclass
from pathlib import Path

from bot.sessions.service import Sessions
from bot.store.interface import RunningStore
from bot.ui.client import Tavolino
from bot.workers.pool import WorkerPool
from renderers.pictures import Pictures


@dataclass(frozen=True)
class BotParts:
    """The running parts of the bot that are monitored.

    Attributes:
        database: the database's file; None if the database is not a file.
    """

    store: RunningStore
    database: Path | None
    sessions: Sessions
    pictures: Pictures
    client: Tavolino
    workers: WorkerPool

    def problems(self) -> list[str]:
        """Returns the reasons why the bot cannot serve now, each as a sentence; none if it can."""
        found = []
        if not self.sessions.availability.connected:
            found.append("there is no connection to Discord's gateway")
        if self.store.failure is not None:
            found.append(f"the last write to the database failed: {self.store.failure}")
        return found

    def warnings(self) -> list[str]:
        """Returns the faults that do not keep the bot from serving, each as a sentence."""
        refused = self.client.refused_commands
        return [] if refused is None else [refused]
