"""Of two bots on one file one serves, and the other ends before it has read or written anything.

`TWO_BOTS=200` for that many attempts: a second bot starts while users press, then the first one is killed and both
start at the same moment. What has been promised is kept, whichever of them it was that promised.
"""

import asyncio
from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest

from bot.exit_status import ExitStatus
from sandbox.bot_process import Bot, BotDied
from tests.e2e.forked_bot import forked
from tests.seed import SEED
from tests.torture import unlocked_file
from tests.torture.attack import Attack
from tests.torture.figures import Figures, count, negative_control

ATTEMPTS = count("TWO_BOTS", 1)
GO_ON_EVERY = 4
ENDS_WITHIN = 30.0
STARTS_WITHIN = 2.0


async def life(bot: Bot) -> int:
    """Starts a bot; returns its exit status once it has ended."""
    try:
        await bot.start()
    except BotDied as died:
        return died.code
    return await bot.ended()


async def first_end(lives: Collection["asyncio.Task[int]"]) -> list[int]:
    """Waits until a bot has ended; returns the statuses of those that have."""
    ended, _ = await asyncio.wait(lives, timeout=ENDS_WITHIN, return_when=asyncio.FIRST_COMPLETED)
    return [end.result() for end in ended]


async def rivalled(attack: Attack, rival: Bot) -> list[str]:
    """Starts a second bot beside the first, then kills that and starts both at once; returns what went wrong."""
    wrong: list[str] = []
    async with attack.pressing():
        beside = asyncio.create_task(life(rival))
        if await first_end([beside]) != [ExitStatus.DATABASE_NOT_READY]:
            return ["a second bot runs beside the first"]
        await attack.bot.kill()
    lives = {bot: asyncio.create_task(life(bot)) for bot in (attack.bot, rival)}
    if (ended := await first_end(lives.values())) != [ExitStatus.DATABASE_NOT_READY]:
        wrong.append(f"of two bots these have ended: {ended}")
    attack.bot = next(bot for bot in lives if not lives[bot].done())
    await attack.discord.bot_ready(ENDS_WITHIN)
    attack.figures.add("taken over by the second", attack.bot is rival)
    return wrong + attack.broken()


@pytest.mark.long
async def test_of_two_bots_on_one_file_one_serves(disk: Path) -> None:
    figures = Figures("two bots on one file")
    async with Attack(disk / "tavolino.db", Random(SEED), figures) as attack:
        first = attack.bot
        rival = forked(attack.discord, disk / "tavolino.db")
        try:
            for number in range(ATTEMPTS):
                other = rival if attack.bot is first else first
                assert await rivalled(attack, other) == []
                figures.add("attempts")
                if number % GO_ON_EVERY == 0:
                    await attack.go_on()
        finally:
            await rival.kill()
    figures.add("promises", attack.witness.promises)
    figures.report()


@negative_control
async def test_a_bot_that_locks_no_file_is_noticed(disk: Path) -> None:
    """Negative control."""
    changes = {"CHANGES": unlocked_file.__name__}
    async with Attack(disk / "tavolino.db", Random(SEED), Figures("control"), **changes) as attack:
        rival = forked(attack.discord, disk / "tavolino.db", env=changes)
        try:
            async with attack.pressing():
                beside = asyncio.create_task(life(rival))
                await asyncio.wait([beside], timeout=STARTS_WITHIN)
                assert not beside.done(), "two bots serve"
        finally:
            await rival.kill()
