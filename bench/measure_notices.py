"""Measures notices of moves between processes: to those that follow the table, against notices to every process.

The processes are listening connections to one server. Two people play at each table, each with a private panel that
follows it, in the process that last answered this person: a random one.
"""

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from time import process_time
from typing import NamedTuple, TypeAlias

from bench.disk import running_server
from bench.figure import SHORT, Figure
from bench.measure_postgres import cpu_of, empty
from bench.measure_store import on_the_bots_loop
from bot.store.postgres.connection import connect
from bot.store.postgres.notices import SENT_EVERY, PostgresNotices
from bot.store.postgres.store import migrate_database
from bot.store.shared import Notice, SessionVersion
from tests.store.postgres_server import Server

TABLES = 200

MOVES_AT_ONCE = 20
"""The number of moves within SENT_EVERY."""


class Heard(NamedTuple):
    """What a move costs: receptions of notices, and the CPU time in µs of all processes and of the server."""

    receptions: float
    processes: float
    server: float


class Process:
    """One process: its notices, how many it has received, and the versions that it has not sent yet."""

    def __init__(self, notices: PostgresNotices) -> None:
        self.notices = notices
        self.received = 0
        self.untold: list[list[object]] = []
        self._panels: Counter[str] = Counter()
        """The number of this process's panels that need each topic."""
        notices.listen(self._received)

    def opens(self, topics: Iterable[str]) -> None:
        """Follows these topics for another panel."""
        self._panels.update(topics)
        for topic in topics:
            self.notices.follow(topic)

    def closes(self, topics: Iterable[str]) -> None:
        """Stops following these topics for one panel, and altogether after the last panel."""
        self._panels.subtract(topics)
        for topic in topics:
            if not self._panels[topic]:
                self.notices.unfollow(topic)

    def _received(self, notice: Notice) -> None:
        self.received += notice["kind"] != "followed"


Move: TypeAlias = Callable[[Process, Process, str, str], Awaitable[None]]
"""Announces a move: its process, the process with the player's panel before, the session and the panel's owner."""


async def to_followers(process: Process, before: Process, session: str, owner: str) -> None:
    """Announces a move as the bot does."""
    process.notices.changed([SessionVersion(session, 1, 1)])
    process.opens((session, owner))
    if process is not before:
        before.closes((session, owner))
    process.notices.tell_followers(owner, {"kind": "panel", "message": 1})


async def to_all(process: Process, before: Process, session: str, owner: str) -> None:  # noqa: ARG001  as above
    """Announces a move to every process; versions are collected and sent together later."""
    process.untold.append([session, 1, 1])
    await process.notices.tell({"kind": "panel", "message": 1, "owner": owner})


async def measured(server: Server, count: int, rounds: int, move: Move) -> Heard:
    """Makes moves at random tables in random processes.

    Args:
        count: the number of processes.
        rounds: how often MOVES_AT_ONCE moves are made.
    """
    dice = random.Random(count)
    processes = []
    for number in range(count):
        notices = PostgresNotices(f"process {number}", partial(connect, server.url, f"process {number}"))
        await notices.start()
        processes.append(Process(notices))
    panels: defaultdict[str, Process] = defaultdict(lambda: dice.choice(processes))
    owners = [(f"{table:026}", f"panels {table} {person}") for table in range(TABLES) for person in range(2)]
    for session, owner in owners:
        await move(panels[owner], panels[owner], session, owner)
    await asyncio.sleep(5 * SENT_EVERY)
    heard, cpu, of_server = sum(one.received for one in processes), process_time(), sum(cpu_of(server).values())
    for _ in range(rounds):
        for session, owner in dice.sample(owners, MOVES_AT_ONCE):
            process = dice.choice(processes)
            await move(process, panels[owner], session, owner)
            panels[owner] = process
        await asyncio.sleep(SENT_EVERY)
        for process in processes:
            if process.untold:
                await process.notices.tell({"kind": "session", "sessions": process.untold})
                process.untold = []
    await asyncio.sleep(5 * SENT_EVERY)
    moves = rounds * MOVES_AT_ONCE
    found = Heard(
        (sum(one.received for one in processes) - heard) / moves,
        (process_time() - cpu) / moves * 1e6,
        (sum(cpu_of(server).values()) - of_server) / moves * 1e6,
    )
    for process in processes:
        await process.notices.close()
    return found


def figures() -> list[Figure]:
    """Measures a few and many processes with the same moves."""
    found = list[Figure]()
    with running_server() as server:
        for count in (4,) if SHORT else (4, 16, 64):
            asyncio.run(empty(server.url))
            asyncio.run(migrate_database(server.url))
            all_, followers = (
                on_the_bots_loop(measured(server, count, 3 if SHORT else 50, move)) for move in (to_all, to_followers)
            )
            found += [
                Figure(
                    name=f"{count} processes: receptions of notices a move", unit="receptions",
                    value=followers.receptions, goal=3,
                ),
                *(
                    Figure(
                        name=f"{count} processes: {what} a move", unit=unit, value=getattr(followers, field),
                        baseline=getattr(all_, field), baseline_name="all hear all", goal=1,
                    )
                    for field, what, unit in (
                        ("receptions", "receptions of notices", "receptions"),
                        ("processes", "CPU of all processes for notices", "µs"),
                        ("server", "CPU of the server for notices", "µs"),
                    )
                ),
            ]  # fmt: skip
    return found
