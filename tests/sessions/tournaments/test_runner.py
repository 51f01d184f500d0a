"""Runs of tournaments outlive those who wait for them."""

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

from bot.sessions.tournaments.runner import TournamentRunner
from bot.store.errors import StoreUnavailable


async def test_a_run_that_fails_when_nobody_waits_for_it_any_more_is_no_error() -> None:
    asked, goes_on = asyncio.Event(), asyncio.Event()

    async def find(_tournament: str) -> None:
        asked.set()
        await goes_on.wait()
        raise StoreUnavailable

    unused: Any = None
    stored: Any = SimpleNamespace(find=find)
    reported: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
    runner = TournamentRunner(stored, unused, unused, now=unused, draw_order=unused, new_session=unused, offload=unused)
    waiting = asyncio.create_task(runner.advance("cup"))
    await asked.wait()
    waiting.cancel()
    await asyncio.wait([waiting])
    goes_on.set()
    await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})
    del waiting  # whose traceback keeps the run
    gc.collect()
    assert reported == []
