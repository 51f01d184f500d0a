"""An evening of play leaves nothing behind: no memory, no task, no thread, no open file, no error in the log.

`MINUTES=60 TABLES=200` for the whole evening at a human pace; without MINUTES, a few seconds at a few quick tables.
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.crowd import Crowd
from bot.ui.gateway.warm_connections import KEPT_OPEN
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from tests.seed import SEED
from tests.torture import leaking_bot, watched_bot
from tests.torture.figures import Figures, count, negative_control
from tests.torture.soak import Room
from tests.torture.watched import SAMPLES, Watched

MINUTES = float(os.environ.get("MINUTES", "0"))
TABLES = count("TABLES", 12) if MINUTES else 12
PAUSE = (8.0, 15.0) if MINUTES else (0.0, 0.5)
SHORT = 4.0
"""Seconds of the short version."""
WARM_UP = 30.0
"""Minutes after which memory should not grow any more: by then the caches of ended tables, of pictures and of panels,
which are kept for a quarter of an hour, are full. A shorter run warms up for half of its time."""
GROWTH = 0.05
"""By how much it may grow all the same, as a part of what it was."""
CACHES_EVERY = 15
"""Minutes between two lines that tell how full the bot's caches are: whatever grows should be seen to have an end."""
FILES = 4
"""Files that may be open at the end and not at the beginning: connections that are kept for the next request."""
UNANSWERED = 0.001
"""The part of all interactions that may have no answer within Discord's three seconds."""
AT_REST = 2.5 * KEPT_OPEN if MINUTES else 20.0
"""Seconds within which tasks have to end once nobody plays any more, and, after an evening, idle connections: one is
closed at the second look, when it has been idle for KEPT_OPEN."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


@pytest.mark.long
async def test_an_evening_leaves_nothing_behind(tmp_path: Path) -> None:
    await evening(tmp_path, watched_bot.__name__)


@negative_control
@pytest.mark.skipif(bool(MINUTES), reason="a short evening finds it")
async def test_an_evening_of_a_bot_that_leaves_tasks_behind(tmp_path: Path) -> None:
    """The negative control."""
    with pytest.raises(AssertionError, match="'tasks'"):
        await evening(tmp_path, leaking_bot.__name__)


async def evening(tmp_path: Path, changes: str) -> None:
    """Lets people play for an evening, and looks at what is left. changes: the module that changes the bot."""
    figures = Figures("soak")
    async with Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0)) as discord:
        crowd = Crowd(discord)
        watched = Watched(discord, tmp_path / "tavolino.db", alone=bool(MINUTES), changes=changes)
        async with watched.bot as bot:
            await crowd.raise_quotas()
            await asyncio.sleep(1)
            before = await watched.held()
            room = Room(crowd, PAUSE, Random(SEED))
            async with room.playing(TABLES):
                if MINUTES:
                    warm, late = await _evening(watched, room)
                else:
                    await asyncio.sleep(SHORT)
            for table in room.tables:
                discord.world.delete_channel(table.channel)
            after = await _at_rest(watched, before)
            assert await bot.stop() == 0
    for what, number in (("tables", len(room.tables)), ("games", room.games), ("moves", room.moves)):
        figures.add(what, number)
    figures.add("other commands", room.commands)
    figures.add("turns that came late", room.refused)
    for what in ("tasks", "threads", "files"):
        figures.add(f"{what} before", before[what])
        figures.add(f"{what} after", after[what])
    figures.add("errors in the log", len(watched.errors))
    for warning, times in watched.warnings.items():
        figures.add(f"warnings: {warning}", times)
    figures.add("unanswered", len(crowd.unanswered))
    if MINUTES:
        figures.add("kB after the warm-up", round(warm))
        figures.add("kB at the end", round(late))
    figures.report()
    assert watched.errors == []
    assert after["tasks"] <= before["tasks"], after
    assert room.moves > 0
    if not MINUTES:
        assert crowd.unanswered == []
    else:  # a machine that is busy with something else for three seconds leaves interactions unanswered
        assert len(crowd.unanswered) <= UNANSWERED * len(crowd.waits)
        assert after["files"] <= before["files"] + FILES, after
        assert late <= warm * (1 + GROWTH)


async def _evening(watched: Watched, room: Room) -> tuple[float, float]:
    """Lets people play; returns the memory after the warm-up and at the end. Prints a line each minute."""
    warm = late = 0.0
    for minute in range(round(MINUTES)):
        late = await watched.memory_of(SAMPLES)
        if minute <= min(WARM_UP, MINUTES / 2):
            warm = late
        figures = f"{room.moves} moves, {room.games} games, {late:.0f} kB, {len(room.crowd.unanswered)} unanswered"
        log = [*watched.errors[:5], *(f"{times} times: {what}" for what, times in watched.warnings.items())]
        if minute % CACHES_EVERY == CACHES_EVERY - 1:
            watched.log_caches()
            await asyncio.sleep(1)
            log.append(watched.caches)
        sys.stdout.write("\n".join([f"minute {minute + 1}: {figures}", *log, ""]))
        sys.stdout.flush()
    return warm, late


async def _at_rest(watched: Watched, before: Mapping[str, int]) -> dict[str, Any]:
    """Waits until the bot holds no more than before; returns what it holds then, or when the time is over."""
    for _ in range(round(AT_REST)):
        held = await watched.held()
        if held["tasks"] <= before["tasks"] and (held["files"] <= before["files"] + FILES or not MINUTES):
            break
        await asyncio.sleep(1)
    return held
