"""Measures the presses lost behind the balancer of deploy/ while workers are restarted in turn, and one is killed.

nginx, two processes of `python -m bot serve`, PostgreSQL, the sandbox and its players share this machine.
"""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from bench.crowd import GAMES, Crowd, Table
from bench.figure import SHORT, Figure
from bench.open_loop import moves
from sandbox.client import Sandbox
from sandbox.serving import free_port
from sandbox.workers import Workers
from tests.deploy.balancer import NGINX, balancing
from tests.store.postgres_server import own_server

TABLES, SHORT_TABLES = 12, 2
RATE = 2.0
"""Turns a second, all tables together."""
PAUSE, SHORT_PAUSE = 3.0, 0.4
"""Seconds between two restarts."""


@dataclass(frozen=True)
class Losses:
    """The losses while the workers were restarted, and while one was killed. longest: the longest press, in seconds."""

    presses: int
    moves: int
    unanswered: int
    after_kill: int
    longest: float


async def measured(tables: int, rounds: int, pause: float) -> Losses:
    """Restarts both workers `rounds` times while people play, then kills one."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(own_server())
        sandbox = await stack.enter_async_context(Sandbox.serve())
        crowd = Crowd(sandbox)
        workers = await stack.enter_async_context(
            Workers(sandbox, 2, server.url, joins=False, env={"LOG_LEVEL": "warning", "COMPUTER_WORKERS": "1"})
        )
        port = free_port()
        ports = [int(worker.url.split(":")[2].partition("/")[0]) for worker in workers]
        await stack.enter_async_context(balancing(folder, ports, f"127.0.0.1:{port}"))
        await sandbox.endpoint.set_urls(f"http://127.0.0.1:{port}/interactions")
        await crowd.raise_quotas()
        playing = crowd.tables(tables)
        for table in playing:
            await table.open()
        crowd.waits.clear()
        before = moves(playing)
        stop = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for number, table in enumerate(playing):
                group.create_task(play(table, stop, tables / RATE, number / RATE))
            for _ in range(rounds):
                for worker in workers:
                    await asyncio.sleep(pause)
                    await worker.stop(drained=False)
                    await worker.start()
            await asyncio.sleep(pause)
            unanswered, longest = len(crowd.unanswered), max(crowd.waits)
            await workers[0].kill()
            await asyncio.sleep(pause)
            stop.set()
        return Losses(
            len(crowd.waits), moves(playing) - before, unanswered, len(crowd.unanswered) - unanswered, longest
        )


async def play(table: Table, stop: asyncio.Event, pace: float, first: float) -> None:
    """Plays a turn every `pace` seconds until `stop` is set; a press without an answer is repeated."""
    due = monotonic() + first
    while not stop.is_set():
        await asyncio.sleep(due - monotonic())
        due = max(due + pace, monotonic())
        try:
            await table.turn()
        except (AssertionError, TimeoutError):
            table.look()


def figures() -> list[Figure]:
    """Measures restarts behind nginx; empty if it is not installed."""
    if NGINX is None:
        return []
    losses = asyncio.run(measured(*((SHORT_TABLES, 1, SHORT_PAUSE) if SHORT else (TABLES, 2, PAUSE))))
    under = f"{losses.presses} presses, {losses.moves} moves"
    return [
        Figure(
            name=f"nginx, two workers restarted one after the other: presses unanswered ({under})", unit="presses",
            value=losses.unanswered, goal=0,
        ),
        Figure(name="the same: longest press", unit="s", value=losses.longest, goal=3),
        Figure(
            name="nginx, one of two workers killed: presses unanswered", unit="presses", value=losses.after_kill,
            goal=len(GAMES),
        ),
    ]  # fmt: skip
