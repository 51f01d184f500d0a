"""`python -m sandbox`, as `make play` runs it."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.bot_process import PROJECT_ROOT, Bot
from sandbox.client import Sandbox, User
from sandbox.play import keep_running, main, play
from sandbox.serving import listen
from sandbox.tests.endpoint.test_workers import SERVE as TINY_WORKER
from sandbox.tests.process.test_bot_process import TINY
from sandbox.world.files import FileStore
from sandbox.world.seed import seed_people

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no POSIX signals")


@asynccontextmanager
async def playing(folder: Path, port: str, **env: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Runs `python -m sandbox` in a folder within the block."""
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


def children(pid: int) -> list[str]:
    """Returns the ids of a process's children."""
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def runs(pid: str) -> bool:
    """Whether there is a process with this id."""
    return Path("/proc", pid).exists()


def is_bot(pid: str) -> bool:
    """Whether this process runs the bot; the one that is about to has not read its program yet."""
    return b"bot" in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")


async def test_it_prints_the_pages_address_starts_the_bot_and_is_alone_in_its_folder(tmp_path: Path) -> None:
    async with playing(tmp_path, "0") as process:
        address = (await line(process, "Open ")).split()[1]
        async with aiohttp.ClientSession() as session, session.get(f"{address}/people") as answer:
            assert len((await answer.json())["users"]) == 4
        async with playing(tmp_path, "0") as second:
            assert await line(second, "Tavolino is already being played here; stop that one first.")
            assert await second.wait() == 1
        await line(process, "The bot is there.")
        assert (tmp_path / "var" / "sandbox.db").exists()
        await stops_cleanly(process)
        assert process.returncode == 0


async def stops_cleanly(process: asyncio.subprocess.Process) -> None:
    """Presses Ctrl-C: the process ends without a traceback, and so does the bot."""
    bots = children(process.pid) if sys.platform == "linux" else []
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(20):
        output, _ = await process.communicate()
    assert b"Traceback" not in output
    assert process.returncode in (0, -signal.SIGINT)
    assert not [bot for bot in bots if runs(bot)]


async def test_ctrl_c_during_the_imports_leaves_no_traceback(tmp_path: Path) -> None:
    async with playing(tmp_path, "0", PYTHONPROFILEIMPORTTIME="1") as process:
        await line(process, "import time:", containing="asyncio.events")
        await stops_cleanly(process)


async def test_ctrl_c_while_the_bot_starts_leaves_no_traceback_and_no_bot(tmp_path: Path) -> None:
    async with playing(tmp_path, "0") as process:
        await line(process, "Open ")
        await stops_cleanly(process)


def test_help_names_the_settings_and_an_argument_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sandbox", "--help"])
    with pytest.raises(SystemExit, match=r"^0$"):
        main()
    assert "\n  SANDBOX_PORT" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["sandbox", "8081"])
    with pytest.raises(SystemExit, match=r"^2$"):
        main()
    assert re.search(r"^python -m sandbox: error: .*8081", capsys.readouterr().err, re.MULTILINE)


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux a process can die with its parent")
async def test_a_bot_doesnt_outlive_a_sandbox_that_is_killed(tmp_path: Path) -> None:
    async with playing(tmp_path, "0") as process:
        await line(process, "Open ")
        async with asyncio.timeout(20):
            while not (bots := [pid for pid in children(process.pid) if is_bot(pid)]):  # noqa: ASYNC110  there is no event
                await asyncio.sleep(0.01)
        watched = os.pidfd_open(int(bots[0]))
        ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(watched, ended.set)
        try:
            process.kill()
            async with asyncio.timeout(20):
                await ended.wait()
        finally:
            asyncio.get_running_loop().remove_reader(watched)
            os.close(watched)


@pytest.mark.parametrize(
    ("setting", "fault"),
    [
        ("SANDBOX_PORT=http", "a port is a number"),
        ("SANDBOX_DOOR=window", "say gateway or http"),
        ("SANDBOX_SECOND_GUILD=next-door", "say with-bot or without-bot"),
    ],
)
def test_a_setting_that_it_does_not_know_is_an_error(setting: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, _, value = setting.partition("=")
    monkeypatch.setattr(sys, "argv", ["sandbox"])
    monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit, match=f"^{setting}: {fault}$"):  # Python prints it, and exits with 1
        main()


async def test_over_http_the_bot_serves_and_has_its_commands_registered_before(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: asyncio.Queue[str] = asyncio.Queue()
    monkeypatch.setattr("sandbox.play.print_line", lines.put_nowait)
    monkeypatch.setattr("sandbox.workers.SYNC", (sys.executable, "-c", "print('registered')"))
    monkeypatch.setattr("sandbox.workers.SERVE", TINY_WORKER)
    playing = asyncio.create_task(play(0, any_port=False, door="http"))
    async with asyncio.timeout(20):
        printed = [await lines.get() for _ in range(3)]
        os.kill(os.getpid(), signal.SIGINT)
        await playing
    assert printed[1:] == ["registered", "The bot is there."]


async def test_sandbox_second_guild_adds_a_second_server(tmp_path: Path) -> None:
    async with playing(tmp_path, "0", SANDBOX_SECOND_GUILD="with-bot") as process:
        url = (await line(process, "Open ")).split()[1]
        alice = await User.connect(url.replace("http", "ws", 1), seed_people()[0].id, "Alice", FileStore())
        assert [guild["name"] for guild in alice.guilds] == ["Tavolino", "Annex"]
        assert "annex-table" in alice.channels
        await alice.close()


async def test_an_unexpected_error_ends_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_bot: Bot) -> None:
        raise LookupError("unforeseen")

    monkeypatch.setattr("sandbox.play.keep_running", broken)
    with pytest.raises(LookupError, match="unforeseen"):
        await play(0, any_port=False)


async def test_a_bot_that_ends_at_once_is_reported_in_one_line(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: asyncio.Queue[str] = asyncio.Queue()
    monkeypatch.setattr("sandbox.play.print_line", lines.put_nowait)
    bot = Bot(sandbox, tmp_path / "games.db", on_line=lines.put_nowait, command=(sys.executable, "-c", "exit('alas')"))
    keeper = asyncio.create_task(keep_running(bot))
    try:
        async with asyncio.timeout(20):
            assert await lines.get() == "alas"
            assert await lines.get() == "The bot has ended with 1 before it was there; trying again in 1 s ..."
            assert await lines.get() == "alas"
    finally:
        keeper.cancel()
        await asyncio.wait((keeper,))
        await bot.kill()


async def test_a_killed_bot_is_started_again(
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


async def test_a_given_port_that_is_taken_is_an_error(tmp_path: Path) -> None:
    with listen(0) as listener:
        listener.listen()
        port = str(listener.getsockname()[1])
        async with playing(tmp_path, port) as process:
            assert (await line(process, "SANDBOX_PORT")).startswith(f"SANDBOX_PORT={port}: ")
            assert await process.wait() == 1
