"""The running parts of the bot, as far as they are watched."""

from dataclasses import dataclass
from pathlib import Path

from bot.sessions.service import Sessions
from bot.store.interface import RunningStore
from bot.ui.client import Tavolino
from bot.workers.pool import WorkerPool
from renderers.pictures import Pictures


@dataclass(frozen=True)
class BotParts:
    """The running parts of the bot that are watched.

    Attributes:
        database: its file, if it is one.
    """

    store: RunningStore
    database: Path | None
    sessions: Sessions
    pictures: Pictures
    client: Tavolino
    workers: WorkerPool

    def problems(self) -> list[str]:
        """Returns why the bot cannot serve now, each reason in a sentence; nothing if it can."""
        found = []
        if not self.sessions.availability.connected:
            found.append("there is no connection to Discord's gateway")
        if self.store.failure is not None:
            found.append(f"the last write to the database failed: {self.store.failure}")
        return found

    def warnings(self) -> list[str]:
        """Returns what is wrong while the bot serves all the same, each in a sentence."""
        refused = self.client.refused_commands
        return [] if refused is None else [refused]
