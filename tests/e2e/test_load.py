"""Many tables of all games play at once, each in its channel, and every one of them ends right.

`TABLES=200` for as many as the bot promises (`make torture`); two of different games by default.
"""

import asyncio
import os
from pathlib import Path

import pytest

from bench.crowd import Crowd, Table
from bot.sessions.session import Status
from sandbox.client import Sandbox
from tests.e2e.forked_bot import forked
from tests.e2e.playing import with_action
from tests.e2e.records import ending_texts, faults, sessions_in

TABLES = int(os.environ.get("TABLES", "2"))
AT_ONCE = 12
"""So many people press at the same moment; the others look at their tables meanwhile."""
SHOWN_WITHIN = 60.0
"""Seconds in which every message shows the end: a bot may edit fifty messages a second, and has to queue for it."""
LONGEST = 2_000
"""Turns after which a game is taken to have no end."""


@pytest.mark.long
async def test_many_tables_play_at_once_and_each_ends_right(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    async with Sandbox.serve() as discord:
        crowd = Crowd(discord)
        tables = crowd.tables(TABLES)
        async with forked(discord, database) as bot:
            await crowd.raise_quotas()
            pressing = asyncio.Semaphore(AT_ONCE)
            await asyncio.gather(*(opened(table, pressing) for table in tables))
            idle = [table.message for table in tables if not table.to_act]
            assert idle == [], "they are all in play before the first one ends"
            await asyncio.gather(*(played(table, pressing) for table in tables))
            await asyncio.gather(*(ending_shown(table) for table in tables))
            alone = [table.channel.messages for table in tables]
            await discord.until(lambda: {len(one) for one in alone} == {1}, SHOWN_WITHIN, "the end of all pings")
            assert await bot.stop() == 0
        assert crowd.unanswered == []
        assert "[error" not in bot.log
        assert "Traceback" not in bot.log
        sessions = {str(session.place.channel): session for session in await sessions_in(database)}
        assert [fault for session in sessions.values() for fault in faults(session)] == []
        assert len(sessions) == TABLES
        for table in tables:
            session = sessions[table.channel.id]
            assert session.status is Status.FINISHED
            assert len(session.moves) == table.made, "each move that was acknowledged is kept, and no other"
            assert [text for text in ending_texts(session) if text not in table.message.text] == []
            assert len(table.channel.messages) == 1, "one message a game"


async def opened(table: Table, pressing: asyncio.Semaphore) -> None:
    async with pressing:
        await table.open()


async def played(table: Table, pressing: asyncio.Semaphore) -> None:
    while table.to_act:
        async with pressing:
            await table.play()
        assert table.turns < LONGEST, f"this game does not end: {table.message}"


async def ending_shown(table: Table) -> None:
    """Waits until the message shows the end: of a game played from hands, as soon as Discord lets it be edited."""
    async with asyncio.timeout(SHOWN_WITHIN):
        while with_action(table.message, "rematch") is None:
            await table.crowd.news(table.channel.id)
