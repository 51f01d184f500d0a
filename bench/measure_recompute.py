"""Measures the CPU time of computing all ratings again from generated results, in a SQLite file and in PostgreSQL.

The garbage collector is off, as in `python -m bot recompute`.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from time import process_time

from bench.disk import running_server
from bench.figure import SHORT, Figure
from bench.generated_results import Crowd, fill_postgres
from bench.measure_postgres import cpu_of
from bench.measure_results import sqlite_file
from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.store.opening import open_store

RESULTS, SHORT_RESULTS = 38_000, 380
"""The results of 20,000 games, and of 200."""

GOAL = 0.3
"""The CPU time allowed, in milliseconds a game."""


async def recomputed(url: str, clock: Callable[[], float]) -> float:
    """Returns the milliseconds a game, by this clock, until everything but the commit is written."""
    store = await open_store(url, ResultRater(Calendar()))
    begun = ended = clock()

    def progress(done: int, of: int) -> None:
        nonlocal ended
        if done == of:
            ended = clock()

    try:
        await store.recompute_ratings(progress)
        return 1000 * (ended - begun) / (await store.results.rating_state()).sessions
    finally:
        await store.close()


async def in_sqlite(crowd: Crowd) -> list[Figure]:
    async with sqlite_file(crowd) as url:
        return [figure("SQLite", crowd, await recomputed(url, process_time))]


async def in_postgres(crowd: Crowd) -> list[Figure]:
    with running_server() as server:
        await (await open_store(server.url, None)).close()
        await fill_postgres(server.url, crowd)
        bot = await recomputed(server.url, process_time)
        with_server = await recomputed(server.url, lambda: sum(cpu_of(server).values()))
        return [figure("PostgreSQL", crowd, bot), figure("PostgreSQL, the server's", crowd, with_server)]


def figure(database: str, crowd: Crowd, value: float) -> Figure:
    name = f"CPU of recompute, {crowd.games:,} games in {database}, a game"
    return Figure(name=name, unit="ms", value=value, goal=GOAL)


def figures() -> Iterator[Figure]:
    """Measures both databases, one after the other."""
    crowd = Crowd(SHORT_RESULTS if SHORT else RESULTS)
    gc.disable()
    try:
        for measure in (in_sqlite, in_postgres):
            yield from asyncio.run(measure(crowd))
    finally:
        gc.enable()
