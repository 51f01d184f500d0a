"""Ratings computed by other rules, or not at all: a start recomputes them if they are few, else logs what to do."""

import structlog

from bot.store.errors import StoreNotReady, StoreUnavailable
from bot.store.interface import RunningStore

log = structlog.get_logger()

FEW = 5_000
"""The number of finished games whose ratings a start recomputes: that takes about two seconds, once."""


async def bring_ratings_up_to_date(store: RunningStore, rules: str) -> None:
    """Recomputes a store's ratings if other rules have computed them; if that would take long, logs what to do.

    Until that is done, games that end are rated by the new rules, on top of the existing ratings. Raises
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
    except Exception:  # games can be played without
        log.exception("ratings not recomputed")
        return
    log.info("ratings computed", games=state.sessions, rules=rules)
