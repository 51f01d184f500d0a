"""Processes of an older program leave tables to those of the newer program that run beside them."""

import asyncio

import asyncpg
import pytest

from bot.sessions.coordination.shared.due_work import TAKEN_EVERY
from bot.sessions.refusals import NewerRules
from bot.sessions.session import Place, Session
from bot.sessions.timers.due import DueKind
from bot.store.change import Change
from bot.store.sessions import DueRecord
from tests.sessions.harness import ADA, BEA, HERE
from tests.sessions.shared.conftest import Process, StartProcess
from tests.soon import soon

UNKNOWN_OPTION = 'UPDATE sessions SET options = \'{"stones": 50, "new": true}\', version = version + 1 WHERE id = $1'
"""A newer program writes all options of its game, also those that the table's host has not chosen."""


async def test_a_table_of_newer_rules_is_left_to_processes_of_the_newer_program(
    one: Process, start_process: StartProcess, game: Session, sql: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    await one.close()
    await sql.execute("UPDATE sessions SET rules = rules + 1, seal = NULL WHERE id = $1", game.id)
    await sql.execute("DELETE FROM due WHERE kind <> 'timer'")
    await sql.execute("UPDATE due SET at = 7")
    old = await start_process(serving=False)
    given_back, finish = list[DueRecord](), old.store.due.finish

    async def noted(due: DueRecord, again_at: int | None = None) -> None:
        await finish(due, again_at)
        given_back.append(due)

    monkeypatch.setattr(old.store.due, "finish", noted)
    await old.sessions.availability.start_timers()
    await old.sessions.refresh(channels=[HERE.channel], sessions=[game.id])
    with pytest.raises(NewerRules):
        await old.press(game, ADA, "take 1", 0)
    await soon(lambda: [one.kind for one in given_back] == ["timer"])
    await asyncio.sleep(3 * TAKEN_EVERY)
    assert [one.kind for one in given_back] == ["timer"], "it is not taken again"
    assert await sql.fetchval("SELECT at FROM due WHERE holder IS NULL") == 7
    assert await sql.fetchval("SELECT status FROM sessions WHERE id = $1", game.id) == "playing"


async def test_a_table_with_options_of_a_newer_program_is_left_to_it(
    start_process: StartProcess, game: Session, sql: asyncpg.Connection
) -> None:
    await sql.execute(UNKNOWN_OPTION, game.id)
    old = await start_process()
    await old.sessions.refresh(channels=[HERE.channel], sessions=[game.id])
    with pytest.raises(NewerRules):
        await old.press(game, ADA, "take 1", 0)
    assert await sql.fetchval("SELECT status FROM sessions WHERE id = $1", game.id) == "playing"


@pytest.mark.parametrize(
    "newer",
    [
        "UPDATE sessions SET rules = rules + 1 WHERE id = $1",
        "UPDATE sessions SET game = 'chess' WHERE id = $1",
        UNKNOWN_OPTION,
        "UPDATE due SET kind = 'new' WHERE session = $1",
    ],
)
async def test_what_only_a_newer_program_can_do_is_not_overdue_for_an_old_one(
    one: Process, start_process: StartProcess, game: Session, sql: asyncpg.Connection, newer: str
) -> None:
    await one.close()
    other = await start_process(serving=False)
    own = await other.game(ADA, BEA, place=Place(None, 700))
    await sql.execute("DELETE FROM due")
    for session in (game, own):
        await other.store.commit(Change(of=session.id, due=(DueRecord(session.id, DueKind.TIMER, 7),)))
    assert (await other.sessions.table_counts()).overdue == 2
    await sql.execute(newer, game.id)
    assert (await other.sessions.table_counts()).overdue == 1


@pytest.mark.parametrize("options", ["{", "[]", "null"])
async def test_a_table_whose_options_are_damaged_is_overdue_for_every_program(
    one: Process, start_process: StartProcess, game: Session, sql: asyncpg.Connection, options: str
) -> None:
    await one.close()
    other = await start_process(serving=False)
    await other.store.commit(Change(of=game.id, due=(DueRecord(game.id, DueKind.TIMER, 7),)))
    await sql.execute("UPDATE sessions SET options = $2 WHERE id = $1", game.id, options)
    assert (await other.sessions.table_counts()).overdue == 1


async def test_a_table_in_memory_that_a_newer_program_gives_an_option_is_left_to_it(
    one: Process, game: Session, sql: asyncpg.Connection
) -> None:
    await sql.execute(UNKNOWN_OPTION, game.id)
    with pytest.raises(NewerRules):
        await one.press(game, ADA, "take 1", 0)
    assert one.sessions.tables.at(HERE.channel) is None
    assert await sql.fetchval("SELECT status FROM sessions WHERE id = $1", game.id) == "playing"


async def test_what_only_the_newer_program_can_do_is_done_at_once_though_old_processes_take_it_first(
    one: Process, start_process: StartProcess
) -> None:
    """The old processes have no callback for one of the kinds."""
    done: set[str] = set()

    async def note(session: Session, _: DueRecord) -> None:
        done.add(session.id)

    games = [await one.game(ADA, BEA, place=Place(None, 400 + number)) for number in range(4)]
    old, new = await start_process(), await start_process(serving=False)
    new.sessions.due.on(DueKind.PING, note)
    for game in games:
        await one.store.commit(Change(of=game.id, due=(DueRecord(game.id, DueKind.PING, 0),)))
    await asyncio.sleep(3 * TAKEN_EVERY)
    await new.sessions.availability.start_timers()
    await soon(lambda: len(done) == len(games))
    assert not old.closed
