"""The composition root: builds all parts, starts and stops them."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext, suppress
from datetime import timedelta

import structlog

from bot import gc_tuning
from bot.games import GAMES
from bot.monitoring.bot_parts import BotParts
from bot.players.compiled import note_failure
from bot.sessions.service import Sessions
from bot.settings import Settings
from bot.store.sqlite.backup.files import BackupFolder
from bot.store.sqlite.backup.schedule import back_up_regularly
from bot.store.sqlite.store import SqliteStore
from bot.texts import texts_for
from bot.ui.client import Tavolino
from bot.ui.gateway.connection import stay_connected
from bot.ui.gateway.endpoints import use_api
from bot.ui.gateway.login import log_in
from bot.ui.gateway.retry import Retry
from bot.ui.panels.open_panel import PanelTimes
from bot.workers.compiled_check import compiled_failure
from bot.workers.computer_moves import WorkerChooser, WorkerRater
from bot.workers.pool import WorkerPool
from renderers.pictures import Pictures

log = structlog.get_logger()

ANSWERED_WITHIN = 2.0
"""Seconds that a stop waits for answers in progress, whose moves are committed already. What is queued is dropped then:
together with the last edits of panels and the closing of the connection a stop takes five seconds at most."""

STOP_AGAIN, CLOSE_AGAIN = 1.0, 10.0
"""Seconds after which a stop is tried again, before everything is being closed and while it is."""

THREADS = 4
"""How many threads there are for work that would keep the event loop busy, beside those for pictures and the store."""


SWITCH_INTERVAL = 0.001
"""After how many seconds a thread gives up the GIL if another one waits for it. With Python's own 5 ms the event loop,
which waits for both threads of pictures in turn at worst, would answer 10 ms late. A shorter time keeps it waiting as
long, and costs a busy bot a tenth of its time."""


class NoToken(Exception):
    """There is no DISCORD_TOKEN to run with."""


def run(settings: Settings) -> None:
    """Runs the bot until SIGINT or SIGTERM.

    Raises NoToken, UnfitStore, StoreNotReady, and Rejected where Discord rejects the bot.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415  not available on Windows

    return uvloop.new_event_loop


async def serve(settings: Settings) -> None:
    """Serves until a stop signal. Raises the error that prevents it from going on, if any."""
    stop = _stop_signal()
    closing = asyncio.Event()
    serving = asyncio.create_task(_serve(settings, closing))
    await asyncio.wait([serving, stop], return_when=asyncio.FIRST_COMPLETED)
    if not serving.done():
        log.info("stopping")
    while not serving.done():
        serving.cancel()  # again, since a library may swallow it while it reconnects
        await asyncio.wait([serving], timeout=STOP_AGAIN)
        if closing.is_set() and not serving.done():
            await asyncio.wait([serving], timeout=CLOSE_AGAIN)
    with suppress(asyncio.CancelledError):
        await serving


async def _serve(settings: Settings, closing: asyncio.Event) -> None:
    """Opens the store, restores every live table and connects; closes all in reverse order.

    closing: is set when that begins.
    """
    if settings.discord_token is None:
        raise NoToken
    async with AsyncExitStack() as stack, _set_at_end(closing):
        threads = ThreadPoolExecutor(THREADS, thread_name_prefix="work")
        asyncio.get_running_loop().set_default_executor(threads)
        database = settings.database_path
        store = await SqliteStore.open(database)
        stack.push_async_callback(store.close)
        pool = WorkerPool(settings.worker_count, settings.computer_cpu_seconds)
        stack.push_async_callback(pool.close)
        sessions = Sessions(store, choose=WorkerChooser(pool), rate=WorkerRater(pool), idle_limit=settings.idle_limit)
        stack.push_async_callback(sessions.close)
        log.info("tables restored", count=await sessions.restore())
        pictures = Pictures()
        stack.callback(pictures.close)
        stack.callback(threads.shutdown, wait=False, cancel_futures=True)
        client = await stack.enter_async_context(
            Tavolino(sessions, pictures, PanelTimes(notice=settings.notice_seconds))
        )
        await stack.enter_async_context(
            _monitoring(settings, BotParts(store, database, sessions, pictures, client, pool))
        )
        if settings.discord_api_url is not None:
            use_api(settings.discord_api_url)
        # On this thread, since nothing is served yet, and its temporary memory returns to the system.
        for language, theme in dict.fromkeys((one.language, one.theme) for one in sessions.guild_settings.in_use()):
            pictures.warm_up(GAMES, texts_for(language), theme)
        retry = Retry()
        await log_in(client, settings.discord_token.get_secret_value(), retry)
        gc_tuning.settle()
        stack.callback(asyncio.create_task(_check_compiled_search()).cancel)
        stack.callback(asyncio.create_task(gc_tuning.collect_when_quiet()).cancel)
        if settings.backup_hours:
            folder = BackupFolder(settings.backup_path, database)
            every = timedelta(hours=settings.backup_hours)
            work = back_up_regularly(database, folder, every, settings.backups_kept)
            stack.callback(asyncio.create_task(work, name="backups").cancel)
        stack.push_async_callback(client.replies.panels.close)
        stack.push_async_callback(client.replies.finish, ANSWERED_WITHIN)
        stack.push_async_callback(_stop_timers, sessions, pool)
        await stay_connected(client, retry)


async def _check_compiled_search() -> None:
    """Notes whether compiled search can run: else computers play without it, and lobbies say so."""
    why = await compiled_failure()
    note_failure(why)
    if why:
        log.warning("computers play weaker", why=why)


async def _stop_timers(sessions: Sessions, pool: WorkerPool) -> None:
    """Stops timers and computers; what workers are doing is lost."""
    await asyncio.gather(sessions.stop_timers(), pool.close())


@asynccontextmanager
async def _set_at_end(event: asyncio.Event) -> AsyncIterator[None]:
    try:
        yield
    finally:
        event.set()


def _monitoring(settings: Settings, parts: BotParts) -> AbstractAsyncContextManager[object]:
    """Returns the block in which the bot is watched, if a port for that is set."""
    if settings.monitoring_port is None:
        return nullcontext()
    # Only here, since what it needs takes three megabytes of memory.
    from bot.monitoring.monitoring import monitoring  # noqa: PLC0415

    return monitoring(parts, settings.monitoring_host, settings.monitoring_port)


def _stop_signal() -> asyncio.Task[bool]:
    """Returns a task that ends at SIGINT or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
        else:
            loop.add_signal_handler(name, stop.set)
    return asyncio.create_task(stop.wait())
