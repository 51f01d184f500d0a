"""A sandbox and a bot for all tests of this folder, with a separate guild for each test.

The bot is a process that runs as in production, except for shorter pauses (quick_clock). A test may kill or stop the
bot if it starts it again, since no other test runs at the same time. Every request of the bot and every answer of the
sandbox is checked against Discord's own description.

With DOOR=http all these tests run over HTTP, with a bot that has no connection to the gateway.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox.bot_process import Bot
from sandbox.client import Answer, Guild, Sandbox, User
from sandbox.gateway.settings import GatewaySettings
from sandbox.interactions.interaction import RESPONSE_SECONDS
from sandbox.rest.faults import Fault
from sandbox.terms import Terms
from sandbox.testing.openapi import OpenApiCheck
from sandbox.workers import HttpWorker
from tests.e2e.forked_bot import ForkedWorker, forked
from tests.e2e.quick_clock import QUICK

OVER_HTTP = os.environ.get("DOOR") == "http"
"""Whether these tests run over HTTP."""

ANSWERS_MAY_COME = 3
"""The tables of a guild end only after this many later tests: the bot may still be answering there."""

NOTICE_SECONDS = 1.5
"""Seconds after which the bot deletes a refusal, so that no test waits ten."""

QUICK_RESTARTS = GatewaySettings(identify_gap=0.0)
"""No limit on identifies: tests restart the bot many times, and each start would wait for Discord's five seconds."""

SHORT_WINDOWS = Terms(longest_window=1.0)
"""A channel takes five edits per second instead of per five seconds, so that no test has to wait for edits."""


@dataclass(frozen=True, repr=False)  # asyncio asks for the repr of a fixture task's result at each run
class Running:
    """The sandbox and the bot that the tests share. `lines` are the lines of the bot's log since the test began."""

    discord: Sandbox
    bot: Bot
    database: Path
    lines: list[str]
    check: OpenApiCheck | None
    left: list[Guild] = field(default_factory=list)
    """The guilds of finished tests whose tables are still there."""

    @property
    def over_http(self) -> bool:
        """Whether the bot runs and receives interactions over HTTP."""
        return isinstance(self.bot, HttpWorker) and self.bot.pid != 0

    def leave(self, guild: Guild) -> None:
        """Notes that the test of this guild is over, and ends the tables of an earlier guild, so that few tables exist.

        The bot also leaves the earlier guild: otherwise the gateway would send all earlier guilds at each start.
        """
        self.left.append(guild)
        if len(self.left) > ANSWERS_MAY_COME:
            gone, world = self.left.pop(0), self.discord.world
            gone.kick_bot()
            for channel in [one for one in world.channels.values() if one.guild == gone.id and one.parent is None]:
                world.delete_channel(channel)


@dataclass(repr=False)
class Harness:
    """A test's guild and three people in it, and the bot, its database and the sandbox, which all tests share."""

    running: Running
    guild: Guild
    alice: User
    bruno: User
    claire: User
    expects_errors: bool = False
    """Whether the test makes Discord itself fail: only then may the bot log errors."""

    @property
    def discord(self) -> Sandbox:
        return self.running.discord

    @property
    def bot(self) -> Bot:
        return self.running.bot

    @property
    def database(self) -> Path:
        return self.running.database

    def inject_fault(self, method: str, path: str, **arguments: Any) -> Fault:
        """Makes the next calls of a route for this test's guild fail or respond slowly; see `Sandbox.inject_fault`."""
        return self.discord.inject_fault(method, path, guild=self.guild.id, **arguments)

    async def fails(self, using: Coroutine[None, None, Answer], lost: asyncio.Event) -> None:
        """Runs an action whose answer gets lost; once `lost` is set, Discord says that the bot did not respond."""
        answer = asyncio.create_task(using)
        await lost.wait()
        self.discord.clock.advance(RESPONSE_SECONDS)
        assert not (await answer).ok

    async def killed_before_answering(self, using: Coroutine[None, None, Answer]) -> None:
        """Runs an action, kills the bot before Discord has its answer, and starts the bot again."""
        answering = self.inject_fault("POST", "/interactions/*/*/callback", status=500, delay=60.0)
        killed = asyncio.Event()
        failing = asyncio.create_task(self.fails(using, killed))
        await answering.done.wait()
        await self.bot.kill()
        answering.released.set()
        killed.set()
        await failing
        await self.bot.start()

    @property
    def log(self) -> str:
        """What the bot has logged since the test began."""
        return "\n".join(self.running.lines)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the tests of this folder in the event loop of the shared sandbox; over HTTP, skips tests of the gateway."""
    here = f"{Path(__file__).parent}/"
    for item in items:
        if OVER_HTTP and item.get_closest_marker("gateway"):
            item.add_marker(pytest.mark.skip(reason="about what only the gateway tells"))
        if str(item.path).startswith(here) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Adds the bot's log to the report of a failed test, even if the test is repeated."""
    report = yield
    harness = getattr(item, "funcargs", {}).get("harness")
    if report.failed and isinstance(harness, Harness):
        report.longrepr = f"{report.longreprtext}\n\nLog of the bot:\n{harness.log}"
    return report


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    process = ForkedWorker if OVER_HTTP else forked
    async with running_bot(process, tmp_path_factory.mktemp("bot") / "tavolino.db") as running:
        yield running


@asynccontextmanager
async def running_bot(process: Callable[..., Bot], database: Path) -> AsyncIterator[Running]:
    """Runs a sandbox, and a bot that `process` makes."""
    check, lines = OpenApiCheck.from_environment(), list[str]()
    async with (
        Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS, observer=check) as discord,
        process(discord, database, on_line=lines.append, env={**QUICK, "NOTICE_SECONDS": str(NOTICE_SECONDS)}) as bot,
    ):
        yield Running(discord, bot, database, lines, check)


@pytest_asyncio.fixture(loop_scope="session")
async def harness(running: Running) -> AsyncIterator[Harness]:
    """Sets up a new guild with Alice, Bruno and Claire."""
    discord, check = running.discord, running.check
    running.lines.clear()
    if not (discord.gateway.online or running.over_http):
        await running.bot.kill()
        await running.bot.start()
    listeners = list(discord.world.listeners)
    guild = discord.new_guild()
    # These tests expect English texts; languages have tests of their own. # All at once: everybody present is sent the
    # whole world again when somebody's language changes.
    alice, bruno, claire = await asyncio.gather(*(guild.user(name, "en-US") for name in ("Alice", "Bruno", "Claire")))
    harness = Harness(running, guild, alice, bruno, claire)
    try:
        yield harness
    finally:
        violations = check.violations.copy() if check else []
        broken = [message for message in guild.all_messages() if message.missing_pictures]
        log = harness.log
        if check:
            check.violations.clear()
        discord.app.rest.faults.clear()
        await guild.close()
        discord.world.listeners[:] = [one for one in discord.world.listeners if one in listeners]
        running.leave(guild)
    assert not violations, "\n".join(violations)
    assert broken == [], "these show pictures whose files the bot has removed"
    assert harness.expects_errors or ("[error" not in log and "Traceback" not in log), log


@pytest.fixture
def after_the_first_hour() -> None:
    """Skips a test that is about to run in the first hour of a day."""
    if datetime.now(UTC).hour == 0:
        pytest.skip("no post is due before the first hour that can be chosen")
