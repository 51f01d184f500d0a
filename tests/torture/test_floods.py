"""One user who floods the bot with any kind of request delays nobody else.

`FLOOD_SECONDS=20 FLOOD_TABLES=100` for that long a flood of each kind, beside so many tables at which people play; by
default of a few kinds. The same tables play without a flood first, since what the machine does beside counts for both.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest

from bench.crowd import Crowd, Table
from bench.floods import Flood, floods, with_history
from bench.measure_floods import Others, play
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.errors import NotPossible
from sandbox.world.channels import Channel
from tests.e2e.forked_bot import forked
from tests.torture import unfair_bot
from tests.torture.figures import Figures, count, negative_control

FEW = 6
SECONDS, TABLES = count("FLOOD_SECONDS", 1), count("FLOOD_TABLES", FEW)
RATE = 20.0
"""Requests a second of a flood, as long as fewer than thirty are unanswered."""
RESULTS, GAMES = (10_000, 6) if TABLES > FEW else (100, 1)
PAUSE = 5.0 if TABLES > FEW else 0.3
"""Seconds between two turns of a table: at many tables as of people who are quick, at few ones as often as that."""
P99 = 1.0
"""Seconds in which 99 of 100 answers to others come."""
BUSY = 2.0
"""How many times as long as without a flood they may take on a machine that is too busy for P99 without one."""
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("help", {}),
    ("profile", {}),
    ("games", {}),
    ("board", {}),
    ("hand", {}),
    ("hint", {}),
    ("daily", {}),
    ("verify", {}),
    ("analysis", {}),
    ("privacy", {}),
    ("settings me", {}),
    ("rules", {"game": "set"}),
    ("learn", {"game": "tris_1"}),
    ("play tris_1", {}),
    ("end", {}),
    ("move", {"words": "a1"}),
    ("tournament show", {}),
)


def all_floods(crowd: Crowd, records: Channel, table: Table) -> list[Flood]:
    """Returns a flood of each kind of request, each of another user."""

    def of_command(name: str, options: dict[str, Any]) -> Flood:
        user = crowd.discord.world.create_user(f"flood of {name}")

        async def send(_: int) -> object:
            return await crowd.command(user, records, name, **options)

        return Flood(name, send, RATE)

    return [*floods(crowd, records, table, RATE), *(of_command(*one) for one in COMMANDS)]


class Flooded:
    """A bot with a history, tables at which people play, and floods beside them."""

    def __init__(self, crowd: Crowd, tables: list[Table], flooding: list[Flood]) -> None:
        self.flooding = flooding
        self.others = Others(crowd, tables)
        self._tables = tables

    async def p99(self, flood: Flood | None = None) -> float:
        """Returns within how many seconds 99 of 100 answers to others came, beside a flood."""
        self.others.waits.clear()
        sending = [] if flood is None else [asyncio.create_task(flood.run(SECONDS))]
        apart = min(PAUSE, SECONDS) / len(self._tables)
        await asyncio.gather(*(_play(table, number * apart) for number, table in enumerate(self._tables)))
        for task in sending:
            task.cancel()
        if flood is not None:
            flood.close()
        return quantiles(self.others.waits, n=100, method="inclusive")[98]


async def _play(table: Table, first: float) -> None:
    """Plays at a table, whose first turn comes after so many seconds."""
    try:
        await asyncio.sleep(first)
        await play(table, SECONDS - first, PAUSE)
    except (NotPossible, TimeoutError, AssertionError):
        table.look()  # somebody has been faster, as in a race


@asynccontextmanager
async def flooded(folder: Path, **changes: str) -> AsyncIterator[Flooded]:
    """Starts a bot and its tables."""
    async with AsyncExitStack() as stack:
        quick = Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0))
        discord = await stack.enter_async_context(quick)
        crowd, records = Crowd(discord), discord.world.create_channel("records")
        database = folder / "tavolino.db"
        plies = 150 if GAMES > 1 else 10
        await with_history(database, int(discord.guild.id), int(records.id), results=RESULTS, games=GAMES, plies=plies)
        tables, flooded = crowd.tables(TABLES, "others"), crowd.tables(6, "flooded")[-1]
        await stack.enter_async_context(forked(discord, database, env=changes))
        await crowd.raise_quotas()
        for table in (*tables, flooded):
            await table.open()
        yield Flooded(crowd, tables, all_floods(crowd, records, flooded))


@pytest.mark.skipif("FLOOD_SECONDS" not in os.environ, reason="takes half a minute: make torture has it")
async def test_a_flood_of_no_kind_delays_others(tmp_path: Path) -> None:
    figures, slow = Figures("floods"), list[str]()
    async with flooded(tmp_path) as room:
        quiet = await room.p99()
        figures.add("ms without a flood, p99 of others", round(1000 * quiet))
        worst = 0.0
        kinds = room.flooding if TABLES > FEW else room.flooding[::6]
        for flood in kinds:
            found = await room.p99(flood)
            worst = max(worst, found)
            figures.add("requests", flood.sent)
            if found > max(P99, BUSY * quiet):
                slow.append(f"{flood.name}: {found:.2f} s, without a flood {quiet:.2f}")
        figures.add("kinds", len(kinds))
        figures.add("ms beside the worst, p99 of others", round(1000 * worst))
        figures.add("unanswered", room.others.unanswered)
    figures.report()
    assert slow == []


@negative_control
async def test_a_bot_without_fair_shares_is_noticed(tmp_path: Path) -> None:
    """Negative control."""
    async with flooded(tmp_path, CHANGES=unfair_bot.__name__) as room:
        quiet = await room.p99()
        flood = next(one for one in room.flooding if one.name == "hand")
        assert await room.p99(flood) > max(P99, BUSY * quiet)
