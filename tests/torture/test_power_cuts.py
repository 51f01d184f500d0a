"""A power cut at any moment loses nothing that was acknowledged, whatever the disk has kept of the unsynced writes.

`POWER_CUTS=50000` for that many states. The writes and syncs of a store under load are recorded; each state is opened
by the real store.
"""

import asyncio
import hashlib
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from functools import partial
from itertools import count as counter
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.store.change import Change
from bot.store.errors import StoreNotReady, StoreUnavailable, UnfitStore
from bot.store.sqlite import connection
from bot.store.sqlite.connection import Setting
from bot.store.sqlite.store import SqliteStore
from tests.seed import SEED
from tests.store.rows import moving, opening
from tests.torture.disk import Note, Operation, observed, supported
from tests.torture.figures import Figures, count, negative_control
from tests.torture.power_cuts import Cut, Folder
from tests.torture.workload import Expected, play

STATES = count("POWER_CUTS", 60)
STATES_EACH = 250
"""States of one recording; then the next one is made."""
CONTROLS = 30
"""States within which a broken store has to lose something."""
CLIENTS = 6
DATABASE = "tavolino.db"

pytestmark = pytest.mark.skipif(not supported(), reason="Python's sqlite3 is linked statically here")

Commit: TypeAlias = Callable[[SqliteStore, Change], Awaitable[bool]]


def emptied(folder: Path) -> Path:
    """Makes the folder, or empties it; returns it."""
    folder.mkdir(exist_ok=True)
    for left in folder.iterdir():
        left.unlink()
    return folder


async def recording(folder: Path, dice: Random, commit: Commit = SqliteStore.commit) -> list[Operation]:
    """Returns what a store does to the disk from its creation on, over several starts, with what it acknowledges."""
    actions = counter(1)
    with observed(emptied(folder)) as disk:
        for start in range(3):
            store = await SqliteStore.open(folder / DATABASE)
            names = [f"start{start}-{client}" for client in range(CLIENTS)]
            await play(partial(commit, store), names, actions, dice, disk.note)
            await store.close()
        return disk.operations


async def cut(operations: list[Operation], states: int, folder: Path, dice: Random, figures: Figures) -> list[str]:
    """Cuts the power at random moments of a recording; returns what was lost, each with the moment and the kind.

    A state that has been opened already, with the same changes acknowledged, does not count.
    """
    moments = sorted(dice.randrange(len(operations) + 1) for _ in range(states))
    disk, expected, found = Folder(DATABASE), Expected.nothing(), []
    seen: set[bytes] = set()
    done = 0
    for moment in moments:
        for operation in operations[done:moment]:
            disk.do(operation)
            if isinstance(operation, Note):
                expected.note(operation.what)
        done = moment
        kind = dice.choice(list(Cut))
        files = disk.after(kind, dice)
        if (digest := _digest(files, expected.total)) in seen:
            continue
        seen.add(digest)
        wrong = await opened(folder, files, expected)
        figures.add("different states")
        figures.add("acknowledged changes looked for", expected.total)
        figures.add("lost or damaged", len(wrong))
        found += [f"moment {moment}, {kind.name}: {one}" for one in wrong]
    return found


def _digest(files: Mapping[str, bytes], acknowledged: int) -> bytes:
    digest = hashlib.sha256(str(acknowledged).encode())
    for name, content in sorted(files.items()):
        digest.update(f"{name} {len(content)} ".encode())
        digest.update(content)
    return digest.digest()


async def opened(folder: Path, files: Mapping[str, bytes], expected: Expected) -> list[str]:
    """Opens what a power cut has left; returns what is lost, damaged, or cannot be continued."""
    emptied(folder)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    path = folder / DATABASE
    try:
        store = await SqliteStore.open(path)
    except (StoreNotReady, UnfitStore) as error:
        return [f"not opened: {error}"]
    try:
        wrong = await expected.wrong(store)
        await store.commit(opening("afterwards", channel=1))
        if not await store.commit(moving("afterwards", 1, 10**9)):
            wrong.append("a move after the restart counts as made before")
    except StoreUnavailable as error:
        return [f"not usable: {error}"]
    finally:
        await store.close()
    with closing(sqlite3.connect(path)) as database:
        if (result := database.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            wrong.append(f"damaged: {result}")
        wrong += [f"without its parent: {row}" for row in database.execute("PRAGMA foreign_key_check")]
    return wrong


@pytest.fixture
def small_wal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes checkpoints every few commits, so that they are cut, too."""
    monkeypatch.setattr(connection, "WRITING", {**connection.WRITING, "wal_autocheckpoint": Setting("24", 24)})


@pytest.mark.usefixtures("small_wal")
async def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    figures = Figures("power cuts")
    for number in counter():
        left = min(STATES_EACH, STATES - figures["different states"])
        if left <= 0:
            break
        dice = Random(f"{SEED} {number}")
        operations = await recording(tmp_path / f"recorded{number}", dice)
        lost = await cut(operations, left, tmp_path / f"cut{number}", dice, figures)
        figures.add("recorded operations", len(operations))
        assert lost == []
    figures.report()


async def _lost_by(tmp_path: Path, commit: Commit = SqliteStore.commit) -> list[str]:
    dice = Random(f"{SEED} control")
    operations = await recording(tmp_path / "recorded", dice, commit)
    return await cut(operations, CONTROLS, tmp_path / "cut", dice, Figures("power cuts, control"))


@negative_control
@pytest.mark.usefixtures("small_wal")
async def test_a_store_that_does_not_wait_for_the_disk_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Negative control."""
    monkeypatch.setattr(connection, "WRITING", {**connection.WRITING, "synchronous": Setting("OFF", 0)})
    assert await _lost_by(tmp_path)


@negative_control
@pytest.mark.usefixtures("small_wal")
async def test_a_store_that_acknowledges_before_the_commit_is_caught(tmp_path: Path) -> None:
    """Negative control."""
    pending: set[asyncio.Task[Any]] = set()

    async def hasty(store: SqliteStore, change: Change) -> bool:
        pending.add(asyncio.create_task(store.commit(change)))
        await asyncio.sleep(0)
        return True

    assert await _lost_by(tmp_path, hasty)
    await asyncio.gather(*pending)
