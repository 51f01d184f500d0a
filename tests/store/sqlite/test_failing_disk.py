"""When the disk fails, nothing acknowledged is lost, reads still work, and the next change is tried."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store.errors import StoreUnavailable
from bot.store.history import GameFilter
from bot.store.sqlite import connection
from bot.store.sqlite.batch_writer import BatchWriter
from bot.store.sqlite.connection import Setting
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import moving, opening, stored_session
from tests.store.sqlite.files import overwrite

resource = pytest.importorskip("resource", reason="limits on the size of files are POSIX's")


@contextmanager
def no_room_after(size: int) -> Iterator[None]:
    """Makes the system refuse writes past this size of a file, which SQLite sees as an I/O error of a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def saved_plies(store: SqliteStore, session: str) -> list[int]:
    saved = await stored_session(store, session)
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
        {"event": "store unavailable", "log_level": "error", "error": "disk I/O error", "code": "SQLITE_IOERR_WRITE"},
        {"event": "store available again", "log_level": "info", "after": "disk I/O error"},
    ]


async def test_on_a_full_disk_every_acknowledged_move_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as empty:
        pages = empty.execute("PRAGMA page_count").fetchone()[0] + 10
    few_pages = {**connection.WRITING, "max_page_count": Setting(str(pages), pages)}
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
    await writing.execute("INSERT INTO moves VALUES ('a', 1, 0, 'refused', 1, 0, NULL)")
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
        await store.results.finished_games(GameFilter(guild=10), 10)


class FailingConnection:
    """A connection that fails as often as it has errors, then writes."""

    def __init__(self, *errors: Exception) -> None:
        self._errors = [*errors]

    async def transact(self, _statements: object, _then: object = None) -> None:
        if self._errors:
            raise self._errors.pop(0)


@pytest.mark.parametrize(
    "error",
    [
        sqlite3.DatabaseError("database disk image is malformed"),
        sqlite3.OperationalError("unable to open database file"),
        sqlite3.InternalError("unknown"),
        sqlite3.NotSupportedError("not supported"),
    ],
)
async def test_every_error_of_the_database_says_that_nothing_can_be_saved_now(error: sqlite3.Error) -> None:
    writer = BatchWriter(FailingConnection(error))  # type: ignore[arg-type]  # all that the writer uses
    verdicts = await writer.write([opening("a"), opening("b", channel=2)])
    assert [type(verdict) for verdict in verdicts] == [StoreUnavailable] * 2
    assert await writer.write([opening("a")]) == [True]


async def test_an_error_that_one_change_has_caused_is_no_verdict_about_the_others() -> None:
    wrong = sqlite3.ProgrammingError("Error binding parameter")
    writer = BatchWriter(FailingConnection(wrong, wrong))  # type: ignore[arg-type]  # all that the writer uses
    first, second = await writer.write([opening("a"), opening("b", channel=2)])
    assert isinstance(first, StoreUnavailable)
    assert second is True


async def test_a_file_that_is_damaged_while_the_bot_runs_says_that_nothing_can_be_read(
    store: SqliteStore, path: Path
) -> None:
    await store.commit(opening("a"))
    for ply in range(1, 200):
        await store.commit(moving("a", ply, ply))
    await store.close()
    store = await SqliteStore.open(path)
    overwrite(path, 4096, b"\xff" * 100_000)
    with pytest.raises(StoreUnavailable, match="malformed"):
        await store.sessions.find("a")
    await store.close()


async def test_a_store_that_is_closed_can_neither_be_read_nor_written(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.sessions.live_ids()
    with pytest.raises(StoreUnavailable):
        await store.commit(opening("a"))
