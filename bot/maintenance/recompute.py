"""`python -m bot recompute`: all ratings, best scores and achievements once more, from the results alone."""

import argparse
import asyncio
import gc
import time

from bot.maintenance.report import Print
from bot.ratings.periods import Calendar
from bot.sessions.achievements import Achievements
from bot.sessions.persistence.result_rater import ResultRater
from bot.settings import Settings
from bot.store.errors import UnfitStore
from bot.store.opening import inspect, open_store

EVERY = 10.0
"""Seconds between two lines that report the progress."""


def recompute(settings: Settings, _arguments: argparse.Namespace, print_line: Print) -> bool:
    """Recomputes all ratings in one transaction: until its end, the old ones stay; then achievements, game by game.

    The bot must not run. What somebody has achieved stays.

    Raises UnfitStore, and StoreNotReady, with MIGRATE=false also where the schema is behind.
    """
    return asyncio.run(_recompute(settings, print_line))


async def _recompute(settings: Settings, print_line: Print) -> bool:
    begun = printed = time.perf_counter()
    if await inspect(settings.database_url) is None:
        raise UnfitStore(f"there is no database {settings.database_name}")

    def progress(done: int, of: int) -> None:
        nonlocal printed
        if (now := time.perf_counter()) - printed > EVERY:
            printed = now
            print_line(f"{done:,} of {of:,} finished games")

    rater = ResultRater(Calendar(settings.season_months))
    store = await open_store(settings.database_url, rater, migrating=settings.migrate)
    gc.disable()  # it would go through a million rows again and again, which are in no cycles
    try:
        await store.recompute_ratings(progress)
        games = (await store.results.rating_state()).sessions
        print_line(f"ratings recomputed from {games:,} finished games in {time.perf_counter() - begun:.1f} s")
        begun = time.perf_counter()
        await Achievements(store).examine_all(lambda done: progress(done, games))
    finally:
        await store.close()
        gc.enable()
    print_line(f"achievements recomputed from {games:,} finished games in {time.perf_counter() - begun:.1f} s")
    return True
