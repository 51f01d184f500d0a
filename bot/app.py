"""The composition root: builds everything, owns start and stop."""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import discord
import structlog
import yarl

from bot.sessions.service import Sessions
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from bot.ui.client import Tavolino
from renderers.pictures import Pictures

log = structlog.get_logger()


class NoToken(Exception):
    """There is no DISCORD_TOKEN to run with."""


def run(settings: Settings) -> None:
    """Runs the bot until SIGINT or SIGTERM. Raises NoToken, or discord.LoginFailure for a token Discord refuses."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415  not to be had on Windows

    return uvloop.new_event_loop


async def serve(settings: Settings) -> None:
    """Opens the store, brings every live table back, connects, and closes it all in reverse order."""
    if settings.discord_token is None:
        raise NoToken
    async with AsyncExitStack() as stack:
        store = await SqliteStore.open(Path(settings.database_url.removeprefix("sqlite:///")))
        stack.push_async_callback(store.close)
        sessions = Sessions(store)
        stack.push_async_callback(sessions.close)
        log.info("tables restored", count=await sessions.restore())
        pictures = Pictures()
        stack.callback(pictures.close)
        client = await stack.enter_async_context(Tavolino(sessions, pictures))
        if settings.discord_api_url is not None:
            discord.http.Route.BASE = f"{settings.discord_api_url}/api/v10"
        await asyncio.gather(asyncio.to_thread(pictures.warm), client.login(settings.discord_token.get_secret_value()))
        if settings.discord_api_url is not None:
            _, gateway, _ = await client.http.get_bot_gateway()
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        # What is there by now stays: the garbage collector need not look through it again in the middle of a move.
        gc.collect()
        gc.freeze()
        connection = asyncio.create_task(client.connect())
        stop = _stop_signal()
        await asyncio.wait([connection, stop], return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            connection.result()
        log.info("stopping")


def _stop_signal() -> asyncio.Task[bool]:
    """A task that ends when the process is asked to stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
        else:
            loop.add_signal_handler(name, stop.set)
    return asyncio.create_task(stop.wait())
