"""The database that a restore puts aside under a second name, until the backup has taken its place."""

import glob
import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from bot.store.sqlite.wal import wal_of

INFIX, TIME = "-replaced-", "%Y%m%dT%H%M%SZ"


def moved_aside(database: Path) -> Path:
    """Gives the database a second name, under which it stays when its place is taken; returns it.

    What is not yet in its file goes along: else SQLite would take it for changes of the backup.
    """
    aside = database.with_name(f"{database.stem}{INFIX}{datetime.now(UTC).strftime(TIME)}.db")
    os.link(database, aside)
    with suppress(FileNotFoundError):
        wal_of(database).replace(wal_of(aside))
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)  # made anew when it is opened
    return aside


def undo_moving(database: Path) -> None:
    """Undoes what `moved_aside` has done for a restore that was killed before the backup took the place."""
    for aside in database.parent.glob(f"{glob.escape(database.stem + INFIX)}*.db"):
        if aside.samefile(database):
            with suppress(FileNotFoundError):
                wal_of(aside).replace(wal_of(database))  # an empty one, which `check` has made
                database.with_name(f"{database.name}-shm").unlink()
            aside.unlink()
