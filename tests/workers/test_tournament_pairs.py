"""The pairs of large tournaments come from a worker, so that the bot itself loads no library for them."""

import sys
from functools import partial

from bot.tournaments.swiss import swiss_pairs
from bot.workers.pool import WorkerPool
from tests.tournaments.played import NEW, started


async def test_the_first_round_of_twenty_is_paired_by_a_worker() -> None:
    loaded = "networkx" in sys.modules
    pool = WorkerPool(1, 600.0)
    try:
        pairs = await pool.offload(10, partial(swiss_pairs, started(NEW, 20)))
        assert pairs is not None
    finally:
        await pool.close()
    assert {frozenset(pair) for pair in pairs} == {frozenset({number, number + 10}) for number in range(1, 11)}
    assert ("networkx" in sys.modules) == loaded
