"""A backup takes the place of the database; what was there is kept, and a database in use is left alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.change import Change
from bot.store.errors import StoreNotReady
from bot.store.sessions import ShownRecord
from bot.store.sqlite.backup.restore import restore_backup
from bot.store.sqlite.backup.take import BackupFailed, take_backup
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import moving, opening


async def backup_with(path: Path, *sessions: str) -> Path:
    """Makes a database with these sessions, and returns a backup of it."""
    store = await SqliteStore.open(path)
    for channel, session in enumerate(sessions):
        await store.commit(opening(session, channel=channel))
    backup = path.with_name(f"{path.stem}-backup.db")
    take_backup(path, backup)
    await store.close()
    return backup


async def live(path: Path) -> tuple[str, ...]:
    store = await SqliteStore.open(path)
    try:
        return await store.sessions.live_ids()
    finally:
        await store.close()


async def test_a_backup_is_put_into_a_fresh_folder(path: Path, tmp_path: Path) -> None:
    backup = await backup_with(path, "a", "b")
    new = tmp_path / "new" / "folder" / "tavolino.db"
    assert restore_backup(backup, new, replace=False) is None
    assert await live(new) == ("a", "b")
    assert new.stat().st_mode & 0o077 == 0
    assert backup.exists()


async def test_a_database_that_is_there_gives_way_only_if_that_is_said_and_is_kept(path: Path, tmp_path: Path) -> None:
    backup = await backup_with(tmp_path / "other.db", "a")
    await backup_with(path, "b")
    with pytest.raises(BackupFailed, match="--replace"):
        restore_backup(backup, path, replace=False)
    assert await live(path) == ("b",)
    aside = restore_backup(backup, path, replace=True)
    assert await live(path) == ("a",)
    assert aside is not None
    assert await live(aside) == ("b",)


async def test_what_is_kept_has_what_a_crash_left_in_the_wal(path: Path, tmp_path: Path) -> None:
    backup = await backup_with(tmp_path / "other.db", "a")
    store = await SqliteStore.open(path)
    await store.commit(opening("b"))
    await store.commit(moving("b", 1, 1))
    left = {name: Path(f"{path}{name}").read_bytes() for name in ("", "-wal")}  # noqa: ASYNC240  small files
    await store.close()
    for name, content in left.items():
        Path(f"{path}{name}").write_bytes(content)  # noqa: ASYNC240  as above
    aside = restore_backup(backup, path, replace=True)
    assert await live(path) == ("a",), "the WAL of the former database is not taken for its own"
    assert aside is not None
    assert await live(aside) == ("b",)


async def test_a_damaged_database_is_kept_in_its_parts(path: Path, tmp_path: Path) -> None:
    backup = await backup_with(tmp_path / "other.db", "a")
    parts = [path, path.with_name(f"{path.name}-wal")]
    for part in parts:
        part.write_bytes(b"Dear diary, " * 100)
    aside = restore_backup(backup, path, replace=True)
    assert await live(path) == ("a",)
    assert aside is not None
    kept = [aside, aside.with_name(f"{aside.name}-wal")]
    assert [part.read_bytes() for part in kept] == [b"Dear diary, " * 100] * 2


async def test_a_database_in_use_is_not_replaced(path: Path, tmp_path: Path) -> None:
    backup = await backup_with(tmp_path / "other.db", "a")
    store = await SqliteStore.open(path)
    with pytest.raises(StoreNotReady, match="in use"):
        restore_backup(backup, path, replace=True)
    await store.close()


async def test_what_is_no_whole_backup_of_this_program_is_refused(path: Path, tmp_path: Path) -> None:
    backup = await backup_with(tmp_path / "other.db", "a")
    content = backup.read_bytes()
    for name, wrong in (("junk", b"Dear diary, " * 1000), ("half", content[: len(content) // 2]), ("empty", b"")):
        (tmp_path / name).write_bytes(wrong)
        with pytest.raises(BackupFailed):
            restore_backup(tmp_path / name, path, replace=False)
    with pytest.raises(BackupFailed, match="There is no backup"):
        restore_backup(tmp_path / "none", path, replace=False)
    with closing(sqlite3.connect(backup)) as database:
        database.execute("INSERT INTO schema_versions VALUES (9999, 'next.sql')")
        database.commit()
    with pytest.raises(BackupFailed, match="newer version"):
        restore_backup(backup, path, replace=False)
    assert not path.exists()  # noqa: ASYNC240  as above


async def test_all_messages_are_redrawn_since_discord_may_show_moves_made_after_the_backup(
    path: Path, tmp_path: Path
) -> None:
    store = await SqliteStore.open(path)
    await store.commit(opening("a"))
    await store.commit(Change(of="shown messages", shown=(ShownRecord("a", "[1, 2, 3, null, 5]"),)))
    take_backup(path, tmp_path / "backup.db")
    await store.close()
    restore_backup(tmp_path / "backup.db", tmp_path / "new.db", replace=False)
    store = await SqliteStore.open(tmp_path / "new.db")
    assert await store.sessions.shown() == ()
    await store.close()
