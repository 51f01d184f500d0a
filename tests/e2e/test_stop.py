"""A stop is quick under any load, and leaves no trace in the log however early it comes."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from time import monotonic

import pytest

from bench.crowd import Crowd
from bench.floods import floods, with_history
from sandbox.bot_process import PROJECT_ROOT, RUN
from sandbox.client import Sandbox
from tests.e2e.conftest import QUICK_RESTARTS, SHORT_WINDOWS
from tests.e2e.forked_bot import forked, spawn

STOPPED_WITHIN = 5.0

EARLY_SECONDS = 1.5
MOMENTS = 20 if os.environ.get("SLOW") else 5
"""How many moments of the first EARLY_SECONDS are tried."""
AT_ONCE = 2
LOOKS = 2000


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
            await discord.until(lambda: min(flood.sent for flood in flooding) > 20, what="the floods")
            begun = monotonic()
            assert await bot.stop() == 0
            seconds = monotonic() - begun
            for flood, task in zip(flooding, running, strict=True):
                task.cancel()
                flood.close()
        assert seconds <= STOPPED_WITHIN
        assert "[error" not in bot.log, bot.log
        assert "Traceback" not in bot.log, bot.log


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc, and forks")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_while_the_program_is_imported_is_silent(tmp_path: Path, number: signal.Signals) -> None:
    process = await asyncio.create_subprocess_exec(
        *RUN, env=settings(tmp_path), cwd=PROJECT_ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    await stop_signals_handled(process.pid)
    await asyncio.sleep(0.05)
    process.send_signal(number)
    said, _ = await process.communicate()
    assert (process.returncode, said) == (0, b"")


@pytest.mark.skipif(sys.platform != "linux", reason="forks")
async def test_a_stop_in_the_first_second_and_a_half_leaves_no_trace_in_the_log(tmp_path: Path) -> None:
    async with Sandbox.serve(gateway_settings=QUICK_RESTARTS, terms=SHORT_WINDOWS) as discord:
        places = asyncio.Semaphore(AT_ONCE)

        async def stopped(at: int) -> tuple[int, str]:
            async with places:
                address = {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.url}
                process = await spawn(settings(tmp_path / str(at)) | address)
                number = signal.SIGINT if at % 2 else signal.SIGTERM
                await stop_signals_handled(process.pid)
                await asyncio.sleep(EARLY_SECONDS * at / MOMENTS)
                os.kill(process.pid, number)
                return await process.wait(), (await process.stdout.read()).decode()

        for status, said in await asyncio.gather(*map(stopped, range(MOMENTS))):
            assert status == 0, said
            assert "Traceback" not in said
            assert "[error" not in said


def settings(folder: Path) -> dict[str, str]:
    """The environment of a bot with its database in this folder, which need not be reached by anybody."""
    folder.mkdir(exist_ok=True)
    nowhere = {"DISCORD_TOKEN": "none", "DISCORD_API_URL": "http://127.0.0.1:9"}
    return {**os.environ, "DATABASE_URL": f"sqlite:///{folder}/tavolino.db", "BACKUP_HOURS": "0", **nowhere}


async def stop_signals_handled(pid: int) -> None:
    """Waits until the process has its own handler of SIGTERM, by /proc; that of SIGINT is set before it."""
    for _ in range(LOOKS):
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")  # noqa: ASYNC240  no disk is read
        caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
        if int(caught.split()[1], 16) & 1 << (signal.SIGTERM - 1):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("no handler in time")
