"""A bot that is killed at any moment has kept every promise that it has made to its users.

`KILLS=1000` for that many kills. Users press at several tables at once, SIGKILL falls anywhere, and the process starts
again on the same database. What any message or answer has shown has to be there, and each game has to go on.
"""

from pathlib import Path
from random import Random

import pytest

from tests.e2e.records import faults, sessions_in
from tests.seed import SEED
from tests.torture import hasty_store
from tests.torture.attack import Attack
from tests.torture.figures import Figures, count, negative_control

KILLS = count("KILLS", 3)
GO_ON_EVERY = 4
"""After one kill of this number a move is waited for at every table; after the others the next kill follows."""
CONTROL_KILLS = 20
"""Kills within which a hasty store has to lose a move."""


async def killed(attack: Attack) -> list[str]:
    """Kills the bot while users press, and starts it again; returns the promises that it has not kept."""
    async with attack.pressing():
        await attack.bot.kill()
    attack.figures.add("kills")
    await attack.bot.start()
    return attack.broken()


@pytest.mark.long
async def test_a_killed_bot_has_kept_every_promise(disk: Path) -> None:
    figures = Figures("kills")
    async with Attack(disk / "tavolino.db", Random(SEED), figures) as attack:
        for number in range(KILLS):
            assert await killed(attack) == []
            if number % GO_ON_EVERY == 0:
                await attack.go_on()
        assert await attack.bot.stop() == 0
        assert "Traceback" not in attack.bot.log
        assert "[error" not in attack.bot.log
    sessions = await sessions_in(disk / "tavolino.db")
    assert [fault for session in sessions for fault in faults(session)] == []
    figures.add("moves", sum(session.ply for session in sessions))
    figures.add("promises", attack.witness.promises)
    figures.report()


@negative_control
async def test_a_bot_that_answers_before_it_has_written_is_caught(disk: Path) -> None:
    """Negative control."""
    async with Attack(disk / "tavolino.db", Random(SEED), Figures("control"), CHANGES=hasty_store.__name__) as attack:
        for _ in range(CONTROL_KILLS):
            if await killed(attack):
                break
            await attack.go_on()
        else:
            raise AssertionError("no kill has lost anything")
