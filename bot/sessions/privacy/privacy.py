"""Exports people's data when they ask for it (docs/export.md), and runs deletions and removals when they are due."""

import asyncio
import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import structlog

from bot.lru import LruCache
from bot.sessions.privacy.deletion import Deletions
from bot.sessions.privacy.guild_removals import GuildRemovals
from bot.sessions.refusals import Refusal
from bot.sessions.timers.timers import Now, Schedule, Timers
from bot.store.erasing import Erasing, Rows
from bot.store.errors import StoreUnavailable
from bot.store.interface import Store
from bot.store.people import PERSON_LISTS

log = structlog.get_logger()

LOOKED_EVERY = 60_000
"""Milliseconds between two checks for due deletions and removals."""

EXPORTED_EVERY = 600_000
"""Milliseconds between two exports of one person."""

EXPORTS_KEPT = 1_000
"""The number of people whose last export is remembered."""


FORMAT = "tavolino-export/1"

IDS = frozenset({"person", "guild", "channel", "parent", "action", "joined_with", "message"})
"""The columns with Discord's ids, which the export writes as strings: the numbers of some programs cannot hold them."""

UNCOMPRESSED_BYTES = 4_000_000
"""Larger exports are compressed, to a tenth or less: Discord takes files of up to 10 MB."""

ROLES = ("host", *(column for _, column in PERSON_LISTS))


@dataclass(frozen=True)
class Export:
    """A file with a person's data.

    Attributes:
        compressed: whether the JSON is compressed with gzip.
    """

    content: bytes
    compressed: bool


def packed(content: bytes) -> Export:
    """Returns a file, compressed if it is larger than UNCOMPRESSED_BYTES."""
    if len(content) <= UNCOMPRESSED_BYTES:
        return Export(content, compressed=False)
    return Export(gzip.compress(content), compressed=True)


async def export(store: Erasing, person: int, now: int) -> Export:
    """Returns everything that is stored about a person, as indented JSON.

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
    """Merges the sessions in which the person has a seat with those that mention them otherwise, each once."""
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
    return json.dumps(content, indent=1, ensure_ascii=False, default=repr).encode()  # damaged columns may hold bytes


def _readable(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: str(value) if name in IDS and value is not None else value for name, value in row.items()}


class Privacy:
    """Exports, deletions and forgotten guilds."""

    def __init__(
        self, store: Store, deletions: Deletions, removals: GuildRemovals, *, now: Now, schedule: Schedule
    ) -> None:
        self._store = store
        self._now = now
        self._timers = Timers(now, schedule)
        self._started = False
        self._exported: LruCache[int, int] = LruCache(EXPORTS_KEPT)
        self.deletions = deletions
        self.removals = removals

    async def export(self, person: int) -> Export:
        """Returns everything that is stored about a person. Refuses `export-again`; raises StoreUnavailable."""
        now = self._now()
        if (before := self._exported.get(person)) is not None and now - before < EXPORTED_EVERY:
            raise Refusal("export-again", at=f"<t:{(before + EXPORTED_EVERY) // 1000}:R>")
        return await export(self._store.erasing, person, now)

    def exported(self, person: int) -> None:
        """Notes that a person has received their export: the next one is possible EXPORTED_EVERY later."""
        self._exported[person] = self._now()

    def start(self) -> None:
        """Does due deletions and removals, now and every LOOKED_EVERY. Further calls do nothing."""
        if not self._started:
            self._started = True
            self._timers.start("due", self._do_due)

    async def close(self) -> None:
        """Stops, and waits for the work under way."""
        await self._timers.close()

    async def _do_due(self) -> None:
        for do_due in (self.deletions.do_due, self.removals.do_due):
            try:
                await do_due()
            except StoreUnavailable as why:
                log.warning("what is due waits for the store", why=why)
            except Exception:  # a failure of one must not prevent the other
                log.exception("what is due failed")
        self._timers.set("due", self._now() + LOOKED_EVERY, self._do_due)
