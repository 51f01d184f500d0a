"""A row that another transaction keeps locked, such as that of a process that hangs, holds up nothing else for long."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from bot.store.errors import StoreUnavailable
from bot.store.postgres.store import PostgresStore
from tests.store.ratings import RATER, duel, finishing, opened
from tests.store.rows import moving

WITHIN = 10.0
"""Seconds, of which one is for the lock, and the others for a machine that is busy."""


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(database, RATER)
    for number in range(3):
        await store.commit(opened(f"g{number}", number))
    yield store
    await store.close()


@pytest.mark.parametrize(
    "lock",
    [
        "SELECT FROM sessions WHERE id = 'g0' FOR UPDATE",
        "SELECT pg_advisory_xact_lock(hashtextextended('tavolino person 1', 0))",
    ],
    ids=["session", "person"],
)
async def test_the_changes_of_a_batch_that_wait_for_a_lock_are_refused_and_the_others_written(
    store: PostgresStore, sql: asyncpg.Connection, lock: str
) -> None:
    async with sql.transaction():
        await sql.execute(lock)
        async with asyncio.timeout(WITHIN):
            waiting, *others = await asyncio.gather(
                store.commit(finishing("g0", duel(1, 2))),
                store.commit(moving("g1", 1, 1)),
                store.commit(moving("g2", 1, 2)),
                return_exceptions=True,
            )
    assert isinstance(waiting, StoreUnavailable)
    assert others == [True, True]
    assert store.failure is None, "the database is there"
    assert await store.commit(finishing("g0", duel(1, 2))) is True
