"""The schema: numbered files, applied in order, each once and completely."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.store.errors import UnfitStore

SCHEMA = Path(__file__).parent / "schema"
NUMBERED = re.compile(r"(?P<number>\d{4})_[a-z0-9_]+(\.(?P<database>postgres|sqlite))?\.sql")


@dataclass(frozen=True)
class Version:
    """One file of the schema.

    Attributes:
        database: the only database that the file is for, `postgres` or `sqlite`; None for both.
    """

    number: int
    name: str
    sql: str
    database: str | None = None

    def sql_for(self, database: str) -> str:
        """Returns the SQL for this database: none for another one's file, which is only noted as applied."""
        return self.sql if self.database in (None, database) else ""


def versions(folder: Path = SCHEMA) -> tuple[Version, ...]:
    """Returns the schema's files in order. Raises ValueError if they are not numbered 1, 2, 3 ... without a gap."""
    found = tuple(
        Version(int(match["number"]), file.name, file.read_text(encoding="utf-8"), match["database"])
        for file in sorted(folder.iterdir())
        if (match := NUMBERED.fullmatch(file.name))
    )
    if [version.number for version in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"schema files are not numbered in sequence: {[version.name for version in found]}")
    return found


def check_owner(tables: Collection[str]) -> None:
    """Raises UnfitStore for the tables of another program."""
    if tables and "schema_versions" not in tables:
        raise UnfitStore(f"it is the database of another program: it has the tables {', '.join(sorted(tables))}")


def unapplied(applied: Sequence[tuple[int, str]], known: tuple[Version, ...]) -> tuple[Version, ...]:
    """Returns the versions that a database lacks, given the numbers and names of those it has.

    Raises UnfitStore for a database that has versions this program does not know.
    """
    if len(applied) > len(known):
        raise UnfitStore(
            f"the database is newer than this program: it has {applied[-1][1]};"
            " update the program, or put back the backup from before its update"
        )
    if list(applied) != [(version.number, version.name) for version in known[: len(applied)]]:
        raise UnfitStore(f"the database has another history than this program: {list(applied)}")
    return known[len(applied) :]
