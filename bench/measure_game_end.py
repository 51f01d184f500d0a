"""Measures what the end of a game costs, with its results, ratings and their history, against an ordinary move.

Both as the bot commits them: from the call until they are durable, one after the other.
"""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from bench.figure import Figure
from bench.measure_store import DISK, SESSION
from bot.ratings.periods import Calendar
from bot.sessions.ids import new_id
from bot.sessions.persistence.rating_results import ResultRater
from bot.store.interface import RunningStore
from bot.store.opening import open_store
from bot.store.records import Change, MoveRecord, ResultRecord, SeatRecord

PEOPLE = 200
"""The people of a server who play with each other. Each has played before, so that their ratings are there."""

BEGUN = 1_790_000_000_000
"""In September 2026; a game ends every ten minutes."""

VARIANT = "advanced=no,advanced_mid_edge=no,rule_of_4=no"


class Cost(NamedTuple):
    """Medians in milliseconds, from the call until a change is durable, and of this process's CPU time."""

    waited: float
    cpu: float


def games(random: Random) -> Iterator[tuple[Change, Change, Change]]:
    """Yields games: the change that opens each, an ordinary move of it, and its last one."""
    actions = count(1)
    for number in count(1):
        session, at = new_id(BEGUN + number, random.randbytes), BEGUN + 600_000 * number
        people = random.sample(range(1, PEOPLE + 1), 2)
        row = replace(SESSION, id=session, channel=number, guild=10)
        moves = [MoveRecord(session, ply, ply % 2, "roll e north", next(actions), at, "5e" * 16) for ply in (1, 2)]
        results = tuple(
            ResultRecord(
                session=session, seat=seat, seats=2, person=person, name="A player", username="player", guild=10,
                game="tris_2", rank=1 + seat, score=None, outcome="loss" if seat else "win", at=at, counts=True,
                variant=VARIANT, duration=600_000,
            )
            for seat, person in enumerate(people)
        )  # fmt: skip
        ended = replace(row, status="finished", ended_at=at, reason="tris_2-by-tris")
        seats = tuple(SeatRecord(session, seat, person, "A player", "player") for seat, person in enumerate(people))
        yield (
            Change(of=session, session=row, seats=seats),
            Change(of=session, moves=(moves[0],)),
            Change(of=session, session=ended, moves=(moves[1],), results=results),
        )


async def costs(store: RunningStore, warm: int, measured: int) -> tuple[Cost, Cost]:
    """Returns what a move costs, and what the end of a game does. warm: games that are not measured."""
    moves, ends = list[tuple[float, float]](), list[tuple[float, float]]()
    source = games(Random(1))
    for number, (opening, move, end) in zip(range(warm + measured), source, strict=False):
        await store.commit(opening)
        for change, taken in ((move, moves), (end, ends)):
            since, cpu = perf_counter(), process_time()
            await store.commit(change)
            if number >= warm:
                taken.append((perf_counter() - since, process_time() - cpu))
    return _cost(moves), _cost(ends)


def _cost(taken: list[tuple[float, float]]) -> Cost:
    return Cost(*(1000 * median(column) for column in zip(*taken, strict=True)))


async def _measure(url: str, warm: int, measured: int) -> tuple[Cost, Cost]:
    store = await open_store(url, ResultRater(Calendar()))
    try:
        return await costs(store, warm, measured)
    finally:
        await store.close()


def figures(*, short: bool) -> list[Figure]:
    """Measures an end and a move of the same game in turn, so that a busy machine affects both."""
    DISK.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=DISK, prefix="bench-") as folder:
        move, end = asyncio.run(
            _measure(f"sqlite:///{Path(folder, 'tavolino.db')}", *((20, 60) if short else (200, 800)))
        )
        os.sync()
    return [
        Figure(
            name="the end of a rated game durable, SQLite", unit="ms", value=end.waited,
            baseline=move.waited, baseline_name="an ordinary move", goal=3, at_least=False,
        ),
        Figure(
            name="CPU of the end of a rated game, SQLite", unit="ms", value=end.cpu, goal=5, at_least=False,
        ),
    ]  # fmt: skip
