"""Measures how fast moves become durable on PostgreSQL: batches against one commit for each move.

The server is the tests' own, with PostgreSQL's default settings, so that each commit is on the disk.
"""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import asyncpg

from bench.figure import Figure
from bench.measure_store import CLIENTS, DISK, Commit, Pace, pace
from bot.store.postgres.store import PostgresStore
from bot.store.records import Change, DueRecord
from tests.store.postgres_server import Server

NETWORK = {"listen_addresses": ""}


@contextmanager
def running_server() -> Iterator[Server]:
    """Runs a server on the disk that the bot would use."""
    DISK.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=DISK, prefix="pg-") as folder:
        Path(folder).chmod(0o711)  # the server may run as another user
        server = Server(Path(folder, "server").absolute(), NETWORK)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop()


def as_the_bot_does(commit: Commit) -> Commit:
    """Adds what a move of the bot changes beside it: the session's row, based on its version, and what is due."""
    sessions: dict[str, Change] = {}
    far = 1 << 50

    async def commit_all(change: Change) -> object:
        if not change.moves:
            sessions[change.of] = change
            return await commit(change)
        session, ply = sessions[change.of].session, change.moves[-1].ply
        assert session is not None
        due = tuple(DueRecord(change.of, kind, far) for kind in ("timer", "message"))
        return await commit(replace(change, session=replace(session, revision=ply), based_on=ply - 1, due=due))

    return commit_all


async def together(url: str, seconds: float) -> Pace:
    """Commits bare moves with the batching writer."""
    store = await PostgresStore.open(url)
    try:
        return await pace(store.commit, seconds)
    finally:
        await store.close()


async def whole_changes(url: str, seconds: float) -> Pace:
    """Commits moves with all that the bot writes for each, with the batching writer."""
    store = await PostgresStore.open(url)
    try:
        return await pace(as_the_bot_does(store.commit), seconds)
    finally:
        await store.close()


async def one_by_one(url: str, seconds: float) -> Pace:
    """Commits each change in a transaction of its own, one after the other."""
    store = await PostgresStore.open(url)
    lock = asyncio.Lock()

    async def commit(change: Change) -> None:
        async with lock:
            await store.commit(change)

    try:
        return await pace(commit, seconds)
    finally:
        await store.close()


async def empty(url: str) -> None:
    """Deletes everything that a round has written, since channels and actions are counted from 1."""
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public; CHECKPOINT")
    await connection.close()


def figures(*, short: bool) -> list[Figure]:
    """Measures in alternating rounds, so that a busy machine affects all alike, and compares the medians."""
    seconds, rounds = (0.5, 1) if short else (2.0, 5)
    ways = (one_by_one, together, whole_changes)
    paces: dict[str, list[Pace]] = {way.__name__: [] for way in ways}
    with running_server() as server:
        for _ in range(rounds):
            for way in ways:
                asyncio.run(empty(server.url))
                paces[way.__name__].append(asyncio.run(way(server.url, seconds)))
                os.sync()  # pending writes of one round must not slow the next
    rate = {way: median(pace.moves for pace in measured) for way, measured in paces.items()}
    p99 = {way: median(pace.p99 for pace in measured) for way, measured in paces.items()}
    return [
        Figure(
            name=f"durable moves on PostgreSQL at {CLIENTS} clients", unit="moves/s",
            value=rate["together"], goal=10_000, at_least=True,
        ),
        Figure(
            name=f"durable moves on PostgreSQL at {CLIENTS} clients, batches", unit="moves/s",
            value=rate["together"], baseline=rate["one_by_one"], baseline_name="one commit per move",
            goal=5, at_least=True,
        ),
        Figure(
            name=f"durable moves on PostgreSQL at {CLIENTS} clients, with session and due rows", unit="moves/s",
            value=rate["whole_changes"], baseline=rate["one_by_one"], baseline_name="one commit per bare move",
            goal=3, at_least=True,
        ),
        Figure(
            name=f"99 of 100 moves durable on PostgreSQL at {CLIENTS} clients", unit="ms",
            value=p99["together"], baseline=p99["one_by_one"], baseline_name="one commit per move",
            goal=1 / 3, at_least=False,
        ),
    ]  # fmt: skip
