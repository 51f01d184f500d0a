"""A bot on several shards, and several processes that each serve a share of them.

With SLOW=1 one process serves 64 shards with ten thousand servers.
"""

import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from sandbox.client import Guild, Sandbox, User
from sandbox.gateway.session import Session
from sandbox.gateway.settings import GatewaySettings
from sandbox.workers import GatewayShare
from tests.e2e.conftest import SHORT_WINDOWS
from tests.e2e.forked_bot import forked, spawn
from tests.e2e.people import move_once_each, seat
from tests.e2e.quick_clock import QUICK
from tests.examples import SLOW
from tests.soon import soon
from tests.store.postgres import new_database

SHARDS = 64
CONCURRENCY = 16 if SLOW else 32
"""Shards that connect at a time; the bot pauses before the next, as Discord has it."""
GUILDS = 10_000 if SLOW else SHARDS


def on_shard(number: int, of: int) -> set[tuple[int, int]]:
    """One shard, as the sandbox names it."""
    return {(number, of)}


def guild_on(sandbox: Sandbox, number: int, of: int) -> Guild:
    """A new guild of this shard."""
    return next(guild for guild in _new_guilds(sandbox) if (int(guild.id) >> 22) % of == number)


def _new_guilds(sandbox: Sandbox) -> Iterator[Guild]:
    for _ in count():
        yield sandbox.new_guild()


def session_of(sandbox: Sandbox, number: int) -> Session:
    """The session of a shard at the gateway."""
    return next(one for one in sandbox.gateway.sessions.values() if one.shard[0] == number)


async def players(guild: Guild) -> tuple[User, User]:
    return await guild.user("Alice", locale="en-US"), await guild.user("Bruno", locale="en-US")


async def plays(alice: User, bruno: User) -> None:
    """Opens a table and makes a move each."""
    await seat(alice, bruno, game="tris_1")
    await move_once_each(alice, bruno)


@asynccontextmanager
async def sandbox_with(shards: int) -> AsyncIterator[Sandbox]:
    """A sandbox that recommends this number of shards."""
    settings = GatewaySettings(shards=shards, max_concurrency=CONCURRENCY, identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings, terms=SHORT_WINDOWS) as sandbox:
        yield sandbox


def all_online(sandbox: Sandbox, of: int) -> bool:
    return sandbox.gateway.shards_online == {(number, of) for number in range(of)}


def share(sandbox: Sandbox, database: str, shards: range, of: int) -> GatewayShare:
    """A process that serves these shards."""
    command = f"run --shards {shards.start}-{shards.stop - 1}/{of}"
    forks = {"spawn": spawn, "env": {**QUICK, "BOT_COMMAND": command}} if sys.platform == "linux" else {}
    return GatewayShare(sandbox, database, shards, of, **forks)


@pytest.fixture
def database() -> Iterator[str]:
    """The URL of a database on PostgreSQL."""
    with new_database() as url:
        yield url


async def test_a_bot_serves_as_many_shards_as_discord_recommends_and_others_while_one_is_lost(tmp_path: Path) -> None:
    async with sandbox_with(2) as sandbox, forked(sandbox, tmp_path / "tavolino.db", env=QUICK) as bot:
        await sandbox.until(lambda: all_online(sandbox, 2))
        here, there = [await players(guild_on(sandbox, number, 2)) for number in range(2)]
        await plays(*here)
        await plays(*there)
        fault = sandbox.inject_gateway_fault("resume", 4000)
        session_of(sandbox, 1).close(4000)
        await sandbox.until(lambda: sandbox.gateway.shards_online == on_shard(0, 2))
        await move_once_each(*here)
        await sandbox.until(lambda: all_online(sandbox, 2))
        await move_once_each(*there)
        assert not fault.times
        assert sandbox.gateway.identified == 2, "the session of the lost shard was resumed"
        assert "error" not in bot.log


async def test_more_shards_are_connected_when_discord_requires_them(tmp_path: Path) -> None:
    async with sandbox_with(1) as sandbox, forked(sandbox, tmp_path / "tavolino.db", env=QUICK):
        people = [await players(guild_on(sandbox, number, 3)) for number in range(3)]
        for pair in people:
            await seat(*pair, game="tris_1")
        sandbox.gateway.settings = replace(sandbox.gateway.settings, shards=3)
        sandbox.inject_gateway_fault("identify", 4011)
        sandbox.gateway.invalidate()
        await sandbox.until(lambda: all_online(sandbox, 3))
        for pair in people:
            await move_once_each(*pair)


async def test_two_processes_with_one_database_serve_a_share_of_the_shards_each(database: str) -> None:
    async with sandbox_with(4) as sandbox:
        shares = share(sandbox, database, range(2), 4), share(sandbox, database, range(2, 4), 4)
        async with shares[0], shares[1]:
            people = [await players(guild_on(sandbox, number, 4)) for number in (1, 2)]
            gone = guild_on(sandbox, 3, 4)
            for pair in (*people, await players(gone)):
                await plays(*pair)
            await shares[1].kill()
            await move_once_each(*people[0])
            gone.kick_bot()
            await shares[1].start()
            await move_once_each(*people[1])
            await soon(lambda: shares[1].log.count("place gone") == 1)
            assert not [line for share in shares for line in share.log.splitlines() if "error" in line]


async def test_one_process_serves_64_shards(tmp_path: Path) -> None:
    async with sandbox_with(SHARDS) as sandbox:
        sandbox.new_small_guilds(GUILDS)
        async with forked(sandbox, tmp_path / "tavolino.db", env=QUICK):
            await sandbox.until(lambda: all_online(sandbox, SHARDS))
            for guild in (sandbox.new_guild(), sandbox.new_guild()):
                await plays(*await players(guild))
