"""The composition root: builds all parts of the bot, and closes them in reverse order."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import timedelta
from time import perf_counter

import structlog

from bot import gc_tuning
from bot.app.store_opening import bring_ratings_up_to_date, open_when_ready
from bot.games import GAMES
from bot.monitoring.bot_parts import BotParts
from bot.players.compiled import note_failure
from bot.ratings.periods import Calendar
from bot.retry import Retry
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.settings import Settings
from bot.store.interface import RunningStore
from bot.store.sqlite.backup.files import BackupFolder
from bot.store.sqlite.backup.schedule import back_up_regularly
from bot.texts import texts_for
from bot.ui.client import Tavolino
from bot.ui.gateway.connection_errors import discord_retry
from bot.ui.gateway.login import log_in, use_api
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.panels.open_panel import PanelTimes
from bot.version import VERSION
from bot.workers.computer_moves import WorkerChooser, WorkerRater
from bot.workers.pool import WorkerPool
from bot.workers.worker import compiled_failure
from renderers.pictures import Pictures

log = structlog.get_logger()

ANSWERED_WITHIN = 2.0
"""Seconds for which a stop waits for answers in progress, whose moves are already committed; queued requests are then
dropped. With the last edits of panels and the closing of the connection, a stop takes five seconds at most."""

THREADS = 4
"""How many threads do work that would block the event loop, besides the threads for pictures and the store."""


WARM_UP_AFTER = 2.0
"""Seconds after the start before sprites are drawn ahead: people are answered first, drawing sprites as needed."""

WARM_UP_SLICE, WARM_UP_PAUSE = 0.003, 0.012
"""Seconds for which sprites are drawn at a time, and seconds of pause in between, for other work of the event loop."""


class NoToken(Exception):
    """DISCORD_TOKEN is not set."""


@dataclass(frozen=True)
class Door:
    """One of the ways in which interactions reach the bot.

    Attributes:
        serve: serves with these parts until it is cancelled. Whatever it opens goes on the stack, to be closed first.
            It waits for Discord with the login's `Retry`, which logs the wait once a minute.
        has_gateway: whether Discord's gateway sends events about guilds and channels.
    """

    serve: Callable[[AsyncExitStack, Settings, BotParts, Retry], Awaitable[None]]
    has_gateway: bool


async def serve_until_cancelled(settings: Settings, door: Door, closing: asyncio.Event) -> None:
    """Opens the store, restores every live table, logs in and serves; finally closes everything in reverse order.

    Args:
        closing: is set when the closing begins.
    """
    if settings.discord_token is None:
        raise NoToken
    log.info("starting", version=VERSION)
    async with AsyncExitStack() as stack, _set_at_end(closing):
        parts = await _build(stack, settings, door)
        if settings.discord_api_url is not None:
            use_api(settings.discord_api_url)
        retry = discord_retry()
        await log_in(parts.client, settings.discord_token, retry)
        gc_tuning.settle()
        parts.sessions.daily_posts.start(parts.client.daily_posts.send)
        parts.sessions.week_posts.start(parts.client.week_posts.send)
        _start_background_work(stack, settings, parts)
        _stop_serving_at_end(stack, parts)
        await serve_and_check(parts.store, door.serve(stack, settings, parts, retry))


async def serve_and_check(store: RunningStore, serving: Awaitable[None]) -> None:
    """Serves, and meanwhile checks the database for damage. Raises the first error of either."""
    try:
        async with asyncio.TaskGroup() as together:
            checking = [together.create_task(check(), name="check of the database") for check in store.checks]
            await serving
            for check in checking:
                check.cancel()
    except BaseExceptionGroup as errors:
        raise errors.exceptions[0] from None


async def _build(stack: AsyncExitStack, settings: Settings, door: Door) -> BotParts:
    """Builds the parts of the bot, with every live table restored. The stack closes them."""
    threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
    asyncio.get_running_loop().set_default_executor(threads)
    calendar = Calendar(settings.season_months)
    rater = ResultRater(calendar)
    store = await open_when_ready(settings, rater)
    stack.push_async_callback(store.close)
    await bring_ratings_up_to_date(store, rater.rules)
    pool = WorkerPool(settings.worker_count, settings.computer_cpu_seconds)
    stack.push_async_callback(pool.close)
    sessions = Sessions(
        store,
        choose=WorkerChooser(pool),
        rate=WorkerRater(pool),
        offload=pool.offload,
        idle_limit=settings.idle_limit,
        calendar=calendar,
    )
    stack.push_async_callback(sessions.close)
    log.info("tables restored", count=await sessions.restore())
    pictures = Pictures()
    stack.callback(pictures.close)
    stack.callback(threads.shutdown, wait=False, cancel_futures=True)
    times = PanelTimes(notice=settings.notice_seconds)
    limiter = RequestLimiter(settings.discord_requests_per_second)
    client = await stack.enter_async_context(
        Tavolino(sessions, pictures, times, has_gateway=door.has_gateway, limiter=limiter, key_emoji=settings.key_emoji)
    )
    parts = BotParts(store, settings.database_path, sessions, pictures, client, pool)
    await stack.enter_async_context(_monitoring(settings, parts))
    return parts


async def _warm_up(parts: BotParts) -> None:
    """Draws the sprites that the guilds' themes need, soon after the start and a few at a time.

    Draws on this thread, so that the temporary memory is returned to the system.
    """
    await asyncio.sleep(WARM_UP_AFTER)
    chosen = parts.sessions.guild_settings.in_use()
    for language, theme in dict.fromkeys((one.language, one.theme) for one in chosen):
        drawing = parts.pictures.warming_up(GAMES, texts_for(language), theme)
        await asyncio.to_thread(next, drawing, None)
        begun = perf_counter()
        for _ in drawing:
            if perf_counter() - begun > WARM_UP_SLICE:
                await asyncio.sleep(WARM_UP_PAUSE)
                begun = perf_counter()
    gc_tuning.settle()


def _start_background_work(stack: AsyncExitStack, settings: Settings, parts: BotParts) -> None:
    """Starts background work: the first sprites, the check of compiled search, garbage collection and backups."""
    stack.callback(asyncio.create_task(_warm_up(parts), name="first sprites").cancel)
    stack.callback(asyncio.create_task(_check_compiled_search()).cancel)
    stack.callback(asyncio.create_task(gc_tuning.collect_when_quiet()).cancel)
    database = settings.database_path
    if settings.backup_hours and database is not None:
        folder = BackupFolder(settings.backup_path, database)
        every = timedelta(hours=settings.backup_hours)
        work = back_up_regularly(database, folder, every, settings.backups_kept, settings.backup_command)
        stack.callback(asyncio.create_task(work, name="backups").cancel)


def _stop_serving_at_end(stack: AsyncExitStack, parts: BotParts) -> None:
    """Registers the steps of a stop: stop timers, finish answers in progress, then edit panels a last time."""
    stack.push_async_callback(parts.client.replies.panels.close)
    stack.push_async_callback(parts.client.replies.finish, ANSWERED_WITHIN)
    stack.push_async_callback(_stop_timers, parts.sessions, parts.workers)


async def _check_compiled_search() -> None:
    """Notes whether compiled search can run. If not, computers play without it, and lobbies say so."""
    why = await compiled_failure()
    note_failure(why)
    if why:
        log.warning("computers play weaker", why=why)


async def _stop_timers(sessions: Sessions, pool: WorkerPool) -> None:
    """Stops timers and computers; the workers' work in progress is lost."""
    await asyncio.gather(sessions.stop_timers(), pool.close())


@asynccontextmanager
async def _set_at_end(event: asyncio.Event) -> AsyncIterator[None]:
    try:
        yield
    finally:
        event.set()


def _monitoring(settings: Settings, parts: BotParts) -> AbstractAsyncContextManager[object]:
    """Returns the block in which the bot can be monitored, if a port is set."""
    if settings.monitoring_port is None:
        return nullcontext()
    # Imported here, since its dependencies take three megabytes of memory.
    from bot.monitoring.monitoring import monitoring  # noqa: PLC0415

    return monitoring(parts, settings.monitoring_host, settings.monitoring_port)
