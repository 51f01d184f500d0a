"""`python -m sandbox`, as `make play` runs it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.__main__ import keep_alive
from sandbox.client import Sandbox
from sandbox.process import HOUSE, Bot
from sandbox.serving import listen
from tests.sandbox.test_process import TINY

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX's")


@asynccontextmanager
async def playing(folder: Path, port: str) -> AsyncIterator[asyncio.subprocess.Process]:
    env = os.environ | {"SANDBOX_PORT": port, "PYTHONPATH": str(HOUSE)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        cwd=folder,
        env=env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line(process: asyncio.subprocess.Process, beginning: str) -> str:
    """The next line that begins so, others passed over."""
    assert process.stdout is not None
    async with asyncio.timeout(30):
        async for raw in process.stdout:
            if raw.decode().startswith(beginning):
                return raw.decode().strip()
    raise AssertionError(f"no line begins with {beginning!r}")


async def test_it_says_where_to_play_and_stops_without_a_trace(tmp_path: Path) -> None:
    async with playing(tmp_path, "0") as process:
        address = (await line(process, "Open ")).split()[1]
        async with aiohttp.ClientSession() as session, session.get(f"{address}/people") as answer:
            assert len((await answer.json())["users"]) == 4
        await line(process, "The bot is there.")
        assert (tmp_path / "var" / "sandbox.db").exists()
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(20):
            said, _ = await process.communicate()
        assert process.returncode == 0
        assert b"Traceback" not in said


async def test_a_bot_that_dies_is_started_again(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sandbox.__main__.FIRST_PAUSE", 0.01)
    bot = Bot(sandbox, tmp_path / "games.db", command=TINY)
    keeper = asyncio.create_task(keep_alive(bot))
    try:
        await sandbox.bot_ready()
        os.kill(bot.pid, signal.SIGKILL)
        await sandbox.bot_ready(identified=1)
        assert (await (await sandbox.user("Alice")).command("play count")).ok
        assert "The bot has ended with -9; starting it again ..." in capsys.readouterr().out
    finally:
        keeper.cancel()
        await asyncio.wait((keeper,))
        await bot.stop()


async def test_a_port_that_was_asked_for_and_is_taken_is_said_so(tmp_path: Path) -> None:
    with listen(0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        async with playing(tmp_path, port) as process:
            assert (await line(process, "SANDBOX_PORT")).startswith(f"SANDBOX_PORT={port}: ")
            assert await process.wait() == 1
