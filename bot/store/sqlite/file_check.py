"""The check of a SQLite file: a small one is checked before it is used, a large one while people play.

It takes 20 ms of CPU for a MB, of a file that is not in memory many times as long.
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
"""The bytes of a file that is checked before it is used: half a second. Of a larger one a start reads what is live,
which has seals, and the rest is checked after it."""

OF_A_ROW = re.compile(r"(\S+ value in|CHECK constraint failed in) ")
"""How it begins what integrity_check says of the values in a row. They damage that row alone."""


async def check_at_start(connection: aiosqlite.Connection) -> None:
    """Raises UnfitStore for a damaged file. Indexes that do not fit their tables are made anew from them.

    What a flipped bit has done to a row is found where that is read: a session has a seal. One whose status nobody
    knows would never be read, and is set aside.
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
    """Checks a file that is in use, on a connection of its own whose thread gives way to all others.

    Does what `check_at_start` does; what people have done meanwhile stays. Raises DamagedStore for a damaged file,
    StoreNotReady where indexes were made anew: what is live has to be read again then.
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
        log.warning("database not checked", error=str(error))  # people go on, as far as the disk does


def of_the_file(texts: Iterable[str]) -> list[str]:
    """Returns which of the texts of an integrity_check say that more is damaged than the values in single rows."""
    return [text for text in texts if text != "ok" and not OF_A_ROW.match(text)]


async def _damage(connection: aiosqlite.Connection, check: str) -> tuple[list[str], list[str]]:
    """Returns what a check of the file says of the file, and of the values in single rows."""
    texts = [text for (text,) in await connection.execute_fetchall(pragma(check))]
    return of_the_file(texts), [text for text in texts if OF_A_ROW.match(text)]
