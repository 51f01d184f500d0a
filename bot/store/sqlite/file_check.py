"""The check of a SQLite file: a small file is checked before it is used, a large one while people play.

It takes 20 ms of CPU for each MB, and many times as long if the file is not in memory.
"""

import re
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import aiosqlite
import structlog

from bot.store.errors import DamagedStore, StoreNotReady, UnfitStore
from bot.store.generated_sql import pragma
from bot.store.sqlite.connection import ADMINISTRATION, SQLITE_ERRORS, is_damage, open_to_read, unavailable
from bot.store.sqlite.driver import WritingConnection

log = structlog.get_logger()

CHECKED_AT_START = 32_000_000
"""The most bytes of a file that is checked before it is used, in half a second. Of a larger file the start reads only
live sessions, which have seals, and the rest is checked later."""

OF_A_ROW = re.compile(r"(\S+ value in|CHECK constraint failed in) ")
"""The beginning of integrity_check's texts about values in a row. They mean that only this row is damaged."""


async def check_at_start(connection: aiosqlite.Connection) -> None:
    """Raises UnfitStore for a damaged file. Indexes that do not fit their tables are rebuilt.

    A flipped bit in a row is found when the row is read: a session has a seal. A session of an unknown status would
    never be read, and is set aside.
    """
    damage, of_rows = await _damage(connection, "integrity_check")
    if damage and not (await _damage(connection, "quick_check"))[0]:
        log.error("damaged indexes are made anew", damage=damage[0])
        await connection.execute_fetchall("REINDEX")
        damage, of_rows = await _damage(connection, "integrity_check")
    if damage:
        raise UnfitStore(f"the database is damaged, restore a backup: {damage[0]}")
    if of_rows:
        log.error("damaged rows", damage=of_rows)
        await connection.execute_fetchall(ADMINISTRATION.set_unknown_aside.sql)
        await connection.commit()


async def check_beside_play(path: Path, writing: WritingConnection) -> None:
    """Checks a file that is in use as `check_at_start` does, on a connection whose thread has the lowest priority.

    What people do meanwhile stays. Raises DamagedStore for a damaged file, and StoreNotReady if indexes were rebuilt:
    everything live has to be read again then.
    """
    try:
        reading = await open_to_read(path)
        try:
            await reading.give_way()
            damage, of_rows = await _damage(reading, "integrity_check")
            of_rows += [text for (text,) in await reading.execute_fetchall(ADMINISTRATION.unknown_statuses.sql)]
            if damage and (await _damage(reading, "quick_check"))[0]:
                raise DamagedStore(f"the database is damaged, restore a backup: {damage[0]}")
        finally:
            with suppress(ValueError):  # it is closed already
                await reading.interrupt()
            await reading.close()
        if of_rows:
            log.error("damaged rows", damage=of_rows)
            await writing.transact([(ADMINISTRATION.set_unknown_aside.sql, [()])])
        if damage:
            log.error("damaged indexes are made anew", damage=damage[0])
            await writing.execute_fetchall("REINDEX")
            raise StoreNotReady("indexes of the database were damaged and are made anew: start once more")
    except sqlite3.IntegrityError as error:  # as at the start
        raise DamagedStore(f"the database is damaged, restore a backup: {error}") from error
    except SQLITE_ERRORS as error:
        if is_damage(error):
            raise unavailable(error) from error
        log.warning("database not checked", error=str(error))  # people play on as long as the disk allows it


def of_the_file(texts: Iterable[str]) -> list[str]:
    """Returns the texts of an integrity_check that report more damage than values in single rows."""
    return [text for text in texts if text != "ok" and not OF_A_ROW.match(text)]


async def _damage(connection: aiosqlite.Connection, check: str) -> tuple[list[str], list[str]]:
    """Returns a check's texts about the file, and those about values in single rows."""
    texts = [text for (text,) in await connection.execute_fetchall(pragma(check))]
    return of_the_file(texts), [text for text in texts if OF_A_ROW.match(text)]
