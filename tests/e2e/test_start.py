"""A start waits until Discord is there, and ends at once where waiting would not help. Each test has its own bot."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.exit_status import SENTENCES, ExitStatus
from sandbox.bot_process import PROJECT_ROOT, RUN, Bot, BotDied
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.rest.routing import Exchange
from sandbox.terms import Terms
from sandbox.world.seed import APPLICATION
from sandbox.world.world import token_of
from tests.e2e.conftest import QUICK_RESTARTS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no POSIX signals")

WAITING = "waiting for Discord"


class Process:
    """The bot, started without a sandbox. `lines` are those of its log."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.lines: list[str] = []

    async def logs(self, text: str) -> None:
        """Waits for a line with this text."""
        assert self._process.stdout is not None
        async with asyncio.timeout(30):
            while not any(text in line for line in self.lines):
                line = await self._process.stdout.readline()
                assert line, f"the bot has ended: {self.lines}"
                self.lines.append(line.decode().rstrip())

    async def stop(self) -> int:
        """Stops the bot by SIGTERM; returns its exit status. Raises TimeoutError if that takes over two seconds."""
        self._process.send_signal(signal.SIGTERM)
        assert self._process.stdout is not None
        async with asyncio.timeout(2):
            self.lines += (await self._process.stdout.read()).decode().splitlines()
            return await self._process.wait()


@asynccontextmanager
async def started(folder: Path, port: int, token: str = "") -> AsyncIterator[Process]:
    """The bot's process, which is to find Discord at this port of 127.0.0.1."""
    env = {
        **os.environ,
        "DISCORD_TOKEN": token or token_of(APPLICATION),
        "DISCORD_API_URL": f"http://127.0.0.1:{port}",
        "DATABASE_URL": f"sqlite:///{folder / 'tavolino.db'}",
    }
    process = await asyncio.create_subprocess_exec(
        *RUN, env=env, cwd=PROJECT_ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
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


def warnings(log: str) -> list[str]:
    return [line for line in log.splitlines() if WAITING in line]


async def test_a_bot_that_is_started_before_discord_waits_for_it(tmp_path: Path) -> None:
    port = await unused_port()
    async with started(tmp_path, port) as process:
        await process.logs(WAITING)
        async with Sandbox.serve(port) as sandbox:
            await sandbox.bot_ready()
            assert await process.stop() == 0
    (line,) = [line for line in process.lines if WAITING in line]
    assert "Cannot connect to host" in line
    assert not any("Traceback" in line or "Unclosed" in line for line in process.lines), process.lines


async def test_a_stop_signal_ends_the_wait_at_once(tmp_path: Path) -> None:
    async with started(tmp_path, await unused_port()) as process:
        await process.logs(WAITING)
        assert await process.stop() == 0
    assert not any("Traceback" in line or "[error" in line for line in process.lines), process.lines


async def test_errors_of_discord_at_the_start_are_waited_out(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox:
        faults = [
            sandbox.inject_fault("GET", "/users/@me", status=503),
            sandbox.inject_fault("GET", "/users/@me", status=403),
            sandbox.inject_fault("GET", "/users/@me", status=429),
            sandbox.inject_fault("GET", "/users/@me", status=500),
            sandbox.inject_fault("GET", "/gateway/bot", status=503),
        ]
        async with Bot(sandbox, tmp_path / "tavolino.db") as bot:
            assert all(fault.done.is_set() for fault in faults)
            (line,) = warnings(bot.log)
            assert "HTTP status 503" in line
            assert "Traceback" not in bot.log


async def test_a_block_by_cloudflare_is_waited_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.rest.cloudflare.BAN_SECONDS", 3.0)
    async with Sandbox.serve(terms=Terms(invalid_requests=1)) as sandbox:
        sandbox.inject_fault("GET", "/users/@me", status=403)
        async with Bot(sandbox, tmp_path / "tavolino.db") as bot:
            assert "blocked by Cloudflare" in bot.log
            assert len(warnings(bot.log)) == 1
            assert "html" not in bot.log
            assert "Traceback" not in bot.log


async def test_first_websockets_that_die_are_replaced(tmp_path: Path) -> None:
    async with Sandbox.serve(gateway_settings=QUICK_RESTARTS) as sandbox:
        faults = [sandbox.inject_gateway_fault("connect", 4000), sandbox.inject_gateway_fault("identify", 4000)]
        async with Bot(sandbox, tmp_path / "tavolino.db") as bot:
            assert not any(fault.times for fault in faults)
            assert "Traceback" not in bot.log


async def test_a_bot_that_identifies_too_soon_after_another_waits_five_seconds(tmp_path: Path) -> None:
    def identify(exchange: Exchange) -> None:
        """Identifies another one of the bot right before it does."""
        if exchange.route == "/gateway/bot":
            sandbox.gateway.identifies.may_identify(0)

    async with Sandbox.serve(observer=identify) as sandbox, Bot(sandbox, tmp_path / "tavolino.db") as bot:
        assert sandbox.gateway.identified == 1
        assert sandbox.gateway.identifies.remaining == 998
        assert "no valid gateway session" in bot.log


async def test_no_gateway_session_begins_while_discord_allows_none(tmp_path: Path) -> None:
    def use_up(exchange: Exchange) -> None:
        """Leaves no gateway session when the bot logs in."""
        if exchange.route == "/users/@me":
            sandbox.gateway.identifies.use_up()

    settings = GatewaySettings(identifies=5, identify_period=4.0)
    async with Sandbox.serve(gateway_settings=settings, observer=use_up) as sandbox:
        token = sandbox.token
        async with Bot(sandbox, tmp_path / "tavolino.db") as bot:
            assert "no gateway sessions left" in bot.log
            assert sandbox.token == token, "one more session would have reset it"
            assert sandbox.gateway.identifies.remaining == 4


async def test_a_lost_connection_is_resumed(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox, Bot(sandbox, tmp_path / "tavolino.db") as bot:
        sandbox.gateway.drop(4000)
        await sandbox.bot_gone()
        await sandbox.until(lambda: sandbox.gateway.online)
        assert sandbox.gateway.identified == 1
        assert "Traceback" not in bot.log


async def test_a_running_bot_comes_back_when_discord_does(tmp_path: Path) -> None:
    port = await unused_port()
    async with started(tmp_path, port) as process:
        async with Sandbox.serve(port) as sandbox:
            await sandbox.bot_ready()
        await process.logs(WAITING)
        async with Sandbox.serve(port) as sandbox:
            await sandbox.until(lambda: sandbox.gateway.online)
            assert sandbox.gateway.identified == 1
            assert await process.stop() == 0
    assert not any("Traceback" in line for line in process.lines), process.lines


@pytest.mark.parametrize(
    ("code", "status"),
    [
        (4004, ExitStatus.TOKEN_REJECTED),
        (4010, ExitStatus.INVALID_SHARD),
        (4011, ExitStatus.SHARDING_REQUIRED),
        (4012, ExitStatus.INVALID_API_VERSION),
        (4013, ExitStatus.INVALID_INTENTS),
        (4014, ExitStatus.DISALLOWED_INTENTS),
    ],
)
async def test_a_lasting_close_code_ends_the_bot_with_one_sentence_and_a_status_of_its_own(
    tmp_path: Path, code: int, status: ExitStatus
) -> None:
    async with Sandbox.serve() as sandbox:
        sandbox.inject_gateway_fault("identify", code, times=10)
        bot = Bot(sandbox, tmp_path / "tavolino.db")
        with pytest.raises(BotDied) as died:
            await bot.start()
        assert died.value.code == status
        assert bot.log.splitlines()[-1] == f"{SENTENCES[status]} (close code {code})"
        assert "Traceback" not in bot.log
        assert sandbox.gateway.identifies.remaining == 1000, "no identify was answered"


async def test_a_wrong_token_ends_the_bot(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox:
        bot = Bot(sandbox, tmp_path / "tavolino.db", env={"DISCORD_TOKEN": token_of(APPLICATION, 7)})
        with pytest.raises(BotDied) as died:
            await bot.start()
    assert died.value.code == ExitStatus.TOKEN_REJECTED
    assert SENTENCES[ExitStatus.TOKEN_REJECTED] in bot.log.splitlines()[-1]
    assert "Traceback" not in bot.log


async def test_too_many_servers_end_the_bot(tmp_path: Path) -> None:
    async with Sandbox.serve(gateway_settings=GatewaySettings(guilds_per_shard=1)) as sandbox:
        sandbox.new_guild()
        bot = Bot(sandbox, tmp_path / "tavolino.db")
        with pytest.raises(BotDied) as died:
            await bot.start()
    assert died.value.code == ExitStatus.SHARDING_REQUIRED


async def test_a_lasting_close_code_ends_a_bot_that_runs(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox, Bot(sandbox, tmp_path / "tavolino.db") as bot:
        sandbox.gateway.drop(4014)
        assert await asyncio.wait_for(bot.ended(), 10) == ExitStatus.DISALLOWED_INTENTS
        assert SENTENCES[ExitStatus.DISALLOWED_INTENTS] in bot.log.splitlines()[-1]


async def test_a_token_that_is_reset_ends_a_bot_that_runs(tmp_path: Path) -> None:
    async with Sandbox.serve() as sandbox, Bot(sandbox, tmp_path / "tavolino.db") as bot:
        sandbox.world.reset_token()
        sandbox.gateway.invalidate()
        assert await asyncio.wait_for(bot.ended(), 15) == ExitStatus.TOKEN_REJECTED
