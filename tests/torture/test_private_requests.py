"""Requests that only their user sees the answer to leave no memory behind, however many there are.

`PRIVATE_MINUTES=20` for a flood of that length, in which memory has to stay flat; by default a few hundred, after which
the bot must hold no interaction any more.
"""

import asyncio
import itertools
import os
import sys
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bench.crowd import Crowd
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from tests.seed import SEED
from tests.torture import kept_interactions, watched_bot
from tests.torture.figures import Figures, negative_control
from tests.torture.watched import SAMPLES, Watched

MINUTES = float(os.environ.get("PRIVATE_MINUTES", "0"))
FEW = 150
COMMANDS = ("settings me", "help", "profile", "hand", "board", "privacy", "games")
USERS, CHANNELS, AT_ONCE = 60, 12, 8
PAUSE = float(os.environ.get("PRIVATE_PAUSE", "0"))
"""Seconds after each answer, where a machine is to be left to others."""
WARM_UP = 0.25
"""The part of the time after which memory must not grow any more: panels live for a quarter of an hour."""
GROWTH = 0.05
HELD = 2
"""Interactions that may be held afterwards: those that are being answered."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


class Askers:
    """People who ask for what they alone see, in several channels."""

    def __init__(self, crowd: Crowd) -> None:
        world = crowd.discord.world
        self._crowd = crowd
        self._users = [world.create_user(f"asker {number}") for number in range(USERS)]
        self._channels = [world.create_channel(f"asked-{number}") for number in range(CHANNELS)]
        self._dice = Random(SEED)
        self.asked = 0

    async def ask(self, requests: int | None = None, until: float = float("inf")) -> None:
        """Sends so many requests, or until that time, some at once, each when an earlier one is answered."""
        numbers = itertools.count() if requests is None else iter(range(requests))

        async def one_after_the_other() -> None:
            for _ in numbers:
                if monotonic() > until:
                    return
                user, channel = self._dice.choice(self._users), self._dice.choice(self._channels)
                await self._crowd.command(user, channel, self._dice.choice(COMMANDS))
                self.asked += 1
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


async def flooded(folder: Path, figures: Figures, changes: str) -> int:
    """Sends a few requests to a bot; returns how many interactions it still holds when all are answered."""
    async with Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0)) as discord:
        watched, crowd = Watched(discord, folder / "tavolino.db", alone=False, changes=changes), Crowd(discord)
        async with watched.bot:
            askers = Askers(crowd)
            await askers.ask(FEW)
            held = int((await watched.held())["interactions"])
            assert watched.errors == []
    figures.add("requests", askers.asked)
    figures.add("interactions held", held)
    return held


@pytest.mark.skipif(MINUTES > 0, reason="the long one runs instead")
async def test_no_interaction_is_held_once_it_is_answered(tmp_path: Path) -> None:
    figures = Figures("private requests")
    assert await flooded(tmp_path, figures, watched_bot.__name__) <= HELD
    figures.report()


@negative_control
async def test_interactions_that_are_kept_are_noticed(tmp_path: Path) -> None:
    """Negative control."""
    assert await flooded(tmp_path, Figures("control"), kept_interactions.__name__) > FEW / 2


@pytest.mark.skipif(not MINUTES, reason="takes PRIVATE_MINUTES")
async def test_memory_stays_flat_however_many_requests_come(tmp_path: Path) -> None:
    figures = Figures("private requests")
    async with Sandbox.serve(gateway_settings=GatewaySettings(identify_gap=0.0)) as discord:
        watched, crowd = Watched(discord, tmp_path / "tavolino.db", alone=True), Crowd(discord)
        async with watched.bot:
            askers, begun = Askers(crowd), monotonic()
            flood = asyncio.create_task(askers.ask(until=begun + 60 * MINUTES))
            memory: list[float] = []
            while not flood.done():
                memory.append(await watched.memory_of(min(SAMPLES, round(60 * MINUTES / 10))))
                sys.stdout.write(f"{monotonic() - begun:.0f} s: {askers.asked} requests, {memory[-1]:.0f} kB\n")
                sys.stdout.flush()
            await flood
            assert watched.errors == []
    warm, late = memory[round(len(memory) * WARM_UP)], memory[-2]
    for what, number in (("requests", askers.asked), ("kB after a quarter", warm), ("kB at the end", late)):
        figures.add(what, round(number))
    figures.report()
    assert late <= warm * (1 + GROWTH)
