"""Measures how fast moves become durable on PostgreSQL, and what they cost: batches against one commit for each move.

The server is the tests' own, with PostgreSQL's default settings, so that each commit is on the disk.
"""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

import asyncpg

from bench.disk import running_server
from bench.figure import SHORT, Figure
from bench.measure_store import CLIENTS, Commit, Pace, on_the_bots_loop, pace
from bot.store.change import Change
from bot.store.postgres.store import PostgresStore
from bot.store.sessions import DueRecord, SessionRecord
from tests.store.postgres_server import Server


class Cost(NamedTuple):
    """How fast moves became durable, and the CPU time of a move in µs: this process's, and the server's processes'."""

    pace: Pace
    bot: float
    server: float


def as_the_bot_does(commit: Commit) -> Commit:
    """Adds to each move what else the bot changes: the session's row, based on its version, and its due rows."""
    sessions: dict[str, SessionRecord] = {}
    due: dict[str, tuple[DueRecord, ...]] = {}
    far = 1 << 50

    async def commit_all(change: Change) -> object:
        if change.session is not None:
            sessions[change.of] = change.session
            due[change.of] = tuple(DueRecord(change.of, kind, far) for kind in ("timer", "message"))
            return await commit(change)
        ply = change.moves[-1].ply
        session = object.__new__(SessionRecord)  # `replace` would take as long as the whole commit
        vars(session).update(vars(sessions[change.of]), revision=ply)
        return await commit(
            Change(
                of=change.of,
                session=session,
                session_columns=("revision",),
                moves=change.moves,
                based_on=ply - 1,
                due=due[change.of],
            )
        )

    return commit_all


async def together(server: Server, seconds: float) -> Cost:
    """Commits bare moves with the batching writer."""
    store = await PostgresStore.open(server.url)
    try:
        return await cost(server, store.commit, seconds)
    finally:
        await store.close()


async def whole_changes(server: Server, seconds: float) -> Cost:
    """Commits moves with everything that the bot writes for each, with the batching writer."""
    store = await PostgresStore.open(server.url)
    try:
        return await cost(server, as_the_bot_does(store.commit), seconds)
    finally:
        await store.close()


async def one_by_one(server: Server, seconds: float) -> Cost:
    """Commits each change in a transaction of its own, one after the other."""
    store = await PostgresStore.open(server.url)
    lock = asyncio.Lock()

    async def commit(change: Change) -> None:
        async with lock:
            await store.commit(change)

    try:
        return await cost(server, commit, seconds)
    finally:
        await store.close()


async def cost(server: Server, commit: Commit, seconds: float) -> Cost:
    """Lets clients play for `seconds` as in `pace`, and measures the CPU time of a move."""
    of_bot, of_server, since = process_time(), cpu_of(server), perf_counter()
    measured = await pace(commit, seconds)
    moves = measured.moves * (perf_counter() - since)
    bot, after = process_time() - of_bot, cpu_of(server)
    spent = sum(seconds - of_server.get(process, 0.0) for process, seconds in after.items())
    return Cost(measured, bot / moves * 1e6, spent / moves * 1e6)


def cpu_of(server: Server) -> dict[int, float]:
    """Returns the seconds of CPU time of each process of the server, if the system tells them (Linux)."""
    found = {}
    for process in server.processes:
        with suppress(OSError):
            found[process] = int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9
    return found


async def empty(url: str) -> None:
    """Deletes everything that a round has written, since each round counts channels and actions from 1."""
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public; CHECKPOINT")
    await connection.close()


def figures() -> list[Figure]:
    """Measures in alternating rounds, so that a busy machine affects all alike, and compares the medians."""
    seconds, rounds = (0.2, 1) if SHORT else (2.0, 5)
    ways = (one_by_one, together, whole_changes)
    costs: dict[str, list[Cost]] = {way.__name__: [] for way in ways}
    with running_server() as server:
        for _ in range(rounds):
            for way in ways:
                asyncio.run(empty(server.url))
                costs[way.__name__].append(on_the_bots_loop(way(server, seconds)))
                os.sync()  # pending writes of one round must not slow the next
    rate = {way: median(cost.pace.moves for cost in measured) for way, measured in costs.items()}
    p99 = {way: median(cost.pace.p99 for cost in measured) for way, measured in costs.items()}
    bot = {way: median(cost.bot for cost in measured) for way, measured in costs.items()}
    on_server = {way: median(cost.server for cost in measured) for way, measured in costs.items()}
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
            name=f"99 of 100 moves durable on PostgreSQL at {CLIENTS} clients", unit="ms", value=p99["together"],
            baseline=p99["one_by_one"], baseline_name="one commit per move", goal=1 / 3,
        ),
        *(
            Figure(
                name=f"CPU of {who} for a durable move on PostgreSQL{what}", unit="µs", value=cpu[way],
                baseline=cpu["one_by_one"], baseline_name="one commit per bare move", goal=goal,
            )
            for who, cpu in (("the bot", bot), ("the server", on_server))
            for way, what, goal in (("together", "", 0.2), ("whole_changes", ", with session and due rows", 0.4))
        ),
    ]  # fmt: skip
