"""Acknowledged only after the commit; memory and store never disagree."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing

import pytest

from bot.sessions.session import Place, Session
from bot.store.records import StoreUnavailable
from tests.sessions.disk import SlowDisk
from tests.sessions.harness import ADA, BEA, HERE, Harness
from tests.sessions.refusals import refused


@asynccontextmanager
async def on_a_slow_disk(harness: Harness) -> AsyncIterator[tuple[SlowDisk, Session]]:
    """A game between Ada and Bea, whose next commit waits; in the end all goes through."""
    session = await harness.game(ADA, BEA)
    disk = SlowDisk(harness.store, session.id)
    await harness.serve(disk)
    try:
        yield disk, session
    finally:
        disk.through.set()


async def test_nobody_sees_a_move_before_it_is_durable(harness: Harness) -> None:
    async with on_a_slow_disk(harness) as (disk, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await disk.arrived.wait()
        assert harness.sessions.at(HERE.channel) == session
        assert await harness.sessions.find(session.id) == session
        disk.through.set()
        assert harness.sessions.at(HERE.channel) == session
        assert await moving == harness.sessions.at(HERE.channel)


async def test_a_cancelled_caller_leaves_memory_and_store_agreeing(harness: Harness) -> None:
    async with on_a_slow_disk(harness) as (disk, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await disk.arrived.wait()
        moving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await moving
        disk.through.set()
        await harness.sessions.close()
        shown = await harness.shown(session)
        assert shown.ply == 1
        assert await harness.kept(session) == shown


async def test_endingwaits_for_what_is_under_way(harness: Harness) -> None:
    async with on_a_slow_disk(harness) as (disk, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await disk.arrived.wait()
        ending = asyncio.create_task(harness.sessions.close())
        await asyncio.sleep(0)
        assert not ending.done()
        disk.through.set()
        await ending
        assert moving.done()


async def test_a_move_that_cannot_be_written_is_not_made(harness: Harness) -> None:
    async with on_a_slow_disk(harness) as (disk, session):
        disk.fault = StoreUnavailable("disk full")
        disk.through.set()
        with pytest.raises(StoreUnavailable, match="disk full"):
            await harness.move(session, ADA, "take 1")
        assert await harness.shown(session) == session
        with pytest.raises(StoreUnavailable, match="disk full"):
            await harness.sessions.end(session.id, ADA.id, moderator=True)
        assert harness.sessions.at(HERE.channel) == session
        disk.fault = None
        assert (await harness.move(session, ADA, "take 1")).ply == 1


async def test_tables_do_not_wait_for_one_another(harness: Harness) -> None:
    async with on_a_slow_disk(harness) as (disk, session):
        moving = asyncio.create_task(harness.move(session, ADA, "take 1"))
        await disk.arrived.wait()
        other = await harness.game(ADA, BEA, place=Place(10, 101))
        assert (await harness.move(other, ADA, "take 1")).ply == 1
        assert not moving.done()
        disk.through.set()
        assert (await moving).ply == 1


def write_behind(harness: Harness, session: Session, action: int) -> None:
    """Another process makes the first move of a session."""
    with closing(sqlite3.connect(harness.path)) as connection, connection:
        connection.execute("INSERT INTO moves VALUES (?, 1, 0, 'take 2', ?, 0)", (session.id, action))


async def test_a_ply_that_another_process_has_taken_is_stale_and_then_known(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    write_behind(harness, session, action=900)
    with refused("stale"):
        await harness.move(session, ADA, "take 1", ply=0)
    shown = await harness.shown(session)
    assert [move.words for move in shown.moves] == ["take 2"]
    assert shown == await harness.kept(session)
    assert (await harness.move(session, BEA, "take 1", ply=1)).ply == 2


async def test_an_action_that_another_process_has_made_is_not_made_again(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    write_behind(harness, session, action=900)
    session = await harness.sessions.move(session.id, ADA.id, "take 1", ply=0, action=900)
    assert [move.words for move in session.moves] == ["take 2"]
    assert session == await harness.kept(session)
