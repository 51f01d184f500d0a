"""A backup that is taken while people press has all that was promised before it, and what is put back replays.

`BACKUPS=50` for that many, each into a fresh folder.
"""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from tests.e2e.forked_bot import run_command
from tests.seed import SEED
from tests.torture.attack import Attack
from tests.torture.figures import Figures, count, negative_control

BACKUPS = count("BACKUPS", 1)
GO_ON_EVERY = 4

Take = Callable[[Path, Path], Awaitable[None]]
"""Copies a database, that a bot is using, to a path."""


async def command(database: Path, words: str) -> str:
    """Runs a command of the bot on a database; returns what it printed. It has to succeed."""
    status, printed = await run_command(words, DATABASE_URL=f"sqlite:///{database}")
    assert status == 0, printed
    return printed


async def backed_up(database: Path, target: Path) -> None:
    await command(database, f"backup {target}")


async def copied(database: Path, target: Path) -> None:
    """As an operator might, who does not know of the WAL."""
    await asyncio.to_thread(shutil.copyfile, database, target)


async def missing(attack: Attack, folder: Path, take: Take) -> list[str]:
    """Takes a backup while users press; returns what of that is missing which was promised before."""
    assert isinstance(attack.database, Path)
    await asyncio.to_thread(folder.mkdir)
    async with attack.pressing():
        before = deepcopy(attack.witness)
        await take(attack.database, folder / "backup.db")
    attack.figures.add("promises before a backup", before.promises)
    printed = await command(folder / "restored.db", f"restore {folder / 'backup.db'}")
    assert "replay" in printed
    return before.broken(folder / "restored.db")


@pytest.mark.long
async def test_what_was_promised_before_a_backup_is_in_it_and_replays(disk: Path) -> None:
    figures = Figures("backups under load")
    async with Attack(disk / "tavolino.db", Random(SEED), figures) as attack:
        for number in range(BACKUPS):
            assert await missing(attack, disk / str(number), backed_up) == []
            shutil.rmtree(disk / str(number))
            figures.add("backups")
            if number % GO_ON_EVERY == 0:
                await attack.go_on()
    figures.report()


@negative_control
async def test_a_copy_without_the_wal_is_noticed(disk: Path) -> None:
    """Negative control."""
    async with Attack(disk / "tavolino.db", Random(SEED), Figures("control")) as attack:
        with pytest.raises(AssertionError):  # it is not whole, or it lacks moves
            assert await missing(attack, disk / "copied", copied) == []
