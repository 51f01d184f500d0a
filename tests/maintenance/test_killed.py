"""Commands of several steps are killed by SIGKILL between two of them: what they have begun is completed or undone.

`KILLED_COMMANDS=100` kills each of them before each of its steps, up to so many; otherwise before a few.
"""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

import asyncpg
import pytest

from bot.maintenance.move_store import differences
from bot.store.opening import open_beside, open_store
from bot.store.sqlite.backup.take import take_backup
from tests.e2e.forked_bot import run_command
from tests.maintenance import killed as killed_module
from tests.maintenance.conftest import Run
from tests.maintenance.killed import STEPS
from tests.releases.database import fill_file, fill_server, recorded
from tests.releases.test_upgrades import NEWEST, RELEASES, go_on, live
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness, idle
from tests.store.postgres import empty_database, execute, new_database
from tests.store.ratings import RATER, all_rows

KILLED = int(os.environ.get("KILLED_COMMANDS", "0"))
COMMIT = 11
"""How many steps of `move-store` are before its commit."""

EARLY = 40
"""The version of the schema from which `migrate` is killed."""


def steps(*few: int) -> Sequence[int]:
    """Returns after how many steps a command is killed."""
    return range(KILLED) if KILLED else few


def killed(step: int, *command: str) -> bool:
    """Runs a command that is killed after so many steps; returns whether it was, or else has ended before."""
    changes = {"CHANGES": killed_module.__name__, STEPS: str(step)}
    status, printed = asyncio.run(run_command(" ".join(command), **changes))
    assert status in (0, -signal.SIGKILL), printed
    return status != 0


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


@pytest.fixture(name="url", params=["sqlite", "postgres"])
def fixture_url(
    request: pytest.FixtureRequest, run: Run, played: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The URL of that database, or of its copy in PostgreSQL, which is that of the settings."""
    file = f"sqlite:///{played}"
    if request.param == "sqlite":
        yield file
        return
    with new_database() as target:
        assert run("move-store", file, target)[0] == 0
        monkeypatch.setenv("DATABASE_URL", target)
        yield target


def found(url: str, value: str | int) -> set[str]:
    """Returns the tables that have a value."""
    rows = asyncio.run(all_rows(url, tables(url)))
    return {table for table, found in rows.items() for row in found if value in row}


def tables(url: str) -> Sequence[str]:
    """Returns the tables of a database."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_versions'"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return [name for (name,) in connection.execute(query)]
    return asyncio.run(tables_of_server(url))


async def tables_of_server(url: str) -> Sequence[str]:
    server = await asyncpg.connect(url)
    try:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_versions'"
        return [name for (name,) in await server.fetch(query)]
    finally:
        await server.close()


async def change(url: str, statement: str) -> None:
    """Changes a database that no bot uses."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute(statement)
    else:
        await execute(url, statement)


async def started(url: str) -> None:
    """Starts a bot, which is a member of the server."""
    store = await open_store(url, RATER)
    harness = Harness(Path())
    await harness.serve(store)
    await harness.sessions.privacy.removals.compare([HERE.guild or 0])
    harness.sessions.privacy.start()
    await harness.advance(60)
    await idle()
    await harness.sessions.close()
    await store.close()


@pytest.mark.parametrize("step", steps(1, 3))
def test_a_server_that_is_half_forgotten_is_forgotten_by_the_next_start(run: Run, url: str, step: int) -> None:
    guild = HERE.guild or 0
    before = found(url, guild)
    was_killed = killed(step, "forget", "--guild", str(guild))
    left = found(url, guild)
    begun = "removals" in left
    assert KILLED or step == 1 or (begun and left > {"removals"}), "half of it is left"
    assert (f"server {guild} is being forgotten" in run("check", "--offline")[1]) is begun
    asyncio.run(started(url))
    assert found(url, guild) == (before if was_killed and not begun else set())
    assert "is being forgotten" not in run("check", "--offline")[1]


@pytest.mark.parametrize("step", steps(2))
def test_a_person_who_is_half_deleted_is_deleted_by_the_next_start(run: Run, url: str, step: int) -> None:
    before = found(url, ADA.name)
    was_killed = killed(step, "forget", "--user", str(ADA.id))
    begun = any(asyncio.run(all_rows(url, ["deletions"])).values())
    assert ("are being deleted" in run("check", "--offline")[1]) is begun
    asyncio.run(started(url))
    assert found(url, ADA.name) == (before if was_killed and not begun else set())
    assert "are being deleted" not in run("check", "--offline")[1]


@pytest.mark.parametrize("step", steps(0, 1))
def test_ratings_are_as_before_or_as_after(url: str, step: int) -> None:
    after = asyncio.run(all_rows(url))
    asyncio.run(change(url, "UPDATE ratings SET points = points + 1"))
    before = asyncio.run(all_rows(url))
    assert asyncio.run(all_rows(url)) != after
    was_killed = killed(step, "recompute")
    assert asyncio.run(all_rows(url)) in ((before, after) if was_killed else (after,))


@pytest.mark.parametrize("step", steps(1, 5))
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_schema_that_is_half_new_is_completed_by_the_next_migration(
    run: Run, database: Path, kind: str, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = recorded(RELEASES[-1])
    database.parent.mkdir()
    with empty_database() if kind == "postgres" else nullcontext(f"sqlite:///{database}") as url:
        monkeypatch.setenv("DATABASE_URL", url)
        fill = fill_server(url, EARLY, rows) if kind == "postgres" else fill_file(database, EARLY, rows)
        asyncio.run(fill)
        was_killed = killed(step, "migrate")
        halfway = len(asyncio.run(all_rows(url, ["schema_versions"]))["schema_versions"])
        assert EARLY <= halfway <= NEWEST
        assert KILLED or kind == "postgres" or (was_killed and EARLY < halfway < NEWEST), "half of it is there"
        assert run("migrate")[0] == 0
        assert "live sessions replay" in run("check", "--offline")[1]

        async def next_start() -> None:
            await go_on(await open_store(url, RATER), live(rows))

        asyncio.run(next_start())


@pytest.mark.parametrize("step", steps(6, COMMIT, COMMIT + 1))
def test_a_move_to_postgresql_is_compared_or_has_left_nothing(
    run: Run, played: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    """Step 7 is in the midst of the copy, 12 the commit after the comparison, 13 what is done after that."""
    file = f"sqlite:///{played}"
    with new_database() as target:
        monkeypatch.setenv("DATABASE_URL", target)
        was_killed = killed(step, "move-store", file)
        moved = any(asyncio.run(all_rows(target, ["sessions", "moves", "seats"])).values())
        assert moved if step > COMMIT or not was_killed else not moved
        status, printed = run("move-store", file)
        assert ("is not empty" in printed) if moved else (status == 0), printed
        assert asyncio.run(differing(file, target)) == []
        assert "live sessions replay" in run("check", "--offline")[1]


async def differing(one: str, other: str) -> list[str]:
    """Returns what is not the same in two databases."""
    async with open_beside(one) as before, open_beside(other) as after:
        return [what async for what in differences(before, after)]


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
        asyncio.run(started(f"sqlite:///{played}"))
    assert bool(found(f"sqlite:///{played}", 77)) is was_killed
    assert not [*played.parent.glob("*-replaced-*")] or not was_killed
    if was_killed:
        assert run("restore", str(backup), "--replace")[0] == 0
    assert not [*played.parent.glob(".*.part")]
    assert not found(f"sqlite:///{played}", 77)
