"""Opens the store of a starting bot as soon as its database can be used.

If the ratings were computed by other rules or never, a start recomputes few games' ratings, or logs how to recompute
many.
"""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, nullcontext

import structlog

from bot.retry import database_retry
from bot.settings import Settings
from bot.store.errors import StoreNotReady, StoreUnavailable
from bot.store.interface import RunningStore
from bot.store.opening import open_store
from bot.store.rater import Rater

log = structlog.get_logger()

FEW = 5_000
"""The most finished games whose ratings a start recomputes: that takes about two seconds, once."""


async def open_when_ready(settings: Settings, rater: Rater) -> RunningStore:
    """Opens the store of these settings. Always close it.

    Waits while a PostgreSQL server cannot be used or, with MIGRATE=false, while its schema is behind; meanwhile
    monitoring reports that the process is alive and why it is not ready. Raises UnfitStore for a database that must not
    be used as it is, and StoreNotReady for a file that cannot be used now: the bot may have been started twice.
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
    """Returns the block in which the waiting process can be monitored, if a port is set."""
    if settings.monitoring_port is None:
        return nullcontext()
    from bot.monitoring.monitoring import monitoring_of_start  # noqa: PLC0415 takes memory that few bots need

    return monitoring_of_start(reasons, settings.monitoring_host, settings.monitoring_port)


async def bring_ratings_up_to_date(store: RunningStore, rules: str) -> None:
    """Recomputes a store's ratings if other rules computed them; if that would take long, logs what to do.

    Until then, games that end are rated by the new rules, on top of the existing ratings. Raises
    StoreUnavailable and StoreNotReady.
    """
    state = await store.results.rating_state()
    if state.rules == rules:
        return
    if state.sessions > FEW:
        log.warning(
            "ratings are out of date: stop the bot and run `recompute` once",
            games=state.sessions,
            computed_by=state.rules or "none",
        )
        return
    try:
        await store.recompute_ratings(lambda _done, _of: None, alone=False)
    except (StoreUnavailable, StoreNotReady):
        raise
    except Exception:  # games can be played without ratings
        log.exception("ratings not recomputed")
        return
    log.info("ratings computed", games=state.sessions, rules=rules)
