"""Compares the CPU time of a move in this tree and in another one, such as the commit before.

`python -m bench.paired TREE`; `--processes 4` compares four processes over HTTP on PostgreSQL.

Bots of both trees run side by side, each with a sandbox and a crowd of its own, and play all games equally, starts and
ends included; a tree that has a `.venv` uses it. Blocks of turns alternate, so that both meet the same load. The games
differ, since their luck does: a single block says little, so the median of many is printed with its interval.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from bench.crowd import Crowd, Table
from bench.measure_processes import AT_ONCE, TABLES
from bench.open_loop import in_midgame, moves
from bench.presses import processor_ms
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.errors import NotPossible
from sandbox.workers import Workers
from tests.store.postgres import empty_database

TURNS = 2
"""Turns of each table in a block."""
RESAMPLED = 2_000


@dataclass
class Side:
    """The bot of a tree, and the tables that are played at it."""

    pids: Sequence[int]
    tables: Sequence[Table]

    @classmethod
    async def start(cls, stack: AsyncExitStack, tree: Path, database: Path | str, processes: int) -> "Side":
        """database: a SQLite file for one process at the gateway, or a PostgreSQL URL."""
        own = tree / ".venv/bin/python"  # with the libraries of the tree's own time
        interpreter = str(own) if own.exists() else sys.executable
        python = (interpreter, "-P", "-m", "bot")  # -P: from PYTHONPATH, not from the folder in which this runs
        env = {"PYTHONPATH": str(tree), "LOG_LEVEL": "warning"}
        discord = await stack.enter_async_context(Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0)))
        bot: Workers | Bot
        if isinstance(database, str):
            bot = Workers(discord, processes, database, env=env, command=(*python, "serve"))
            discord.endpoint.balancer.by_channel = True
        else:
            bot = Bot(discord, database, env=env, command=(*python, "run"))
        await stack.enter_async_context(bot)
        crowd = Crowd(discord)
        await crowd.raise_quotas()
        tables = crowd.tables(TABLES)
        await in_midgame(tables)
        return cls([worker.pid for worker in bot] if isinstance(bot, Workers) else [bot.pid], tables)

    async def block(self) -> float:
        """Plays a block; returns the CPU time of a move, in ms."""
        pressing, made, cpu = asyncio.Semaphore(AT_ONCE), moves(self.tables), self._cpu()

        async def play(table: Table) -> None:
            for _ in range(TURNS):
                async with pressing:
                    try:
                        await table.turn()
                    except (AssertionError, NotPossible, TimeoutError):  # not answered in time, by a busy machine
                        table.look()

        await asyncio.gather(*map(play, self.tables))
        return (self._cpu() - cpu) / (moves(self.tables) - made)

    def _cpu(self) -> float:
        return sum(map(processor_ms, self.pids))


async def compared(trees: Sequence[Path], databases: Sequence[Path | str], processes: int, pairs: int) -> None:
    """Plays `pairs` pairs of blocks, and prints the CPU time that they took."""
    async with AsyncExitStack() as stack:
        sides = [
            await Side.start(stack, tree, database, processes) for tree, database in zip(trees, databases, strict=True)
        ]
        times: list[list[float]] = [[], []]
        for number in range(pairs):
            for side in (0, 1) if number % 2 else (1, 0):
                times[side].append(await sides[side].block())
    ours, theirs = map(median, times)
    print(f"CPU a move, median of {pairs} blocks: {ours:.2f} ms here, {theirs:.2f} ms in {trees[1]}")
    low, high = interval(*times)
    print(f"ratio {ours / theirs:.3f}, 95 % of resampled medians between {low:.3f} and {high:.3f}")


def interval(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """Returns the interval in which 95 % of the ratios of medians lie when pairs are drawn again and again."""
    dice, pairs = Random(0), [*zip(ours, theirs, strict=True)]
    drawn = (dice.choices(pairs, k=len(pairs)) for _ in range(RESAMPLED))
    ratios = sorted(median(one for one, _ in some) / median(other for _, other in some) for some in drawn)
    return ratios[RESAMPLED // 40], ratios[-RESAMPLED // 40]


def main(arguments: argparse.Namespace) -> None:
    trees = (Path(__file__).parent.parent, arguments.tree.resolve())
    if arguments.processes:
        with empty_database() as one, empty_database() as other:  # each tree makes its own schema
            asyncio.run(compared(trees, (one, other), arguments.processes, arguments.pairs))
    else:
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder) / name for name in ("here.db", "there.db")]
            asyncio.run(compared(trees, files, 1, arguments.pairs))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tree", type=Path, help="another checkout")
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--processes", type=int, default=0, help="so many over HTTP on PostgreSQL; 0: one on SQLite")
    main(parser.parse_args())
