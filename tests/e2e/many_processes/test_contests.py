"""Several people press for the same ply in different processes: one of them makes the move, and all are answered.

`PRESSES=50000` for the figure of docs/scaling.md; few by default. `CONTESTS`: at so many tables at a time.
"""

import asyncio

from tests.e2e.many_processes.contest import Contest
from tests.e2e.many_processes.shared_tables import Served
from tests.torture.figures import Figures, count

PRESSES = count("PRESSES", 24)
CONTESTS = count("CONTESTS", 4)
GAMES = {"tris_1": False, "set": True}
"""A game in which one is on turn, and a race: whether moves are made when a time is over."""


async def test_of_presses_for_one_ply_in_several_processes_one_makes_the_move_and_none_is_lost(tables: Served) -> None:
    figures = Figures("contests")
    crowded = tables.crowd.tables(6 * CONTESTS, "contest")
    contests = [Contest(table) for table in crowded if table.game in GAMES][:CONTESTS]
    await asyncio.gather(*(one.table.open() for one in contests))
    await asyncio.gather(*(pressed(one, PRESSES // CONTESTS) for one in contests))
    assert await tables.behind([one.table for one in contests]) == []
    assert await tables.faults() == []
    for game, timed in GAMES.items():
        of_game = [one for one in contests if one.table.game == game]
        contested = {move for one in of_game for move in one.moves}
        made = await tables.pressed_moves([one.table for one in of_game])
        assert made - contested == set(), "one move for each contest"
        assert contested - made == set() or timed, "a call of SET may end before anybody has pressed"
        figures.add(f"contests at {game}", len(contested))
    assert tables.crowd.unanswered == []
    figures.add("presses", sum(one.presses for one in contests))
    figures.add("times people met an older message", sum(one.older for one in contests))
    waits = sorted(wait for one in contests for wait in one.waits)
    for name, part in (("median", 0.5), ("99 of 100", 0.99), ("at most", 1.0)):
        wait = waits[round((len(waits) - 1) * part)]
        figures.add(f"ms until the message shows the move ({name})", round(1000 * wait))
    figures.report()


async def pressed(contest: Contest, most: int) -> None:
    while contest.presses < most:
        await contest.play()
