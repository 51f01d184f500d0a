"""The schema: numbered files, applied in order, each once and completely."""

import re
from dataclasses import dataclass
from pathlib import Path

import aiosqlite

from bot.store.records import UnfitStore

SCHEMA = Path(__file__).parent / "schema"
NUMBERED = re.compile(r"(?P<number>\d{4})_[a-z0-9_]+\.sql")

APPLIED = """
CREATE TABLE IF NOT EXISTS schema_versions (
    number  INTEGER NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL
)
"""

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"


@dataclass(frozen=True)
class Version:
    """One file of the schema."""

    number: int
    name: str
    sql: str


def versions(folder: Path = SCHEMA) -> tuple[Version, ...]:
    """Returns the schema's files in order. Raises ValueError where they are not numbered 1, 2, 3 ... without a gap."""
    found = tuple(
        Version(int(match["number"]), file.name, file.read_text(encoding="utf-8"))
        for file in sorted(folder.iterdir())
        if (match := NUMBERED.fullmatch(file.name))
    )
    if [version.number for version in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"schema files are not numbered in sequence: {[version.name for version in found]}")
    return found


async def migrate(connection: aiosqlite.Connection, known: tuple[Version, ...]) -> tuple[str, ...]:
    """Applies what is missing and returns the names of what was applied.

    A version and the note that it is applied are one transaction. Raises UnfitStore for the database of another
    program, and for one that has versions this program does not know, before anything is written.
    """
    tables = {name for (name,) in await connection.execute_fetchall(TABLES)}
    if tables and "schema_versions" not in tables:
        raise UnfitStore(f"it is the database of another program: it has the tables {', '.join(sorted(tables))}")
    await connection.execute(APPLIED)
    rows = await connection.execute_fetchall("SELECT number, name FROM schema_versions ORDER BY number")
    applied = [(number, name) for number, name in rows]
    if len(applied) > len(known):
        raise UnfitStore(
            f"the database is newer than this program: it has {applied[-1][1]};"
            " update the program, or put back the backup from before its update"
        )
    if applied != [(version.number, version.name) for version in known[: len(applied)]]:
        raise UnfitStore(f"the database has another history than this program: {applied}")
    missing = known[len(applied) :]
    for version in missing:
        try:
            # A script takes no parameters and commits what is open before it: so transaction and note are part of it.
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{version.sql}\n"
                f"INSERT INTO schema_versions (number, name) VALUES ({version.number}, '{version.name}');\n"
                "COMMIT;"
            )
        except BaseException:
            await connection.rollback()
            raise
    return tuple(version.name for version in missing)
