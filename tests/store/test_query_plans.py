"""No query about results that last reads a whole table: each goes along an index, in both kinds of database."""

import json
import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosql
import asyncpg
import pytest

from bot.store.opening import open_store
from bot.store.queries import SQL

VALUES: Mapping[str, str] = {
    "guild": "10", "game": "'nim'", "variant": "'v=1'", "period": "'S2026-10'", "person": "1", "one": "1", "other": "2",
    "against": "2", "channel": "7", "outcome": "'win'", "session": "'s'", "at": "3000", "most": "10", "skipped": "20",
    "high": "1", "low": "1500", "to_high": "0", "to_low": "1400", "to_person": "7", "step": "100",
    "latest": "2000", "since": "1000", "until": "3000", "least": "3", "found": "5", "day": "'2027-01-17'",
}  # fmt: skip
"""What stands for the parameters of queries."""

OF_OTHER_READERS: Mapping[str, Mapping[str, str]] = {
    "everywhere": {"guild": "0"},
    "all games": {"game": "''", "variant": "''"},
    "outside of guilds": {"guild": "NULL"},
    "no filter": {"game": "''", "variant": "''", "outcome": "''", "against": "NULL", "channel": "NULL"},
}

NOT_TABLES = frozenset({"page", "first", "mark", "rated", "scored", "course", "latest", "whole", "CONSTANT"})
"""What queries scan that is small: their own parts."""

CHOICES = [pytest.param({}, id="all filters"), *(pytest.param(one, id=name) for name, one in OF_OTHER_READERS.items())]


def queries(database: str, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yields the name and the text of each query about results that last, with values in place of parameters."""
    values = {**VALUES, **values}
    for file in ("leaderboards.sql", "history.sql", "week.sql", f"{database}/leaderboards.sql"):
        loaded = aiosql.from_path(SQL / file, "aiosqlite")
        for name in loaded.available_queries:
            if not name.endswith("_cursor"):
                text = getattr(loaded, name).sql
                yield name, re.sub(r":([a-z_]+)", lambda found: values[found[1]], text)


@pytest.mark.parametrize("values", CHOICES)
async def test_sqlite_searches_and_scans_nothing(path: Path, values: Mapping[str, str]) -> None:
    await (await open_store(f"sqlite:///{path}", None)).close()
    with closing(sqlite3.connect(path)) as connection:
        for name, text in queries("sqlite", values):
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}")]
            assert plan
            scanned = [step for step in plan if step.startswith("SCAN") and not is_small(step.split()[1])]
            assert not scanned, (name, plan)


async def test_sqlite_goes_along_the_index_to_a_mark_of_a_leaderboard(path: Path) -> None:
    await (await open_store(f"sqlite:///{path}", None)).close()
    with closing(sqlite3.connect(path)) as connection:
        for name, text in queries("sqlite", {}):
            if name in {"leaderboard_marks", "leaderboard_between", "leaderboard_rows"}:
                plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}")]
                assert any("(settled,points)<(?,?)" in step for step in plan), (name, plan)


@pytest.mark.parametrize("values", CHOICES)
async def test_postgresql_can_go_along_an_index_everywhere(database: str, values: Mapping[str, str]) -> None:
    connection = await asyncpg.connect(database)
    try:
        for way in ("seqscan", "hashjoin", "mergejoin"):
            await connection.execute(f"SET enable_{way} = off")
        for name, text in queries("postgres", values):
            (plan,) = json.loads(await connection.fetchval(f"EXPLAIN (FORMAT JSON) {text}"))
            for node in nodes(plan["Plan"]):
                if "Relation Name" in node and node["Node Type"] != "Bitmap Heap Scan":
                    assert "Index Cond" in node, (name, node)
    finally:
        await connection.close()


def is_small(scanned: str) -> bool:
    return scanned in NOT_TABLES or scanned.startswith("(subquery")


def nodes(node: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yields all parts of a plan."""
    yield node
    for part in node.get("Plans", ()):
        yield from nodes(part)
