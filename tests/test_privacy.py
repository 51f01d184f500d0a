"""PRIVACY.md names all that the database stores, and the documented way to delete a user deletes all of it."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import asyncpg
import pytest

from bot.store.migration import versions
from tests.store.postgres import new_database

ROOT = Path(__file__).parent.parent
PRIVACY = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
DELETE_USER = (ROOT / "docs" / "delete_user.sql").read_text(encoding="utf-8")
DELETE_USER_POSTGRES = (ROOT / "docs" / "delete_user.postgres.sql").read_text(encoding="utf-8")
EMPTY = ("servers", "registrations", "heartbeat", "rating_rules", "daily_posts", "due")
"""Tables without a row in these tests, or which lose theirs."""
USER, OTHER = 123456789012345678, 223456789012345678
CHOICES = {
    "status": "finished",
    "outcome": "win",
    "enders": "host",
    "only": 1,
    "guests": f"[{USER}, {OTHER}]",
    "freed": f"[{USER}]",
}
"""Values of columns that do not take any value, and of those that list users."""


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    """An empty database of the newest version, in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for version in versions():
        connection.executescript(version.sql_for("sqlite"))
    connection.execute("PRAGMA foreign_keys = ON")
    yield connection
    connection.close()


def columns(database: sqlite3.Connection) -> dict[str, set[str]]:
    """Returns the columns of each table."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: {name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")} for table in tables}


def fill(database: sqlite3.Connection, table: str, **values: object) -> None:
    """Inserts a row with these values; the other columns that need one get some value."""
    for _, name, kind, required, default, _ in database.execute(f"PRAGMA table_info({table})"):
        if name in CHOICES or (required and default is None):
            values.setdefault(name, CHOICES.get(name, "text" if kind == "TEXT" else 1))
    names = ", ".join(values)
    statement = f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(values))})"  # noqa: S608 - the schema's names
    database.execute(statement, [*values.values()])


def run(database: sqlite3.Connection, script: str) -> None:
    """Executes the statements of a script with the user's id as its parameter."""
    for statement in re.sub(r"--.*", "", script).split(";"):
        database.execute(statement, {"user": USER})


def test_the_privacy_policy_names_every_table_and_column(database: sqlite3.Connection) -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \| [^|]+ \|$", PRIVACY, re.MULTILINE)
    stored = columns(database)
    more = "\n".join(version.sql for version in versions() if version.database == "postgres")
    for table, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", more):
        stored[table].add(column)
    for table, body in re.findall(r"CREATE TABLE (\w+) \((.*?)^\);", more, re.MULTILINE | re.DOTALL):
        stored[table] = set(re.findall(r"^ +([a-z]\w*) ", body, re.MULTILINE))
    assert {table: set(re.findall(r"`(\w+)`", listed)) for table, listed in rows} == stored


def test_the_templates_say_what_the_operator_has_to_fill_in() -> None:
    for document in (PRIVACY, (ROOT / "TERMS.md").read_text(encoding="utf-8")):
        assert "> **To the operator**" in document
        assert len(re.findall(r"\[[^\]]+\](?!\()", document)) >= 5


def fill_all(database: sqlite3.Connection) -> None:
    """Stores sessions that the user played in, hosted and was invited to, and one row of each other person's table."""
    fill(database, "sessions", id="theirs", channel=1, host=OTHER)
    fill(database, "sessions", id="hosted", channel=2, host=USER)
    fill(database, "sessions", id="others", channel=3, host=OTHER, rematch_of="theirs")
    for session in ("theirs", "others"):
        fill(database, "seats", session=session, seat=0, person=OTHER)
        fill(database, "moves", session=session, ply=1, action=None)
        fill(database, "analyses", session=session)
        fill(database, "results", session=session, seat=0, person=OTHER)
    fill(database, "seats", session="theirs", seat=1, person=USER)
    fill(database, "results", session="theirs", seat=1, person=USER)
    fill(database, "dailies")
    for table, names in columns(database).items():
        if "person" in names and table not in ("seats", "results"):
            fill(database, table, person=USER)
            fill(database, table, person=OTHER)


def assert_deleted(table: str, rows: Sequence[Sequence[object]]) -> None:
    assert not [row for row in rows if any(str(USER) in str(value) for value in row)], table
    assert table in EMPTY or len(rows) == 1, table


def test_deleting_a_user_leaves_their_id_nowhere_and_the_games_of_others_whole(database: sqlite3.Connection) -> None:
    fill_all(database)
    run(database, DELETE_USER)
    for table in columns(database):
        assert_deleted(table, database.execute(f"SELECT * FROM {table}").fetchall())  # noqa: S608 - the schema's names
    assert database.execute("SELECT rematch_of, guests, freed FROM sessions").fetchone() == (None, f"[{OTHER}]", "[]")


@pytest.fixture
def postgres() -> Iterator[str]:
    """The URL of a database without rows."""
    with new_database() as url:
        yield url


async def test_deleting_a_user_from_postgresql_leaves_their_id_nowhere_either(
    database: sqlite3.Connection, postgres: str
) -> None:
    fill_all(database)
    script = DELETE_USER_POSTGRES.replace(":'user'", f"'{USER}'").replace(":user", str(USER)).replace("VACUUM;", "")
    server = await asyncpg.connect(postgres)
    try:
        for table in sorted(columns(database), key=("sessions", "seats").__contains__, reverse=True):
            rows = database.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - the schema's names
            names = [name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")]
            await server.copy_records_to_table(table, records=rows, columns=names)
        await server.execute("INSERT INTO due VALUES ('theirs', 'ping', 1, '', NULL, NULL)")
        await server.execute(script)
        for table in [*columns(database), "due"]:
            assert_deleted(table, [tuple(row) for row in await server.fetch(f"SELECT * FROM {table}")])  # noqa: S608 - the schema's names
        left = await server.fetchrow("SELECT rematch_of, guests, freed FROM sessions")
        assert tuple(left or ()) == (None, f"[{OTHER}]", "[]")
    finally:
        await server.close()
