"""The bot as a process of its own."""

import os
import sys
from pathlib import Path

import pytest

from sandbox.bot_process import Bot, BotDied
from sandbox.client import Sandbox

TINY = (sys.executable, "-m", "sandbox.tests.tiny_bot")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no POSIX signals")


async def test_a_bot_is_started_killed_restarted_and_stopped(sandbox: Sandbox, tmp_path: Path) -> None:
    alice = await sandbox.user("Alice")
    async with Bot(sandbox, tmp_path / "games.db", command=TINY) as bot:
        assert (await alice.command("play count")).ok
        first = bot.pid
        await bot.kill()
        await sandbox.bot_gone()
        assert bot.pid == 0
        await bot.start()
        assert bot.pid not in (0, first)
        assert (await alice.click("More")).text == "### Count\n1"
        assert "closed cleanly" not in bot.log
        await bot.restart()
        assert "closed cleanly" in bot.log
        assert (await alice.click("More")).text == "### Count\n2"
    assert bot.pid == 0
    assert sandbox.gateway.identified == 3


async def test_a_bots_environment_names_the_sandbox_and_the_database(sandbox: Sandbox, tmp_path: Path) -> None:
    names = ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_URL", "LOG_LEVEL")
    script = f"import os; [print(os.environ[name]) for name in {names}]; raise SystemExit(3)"
    lines: list[str] = []
    bot = Bot(
        sandbox,
        tmp_path / "games.db",
        env={"LOG_LEVEL": "debug"},
        on_line=lines.append,
        command=(sys.executable, "-c", script),
    )
    with pytest.raises(BotDied, match="ended with 3"):
        await bot.start()
    assert lines == bot.log.splitlines() == [sandbox.token, sandbox.url, f"sqlite:///{tmp_path / 'games.db'}", "debug"]


async def test_a_command_is_run_to_its_end(sandbox: Sandbox, tmp_path: Path) -> None:
    bot = Bot(sandbox, tmp_path / "games.db", command=(sys.executable, "-c", "print('done')"))
    await bot.run()
    assert (bot.log, bot.pid) == ("done", 0)
    with pytest.raises(BotDied, match="ended with 1:\nalas"):
        await Bot(sandbox, tmp_path / "games.db", command=(sys.executable, "-c", "exit('alas')")).run()


async def test_log_lines_may_have_any_length(sandbox: Sandbox, tmp_path: Path) -> None:
    script = "print('x' * 100_000); print('y' * 5_000_000); print('the end')"
    bot = Bot(sandbox, tmp_path / "games.db", command=(sys.executable, "-c", script))
    with pytest.raises(BotDied, match="ended with 0"):
        await bot.start()
    log = bot.log.splitlines()
    assert log[0] == "x" * 100_000
    assert log[-1] == "the end"


async def test_a_bot_that_ignores_sigterm_is_killed(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.bot_process.STOP_SECONDS", 0.1)
    script = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('started'); time.sleep(60)"
    bot = Bot(sandbox, tmp_path / "games.db", command=(sys.executable, "-c", script))
    with pytest.raises(AssertionError, match="readiness"):
        await bot.start(within=0.5)
    pid = bot.pid
    with pytest.raises(TimeoutError):
        await bot.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
