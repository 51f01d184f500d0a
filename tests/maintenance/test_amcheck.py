"""`check --all` compares the tables of a PostgreSQL database with their indexes, or says why it does not.

The server of the package has no amcheck: POSTGRES_BIN names the programs of one that has (Debian's has).
"""

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from bot.store.postgres.store import migrate_database
from tests.maintenance.conftest import Run
from tests.store.postgres import empty_database

SESSION = """
INSERT INTO sessions (id, game, rules, options, channel, host, status, seed, commitment, opened_at)
VALUES ('1', 'tris_1', 1, '{}', 1, 1, 'abandoned', '', '', 0)
"""


def execute(url: str, *statements: str) -> object:
    """Executes statements; returns the value that the last one returns."""

    async def execute() -> object:
        connection = await asyncpg.connect(url)
        try:
            for statement in statements[:-1]:
                await connection.execute(statement)
            return await connection.fetchval(statements[-1])
        finally:
            await connection.close()

    return asyncio.run(execute())


@pytest.fixture
def url(run: Run, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The URL of a database with the newest schema and a session."""
    with empty_database() as new:
        asyncio.run(migrate_database(new))
        execute(new, SESSION)
        monkeypatch.setenv("DATABASE_URL", new)
        monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
        yield new


@pytest.fixture
def amcheck(url: str) -> str:
    """The same with the extension."""
    if not execute(url, "SELECT count(*) FROM pg_available_extensions WHERE name = 'amcheck'"):
        pytest.skip("this server has no amcheck")
    execute(url, "CREATE EXTENSION amcheck")
    return url


def store_line(run: Run, *arguments: str) -> str:
    """Runs the check; returns its line about the database."""
    _, printed = run("check", "--offline", *arguments)
    return next(line for line in printed.splitlines() if line[6:].startswith("store:"))


@pytest.mark.usefixtures("url")
def test_without_the_extension_it_says_so(run: Run) -> None:
    line = store_line(run, "--all")
    assert line.startswith("ok")
    assert "the extension amcheck is not installed" in line
    assert "by `check --all`" in store_line(run)


@pytest.mark.usefixtures("amcheck")
def test_sound_tables_and_indexes_are_counted(run: Run) -> None:
    line = store_line(run, "--all")
    assert line.startswith("ok")
    sound, _, of = line.partition("amcheck finds ")[2].split()[:3]
    assert sound == of
    assert int(of) > 50, "all tables of the schema, and their indexes"


def test_a_row_that_an_index_does_not_have_is_found(run: Run, amcheck: str) -> None:
    absent = SESSION.replace("'1'", "'2'", 1)
    execute(amcheck, "UPDATE pg_index SET indisready = false WHERE indexrelid = 'sessions_pkey'::regclass")
    execute(amcheck, absent)
    execute(amcheck, "UPDATE pg_index SET indisready = true WHERE indexrelid = 'sessions_pkey'::regclass")
    assert "amcheck" not in store_line(run)
    line = store_line(run, "--all")
    assert line.startswith("WRONG")
    assert "sessions_pkey: heap tuple" in line


def test_who_may_not_use_it_is_told(run: Run, amcheck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rights = ("SELECT ON ALL TABLES", "USAGE, SELECT ON ALL SEQUENCES")
    execute(
        amcheck,
        "DROP ROLE IF EXISTS reader",
        "CREATE ROLE reader LOGIN",
        *(f"GRANT {right} IN SCHEMA public TO reader" for right in rights),
        "SELECT 1",
    )
    try:
        monkeypatch.setenv("DATABASE_URL", amcheck.replace("postgres@", "reader@"))
        line = store_line(run, "--all")
        assert line.startswith("ok")
        assert "may not use amcheck" in line
    finally:
        execute(amcheck, "DROP OWNED BY reader", "DROP ROLE reader")
