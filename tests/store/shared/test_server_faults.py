"""When the server fails, nothing acknowledged is lost, and the store goes on by itself once it is back."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from structlog.testing import capture_logs

from bot.store.change import Change
from bot.store.errors import OutcomeUnknown, StoreUnavailable
from bot.store.postgres import transactions
from bot.store.postgres.store import PostgresStore, migrate_database
from tests.soon import soon
from tests.store.postgres_server import NOBODY, PORT, SETTINGS, Server, own_server
from tests.store.rows import moving, opening, row, stored_session

CLIENTS = 8


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that no other test uses."""
    with own_server() as server:
        yield server


@pytest.fixture
async def database(server: Server) -> AsyncIterator[str]:
    """The URL of a database on that server."""
    connection = await asyncpg.connect(server.url)
    await connection.execute("CREATE DATABASE faults")
    await connection.close()
    yield server.url_of("faults")
    connection = await asyncpg.connect(server.url)
    await connection.execute("DROP DATABASE faults WITH (FORCE)")
    await connection.close()


async def plies(store: PostgresStore, session: str) -> list[int]:
    saved = await stored_session(store, session)
    return [move.ply for move in saved.moves]


async def test_a_server_that_is_killed_has_lost_no_acknowledged_move_when_it_is_back(
    store: PostgresStore, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    acknowledged: dict[str, int] = {}
    actions = count(1)

    async def play(session: str) -> None:
        await store.commit(opening(session, channel=int(session)))
        for ply in count(1):
            try:
                assert await store.commit(moving(session, ply, next(actions))) is True
            except StoreUnavailable:
                return
            acknowledged[session] = ply

    clients = [asyncio.create_task(play(str(channel))) for channel in range(CLIENTS)]
    await soon(lambda: sum(acknowledged.values()) > 200)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*clients)
    assert store.failure is not None
    with capture_logs() as logs:
        for _ in range(4):
            with pytest.raises(StoreUnavailable):
                await store.sessions.live_ids()
    assert [(line["event"], line.get("exc_info")) for line in logs if line["log_level"] != "info"] == [
        ("store cannot be used", None)  # without a traceback, and not with each retry
    ]
    assert [line for line in caplog.records if line.name.startswith("asyncpg")] == [], "tracebacks"
    await asyncio.to_thread(server.start)
    with capture_logs() as logs:
        await store.sessions.live_ids()
        await store.sessions.live_ids()
    assert [line["event"] for line in logs].count("the database is available again") == 1
    for session, ply in acknowledged.items():
        # One more may be durable without being acknowledged.
        found = await plies(store, session)
        assert found in ([*range(1, ply + 1)], [*range(1, ply + 2)])
        assert await store.commit(moving(session, len(found) + 1, next(actions))) is True
    assert store.failure is None


async def test_a_restart_of_the_server_between_two_moves_is_not_noticed(store: PostgresStore, server: Server) -> None:
    await store.commit(opening("a"))
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    assert await store.commit(moving("a", 1, 1)) is True
    assert await plies(store, "a") == [1]


@pytest.mark.parametrize("committed", [True, False])
async def test_where_the_connection_is_lost_during_the_commit_the_store_finds_out_how_it_ended(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, *, committed: bool
) -> None:
    await store.commit(opening("a"))
    commit, lost = asyncpg.transaction.Transaction.commit, False

    async def lose(self: asyncpg.transaction.Transaction) -> None:
        nonlocal lost
        if lost:
            return await commit(self)
        lost = True
        if committed:
            await commit(self)
        raise asyncpg.ConnectionDoesNotExistError("lost")

    monkeypatch.setattr(asyncpg.transaction.Transaction, "commit", lose)
    assert await store.commit(replace(moving("a", 1, 1), based_on=0)) is True
    assert await plies(store, "a") == [1]
    assert (await store.newest.versions([], ["a"]))[0].version == 1, "written once"


async def test_a_commit_whose_end_cannot_be_found_out_is_refused_and_can_be_sent_again(
    store: PostgresStore, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transactions, "OUTCOME_WITHIN", 0.2)
    await store.commit(opening("a"))
    commit = asyncpg.transaction.Transaction.commit

    async def commit_and_lose(self: asyncpg.transaction.Transaction) -> None:
        await commit(self)
        await asyncio.to_thread(server.kill)
        raise asyncpg.ConnectionDoesNotExistError("lost")

    monkeypatch.setattr(asyncpg.transaction.Transaction, "commit", commit_and_lose)
    move = replace(moving("a", 1, 1), based_on=0)
    with pytest.raises(StoreUnavailable):
        await store.commit(move)
    monkeypatch.setattr(asyncpg.transaction.Transaction, "commit", commit)
    await asyncio.to_thread(server.start)
    assert await store.commit(move) is False, "its action is known"


@pytest.fixture
async def standby(server: Server, database: str) -> AsyncIterator[Server]:
    """A server that has what the first one has when the test begins, and takes over when it is started."""
    await migrate_database(database)
    standby = copy_of(server)
    yield standby
    standby.stop()
    shutil.rmtree(standby.folder)
    server.start()


def copy_of(server: Server) -> Server:
    """Returns a server that begins another history of changes after what this one has now."""
    folder = Path(tempfile.mkdtemp(prefix="tavolino-"))
    server.stop()
    shutil.copytree(server.folder / "database", folder / "database")
    server.start()
    (folder / "database" / "recovery.signal").touch()
    if os.getuid() == 0:
        for file in (folder, *folder.rglob("*")):
            os.chown(file, NOBODY, NOBODY)
    return Server(folder, {**SETTINGS, "restore_command": "false", "hot_standby": "off"})


async def test_a_change_that_is_lost_in_a_failover_is_not_acknowledged(
    database: str, server: Server, standby: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server that takes over gives the number of its transaction to another one."""
    store = await PostgresStore.open(f"{database},{PORT}".replace("&port", f",{standby.folder}&port"))
    commit = asyncpg.transaction.Transaction.commit

    async def lose(_: asyncpg.transaction.Transaction) -> None:
        monkeypatch.setattr(asyncpg.transaction.Transaction, "commit", commit)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(standby.start)
        sql = await asyncpg.connect(standby.url_of("faults"))
        for _number in range(20):
            await sql.fetchval("SELECT pg_current_xact_id()")
        await sql.close()
        raise asyncpg.ConnectionDoesNotExistError("lost")

    monkeypatch.setattr(asyncpg.transaction.Transaction, "commit", lose)
    with pytest.raises(OutcomeUnknown):
        await store.commit(opening("a"))
    assert await store.sessions.find("a") is None
    await store.close()


async def test_a_transaction_that_the_server_ends_to_break_a_deadlock_is_repeated(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.commit(opening("a"))
    execute, refused = asyncpg.Connection.execute, False

    async def refuse_once(self: asyncpg.Connection, query: str, *parameters: object) -> str:
        nonlocal refused
        if "INSERT INTO moves" in query and not refused:
            refused = True
            raise asyncpg.DeadlockDetectedError("deadlock detected")
        return await execute(self, query, *parameters)

    monkeypatch.setattr(asyncpg.Connection, "execute", refuse_once)
    assert await store.commit(moving("a", 1, 1)) is True


async def test_a_server_that_lacks_a_table_says_that_nothing_can_be_saved_now(
    store: PostgresStore, sql: asyncpg.Connection
) -> None:
    await store.commit(opening("a"))
    await sql.execute("ALTER TABLE moves RENAME TO gone")
    with pytest.raises(StoreUnavailable, match='relation "moves" does not exist'):
        await store.commit(moving("a", 1, 1))
    with capture_logs() as logs, pytest.raises(StoreUnavailable):
        await store.sessions.find("a")
    assert [line["exc_info"] for line in logs] == [True]
    await sql.execute("ALTER TABLE gone RENAME TO moves")
    assert await store.commit(moving("a", 1, 1)) is True


async def test_no_error_tells_the_seed(store: PostgresStore) -> None:
    secret = "seed" * 16
    for changed in (replace(row("a"), seed=secret, status="none"), replace(row("a"), seed=secret, revision=1 << 40)):
        with pytest.raises(asyncpg.PostgresError) as raised:
            await store.commit(Change(of="a", session=changed))
        assert secret not in f"{raised.value!r} {raised.value}"


async def test_a_store_that_is_closed_can_neither_be_read_nor_written(database: str) -> None:
    store = await PostgresStore.open(database)
    await store.close()
    for refused in (store.sessions.live_ids, lambda: store.commit(opening("a")), lambda: store.due.take(1)):
        with pytest.raises(StoreUnavailable):
            await refused()
