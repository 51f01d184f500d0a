"""Measures how many presses stay unanswered if the bot's line is slow, has a long delay, or loses packets.

The line is `sandbox.testing.slow_line`, between the bot and Discord; users press at six tables, one of each game, PAUSE
seconds after each answer. SLOW_LINE_PRESSES sets the number of presses on each line.
"""

import asyncio
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import quantiles

from bench.crowd import GAMES, Crowd, Table, Unanswered
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.testing.slow_line import Line, slow_line

LINES: Mapping[str, Line] = {
    "1 Mbit/s up, 100 ms each way": Line(up=1e6, down=10e6, delay=0.1),
    "500 ms each way": Line(delay=0.5),
    "100 ms each way, 3 % of packets lost": Line(delay=0.1, loss=0.03),
}

LOG = print if "SLOW_LINE_LOG" in os.environ else None
"""Prints the bot's log if the environment has SLOW_LINE_LOG."""

PRESSES, SHORT_PRESSES = 500, 6
"""Presses on each line."""

PAUSE = 1.0
"""Seconds from an answer to the next turn of a table."""


@dataclass(frozen=True)
class Answers:
    """waits: the seconds of each press to its first answer; unanswered: presses without one in three seconds."""

    waits: Sequence[float]
    unanswered: Sequence[Unanswered]


async def measured(line: Line, presses: int) -> Answers:
    """Lets users play until `presses` interactions have ended."""
    with disk_folder() as folder:
        async with Sandbox.serve() as sandbox, slow_line(sandbox.port, line) as url:
            sandbox.world.files.base = url  # the gateway is beyond the line, too
            crowd = Crowd(sandbox)
            env = {"LOG_LEVEL": "warning", "DISCORD_API_URL": url}
            async with Bot(sandbox, folder / "tavolino.db", env=env, on_line=LOG), asyncio.TaskGroup() as playing:
                for table in crowd.tables(len(GAMES)):
                    playing.create_task(play(crowd, table, presses))
            return Answers([*crowd.waits], [*crowd.unanswered])


async def play(crowd: Crowd, table: Table, presses: int) -> None:
    """Plays at a table; whatever was not answered is tried again, as people do."""
    opened = False
    while len(crowd.waits) < presses:
        try:
            await (table.turn() if opened else table.open())
            opened = True
        except (AssertionError, TimeoutError):
            if opened:
                table.look()
        await asyncio.sleep(PAUSE)


def figures() -> list[Figure]:
    """Measures each line; in a quick pass only the first."""
    presses = SHORT_PRESSES if SHORT else int(os.environ.get("SLOW_LINE_PRESSES", PRESSES))
    found = list[Figure]()
    for name, line in [*LINES.items()][: 1 if SHORT else None]:
        answers = asyncio.run(measured(line, presses))
        which = "".join(f"; {one.what} after {one.at:.0f} s: {one.error}" for one in answers.unanswered)
        found += [
            Figure(
                name=f"{name}: unanswered of {len(answers.waits)}{which}", unit="presses",
                value=len(answers.unanswered), goal=0,
            ),
            Figure(name=f"{name}: p95 of first answers", unit="s", value=quantiles(answers.waits, n=20)[-1], goal=2.5),
        ]  # fmt: skip
    return found
