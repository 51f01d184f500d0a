"""Computer players in the whole bot: their worker processes, and draws with them."""

import os
import signal
import sqlite3
import sys
from contextlib import closing, suppress
from itertools import product
from pathlib import Path

import pytest

from bot.games.base import IllegalMove, OutOfTurn, Seat
from bot.games.chance import Chance
from bot.games.tris_2 import GAME
from bot.games.tris_2.game import State
from bot.players.base import EVEN, Level
from bot.players.tris_2 import PLAYERS
from bot.players.tris_2.draws import FEWEST_ROLLS, OPPOSITE, REPEATED
from bot.players.tris_2.one_ply import value_of
from tests.e2e.conftest import Harness
from tests.e2e.people import edited
from tests.e2e.records import sessions_in

COMPUTER = Seat(1)
LUCK = Chance(b"", 0)
"""Rolls of Tris 2 need none."""


def workers_of(pid: int) -> list[int]:
    """Returns the ids of the bot's worker processes."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"bot.workers" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
async def test_a_worker_that_is_killed_is_replaced_and_the_table_goes_on(harness: Harness) -> None:
    await harness.alice.command("play tris_1", first="first_seat")
    await harness.alice.click("Add computer")
    await harness.alice.command("move", words="b2")
    await edited(harness.alice, "**Ada** wrote O")
    workers = workers_of(harness.bot.pid)
    assert workers
    harness.expects_errors = True
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    table = await harness.alice.sees(lambda one: f"<@{harness.alice.id}> to move" in one.text)
    free = next(button.label for button in table.buttons if not button.disabled and len(button.label) == 2)
    await harness.alice.click(free, message=table)
    await edited(harness.alice, f"<@{harness.alice.id}> to move", f"X on {free}")
    assert "worker lost" in harness.log


async def test_a_computer_offers_a_draw_to_a_person_who_moves_back_and_forth(harness: Harness) -> None:
    await harness.alice.command("play tris_2", first="second_seat")
    await harness.alice.click("Add computer")
    await harness.bot.kill()
    (session,) = await sessions_in(harness.database, harness.guild.id)
    rolls = back_and_forth(session.state, session.ply)
    with closing(sqlite3.connect(harness.database)) as database, database:
        database.executemany(
            "INSERT INTO moves (session, ply, seat, words, at) VALUES (?, ?, ?, ?, ?)",
            [
                (session.id, session.ply + at, seat, words, session.started_at)
                for at, (seat, words) in enumerate(rolls, 1)
            ],
        )
    await harness.bot.start()
    await edited(harness.alice, "**Ada** offers a draw. The same position has come 3 times.")
    await harness.alice.click("Accept")
    await edited(harness.claire, "A draw.")


def back_and_forth(state: State, made: int) -> list[tuple[Seat, str]]:
    """Returns rolls after which the computer may offer a draw in an even position. made: the rolls before."""
    rolls: list[tuple[Seat, str]] = []
    while not (cycle := shuffle(state, made + len(rolls))):
        legal = GAME.legal_moves(state, state.turn)
        quiet = [move for move in legal if value_of(GAME.view(state, None), move) == 0]
        rolls.append((state.turn, quiet[len(rolls) % len(quiet)]))
        state = GAME.play(state, *rolls[-1], LUCK)
    begun = len(rolls)
    while (made + len(rolls)) % FEWEST_ROLLS not in (0, 1) or len(rolls) < begun + (REPEATED - 1) * len(cycle):
        rolls += cycle
    return rolls


def shuffle(state: State, made: int) -> list[tuple[Seat, str]]:
    """Returns a roll of the computer, one of the person, and both back; none unless that leads to an offer."""
    legal = GAME.legal_moves(state, state.turn)
    if state.turn != COMPUTER or made % 4 not in (0, 1):
        return []
    if max(PLAYERS[Level.FAIR].ratings(GAME.view(state, COMPUTER), legal, LUCK)) > EVEN:
        return []
    for one, other in product(legal, repeat=2):
        rolls = [(Seat(1 - at % 2), words) for at, words in enumerate((one, other, back(one), back(other)))]
        with suppress(IllegalMove, OutOfTurn):
            after = state
            for seat, words in rolls:
                after = GAME.play(after, seat, words, LUCK)
            return rolls
    return []


def back(roll: str) -> str:
    verb, die, direction = roll.split()
    return f"{verb} {die} {OPPOSITE[direction]}"
