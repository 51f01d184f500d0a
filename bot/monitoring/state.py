"""The state of the bot at the moment of a scrape: tables, queues, timers, gateway, disk."""

import asyncio
import platform
import shutil
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version

import structlog
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bot.monitoring.bot_parts import BotParts
from bot.sessions.service import StoreUnavailable, TableCounts
from bot.sessions.session import Status
from bot.store.sqlite.driver import SQLITE_VERSION
from bot.version import VERSION

LIBRARIES = ("discord.py", "aiohttp", "aiosqlite", "Pillow")


@cache
def versions() -> dict[str, str]:
    """Returns the versions of the bot, Python, SQLite and the libraries, by name."""
    return {
        "tavolino": VERSION,
        "Python": platform.python_version(),
        "SQLite": SQLITE_VERSION,
        **{library: version(library) for library in LIBRARIES},
    }


log = structlog.get_logger()

COUNTED_WITHIN = 2.0
"""Seconds within which tables have to be counted: less than a scrape may take."""


class StartCollector(Collector):
    """Reports that a process that waits for its database is not ready.

    The process has not written yet, so the last write is not reported: during an update, other processes still write.
    """

    def collect(self) -> Iterator[Metric]:
        yield _build()
        yield _ready(ready=False)


class StateCollector(Collector):
    """Reads the parts of the bot for each scrape. Use it only on the thread of the event loop."""

    def __init__(self, bot: BotParts) -> None:
        self._bot = bot
        self._counts: TableCounts | None = None

    async def count_tables(self) -> None:
        """Counts the tables for the next scrape, in the database if several processes share it.

        If that fails, or takes longer than COUNTED_WITHIN, the scrape lacks these counts: no figure is better than a
        wrong one, and the other figures are needed most while the database is away.
        """
        self._counts = None
        try:
            async with asyncio.timeout(COUNTED_WITHIN):
                self._counts = await self._bot.sessions.table_counts()
        except (StoreUnavailable, TimeoutError) as error:
            log.warning("tables not counted", why=error)

    def collect(self) -> Iterator[Metric]:
        yield _build()
        yield _ready(ready=not self._bot.problems())
        yield _gauge(
            "tavolino_commands_refused",
            "1 if Discord does not take the slash commands as they are.",
            self._bot.client.refused_commands is not None,
        )
        if self._bot.client.has_gateway:
            yield from self._gateway()
        yield from self._tables()
        yield from self._store()
        yield self._queues()
        yield from self._workers()

    def _gateway(self) -> Iterator[Metric]:
        client, sessions = self._bot.client, self._bot.sessions
        yield _gauge("tavolino_gateway_connected", "1 if all shards are connected.", sessions.availability.connected)
        yield _gauge(
            "tavolino_gateway_latency_seconds",
            "The gateway's answer to a heartbeat, the mean of all shards.",
            client.connections.latency,
        )
        yield _gauge("tavolino_gateway_lost_shards", "Shards that are not connected.", len(sessions.outages.lost))
        yield CounterMetricFamily(
            "tavolino_gateway_disconnects", "Lost connections to the gateway.", value=sessions.outages.disconnects
        )
        guilds = GaugeMetricFamily("tavolino_guilds", "Servers by whether they can be reached.", labels=["state"])
        unavailable = len(sessions.outages)
        guilds.add_metric(["available"], max(0, len(client.guild_cache) - unavailable))
        guilds.add_metric(["unavailable"], unavailable)
        yield guilds

    def _tables(self) -> Iterator[Metric]:
        counts = self._counts
        if counts is None:
            return
        tables = GaugeMetricFamily(
            "tavolino_tables", "Lobbies, and games that are on, of all processes together.", labels=["status"]
        )
        tables.add_metric([Status.LOBBY], counts.lobbies)
        tables.add_metric([Status.PLAYING], counts.playing)
        yield tables
        yield _gauge(
            "tavolino_overdue_timers",
            "Tables of all processes together where something has been due for more than ten seconds.",
            counts.overdue,
        )

    def _store(self) -> Iterator[Metric]:
        database = self._bot.database
        yield _gauge("tavolino_store_available", "0 if the last write failed.", self._bot.store.failure is None)
        if database is None:
            return
        files = GaugeMetricFamily("tavolino_database_bytes", "The size of the database's files.", labels=["file"])
        for name, path in (("main", database), ("wal", database.with_name(f"{database.name}-wal"))):
            files.add_metric([name], path.stat().st_size if path.exists() else 0)
        yield files
        try:
            free = shutil.disk_usage(database.parent).free
        except OSError:  # the folder is gone: no figure is better than a wrong one
            return
        yield _gauge("tavolino_disk_free_bytes", "Free space where the database is.", free)

    def _workers(self) -> Iterator[Metric]:
        pool = self._bot.workers
        yield _gauge("tavolino_workers", "Processes in which computer players choose moves.", pool.workers)
        yield CounterMetricFamily("tavolino_workers_lost", "Workers that died or hung.", value=pool.replaced)

    def _queues(self) -> Metric:
        queues = GaugeMetricFamily(
            "tavolino_queue_length", "What waits in this process, by what it waits for.", labels=["queue"]
        )
        queues.add_metric(["answers"], self._bot.client.replies.open_count)
        queues.add_metric(["commits"], self._bot.store.waiting)
        queues.add_metric(["pictures"], self._bot.pictures.waiting)
        queues.add_metric(["computers"], self._bot.workers.waiting)
        queues.add_metric(["requests"], self._bot.client.limiter.waiting)
        return queues


def _build() -> Metric:
    return InfoMetricFamily("tavolino_build", "The versions that run.", value=_label_names(versions()))


def _ready(*, ready: bool) -> Metric:
    return _gauge("tavolino_ready", "1 if /readyz says that the bot can serve.", ready)


def _gauge(name: str, documentation: str, value: float) -> Metric:
    return GaugeMetricFamily(name, documentation, value=float(value))


def _label_names(values: dict[str, str]) -> dict[str, str]:
    """Returns the values under names that Prometheus allows for labels."""
    return {name.lower().replace(".", "_"): value for name, value in values.items()}
