"""A start waits until Discord is there, and ends at once where waiting would not help. Each test has its own bot.

The other cases are in tests/ui/gateway/test_connecting.py, without a process for each.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.exit_status import SENTENCES, ExitStatus
from sandbox.bot_process import BotDied
from sandbox.client import Sandbox
from sandbox.world.seed import APPLICATION
from sandbox.world.world import token_of
from tests.e2e.forked_bot import ForkedProcess, forked, spawn
from tests.e2e.quick_clock import QUICK

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks")

WAITING = "waiting for Discord"


class Process:
    """The bot, started without a sandbox. `lines` are those of its log."""

    def __init__(self, process: ForkedProcess) -> None:
        self._process = process
        self.lines: list[str] = []

    async def logs(self, text: str) -> None:
        """Waits for a line with this text."""
        async with asyncio.timeout(30):
            while not any(text in line for line in self.lines):
                line = await self._process.stdout.readline()
                assert line, f"the bot has ended: {self.lines}"
                self.lines.append(line.decode().rstrip())

    async def stop(self) -> int:
        """Stops the bot by SIGTERM; returns its exit status. Raises TimeoutError if it waits for something."""
        self._process.terminate()
        async with asyncio.timeout(20):
            self.lines += (await self._process.stdout.read()).decode().splitlines()
            return await self._process.wait()


@asynccontextmanager
async def started(folder: Path, port: int, token: str = "") -> AsyncIterator[Process]:
    """The bot's process, which is to find Discord at this port of 127.0.0.1."""
    env = {
        **os.environ,
        **QUICK,
        "DISCORD_TOKEN": token or token_of(APPLICATION),
        "DISCORD_API_URL": f"http://127.0.0.1:{port}",
        "DATABASE_URL": f"sqlite:///{folder / 'tavolino.db'}",
    }
    process = await spawn(env)
    try:
        yield Process(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def unused_port() -> int:
    """A port at which nothing listens."""
    async with Sandbox.serve() as sandbox:
        return sandbox.port


async def test_a_bot_waits_for_discord_before_it_is_there_and_after_it_is_gone(tmp_path: Path) -> None:
    """A stop signal ends the wait at once."""
    port = await unused_port()
    async with started(tmp_path, port) as process:
        await process.logs(WAITING)
        for _ in range(2):
            async with Sandbox.serve(port) as sandbox:
                await sandbox.until(lambda: sandbox.gateway.online)
                assert sandbox.gateway.identified == 1
        assert await process.stop() == 0
    (line,) = [line for line in process.lines if WAITING in line]
    assert "Cannot connect to host" in line
    assert not any("Traceback" in line or "[error" in line or "Unclosed" in line for line in process.lines)


async def test_a_bot_in_no_server_logs_the_link_that_invites_it(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox:
        sandbox.guild.kick_bot()
        async with forked(sandbox, tmp_path / "tavolino.db") as bot:
            assert "the bot is in no server" in bot.log
            assert f"client_id={sandbox.world.application}&scope=bot+applications.commands" in bot.log


async def test_a_wrong_token_ends_the_bot(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox:
        bot = forked(sandbox, tmp_path / "tavolino.db", env={"DISCORD_TOKEN": token_of(APPLICATION, 7)})
        with pytest.raises(BotDied) as died:
            await bot.start()
    assert died.value.code == ExitStatus.TOKEN_REJECTED
    assert SENTENCES[ExitStatus.TOKEN_REJECTED] in bot.log.splitlines()[-1]
    assert "Traceback" not in bot.log


async def test_a_lasting_close_code_ends_a_bot_that_runs_with_one_sentence_and_its_status(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox, forked(sandbox, tmp_path / "tavolino.db") as bot:
        sandbox.gateway.drop(4014)
        assert await asyncio.wait_for(bot.ended(), 10) == ExitStatus.DISALLOWED_INTENTS
        assert bot.log.splitlines()[-1] == f"{SENTENCES[ExitStatus.DISALLOWED_INTENTS]} (close code 4014)"
        assert "Traceback" not in bot.log
