"""When the disk fails, nothing acknowledged is lost, reads still work, and the next change is tried."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store import connection
from bot.store.batch_writer import BatchWriter
from bot.store.connection import Setting
from bot.store.records import StoreUnavailable
from bot.store.sqlite import SqliteStore
from tests.store.rows import moving, opening

resource = pytest.importorskip("resource", reason="limits on the size of files are POSIX's")


@contextmanager
def no_room_after(size: int) -> Iterator[None]:
    """Has the system refuse every write past this size of a file, which SQLite sees as an I/O error of a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def saved_plies(store: SqliteStore, session: str) -> list[int]:
    saved = await store.session(session)
    assert saved is not None
    return [move.ply for move in saved.moves]


async def fill(store: SqliteStore) -> tuple[list[int], str]:
    """Writes moves until the store refuses one; returns the acknowledged plies, and why it refused."""
    acknowledged: list[int] = []
    for ply in count(1):
        try:
            await store.commit(moving("a", ply, ply))
        except StoreUnavailable as refusal:
            return acknowledged, str(refusal)
        acknowledged.append(ply)
    raise AssertionError("unreachable: count never ends")


async def test_an_io_error_refuses_the_move_and_the_log_says_when_it_is_over(store: SqliteStore, path: Path) -> None:
    await store.commit(opening("a"))
    await store.commit(moving("a", 1, 1))
    with capture_logs() as logs:
        with no_room_after(path.with_name(f"{path.name}-wal").stat().st_size):
            with pytest.raises(StoreUnavailable, match="disk I/O error"):
                await store.commit(moving("a", 2, 2))
            assert await saved_plies(store, "a") == [1]
        for ply in (2, 3):
            assert await store.commit(moving("a", ply, ply)) is True
        assert await saved_plies(store, "a") == [1, 2, 3]
    assert logs == [
        {
            "event": "store unavailable",
            "log_level": "error",
            "error": "disk I/O error",
            "code": "SQLITE_IOERR_WRITE",
        },
        {"event": "store available again", "log_level": "info", "after": "disk I/O error"},
    ]


async def test_on_a_full_disk_every_acknowledged_move_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await SqliteStore.open(path)).close()
    few_pages = {**connection.WRITING, "max_page_count": Setting("30", 30)}
    monkeypatch.setattr(connection, "WRITING", few_pages)
    store = await SqliteStore.open(path)
    await store.commit(opening("a"))
    acknowledged, reason = await fill(store)
    assert reason == "database or disk is full"
    assert len(acknowledged) > 50
    assert await saved_plies(store, "a") == acknowledged
    await store.close()
    monkeypatch.undo()
    store = await SqliteStore.open(path)
    assert await saved_plies(store, "a") == acknowledged
    assert await store.commit(moving("a", len(acknowledged) + 1, 9999)) is True
    await store.close()


async def test_the_rest_of_a_failed_rollback_is_not_committed_later(store: SqliteStore, path: Path) -> None:
    await store.commit(opening("a"))
    await store.close()
    writing = await connection.open_to_write(path)
    writer = BatchWriter(writing)
    await writing.execute("INSERT INTO moves VALUES ('a', 1, 0, 'refused', 1, 0)")
    assert writing.in_transaction
    assert await writer.write([moving("a", 1, 2)]) == [True]
    rows = await writing.execute_fetchall("SELECT words FROM moves")
    await writing.close()
    assert [row["words"] for row in rows] == ["take 1"]


async def test_reading_raises_store_unavailable_if_the_database_fails(store: SqliteStore, path: Path) -> None:
    await store.commit(opening("a"))
    elsewhere = await connection.open_to_write(path)
    await elsewhere.execute("DROP TABLE results")
    await elsewhere.close()
    with pytest.raises(StoreUnavailable, match="no such table"):
        await store.standings(10, None, 10)
