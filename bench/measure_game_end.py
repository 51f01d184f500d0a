"""Measures what the end of a game costs, with its results, ratings and their history, against its ordinary moves.

The sessions' service makes both kinds of move, one after the other; each is timed from the call until the move is
durable. The players already have finished games, and move at random.
"""

import asyncio
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from bench.disk import disk_folder, running_server
from bench.figure import SHORT, Figure
from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Status
from bot.store.opening import open_store

PEOPLE = 100
"""The people of a server who play with each other."""

GAME = "tris_2"


class Costs(NamedTuple):
    """Medians in milliseconds, from the call until a move is durable, and of this process's CPU time."""

    move: float
    end: float
    move_cpu: float
    end_cpu: float


async def play(sessions: Sessions, random: Random, channel: int, actions: Iterator[int]) -> list[tuple[float, float]]:
    """Plays a game of two people to its end; returns the time and the CPU time of each move, in seconds."""
    pair = [Person(number, f"Player {number}") for number in random.sample(range(1, PEOPLE + 1), 2)]
    session = await sessions.lobbies.open(Place(10, channel), pair[0], GAME, {}, auto_start=False)
    await sessions.lobbies.join(session.id, pair[1])
    session = (await sessions.lobbies.start(session.id, pair[0].id)).session
    taken = []
    while session.status is Status.PLAYING:
        (seat,) = session.to_act
        words = random.choice(session.game.legal_moves(session.state, seat))
        since, cpu = perf_counter(), process_time()
        session = await sessions.games.move(session.id, session.people[seat].id, words, ply=None, action=next(actions))
        taken.append((perf_counter() - since, process_time() - cpu))
    return taken


async def measure(url: str, warm: int, games: int) -> Costs:
    """Returns the costs of games that are played after `warm` others."""
    store = await open_store(url, ResultRater(Calendar()))
    sessions = Sessions(store)
    random, actions = Random(1), count(1)
    try:
        await sessions.restore()
        played = [await play(sessions, random, channel, actions) for channel in range(1, warm + games + 1)][warm:]
    finally:
        await sessions.close()
        await store.close()
    moves = [move for game in played for move in game[:-1]]
    ends = [game[-1] for game in played]
    (move, move_cpu), (end, end_cpu) = (_medians(moves), _medians(ends))
    return Costs(move, end, move_cpu, end_cpu)


def _medians(taken: list[tuple[float, float]]) -> tuple[float, float]:
    waited, cpu = (1000 * median(column) for column in zip(*taken, strict=True))
    return waited, cpu


def figures() -> list[Figure]:
    """Measures moves and ends of the same games, so that a busy machine affects both."""
    with disk_folder() as folder:
        games = (3, 9) if SHORT else (100, 400)
        in_file = asyncio.run(measure(f"sqlite:///{folder / 'tavolino.db'}", *games))
    with running_server() as server:
        on_server = asyncio.run(measure(server.url, *games))
    return [
        Figure(
            name="the last move of a rated game, SQLite", unit="ms", value=in_file.end, baseline=in_file.move,
            baseline_name="its ordinary moves", goal=2,
        ),
        Figure(
            name="CPU of the last move of a rated game, SQLite", unit="ms", value=in_file.end_cpu,
            baseline=in_file.move_cpu, baseline_name="its ordinary moves", goal=2,
        ),
        Figure(
            name="the last move of a rated game, PostgreSQL", unit="ms", value=on_server.end, baseline=on_server.move,
            baseline_name="its ordinary moves", goal=2,
        ),
    ]  # fmt: skip
