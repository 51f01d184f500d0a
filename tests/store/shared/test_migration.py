"""The schema of a PostgreSQL database: applied once, by one process, and refused where it does not fit."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import asyncpg
import pytest

from bot.store.errors import StoreNotReady, UnfitStore
from bot.store.mapping import TableMapping
from bot.store.migration import Version, versions
from bot.store.opening import inspect, migrate
from bot.store.postgres.migration import migrate as apply
from bot.store.postgres.statements import JsonStatement
from bot.store.postgres.store import PostgresStore, migrate_database
from tests.store.postgres import empty_database, execute
from tests.store.ratings import NOON, RATER, duel, finishing, opened


@dataclass(frozen=True)
class FormerSettings:
    """The settings of users as that version had them."""

    person: int
    theme: str
    pings: str = ""
    confirms: bool | None = None
    language: str = ""
    text_first: bool = False
    hidden: bool = False


NAMES = tuple(version.name for version in versions())


@pytest.fixture
def empty() -> Iterator[str]:
    """The URL of a database without any table."""
    with empty_database() as url:
        yield url


async def test_of_processes_that_start_at_once_one_applies_every_version(empty: str) -> None:
    applied = await asyncio.gather(*(migrate_database(empty) for _ in range(4)))
    assert sorted(applied) == [(), (), (), NAMES]
    assert await migrate(empty) == ()


async def test_a_database_that_nobody_has_migrated_is_not_ready_for_a_store_that_does_not_migrate(empty: str) -> None:
    with pytest.raises(StoreNotReady, match=r"has version 0 of the schema.*`migrate`"):
        await PostgresStore.open(empty, migrating=False)
    await migrate_database(empty)
    await (await PostgresStore.open(empty, migrating=False)).close()


async def test_a_version_that_fails_changes_nothing(empty: str) -> None:
    broken = Version(
        len(NAMES) + 1, "9999_broken.sql", "CREATE TABLE two (id INTEGER); CREATE TABLE moves (id INTEGER);"
    )
    connection = await asyncpg.connect(empty)
    with pytest.raises(asyncpg.DuplicateTableError):
        await apply(connection, (*versions(), broken))
    assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
    await connection.close()


async def test_a_database_newer_than_the_program_is_refused(empty: str) -> None:
    await migrate_database(empty)
    await execute(empty, "INSERT INTO schema_versions SELECT max(number) + 1, 'next.sql' FROM schema_versions")
    for migrating in (True, False):
        with pytest.raises(UnfitStore, match=r"newer than this program: it has next\.sql"):
            await PostgresStore.open(empty, migrating=migrating)


async def test_the_database_of_another_program_is_refused(empty: str) -> None:
    await execute(empty, "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(UnfitStore, match="another program: it has the tables recipes"):
        await PostgresStore.open(empty)


async def test_a_table_without_one_of_its_columns_is_refused(empty: str) -> None:
    await migrate_database(empty)
    await execute(empty, "ALTER TABLE sessions DROP COLUMN deadline")
    with pytest.raises(UnfitStore, match='column "deadline" does not exist'):
        await PostgresStore.open(empty)


async def test_a_database_that_has_more_columns_than_the_program_knows_is_used(empty: str) -> None:
    store = await PostgresStore.open(empty)
    await execute(empty, "ALTER TABLE servers ADD COLUMN later TEXT; INSERT INTO user_settings VALUES (1, '')")
    assert len(await store.settings.of_users()) == 1
    await store.close()


async def test_a_game_ends_in_a_process_that_runs_while_a_newer_program_changes_its_tables(empty: str) -> None:
    store = await PostgresStore.open(empty, RATER)
    for number in range(2):
        await store.commit(opened(f"g{number}", number))
    await store.commit(finishing("g0", duel(1, 2)))
    await execute(empty, "ALTER TABLE ratings ADD COLUMN later TEXT; ALTER TABLE best_scores ADD COLUMN later TEXT")
    assert await store.commit(finishing("g1", duel(1, 2, at=NOON + 1))) is True
    await store.close()


@pytest.mark.parametrize(
    ("url", "error", "sentence"),
    [
        ("postgresql://secret:secret@/x?host=/nowhere", StoreNotReady, "cannot be used: .*No such file"),
        ("postgresql://secret:secret@127.0.0.1:1/x", StoreNotReady, "cannot be used"),
        ("postgresql://secret:secret@[/x", UnfitStore, "no URL of a PostgreSQL database"),
    ],
)
async def test_a_database_that_cannot_be_reached_is_refused_without_telling_the_password(
    url: str, error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence) as raised:
        await PostgresStore.open(url)
    assert "secret" not in str(raised.value)


async def test_a_database_that_does_not_exist_is_refused(empty: str) -> None:
    with pytest.raises(UnfitStore, match=r'database "none[0-9_]+" does not exist'):
        await PostgresStore.open(empty.replace("/empty", "/none", 1))


async def test_an_operator_learns_the_version_of_the_schema_and_the_server(empty: str) -> None:
    found = await inspect(empty)
    assert found is not None
    assert (found.schema, found.known) == (0, len(NAMES))
    await migrate_database(empty)
    found = await inspect(empty)
    assert found is not None
    assert found.schema == found.known
    assert found.check.startswith("PostgreSQL 1")
    assert found.size > 1_000_000


async def test_settings_of_users_are_written_by_a_process_of_the_version_that_called_their_table_otherwise(
    empty: str,
) -> None:
    connection = await asyncpg.connect(empty)
    try:
        await apply(connection, versions()[:29])
        before = JsonStatement(TableMapping[FormerSettings]("tastes", FormerSettings, "person"))
        await connection.fetch(before.sql, before.json([FormerSettings(5, "light")]))
        await migrate_database(empty)
        await connection.fetch(before.sql, before.json([FormerSettings(5, "dark")]))
        assert await connection.fetchval("SELECT theme FROM user_settings") == "dark"
    finally:
        await connection.close()
