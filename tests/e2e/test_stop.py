"""A stop is quick under any load."""

import asyncio
from pathlib import Path
from time import monotonic

from bench.crowd import Crowd
from bench.floods import floods, with_history
from sandbox.client import Sandbox
from tests.e2e.forked_bot import forked

STOPPED_WITHIN = 5.0


async def test_a_bot_that_is_flooded_stops_within_five_seconds_and_logs_no_error(tmp_path: Path) -> None:
    async with Sandbox.serve() as discord:
        crowd, records = Crowd(discord), discord.world.create_channel("records")
        *_, table = crowd.tables(6)
        guild, database = int(discord.guild.id), tmp_path / "tavolino.db"
        await with_history(database, guild, int(records.id), results=400, games=2, plies=30)
        async with forked(discord, database) as bot:
            await table.open()
            flooding = floods(crowd, records, table, rate=100)
            running = [asyncio.create_task(flood.run(60)) for flood in flooding]
            await discord.until(lambda: min(flood.sent for flood in flooding) > 20, 30, "the floods")
            begun = monotonic()
            assert await bot.stop() == 0
            seconds = monotonic() - begun
            for flood, task in zip(flooding, running, strict=True):
                task.cancel()
                flood.close()
        assert seconds <= STOPPED_WITHIN
        assert "[error" not in bot.log, bot.log
        assert "Traceback" not in bot.log, bot.log
