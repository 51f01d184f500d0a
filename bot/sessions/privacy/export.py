"""Everything that is stored about a person, as JSON: docs/export.md describes it."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from bot.store.erasing import ErasingStore, Rows
from bot.store.people import PERSON_LISTS

FORMAT = "tavolino-export/1"

IDS = frozenset({"person", "guild", "channel", "parent", "action", "joined_with", "message"})
"""The columns with Discord's ids, which are texts in the export: other programs' numbers are too short for them."""

ROLES = ("host", *(column for _, column in PERSON_LISTS))


async def export(store: ErasingStore, person: int, now: int) -> bytes:
    """Returns what is stored about a person, as indented JSON. now: ms since the epoch. Raises StoreUnavailable."""
    tables = dict(await store.rows_of_person(person))
    sessions = {row["id"]: {**dict.fromkeys(ROLES, False), **row} for row in tables.pop("sessions")}
    after = ""
    while True:
        found = await store.mentions(person, after)
        sessions |= {row["id"]: dict(row) for row in await store.exported_sessions(person, found.sessions)}
        if not found.last:
            break
        after = found.last
    tables["sessions"] = [sessions[one] for one in sorted(sessions)]
    return await asyncio.to_thread(_written, person, now, tables)


def _written(person: int, now: int, tables: Mapping[str, Rows]) -> bytes:
    content = {
        "format": FORMAT,
        "person": str(person),
        "exported_at": now,
        "tables": {table: [_readable(row) for row in rows] for table, rows in sorted(tables.items())},
    }
    return json.dumps(content, indent=1, ensure_ascii=False).encode()


def _readable(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: str(value) if name in IDS and value is not None else value for name, value in row.items()}
