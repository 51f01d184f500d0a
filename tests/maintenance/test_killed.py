"""Commands of several steps are killed by SIGKILL between two of them: what they have begun is completed or undone.

`KILLED_COMMANDS=100` kills each of them before each of its steps, up to so many; otherwise before a few.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite.backup.take import take_backup
from tests.maintenance.conftest import Run
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness, idle
from tests.store.ratings import all_rows

KILLED = int(os.environ.get("KILLED_COMMANDS", "0"))
ROOT = Path(__file__).parents[2]


def steps(*few: int) -> Sequence[int]:
    """Returns after how many steps a command is killed."""
    return range(KILLED) if KILLED else few


def killed(step: int, *command: str) -> bool:
    """Runs a command that is killed after so many steps; returns whether it was, or else has ended before."""
    ran = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-m", "tests.maintenance.killed", str(step), *command],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert ran.returncode in (0, -signal.SIGKILL), ran.stderr.decode()
    return ran.returncode != 0


@pytest.fixture(name="played")
def fixture_played(run: Run, database: Path) -> Path:
    """A database with finished games of two pairs of people, one that is on, and settings."""

    async def play() -> None:
        database.parent.mkdir()
        async with Harness(database) as harness:
            for opponent in (BEA, CY):
                session = await harness.game(ADA, opponent, game="tris_1")
                for words in ("a1", "b1", "a2", "b2", "a3"):
                    session = await harness.move(session, session.people[min(session.to_act)], words)
            await harness.game(ADA, BEA, game="tris_1")
            await harness.sessions.guild_settings.change(HERE.guild or 0, lambda _: harness.settings(clock=600))

    asyncio.run(play())
    return database


def found(database: Path, value: str | int) -> set[str]:
    """Returns the tables that have a value."""
    with closing(sqlite3.connect(database)) as connection:
        tables = [
            name
            for (name,) in connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_versions'"
            )
        ]
        return {
            table
            for table in tables
            for row in connection.execute(f"SELECT * FROM {table}")  # noqa: S608 - as SQLite names them
            if value in row
        }


async def started(database: Path) -> None:
    """Starts a bot, which is a member of the server."""
    async with Harness(database) as harness:
        await harness.sessions.privacy.removals.compare([HERE.guild or 0])
        harness.sessions.privacy.start()
        await harness.advance(60)
        await idle()


@pytest.mark.parametrize("step", steps(1, 3))
def test_a_server_that_is_half_forgotten_is_forgotten_by_the_next_start(run: Run, played: Path, step: int) -> None:
    guild = HERE.guild or 0
    before = found(played, guild)
    was_killed = killed(step, "forget", "--guild", str(guild))
    left = found(played, guild)
    begun = "removals" in left
    assert KILLED or step == 1 or (begun and left > {"removals"}), "half of it is left"
    assert (f"server {guild} is being forgotten" in run("check", "--offline")[1]) is begun
    asyncio.run(started(played))
    assert found(played, guild) == (before if was_killed and not begun else set())
    assert "is being forgotten" not in run("check", "--offline")[1]


@pytest.mark.parametrize("step", steps(2))
def test_a_person_who_is_half_deleted_is_deleted_by_the_next_start(run: Run, played: Path, step: int) -> None:
    before = found(played, ADA.name)
    was_killed = killed(step, "forget", "--user", str(ADA.id))
    with closing(sqlite3.connect(played)) as connection:
        begun = bool([*connection.execute("SELECT * FROM deletions")])
    assert ("are being deleted" in run("check", "--offline")[1]) is begun
    asyncio.run(started(played))
    assert found(played, ADA.name) == (before if was_killed and not begun else set())
    assert "are being deleted" not in run("check", "--offline")[1]


@pytest.mark.parametrize("step", steps(2))
def test_ratings_are_as_before_or_as_after(played: Path, step: int) -> None:
    before = asyncio.run(all_rows(f"sqlite:///{played}"))
    killed(step, "recompute")
    assert asyncio.run(all_rows(f"sqlite:///{played}")) == before, "computed from the same results"


@pytest.mark.parametrize("step", steps(1))
def test_a_restore_is_done_or_undone_by_the_next_start(run: Run, played: Path, tmp_path: Path, step: int) -> None:
    backup = tmp_path / "backup.db"
    take_backup(played, backup)
    with closing(sqlite3.connect(played)) as later:  # it stays open: what it has written is in the WAL alone
        later.execute("PRAGMA journal_mode = WAL")
        later.execute("UPDATE user_settings SET theme = 'light'")
        later.execute("INSERT INTO user_settings (person, theme) VALUES (77, 'light')")
        later.commit()
        for file in (played, played.with_name(f"{played.name}-wal")):
            file.with_name(f"copy-{file.name}").write_bytes(file.read_bytes())
    for file in (played, played.with_name(f"{played.name}-wal")):
        file.with_name(f"copy-{file.name}").replace(file)
    was_killed = killed(step, "restore", str(backup), "--replace")
    if was_killed:
        assert ("a restore that was killed" in run("check", "--offline")[1]) is (step > 0)
        asyncio.run(started(played))
    assert bool(found(played, 77)) is was_killed
    assert not [*played.parent.glob("*-replaced-*")] or not was_killed
    if was_killed:
        assert run("restore", str(backup), "--replace")[0] == 0
    assert not [*played.parent.glob(".*.part")]
    assert not found(played, 77)
