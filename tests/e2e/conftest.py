"""A sandbox and a bot for each test, every request and answer checked against Discord's own description."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sandbox.bot_process import Bot
from sandbox.client import Sandbox, User
from sandbox.testing.openapi import OpenApiCheck


@dataclass
class House:
    """Everything on the other side of the front door."""

    discord: Sandbox
    bot: Bot
    alice: User
    bruno: User
    claire: User
    troubled: bool = False
    """Whether the test makes Discord itself fail: only then may the bot log errors."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    judge = OpenApiCheck.from_environment()
    async with Sandbox.serve(observer=judge) as discord, Bot(discord, tmp_path / "tavolino.db") as bot:
        # The texts of these tests are English; who speaks what is a test of its own.
        alice, bruno, claire = [await discord.user(name, locale="en-US") for name in ("Alice", "Bruno", "Claire")]
        house = House(discord, bot, alice, bruno, claire)
        yield house
        if judge is not None:
            assert judge.checked > 0
            assert not judge.violations, "\n".join(judge.violations)
        assert house.troubled or ("[error" not in bot.log and "Traceback" not in bot.log)
