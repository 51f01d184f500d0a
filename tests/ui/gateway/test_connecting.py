"""A client over the sandbox waits until Discord is there, and ends where waiting would not help.

What only the bot's own process can show is in tests/e2e/test_start.py.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.exit_status import SENTENCES, ExitStatus, exit_reason
from bot.retry import Retry
from bot.ui.gateway import identify_budget
from bot.ui.gateway.connection import stay_connected
from bot.ui.gateway.connection_errors import Rejected
from bot.ui.gateway.login import log_in
from bot.ui.gateway.request_limiter import RequestLimiter
from sandbox.client import Sandbox
from sandbox.gateway.settings import GatewaySettings
from sandbox.rest.routing import Exchange
from sandbox.terms import Terms

NO_GAP = GatewaySettings(identify_gap=0.0)
WINDOW = 0.3
"""Seconds in which Discord answers two requests for its gateway's address, instead of five."""

CODES = [
    (4004, ExitStatus.TOKEN_REJECTED),
    (4010, ExitStatus.INVALID_SHARD),
    (4011, ExitStatus.SHARDING_REQUIRED),
    (4012, ExitStatus.INVALID_API_VERSION),
    (4013, ExitStatus.INVALID_INTENTS),
    (4014, ExitStatus.DISALLOWED_INTENTS),
]


class Connecting:
    """A client that logs in and stays connected, in a task. `log` has the entries of the bot's log."""

    def __init__(self, sandbox: Sandbox, log: Sequence[MutableMapping[str, Any]]) -> None:
        self.sandbox = sandbox
        self._log = log
        self.task = asyncio.create_task(self._serve())

    async def _serve(self) -> None:
        retry = Retry("Discord", 0.05, 0.5)
        limiter = RequestLimiter()
        async with discord.Client(intents=discord.Intents(guilds=True), http_trace=limiter.trace()) as client:
            await log_in(client, self.sandbox.token, retry)
            await stay_connected(client, retry)

    async def online(self, identified: int = 0) -> None:
        """Waits until the client is connected and has begun more than this number of gateway sessions."""
        gateway = self.sandbox.gateway
        connected = asyncio.create_task(self.sandbox.until(lambda: gateway.online and gateway.identified > identified))
        await asyncio.wait([connected, self.task], return_when=asyncio.FIRST_COMPLETED)
        assert not self.task.done(), self.task
        await connected

    async def status(self) -> tuple[ExitStatus, str]:
        """Waits until the client has ended; returns the exit status and the sentence for that."""
        with pytest.raises(Rejected) as rejected:
            await asyncio.wait_for(self.task, 15)
        reason = exit_reason(rejected.value)
        assert reason is not None
        return reason

    def waits(self) -> list[object]:
        """Why the client has waited for Discord, by the log."""
        return [entry["reason"] for entry in self._log if entry["event"] == "waiting for Discord"]

    def events(self) -> list[object]:
        """The events of the log."""
        return [entry["event"] for entry in self._log]


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that Discord does is logged with a traceback."""
    caplog.set_level(logging.INFO)
    yield
    assert not [record for record in caplog.records if record.exc_info]


@asynccontextmanager
async def connecting(
    monkeypatch: pytest.MonkeyPatch,
    settings: GatewaySettings = NO_GAP,
    *,
    terms: Terms | None = None,
    observer: Callable[[Exchange], None] | None = None,
    before: Callable[[Sandbox], object] = lambda _: None,
) -> AsyncIterator[Connecting]:
    """A client that connects to a sandbox. before: is called with the sandbox before that."""
    async with Sandbox.serve(
        gateway_settings=settings, terms=terms or Terms(longest_window=WINDOW), observer=observer
    ) as sandbox:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{sandbox.url}/api/v10")
        monkeypatch.setattr(identify_budget, "GAP", settings.identify_gap)
        before(sandbox)
        with capture_logs() as log:
            client = Connecting(sandbox, log)
            try:
                yield client
            finally:
                client.task.cancel()
                await asyncio.wait([client.task])


async def test_errors_of_discord_at_the_start_are_waited_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(sandbox: Sandbox) -> None:
        for status in (503, 403, 429, 500):
            sandbox.inject_fault("GET", "/users/@me", status=status)
        sandbox.inject_fault("GET", "/gateway/bot", status=503)

    async with connecting(monkeypatch, before=fail) as client:
        await client.online()
        assert not any(fault.times for fault in client.sandbox.app.rest.faults)
        assert client.waits() == ["HTTP status 503"], "logged once a minute"


async def test_a_block_by_cloudflare_is_waited_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.rest.cloudflare.BAN_SECONDS", 4.0)  # a busy machine tries again after two

    def fail(sandbox: Sandbox) -> None:
        sandbox.inject_fault("GET", "/users/@me", status=403)

    async with connecting(monkeypatch, terms=Terms(invalid_requests=1, longest_window=WINDOW), before=fail) as client:
        await client.online()
        assert "blocked by Cloudflare" in client.events()
        (reason,) = client.waits()
        assert "html" not in str(reason)


async def test_first_websockets_that_die_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(sandbox: Sandbox) -> None:
        sandbox.inject_gateway_fault("connect", 4000)
        sandbox.inject_gateway_fault("identify", 4000)

    async with connecting(monkeypatch, before=fail) as client:
        await client.online()
        assert not any(fault.times for fault in client.sandbox.gateway.faults)


async def test_a_bot_that_identifies_too_soon_after_another_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    def identify(exchange: Exchange) -> None:
        """Identifies another one of the bot right before it does."""
        if exchange.route == "/gateway/bot":
            client.sandbox.gateway.identifies.may_identify(0)

    async with connecting(monkeypatch, GatewaySettings(identify_gap=0.5), observer=identify) as client:
        await client.online()
        assert client.sandbox.gateway.identified == 1
        assert client.sandbox.gateway.identifies.remaining < 999
        assert client.waits() == ["no valid gateway session"]


async def test_no_gateway_session_begins_while_discord_allows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def use_up(exchange: Exchange) -> None:
        """Leaves no gateway session when the bot logs in."""
        if exchange.route == "/users/@me":
            client.sandbox.gateway.identifies.use_up()

    settings = GatewaySettings(identifies=5, identify_period=2.0, identify_gap=0.0)
    async with connecting(monkeypatch, settings, observer=use_up) as client:
        token = client.sandbox.token
        await client.online()
        assert "no gateway sessions left" in str(client.waits() + client.events())
        assert client.sandbox.token == token, "one more session would have reset it"
        assert client.sandbox.gateway.identifies.remaining == 4


async def test_a_lost_connection_is_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with connecting(monkeypatch) as client:
        await client.online()
        client.sandbox.gateway.drop(4000)
        await client.sandbox.bot_gone()
        await client.online()
        assert client.sandbox.gateway.identified == 1


@pytest.mark.parametrize("code", [4007, 4009])
async def test_a_new_session_begins_after_a_close_code_that_ends_one(
    monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    async with connecting(monkeypatch) as client:
        await client.online()
        fault = client.sandbox.inject_gateway_fault("resume", code, times=2)
        client.sandbox.gateway.drop(4000)
        await client.sandbox.bot_gone()
        await client.online(identified=1)
        assert fault.times == 1, "it was resumed once"


@pytest.mark.parametrize(("code", "status"), CODES)
async def test_a_lasting_close_code_ends_the_bot_with_one_sentence_and_a_status_of_its_own(
    monkeypatch: pytest.MonkeyPatch, code: int, status: ExitStatus
) -> None:
    def fail(sandbox: Sandbox) -> None:
        sandbox.inject_gateway_fault("identify", code, times=10)

    async with connecting(monkeypatch, before=fail) as client:
        assert await client.status() == (status, f"{SENTENCES[status]} (close code {code})")
        assert client.sandbox.gateway.identifies.remaining == 1000, "no identify was answered"


async def test_too_many_servers_end_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = GatewaySettings(guilds_per_shard=1, identify_gap=0.0)
    async with connecting(monkeypatch, settings, before=lambda sandbox: sandbox.new_guild()) as client:
        assert (await client.status())[0] == ExitStatus.SHARDING_REQUIRED


@pytest.mark.parametrize(("code", "status"), CODES)
async def test_a_lasting_close_code_ends_a_bot_that_runs(
    monkeypatch: pytest.MonkeyPatch, code: int, status: ExitStatus
) -> None:
    async with connecting(monkeypatch) as client:
        await client.online()
        client.sandbox.gateway.drop(code)
        assert (await client.status())[0] == status


async def test_a_token_that_is_reset_ends_a_bot_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    async with connecting(monkeypatch) as client:
        await client.online()
        client.sandbox.world.reset_token()
        client.sandbox.gateway.invalidate()
        assert (await client.status())[0] == ExitStatus.TOKEN_REJECTED
