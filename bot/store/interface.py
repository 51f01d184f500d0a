"""The interface of a store, whatever database is behind it."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.store.achievements import AchievementReading
from bot.store.change import Change
from bot.store.dailies import DailyReading
from bot.store.duels import DuelReading
from bot.store.erasing import Erasing
from bot.store.guilds import GuildErasing
from bot.store.practice import PracticeReading
from bot.store.rater import Progress
from bot.store.results import ResultReading
from bot.store.sessions import SessionReading, SessionRows
from bot.store.settings import SettingsReading
from bot.store.tournaments import TournamentReading
from bot.store.weeks import WeekReading


class Reading:
    """The parts of a store that read. They see committed changes only, and never wait for a writer."""

    def __init__(self, rows: SessionRows) -> None:
        self.sessions = SessionReading(rows)
        self.settings = SettingsReading(rows)
        self.results = ResultReading(rows)
        self.achievements = AchievementReading(rows)
        self.dailies = DailyReading(rows)
        self.duels = DuelReading(rows)
        self.tournaments = TournamentReading(rows)
        self.practice = PracticeReading(rows)
        self.weeks = WeekReading(rows)


CommitListener: TypeAlias = Callable[[float, str], object]
"""Called with a commit's duration (seconds, waiting included) and its result: `written`, `conflict` or `failed`."""


DamageCheck: TypeAlias = Callable[[], Coroutine[Any, Any, None]]
"""Looks for damage in the database; rows that are damaged by themselves are set aside.

Raises DamagedStore, and StoreNotReady if the damage was repaired and everything has to be read again.
"""


class Store(Protocol):
    """Durable sessions, results, settings and more, with one attribute for each subject.

    Every method raises StoreUnavailable if the database fails.
    """

    sessions: SessionReading
    settings: SettingsReading
    results: ResultReading
    achievements: AchievementReading
    dailies: DailyReading
    duels: DuelReading
    tournaments: TournamentReading
    practice: PracticeReading
    weeks: WeekReading
    erasing: Erasing
    guilds: GuildErasing

    async def commit(self, change: Change) -> bool:
        """Returns once the change is durable: True if it was written now, False if its action was written before.

        Cancelling the caller does not cancel the change. Raises Conflict; then nothing has changed.
        """
        ...

    async def close(self) -> None:
        """Writes what waits, then closes the database."""
        ...


class RunningStore(Store, Protocol):
    """A store that is open for the whole bot, and can be watched."""

    @property
    def failure(self) -> str | None:
        """Why the last attempt to write failed, or None if it did not."""
        ...

    @property
    def waiting(self) -> int:
        """The number of changes that wait to be written."""
        ...

    @property
    def checks(self) -> Sequence[DamageCheck]:
        """The checks for damage that the start has left out, to be run while the store is in use.

        Empty if there are none: a database server looks after its own files.
        """
        ...

    async def recompute_ratings(self, progress: Progress, *, alone: bool = True) -> None:
        """Recomputes all ratings and best scores from the results, and fills in what results of old programs lack.

        Nothing else is written meanwhile.

        Args:
            alone: whether no other process may use the database.

        Raises:
            StoreNotReady: another process uses the database, although `alone` is set.
            StoreUnavailable: the database fails.
        """
        ...

    def listen_to_commits(self, listener: CommitListener) -> None:
        """Calls the listener after each commit from now on."""
        ...


@dataclass(frozen=True)
class Inspection:
    """A database as it is now.

    Attributes:
        size: bytes.
        schema, known: the versions of the database's schema and of this program's.
        check: the findings of the database's own check, for the operator.
        damaged: whether these findings are damage.
    """

    size: int
    schema: int
    known: int
    check: str
    damaged: bool = False
