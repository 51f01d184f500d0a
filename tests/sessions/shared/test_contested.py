"""People press for the same ply in several processes of the operating system: no move is made twice, none is lost.

CONTESTED presses are made, a few by default. `python -m bench.contested` makes more, and says how fast.
"""

import os

from bench.contested import Run, contest

PRESSES = int(os.environ.get("CONTESTED", "150"))
PROCESSES = 2


async def test_contested_presses_in_several_processes_are_made_once_or_refused(database: str) -> None:
    result = await contest(database, Run(PRESSES, tables=4), PROCESSES)
    assert result.presses >= PRESSES
    assert (result.lost, result.double, result.unknown) == (0, 0, 0)
    assert 0 < result.moves < result.presses
