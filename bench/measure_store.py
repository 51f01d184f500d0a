"""Measures how fast moves become durable: the batching writer against one commit for each move."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from itertools import count
from pathlib import Path
from secrets import token_bytes
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple, TypeVar

import uvloop

from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bot.sessions.ids import new_id
from bot.sessions.timers.timers import now_ms
from bot.store.change import Change
from bot.store.sessions import MoveRecord, SeatRecord, SessionRecord
from bot.store.sqlite.batch_writer import BatchWriter
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.store import SqliteStore

CLIENTS = 32
GAME = 40
"""Moves of a game, after which its client opens the next one."""


SESSION = SessionRecord(
    id="", game="tris_2", rules=1, options="{}", guild=1, user_install=False, channel=0, parent=None, locale=None,
    host=1, status="playing",
    seed="5e" * 32, commitment="c0" * 32, rematch_of=None, message=None, offer=None, offer_seat=None, offer_ply=None,
    offer_agreed="[]", reason=None, opened_at=0, started_at=0, ended_at=None, guests=None, freed="[]", clock=0,
    deadline=None, reminders=True, reminded=False, overdue=False, idle_since=None, closing_noticed=False,
    start_pinged=True, pinged_turn=None, ping=None,
    auto_start=True, threaded=False, hints=False, given_up="[]", revision=0, luck_version=2, started_with=None,
    rematch_id=None, rematch_seed=None,
)  # fmt: skip

T = TypeVar("T")

Commit = Callable[[Change], Awaitable[object]]


class Pace(NamedTuple):
    """Moves per second, and the 99th percentile of the time to acknowledgement in ms."""

    moves: float
    p99: float


def on_the_bots_loop(work: Coroutine[object, object, T]) -> T:
    """Runs the work on the bot's kind of event loop; returns its result."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def opening(channel: int) -> Change:
    """Returns the change that opens a game for one player in a channel."""
    session = new_id(now_ms(), token_bytes)
    return Change(
        of=session, session=replace(SESSION, id=session, channel=channel), seats=(SeatRecord(session, 0, 1, "Ada"),)
    )


async def pace(commit: Commit, seconds: float) -> Pace:
    """Lets CLIENTS clients play one game after the other, a move at a time, for `seconds`."""
    waits: list[float] = []
    channels, actions = count(1), count(1)
    start = perf_counter()

    async def play() -> None:
        while perf_counter() - start < seconds:
            game = opening(next(channels))
            await commit(game)
            for ply in range(1, GAME + 1):
                move = MoveRecord(game.of, ply, ply % 2, "roll e north", next(actions), 1_700_000_000_000)
                asked = perf_counter()
                await commit(Change(of=game.of, moves=(move,)))
                waits.append(perf_counter() - asked)

    await asyncio.gather(*(play() for _ in range(CLIENTS)))
    return Pace(len(waits) / (perf_counter() - start), quantiles(waits, n=100)[-1] * 1000)


async def together(path: Path, seconds: float) -> Pace:
    """Commits as the bot does, with the batching writer."""
    store = await SqliteStore.open(path)
    try:
        return await pace(store.commit, seconds)
    finally:
        await store.close()


async def one_by_one(path: Path, seconds: float) -> Pace:
    """Commits each change in a transaction of its own, with the same statements, connection and settings."""
    await (await SqliteStore.open(path)).close()  # makes the schema
    connection = await open_to_write(path)
    writer = BatchWriter(connection)
    lock = asyncio.Lock()

    async def commit(change: Change) -> None:
        async with lock:
            await writer.write([change])

    try:
        return await pace(commit, seconds)
    finally:
        await connection.close()


def figures() -> list[Figure]:
    """Measures both in alternating rounds, so that a busy machine affects both, and compares the medians."""
    seconds, rounds = (0.5, 1) if SHORT else (2.0, 5)
    ways = (one_by_one, together)
    paces: dict[str, list[Pace]] = {way.__name__: [] for way in ways}
    with disk_folder() as folder:
        for number in range(rounds):
            for way in ways:
                paces[way.__name__].append(on_the_bots_loop(way(folder / f"{way.__name__}-{number}.db", seconds)))
                os.sync()  # pending writes of one round must not slow the next
    rate = {way: median(pace.moves for pace in measured) for way, measured in paces.items()}
    p99 = {way: median(pace.p99 for pace in measured) for way, measured in paces.items()}
    return [
        Figure(
            name=f"durable moves at {CLIENTS} clients", unit="moves/s",
            value=rate["together"], baseline=rate["one_by_one"], baseline_name="one commit per move",
            goal=10, at_least=True,
        ),
        Figure(
            name=f"99 of 100 moves durable at {CLIENTS} clients", unit="ms", value=p99["together"],
            baseline=p99["one_by_one"], baseline_name="one commit per move", goal=1 / 3,
        ),
    ]  # fmt: skip
