"""Everything that is stored about a person, as JSON: docs/export.md describes it."""

import asyncio
import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.erasing import Erasing, Rows
from bot.store.people import PERSON_LISTS

FORMAT = "tavolino-export/1"

IDS = frozenset({"person", "guild", "channel", "parent", "action", "joined_with", "message"})
"""The columns with Discord's ids, which are texts in the export, since numbers of other programs are too short for
them."""

UNCOMPRESSED_BYTES = 4_000_000
"""Larger exports are compressed, to a tenth or less: Discord takes files of up to 10 MB."""

ROLES = ("host", *(column for _, column in PERSON_LISTS))


@dataclass(frozen=True)
class Export:
    """A file with a person's data.

    Attributes:
        compressed: whether it is JSON that is compressed by gzip, else it is JSON.
    """

    content: bytes
    compressed: bool


def packed(content: bytes) -> Export:
    """Returns a file, compressed if it is larger than UNCOMPRESSED_BYTES."""
    if len(content) <= UNCOMPRESSED_BYTES:
        return Export(content, compressed=False)
    return Export(gzip.compress(content), compressed=True)


async def export(store: Erasing, person: int, now: int) -> Export:
    """Returns what is stored about a person, as indented JSON.

    Args:
        now: ms since the epoch.

    Raises:
        StoreUnavailable
    """
    tables, mentioned = await store.rows_of_person(person), list[Mapping[str, Any]]()
    after = ""
    while True:
        found = await store.mentions(person, after)
        mentioned += await store.exported_sessions(person, found.sessions)
        if not found.last:
            break
        after = found.last
    # Somebody who has played thousands of games has tens of thousands of rows.
    return await asyncio.to_thread(
        lambda: packed(_written(person, now, {**tables, "sessions": _sessions(tables["sessions"], mentioned)}))
    )


def _sessions(seated: Rows, mentioned: Rows) -> Rows:
    """Returns each session once: those in which the person has a seat, and those that mention them otherwise."""
    sessions = {row["id"]: {**dict.fromkeys(ROLES, False), **row} for row in seated}
    sessions |= {row["id"]: dict(row) for row in mentioned}
    return [sessions[one] for one in sorted(sessions)]


def _written(person: int, now: int, tables: Mapping[str, Rows]) -> bytes:
    content = {
        "format": FORMAT,
        "person": str(person),
        "exported_at": now,
        "tables": {table: [_readable(row) for row in rows] for table, rows in sorted(tables.items())},
    }
    return json.dumps(content, indent=1, ensure_ascii=False, default=repr).encode()  # bytes stand in damaged columns


def _readable(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: str(value) if name in IDS and value is not None else value for name, value in row.items()}
