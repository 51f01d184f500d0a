"""Locks by name: one process at a time is in the block."""

import asyncio
import os
import signal

import asyncpg
import pytest

from bot.store.errors import StoreUnavailable
from bot.store.postgres.store import PostgresStore
from tests.soon import soon


async def test_one_process_at_a_time_is_in_a_block(store: PostgresStore, other: PostgresStore) -> None:
    inside: list[str] = []

    async def enter(one: PostgresStore, name: str) -> None:
        async with one.locks.hold("identify 3"):
            inside.append(f"{name} in")
            await asyncio.sleep(0.05)
            inside.append(f"{name} out")

    async with store.locks.hold("identify 4"):  # another name
        await asyncio.gather(enter(store, "a"), enter(other, "b"), enter(store, "c"))
    assert [one.split()[1] for one in inside] == ["in", "out"] * 3


async def test_a_process_that_dies_leaves_its_block(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    held, never = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with store.locks.hold("identify"):
            held.set()
            await never.wait()

    holding = asyncio.create_task(hold())
    await held.wait()
    entering = asyncio.create_task(_enter(other))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asyncio.shield(entering), 0.1)
    await sql.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", store.process
    )
    await asyncio.wait_for(entering, 10)
    holding.cancel()


async def test_who_waits_for_a_lock_while_the_server_ends_connections_gets_store_unavailable(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    async with store.locks.hold("identify"):
        entering = asyncio.create_task(_enter(other))
        await sql.execute("SELECT pg_terminate_backend($1)", await _waiting(sql, other))
        with pytest.raises(StoreUnavailable):
            await asyncio.wait_for(entering, 10)


async def test_who_waits_a_limited_time_for_a_lock_gives_up_though_the_server_hangs(
    store: PostgresStore, other: PostgresStore, sql: asyncpg.Connection
) -> None:
    async with store.locks.hold("identify"):
        entering = asyncio.create_task(_enter(other, within=3.0))
        backend = await _waiting(sql, other)
        os.kill(backend, signal.SIGSTOP)
        try:
            with pytest.raises(StoreUnavailable):
                await asyncio.wait_for(entering, 10)
        finally:
            os.kill(backend, signal.SIGCONT)


async def _enter(store: PostgresStore, within: float | None = None) -> None:
    async with store.locks.hold("identify", within):
        pass


async def _waiting(sql: asyncpg.Connection, store: PostgresStore) -> int:
    """Returns the id of the server's process that makes this store wait for a lock, once there is one."""
    found = "SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'advisory'"
    return int(await soon(lambda: sql.fetchval(found, store.process)))
