"""An error of the disk at any call of SQLite refuses what it concerns, and nothing that was acknowledged is lost.

`IO_ERRORS=2000` for that many failing calls. Each is one call of one start of a store, or of its work: an I/O error, a
full disk, a write of which only the first half is done, a lock that another process holds.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count as counter
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from bot.store.change import Change
from bot.store.errors import Conflict, StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.group_commit import GroupCommit
from bot.store.sqlite import connection
from bot.store.sqlite.connection import Setting
from bot.store.sqlite.store import SqliteStore
from tests.seed import SEED
from tests.torture.disk import OK, Disk, observed, passing, supported
from tests.torture.figures import Figures, count, negative_control
from tests.torture.workload import Acknowledged, Expected, Sent, game

ERRORS = count("IO_ERRORS", 12)
CLIENTS = 3
TRIES = 3
"""How often a change is sent that the store refuses."""
DATABASE = "tavolino.db"

pytestmark = pytest.mark.skipif(not supported(), reason="Python's sqlite3 is linked statically here")


@dataclass
class Fault:
    """Fails calls of one kind with this code, from the `first` on, so many times."""

    call: str
    code: int
    first: int
    times: int
    seen: int = 0

    def __call__(self, call: str) -> int:
        if call != self.call:
            return OK
        self.seen += 1
        return self.code if self.first <= self.seen < self.first + self.times else OK

    def __str__(self) -> str:
        return f"{self.call} {self.first} to {self.first + self.times - 1}: {self.code}"


KINDS = (
    ("open", sqlite3.SQLITE_CANTOPEN, 4),
    ("read", sqlite3.SQLITE_IOERR | 1 << 8, 40),
    ("write", sqlite3.SQLITE_IOERR | 3 << 8, 60),
    ("write", sqlite3.SQLITE_FULL, 60),
    ("sync", sqlite3.SQLITE_IOERR | 4 << 8, 20),
    ("truncate", sqlite3.SQLITE_IOERR | 6 << 8, 3),
    ("delete", sqlite3.SQLITE_IOERR | 10 << 8, 2),
    ("lock", sqlite3.SQLITE_BUSY, 6),
    ("lock", sqlite3.SQLITE_IOERR | 15 << 8, 6),
    ("shm lock", sqlite3.SQLITE_BUSY, 60),
    ("shm lock", sqlite3.SQLITE_IOERR | 20 << 8, 60),
    ("shm map", sqlite3.SQLITE_IOERR | 21 << 8, 3),
)
"""Calls, SQLite's codes for what they fail with, and about how many of these calls there are in one attack."""


def faults(dice: Random) -> Iterator[tuple[Fault, bool]]:
    """Yields faults of all kinds in turn, each with whether a write that fails has written its first half."""
    for call, code, calls in cycle(KINDS):
        # SQLite itself waits ten seconds for a lock of the WAL's index that stays taken.
        times = dice.choice((1, 1, 2, 5, 5 if (call, code) == ("shm lock", sqlite3.SQLITE_BUSY) else 10**6))
        yield Fault(call, code, dice.randint(1, calls), times), dice.random() < 0.5


@pytest.fixture
def small_wal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes checkpoints every few commits, and waits for no lock."""
    changed = {"wal_autocheckpoint": Setting("24", 24), "busy_timeout": Setting("1", 1)}
    monkeypatch.setattr(connection, "WRITING", {**connection.WRITING, **changed})
    monkeypatch.setattr(connection, "READING", {**connection.READING, "busy_timeout": Setting("1", 1)})


@dataclass
class Work:
    """What clients have done. refused: how many changes were refused; wrong: those that failed in another way."""

    actions: Iterator[int]
    channels: Iterator[int]
    dice: Random
    expected: Expected
    refused: int = 0
    wrong: list[str] = field(default_factory=list)

    async def do(self, store: SqliteStore, name: str) -> None:
        """Lets clients play a game each; a change that is refused is sent again."""
        await asyncio.gather(*(self._client(store, f"{name}-{number}") for number in range(CLIENTS)))

    async def _client(self, store: SqliteStore, name: str) -> None:
        for change in game(name, next(self.channels), self.dice.randrange(1, 8), self.actions):
            self.expected.note(Sent(change))
            for _ in range(TRIES):
                try:
                    await store.commit(change)
                except StoreUnavailable:
                    self.refused += 1
                    continue
                except (Conflict, sqlite3.IntegrityError) as error:
                    self.wrong.append(f"{name}: {error}")
                    return
                self.expected.note(Acknowledged(change))
                break
            else:
                return


async def _attacked(disk: Disk, fault: Fault, dice: Random, figures: Figures) -> list[str]:
    """Opens and uses a store while the fault strikes, then without it; returns what is wrong."""
    path, expected = disk.folder / DATABASE, Expected.nothing()
    work = Work(counter(1), counter(1), dice, expected)
    store = await SqliteStore.open(path)
    await work.do(store, "before")
    await store.close()
    disk.failing = fault
    try:
        store = await SqliteStore.open(path)
    except (StoreNotReady, UnfitStore):
        figures.add("starts refused")
    else:
        await work.do(store, "during")
        disk.failing = passing
        work.wrong += [f"while it runs on: {one}" for one in await expected.wrong(store)]
        await work.do(store, "later")
        await store.close()
    disk.failing = passing
    store = await SqliteStore.open(path)
    try:
        work.wrong += [f"after a restart: {one}" for one in await expected.wrong(store)]
    finally:
        await store.close()
    figures.add("changes refused", work.refused)
    figures.add("changes acknowledged", expected.total)
    return work.wrong


async def _all_attacks(folder: Path, figures: Figures, attacks: int, until: Callable[[list[str]], bool]) -> list[str]:
    dice = Random(SEED)
    found: list[str] = []
    for number, (fault, short) in zip(range(attacks), faults(dice), strict=False):
        place = folder / str(number)
        place.mkdir()
        with observed(place) as disk:
            disk.short_writes = short
            wrong = await _attacked(disk, fault, dice, figures)
        figures.add("failing calls tried")
        figures.add("that struck", fault.seen >= fault.first)
        figures.add("lost", len(wrong))
        found += [f"{fault}: {one}" for one in wrong]
        if until(found):
            break
    return found


@pytest.mark.usefixtures("small_wal")
async def test_no_error_of_the_disk_loses_what_was_acknowledged(tmp_path: Path) -> None:
    figures = Figures("I/O errors")
    assert await _all_attacks(tmp_path, figures, ERRORS, lambda _found: False) == []
    figures.report()


@negative_control
@pytest.mark.usefixtures("small_wal")
async def test_a_store_that_acknowledges_in_spite_of_errors_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Negative control."""
    commit = GroupCommit.commit

    async def trusting(store: GroupCommit, change: Change) -> bool:
        try:
            return await commit(store, change)
        except StoreUnavailable:
            return True

    monkeypatch.setattr(GroupCommit, "commit", trusting)
    assert await _all_attacks(tmp_path, Figures("control"), ERRORS, bool)
