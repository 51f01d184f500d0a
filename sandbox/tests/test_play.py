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

from sandbox.bot_process import PROJECT_ROOT, Bot
from sandbox.client import Sandbox, User
from sandbox.play import keep_running, play
from sandbox.serving import listen
from sandbox.tests.test_process import TINY
from sandbox.world.files import FileStore
from sandbox.world.seed import seed_people

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX's")


@asynccontextmanager
async def playing(folder: Path, port: str, **env: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        cwd=folder,
        env=os.environ | {"SANDBOX_PORT": port, "PYTHONPATH": str(PROJECT_ROOT)} | env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line(process: asyncio.subprocess.Process, beginning: str, *, containing: str = "") -> str:
    """Returns the next line of the output with this beginning and content."""
    assert process.stdout is not None
    async with asyncio.timeout(30):
        async for raw in process.stdout:
            if raw.decode().startswith(beginning) and containing in raw.decode():
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


def children(pid: int) -> list[str]:
    """The ids of a process's children."""
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def runs(pid: str) -> bool:
    """Whether there is a process with this id."""
    return Path("/proc", pid).exists()


@pytest.mark.skipif(sys.platform != "linux", reason="children are found in /proc")
@pytest.mark.parametrize("after", ["the first imports", "Open ", "The bot is there."])
async def test_ctrl_c_at_any_moment_leaves_no_traceback_and_no_bot(tmp_path: Path, after: str) -> None:
    during_imports = after == "the first imports"
    env = {"PYTHONPROFILEIMPORTTIME": "1"} if during_imports else {}
    async with playing(tmp_path, "0", **env) as process:
        if during_imports:
            await line(process, "import time:", containing="asyncio.events")
        else:
            await line(process, after)
        bots = children(process.pid)
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(20):
            said, _ = await process.communicate()
        assert b"Traceback" not in said
        assert process.returncode in (0, -signal.SIGINT)
        assert not [bot for bot in bots if runs(bot)]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child that its parent has died")
async def test_a_bot_doesnt_outlive_a_sandbox_that_is_killed(tmp_path: Path) -> None:
    async with playing(tmp_path, "0") as process:
        await line(process, "The bot is there.")
        (bot,) = children(process.pid)
        watched = os.pidfd_open(int(bot))
        gone = asyncio.Event()
        asyncio.get_running_loop().add_reader(watched, gone.set)
        try:
            process.kill()
            async with asyncio.timeout(20):
                await gone.wait()
        finally:
            asyncio.get_running_loop().remove_reader(watched)
            os.close(watched)


async def test_two_cant_play_in_one_folder(tmp_path: Path) -> None:
    async with playing(tmp_path, "0") as first:
        await line(first, "Open ")
        async with playing(tmp_path, "0") as second:
            assert await line(second, "Tavolino is already being played here; stop that one first.")
            assert await second.wait() == 1


async def test_a_port_that_is_no_number_is_said_so(tmp_path: Path) -> None:
    async with playing(tmp_path, "http") as process:
        assert await line(process, "SANDBOX_PORT=http: ")
        assert await process.wait() == 1


async def test_a_second_server_is_opened_as_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_ANNEX", "next-door")
    async with playing(tmp_path, "0") as process:
        assert await line(process, "SANDBOX_ANNEX=next-door: say with-bot or without-bot")
        assert await process.wait() == 1
    monkeypatch.setenv("SANDBOX_ANNEX", "with-bot")
    async with playing(tmp_path, "0") as process:
        url = (await line(process, "Open ")).split()[1]
        alice = await User.connect(url.replace("http", "ws", 1), seed_people()[0].id, "Alice", FileStore())
        assert [guild["name"] for guild in alice.guilds] == ["Tavolino", "Annex"]
        assert "annex-table" in alice.channels
        await alice.close()


async def test_what_nobody_foresaw_ends_the_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_bot: Bot) -> None:
        raise LookupError("unforeseen")

    monkeypatch.setattr("sandbox.play.keep_running", broken)
    with pytest.raises(LookupError, match="unforeseen"):
        await play(0, any_port=False)


async def test_a_bot_that_ends_at_once_is_told_of_in_one_line(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: asyncio.Queue[str] = asyncio.Queue()
    monkeypatch.setattr("sandbox.play.print_line", said.put_nowait)
    bot = Bot(sandbox, tmp_path / "games.db", on_line=said.put_nowait, command=(sys.executable, "-c", "exit('alas')"))
    keeper = asyncio.create_task(keep_running(bot))
    try:
        async with asyncio.timeout(20):
            assert await said.get() == "alas"
            assert await said.get() == "The bot has ended with 1 before it was there; trying again in 1 s ..."
            assert await said.get() == "alas"
    finally:
        keeper.cancel()
        await asyncio.wait((keeper,))
        await bot.kill()


async def test_a_bot_that_dies_is_started_again(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sandbox.play.MIN_BACKOFF", 0.01)
    bot = Bot(sandbox, tmp_path / "games.db", command=TINY)
    keeper = asyncio.create_task(keep_running(bot))
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
