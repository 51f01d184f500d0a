"""After a failover to a standby that had not received the last commits, all processes go on from what it has."""

import asyncpg
import pytest

from bot.sessions.refusals import NoGame
from bot.sessions.session import Session
from bot.store.shared import Notice
from tests.sessions.harness import ADA, BEA, HERE
from tests.sessions.shared.conftest import Process
from tests.soon import soon
from tests.store.postgres import END_OTHERS, execute


async def lose_last_move(database: str, session: Session) -> None:
    """Makes the database what it was before the session's last move."""
    sql = await asyncpg.connect(database)
    async with sql.transaction():
        await sql.execute("DELETE FROM moves WHERE session = $1 AND ply = $2", session.id, session.ply)
        await sql.execute("UPDATE sessions SET version = version - 1 WHERE id = $1", session.id)
    await sql.close()


async def disconnect(database: str) -> None:
    """Ends all connections to the database, as a failover does."""
    await execute(database, END_OTHERS)


async def test_a_process_that_knows_a_lost_move_goes_on_without_it(
    one: Process, two: Process, game: Session, database: str
) -> None:
    await one.press(game, ADA, "take 1", 0)
    await lose_last_move(database, await one.press(game, BEA, "take 1", 1))
    assert (await one.seen(game)).ply == 1
    await two.press(game, BEA, "take 2", 1)
    assert await one.seen(game) == await two.seen(game)
    assert [move.words for move in (await one.seen(game)).moves] == ["take 1", "take 2"]


async def test_after_a_lost_connection_processes_agree_though_their_versions_are_equal(
    one: Process, two: Process, game: Session, database: str
) -> None:
    received = list[Notice]()
    one.store.notices.listen(received.append)
    await lose_last_move(database, await one.press(game, ADA, "take 1", 0))
    await disconnect(database)
    await soon(lambda: {"kind": "missed"} in received)
    await two.press(game, ADA, "take 3", 0)
    assert await one.seen(game) == await two.seen(game)
    await one.press(game, BEA, "take 1", 1)
    assert [move.words for move in (await two.seen(game)).moves] == ["take 3", "take 1"]


async def test_a_table_whose_opening_was_lost_leaves_its_channel_free(
    one: Process, game: Session, database: str
) -> None:
    sql = await asyncpg.connect(database)
    await sql.execute("DELETE FROM seats WHERE session = $1", game.id)
    await sql.execute("DELETE FROM sessions WHERE id = $1", game.id)
    await sql.close()
    await one.sessions.refresh(channels=[HERE.channel], sessions=[game.id])
    assert one.sessions.tables.at(HERE.channel) is None
    with pytest.raises(NoGame):
        await one.press(game, ADA, "take 1", 0)
    await one.sessions.lobbies.open(HERE, ADA, "nim", {})
