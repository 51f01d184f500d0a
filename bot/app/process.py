"""The process of a bot: its event loop, and its stop by SIGINT or SIGTERM."""

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import structlog

from bot.app.composition import Door, serve_until_cancelled
from bot.gc_tuning import use_one_arena
from bot.settings import Settings

log = structlog.get_logger()

STOP_AGAIN, CLOSE_AGAIN = 1.0, 10.0
"""Seconds after which a stop is tried again: before closing has begun, and while it is under way."""

SWITCH_INTERVAL = 0.001
"""Seconds after which a thread gives up the GIL if another one waits for it. With Python's default of 5 ms, the event
loop would answer 10 ms late at worst, when it waits for both picture threads in turn. A time shorter than this one
would not help, and would cost a busy bot a tenth of its time."""


def run(settings: Settings, door: Door) -> None:
    """Runs the bot until SIGINT or SIGTERM.

    Args:
        door: how Discord's interactions reach it.

    Raises:
        NoToken, UnfitStore, StoreNotReady: the bot cannot start with these settings, or with this database now.
        Rejected: Discord rejects the bot.
        Exception: what the door raises.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    use_one_arena()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, door))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415  not available on Windows

    return uvloop.new_event_loop


async def serve(settings: Settings, door: Door) -> None:
    """Serves until a stop signal. Raises the error that ends serving earlier, if any."""
    stop = _stop_signal()
    closing = asyncio.Event()
    serving = asyncio.create_task(serve_until_cancelled(settings, door, closing))
    await asyncio.wait([serving, stop], return_when=asyncio.FIRST_COMPLETED)
    if not serving.done():
        log.info("stopping")
    while not serving.done():
        serving.cancel()  # again, since a library may swallow the cancellation while it reconnects
        await asyncio.wait([serving], timeout=STOP_AGAIN)
        if closing.is_set() and not serving.done():
            await asyncio.wait([serving], timeout=CLOSE_AGAIN + settings.http_drain_seconds)
    with suppress(asyncio.CancelledError):
        await serving


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
