"""Measures what guilds with 60 channels and 40 roles cost while they are idle, and how long 64 shards take to connect.

The bot is a process of its own; the sandbox is in this one. The baseline of the memory is discord.py's own cache.
"""

import asyncio
import gc
import json
import tracemalloc
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import discord

from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bench.presses import processor_ms, resident_mb
from bot.ui.gateway.guild_events import GuildCache, read_guild_events
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.gateway.client_payloads import Identify
from sandbox.gateway.ready import guild_create
from sandbox.gateway.session import Session
from sandbox.gateway.settings import GatewaySettings

GUILDS = 2_000
"""The guilds of one shard with which resident memory is measured; not measured if SHORT.

However many guilds there are, two to six megabytes are buffers of payloads that arrive faster than they are read. With
a few hundred guilds the buffers would be nearly all that is measured.
"""
CACHED = 100
"""The guilds in a cache whose memory is measured; a fifth if SHORT."""
SHARDS, OF_ALL_SHARDS = 64, 10_000
"""Shards of one process, and their guilds; if SHORT a quarter of the shards, and a fortieth of the guilds."""
WATCHED, DAY = 60.0, 86_400
"""The seconds for which an idle bot's CPU time is measured, and the seconds of a day."""
SETTLED = 20.0
"""The seconds after the last guild within which the bot returns memory."""


class Client(discord.Client):
    """A client that is not connected, and reads payloads as discord.py does."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Drops all events."""


class OwnClient(Client):
    """The same client, which reads guilds as the bot does."""

    def __init__(self) -> None:
        super().__init__()
        self.guild_cache = GuildCache()
        read_guild_events(self, self.guild_cache)


async def kilobytes(client: Client, texts: Sequence[str]) -> float:
    """Returns the memory that Python has allocated for each guild of these GUILD_CREATE payloads, in kB."""
    bot = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}
    client._connection.user = discord.ClientUser(state=client._connection, data=bot)  # type: ignore[arg-type]
    read = client._connection.parsers["GUILD_CREATE"]
    first, *others = texts
    read(json.loads(first))  # allocates everything that all guilds share
    gc.collect()
    tracemalloc.start()
    for text in others:
        read(json.loads(text))
    gc.collect()
    allocated, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return allocated / len(others) / 1000


async def cached(guilds: int) -> tuple[float, float]:
    """Returns the memory of each guild in the bot's cache and in discord.py's, in kB."""
    async with Sandbox.serve() as sandbox:
        identify = Identify("", discord.Intents(guilds=True).value, None, compress=False, large_threshold=250)
        session = Session(identify, None, lambda _: None)
        payloads = [guild_create(sandbox.world, session, one) for one in sandbox.new_large_guilds(guilds)]
        texts = [json.dumps(payload) for payload in payloads]
    return await kilobytes(OwnClient(), texts), await kilobytes(Client(), texts)


async def idle(guilds: int, folder: Path, settled: float, watched: float) -> tuple[float, float]:
    """Returns the memory in MB of an idle bot with `guilds` large guilds, and its CPU time in ms a second.

    watched: the seconds for which the CPU time is measured.
    """
    async with Sandbox.serve() as sandbox:
        sandbox.new_large_guilds(guilds)
        async with Bot(sandbox, folder / f"{guilds}.db", env={"LOG_LEVEL": "warning"}) as bot:
            await asyncio.sleep(settled)
            before = processor_ms(bot.pid)
            await asyncio.sleep(watched)
            return resident_mb(bot.pid), (processor_ms(bot.pid) - before) / watched


async def all_shards(shards: int, guilds: int, folder: Path, settled: float) -> tuple[float, float]:
    """Returns the seconds until all shards are connected, without Discord's gaps, and the memory afterwards in MB."""
    settings = GatewaySettings(shards=shards, max_concurrency=16, identify_gap=0.0)
    async with Sandbox.serve(gateway_settings=settings) as sandbox:
        sandbox.new_small_guilds(guilds)
        begun = perf_counter()
        async with Bot(sandbox, folder / "shards.db", env={"LOG_LEVEL": "warning"}) as bot:
            await sandbox.until(lambda: len(sandbox.gateway.shards_online) == shards, 600, "all shards")
            seconds = perf_counter() - begun
            await asyncio.sleep(settled)
            return seconds, resident_mb(bot.pid)


async def measured(shards: int) -> tuple[tuple[float, float], list[tuple[float, float]], tuple[float, float]]:
    """Returns a guild's memory in both caches, the results of `idle` without and with guilds, and all shards' figures.

    If SHORT, `idle` is measured only without guilds.
    """
    settled, watched, guilds = (SETTLED / 10, 1.0, [0]) if SHORT else (SETTLED, WATCHED, [0, GUILDS])
    with disk_folder() as folder:
        idling = [await idle(count, folder, settled, watched) for count in guilds]
        connected = await all_shards(shards, OF_ALL_SHARDS // 40 if SHORT else OF_ALL_SHARDS, folder, settled)
    return await cached(CACHED // 5 if SHORT else CACHED), idling, connected


def figures() -> list[Figure]:
    """Measures guilds and shards."""
    shards = SHARDS // 4 if SHORT else SHARDS
    (own, library), [(memory, cpu), *full], (seconds, with_shards) = asyncio.run(measured(shards))
    return [
        Figure(name="a guild of 60 channels and 40 roles, kept", unit="kB", value=own, goal=3),
        Figure(
            name="a guild of 60 channels and 40 roles, against discord.py", unit="kB", value=own, baseline=library,
            baseline_name="discord.py", goal=10, at_least=True, inverse=True,
        ),
        *with_guilds(memory, cpu, full),
        Figure(name="an idle bot, CPU a day", unit="s", value=cpu * DAY / 1000, goal=600),
        Figure(name=f"{shards} shards: memory over that of one", unit="MB", value=with_shards - memory, goal=64),
        Figure(name=f"{shards} shards: process start until all are connected", unit="s", value=seconds, goal=60),
    ]  # fmt: skip


def with_guilds(memory: float, cpu: float, full: Sequence[tuple[float, float]]) -> Iterator[Figure]:
    """Yields the memory and CPU time that each of GUILDS guilds adds to an idle bot."""
    for memory_full, cpu_full in full:
        yield Figure(
            name="a guild of 60 channels and 40 roles, resident", unit="kB", goal=3,
            value=(memory_full - memory) * 1000 / GUILDS,
        )  # fmt: skip
        yield Figure(
            name="an idle guild, CPU a day", unit="ms", value=max(0.0, cpu_full - cpu) * DAY / GUILDS, goal=100,
        )  # fmt: skip
