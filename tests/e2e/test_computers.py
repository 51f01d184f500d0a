"""Computer players in the whole bot: their worker processes, and draws with them."""

import os
import signal
import sqlite3
import sys
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest

from bot.games.base import Seat
from tests.e2e.conftest import Harness
from tests.e2e.people import add_computer, edited
from tests.e2e.records import sessions_in

PERSON, COMPUTER = Seat(0), Seat(1)

TOPS, SIDES = "xoo/x/xxo", "//xx/x///"
"""What the nine dice show to the top, and to the north and south, in reading order."""
PLACEMENTS = [f"place {column}{row} {TOPS[at]} {SIDES[at]}" for at, (row, column) in enumerate(product("123", "abc"))]
"""The moves that build a block of the advanced setup in which neither player stands better. The computer begins."""

BACK_AND_FORTH = 5 * ["roll h south", "roll a north", "roll h north", "roll a south"] + ["roll h south"]
"""Rolls from there, by the person and the computer in turn, of two dice that roll there and back: 21, after which a
computer may offer a draw. Every die must only roll to and fro, since a way around turns it to another side."""


def workers_of(pid: int) -> list[int]:
    """Returns the ids of the bot's worker processes."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"bot.workers" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
async def test_a_worker_that_is_killed_is_replaced_and_the_table_goes_on(harness: Harness) -> None:
    await harness.alice.command("play tris_1", first="first_seat")
    await add_computer(harness.alice)
    await harness.alice.command("move", words="b2")
    await edited(harness.alice, "**Ada** wrote O")
    workers = workers_of(harness.bot.pid)
    assert workers
    harness.expects_errors = True
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    table = await harness.alice.sees(lambda one: f"<@{harness.alice.id}>" in one.text)
    free = next(button.label for button in table.buttons if not button.disabled and len(button.label) == 2)
    await harness.alice.click(free, message=table)
    await edited(harness.alice, f"<@{harness.alice.id}>", f"X on {free}")
    assert "worker lost" in harness.log


async def test_a_computer_offers_a_draw_to_a_person_who_moves_back_and_forth(harness: Harness) -> None:
    await harness.alice.command("play tris_2", advanced=True, first="second_seat")
    await add_computer(harness.alice)
    await harness.bot.kill()
    (session,) = await sessions_in(harness.database, harness.guild.id)
    with closing(sqlite3.connect(harness.database)) as database, database:
        # The computer may have placed its first die before the kill.
        database.execute("DELETE FROM moves WHERE session = ?", (session.id,))
        database.execute("UPDATE sessions SET seal = NULL WHERE id = ?", (session.id,))
        database.executemany(
            "INSERT INTO moves (session, ply, seat, words, at) VALUES (?, ?, ?, ?, ?)",
            [
                (session.id, ply, COMPUTER if ply % 2 else PERSON, words, session.started_at)
                for ply, words in enumerate(PLACEMENTS + BACK_AND_FORTH, 1)
            ],
        )
    await harness.bot.start()
    await edited(harness.alice, "**Ada** offers a draw. The same position has come 3 times.")
    await harness.alice.click("Accept")
    await edited(harness.claire, "A draw.")
