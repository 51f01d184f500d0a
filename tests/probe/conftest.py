"""A sandbox for the probe, with a clock that skips waiting times, and a user who presses the buttons."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Set
from dataclasses import dataclass, field
from pathlib import Path

import discord
import pytest

from bot.probe.probe import Options
from bot.probe.run import run_probe
from sandbox.client import Guild, Sandbox
from sandbox.testing.openapi import OpenApiCheck
from tests.e2e.conftest import QUICK_RESTARTS
from tests.probe.operator import CHANNEL, Operator


@dataclass
class Trial:
    """A sandbox for the probe. `lines` are the lines that the probe has printed."""

    sandbox: Sandbox
    lines: list[str] = field(default_factory=list)

    @property
    def guild(self) -> Guild:
        """The guild of the test channel."""
        return self.sandbox.guild

    @property
    def channel(self) -> str:
        """The test channel's id."""
        return self.guild.channel(CHANNEL).id

    async def run(
        self,
        *,
        only: str = "",
        operator: Operator | None = None,
        old: str = "",
        wait: float = 10.0,
        slow: bool = False,
        json_file: Path | None = None,
    ) -> bool:
        """Runs the probe with these arguments; returns whether an assumption is broken."""
        chosen = frozenset(only.split())
        options = Options(channel=self.channel, old=old, wait=wait, slow=slow, only=chosen)
        working = asyncio.create_task(operator.work()) if operator else None
        try:
            return await run_probe(
                self.sandbox.token, self.sandbox.url, options, self.lines.append, json_file=json_file, sleep=self._sleep
            )
        finally:
            if working:
                working.cancel()

    async def _sleep(self, seconds: float) -> None:
        self.sandbox.clock.advance(seconds)
        await asyncio.sleep(0)

    async def operator(self, ignores: Set[str] = frozenset()) -> Operator:
        """Connects Alice, who presses all buttons except those with these labels."""
        return Operator(self.sandbox, await self.sandbox.user("Alice"), ignores)

    @property
    def outcomes(self) -> dict[str, str]:
        """The printed outcome of each assumption: held, NOT HELD or not tried."""
        keys = {}
        for line in self.lines:
            for outcome in ("held", "NOT HELD", "not tried"):
                if line.startswith(f"{outcome} "):
                    keys[line.removeprefix(outcome).split(":")[0].strip()] = outcome
        return keys

    def lines_about(self, key: str) -> str:
        """Returns the printed lines about an assumption."""
        return "\n".join(line for line in self.lines if f" {key}: " in line)


@pytest.fixture
def discord_py() -> Iterator[None]:
    """Points discord.py at Discord again after the test."""
    before = discord.http.Route.BASE
    yield
    discord.http.Route.BASE = before


@pytest.fixture
async def trial(discord_py: None) -> AsyncIterator[Trial]:
    """A sandbox; every request of the probe is checked against Discord's API description, if that is available."""
    check = OpenApiCheck.from_environment()
    async with Sandbox.serve(gateway_settings=QUICK_RESTARTS, observer=check) as sandbox:
        yield Trial(sandbox)
    assert not (check and check.violations), "\n".join(check.violations)
