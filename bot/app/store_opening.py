"""The store of a bot that starts: opened as soon as its database can be used."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext

from bot.retry import database_retry
from bot.settings import Settings
from bot.store.errors import StoreNotReady
from bot.store.interface import RunningStore
from bot.store.opening import open_store
from bot.store.rating import Rater


async def open_when_ready(settings: Settings, rater: Rater) -> RunningStore:
    """Opens the store of these settings. Always close it.

    Waits while the server of a PostgreSQL database cannot be used, or, with MIGRATE=false, while its schema is behind;
    monitoring says meanwhile that the process is alive, and why it is not ready. Raises UnfitStore for a database that
    must not be used as it is, and StoreNotReady for a file that cannot be used now: the process that holds it may be
    the same bot's, started twice.
    """
    retry = database_retry()
    reasons: list[str] = []
    async with AsyncExitStack() as stack:
        while True:
            try:
                store = await open_store(settings.database_url, rater, migrating=settings.migrate)
            except StoreNotReady as error:
                if settings.database_path is not None:
                    raise
                if not reasons:
                    await stack.enter_async_context(_monitoring(settings, reasons))
                reasons[:] = [str(error)]
                await retry.wait(str(error))
            else:
                retry.succeeded()
                return store


def _monitoring(settings: Settings, reasons: Sequence[str]) -> AbstractAsyncContextManager[object]:
    """Returns the block in which the process is watched while it waits, if a port for that is set."""
    if settings.monitoring_port is None:
        return nullcontext()
    from bot.monitoring.monitoring import monitoring_of_start  # noqa: PLC0415  it takes memory that few need

    return monitoring_of_start(reasons, settings.monitoring_host, settings.monitoring_port)
