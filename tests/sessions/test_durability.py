"""Actions are acknowledged only after the commit; memory and store never disagree."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import pytest

from bot.sessions.session import Place, Session
from bot.store.errors import StoreUnavailable
from tests.sessions.blocking_store import BlockingStore
from tests.sessions.harness import ADA, BEA, HERE, Harness
from tests.sessions.refusals import refused


@asynccontextmanager
async def on_a_blocked_store(harness: Harness) -> AsyncIterator[tuple[BlockingStore, Session]]:
    """Starts a game between Ada and Bea whose commits wait until they are released; at the end they are."""
    session = await harness.game(ADA, BEA)
    store = BlockingStore(harness.store, session.id)
    await harness.serve(store)
    try:
        yield store, session
    finally:
        store.released.set()


async def test_a_move_is_invisible_until_it_is_durable(harness: Harness) -> None:
    async with on_a_blocked_store(harness) as (store, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await store.commit_started.wait()
        assert harness.sessions.tables.at(HERE.channel) == session
        assert await harness.sessions.tables.find(session.id) == session
        store.released.set()
        assert harness.sessions.tables.at(HERE.channel) == session
        assert await moving == harness.sessions.tables.at(HERE.channel)


async def test_memory_and_store_agree_after_the_caller_is_cancelled(harness: Harness) -> None:
    async with on_a_blocked_store(harness) as (store, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await store.commit_started.wait()
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        store.released.set()
        await harness.sessions.close()
        current = await harness.current(session)
        assert current.ply == 1
        assert await harness.restored(session) == current


async def test_closing_waits_for_actions_under_way(harness: Harness) -> None:
    async with on_a_blocked_store(harness) as (store, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await store.commit_started.wait()
        ending = asyncio.create_task(harness.sessions.close())
        await asyncio.sleep(0)
        assert not ending.done()
        store.released.set()
        await ending
        assert moving.done()


async def test_a_move_that_cannot_be_written_is_not_made(harness: Harness) -> None:
    async with on_a_blocked_store(harness) as (store, session):
        store.error = StoreUnavailable("disk full")
        store.released.set()
        with pytest.raises(StoreUnavailable, match="disk full"):
            await harness.move(session, ADA, "take 1")
        assert await harness.current(session) == session
        with pytest.raises(StoreUnavailable, match="disk full"):
            await harness.sessions.games.end(session.id, ADA.id, moderator=True)
        assert harness.sessions.tables.at(HERE.channel) == session
        store.error = None
        assert (await harness.move(session, ADA, "take 1")).ply == 1


async def test_tables_do_not_wait_for_one_another(harness: Harness) -> None:
    async with on_a_blocked_store(harness) as (store, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await store.commit_started.wait()
        other = await harness.game(ADA, BEA, place=Place(10, 101))
        assert (await harness.move(other, ADA, "take 1")).ply == 1
        assert not moving.done()
        store.released.set()
        assert (await moving).ply == 1


def write_elsewhere(harness: Harness, session: Session, action: int) -> None:
    """Writes the first move of a session as another process would."""
    with closing(sqlite3.connect(harness.path)) as connection, connection:
        connection.execute("INSERT INTO moves VALUES (?, 1, 0, 'take 2', ?, 0, NULL)", (session.id, action))
        connection.execute("UPDATE sessions SET seal = NULL WHERE id = ?", (session.id,))


async def test_a_ply_that_another_process_has_taken_is_stale_and_its_move_is_loaded(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    write_elsewhere(harness, session, action=900)
    with refused("stale"):
        await harness.move(session, ADA, "take 1", ply=0)
    current = await harness.current(session)
    assert [move.words for move in current.moves] == ["take 2"]
    assert current == await harness.restored(session)
    assert (await harness.move(session, BEA, "take 1", ply=1)).ply == 2


async def test_an_action_that_another_process_has_made_is_not_made_again(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    write_elsewhere(harness, session, action=900)
    session = await harness.sessions.games.move(session.id, ADA.id, "take 1", ply=0, action=900)
    assert [move.words for move in session.moves] == ["take 2"]
    assert session == await harness.restored(session)
