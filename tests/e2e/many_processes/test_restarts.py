"""While one of the workers stops, or dies, all tables go on: the others serve them.

`TABLES=200` for the figure of docs/scaling.md; a few by default.
"""

import asyncio
from contextlib import suppress
from time import perf_counter

from bench.crowd import Table
from sandbox.protocol.errors import NotPossible
from tests.e2e.many_processes.shared_tables import Served, opened, play_until
from tests.torture.figures import Figures, count

TABLES = count("TABLES", 3)
AT_ONCE = count("AT_ONCE", 2)
"""So many people press at the same moment: more than the machine answers in three seconds would tell nothing."""
PRESSED_AGAIN_AFTER = 0.2
"""Seconds after which somebody presses again who got no answer."""
GOES_ON_WITHIN = count("GOES_ON_WITHIN", 30)
"""Seconds in which a move is made at each table from the first press there after the death of a worker: 5 on a machine
that does nothing else. How soon people have pressed at all tables depends on how many presses it serves."""


async def test_while_workers_are_restarted_one_after_the_other_each_press_is_answered_and_no_move_is_lost(
    tables: Served,
) -> None:
    figures, crowd = Figures("rolling restart"), tables.crowd
    playing = await opened(tables.crowd, TABLES, "restarted", AT_ONCE)
    before = {worker.pid for worker in tables.workers}
    crowd.waits.clear()
    restart, pressing = asyncio.create_task(tables.workers.restart_each()), asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*(play_until(table, restart, pressing) for table in playing))
    await restart
    assert before.isdisjoint(worker.pid for worker in tables.workers)
    assert crowd.unanswered == []
    assert await tables.behind(playing) == []
    assert await tables.faults() == []
    figures.add("presses", len(crowd.waits))
    figures.add("moves", sum(table.made for table in playing))
    figures.add("ms until an answer, at most", round(1000 * max(crowd.waits)))
    figures.report()


async def test_when_one_of_the_workers_is_killed_all_tables_go_on_within_five_seconds(tables: Served) -> None:
    figures = Figures("killed worker")
    playing, pressing = await opened(tables.crowd, TABLES, "killed", AT_ONCE), asyncio.Semaphore(4 * AT_ONCE)
    killed = asyncio.Event()
    going_on = [asyncio.create_task(goes_on(table, pressing, killed)) for table in playing]
    await asyncio.sleep(0)
    await tables.workers[0].kill()
    killed.set()
    since = perf_counter()
    seconds = max(await asyncio.gather(*going_on))
    figures.add("tables", len(playing))
    figures.add("ms from the first press at a table after the kill until its move, at most", round(1000 * seconds))
    figures.add("ms until people have moved at all of them", round(1000 * (perf_counter() - since)))
    figures.report()
    assert seconds < GOES_ON_WITHIN
    assert await tables.behind(playing) == []
    tables.crowd.unanswered.clear()  # a dead worker answers nobody
    await tables.workers[0].start()
    assert await tables.faults() == []


async def goes_on(table: Table, pressing: asyncio.Semaphore, killed: asyncio.Event) -> float:
    """Presses until a move is made of which each press came after the kill. Returns the seconds since the first one."""
    async with pressing:
        begun = 0.0
        while True:
            made = table.made
            if killed.is_set() and not begun:
                begun = perf_counter()
            with suppress(NotPossible, TimeoutError, AssertionError):  # a hand that was asked for is not there
                await table.turn()
            if table.made == made:  # the dead worker had received the press
                await asyncio.sleep(PRESSED_AGAIN_AFTER)
                table.look()
            elif begun:
                return perf_counter() - begun
