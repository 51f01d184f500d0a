"""Logging in, with a client of the test's own."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.ui.gateway.connection_errors import Rejected
from bot.ui.gateway.login import log_in
from tests.test_retry import Clock
from tests.ui.gateway.test_connection_errors import refused


class Client:
    """Raises these errors at its first attempts to log in."""

    def __init__(self, *errors: Exception) -> None:
        self.http = self
        self.connector: object = None
        self.connectors: list[object] = []
        """Those with which it was attempted."""
        self.errors = list(errors)
        self.attempts = self.closed = 0

    async def login(self, token: str) -> None:
        assert token == "token"
        self.attempts += 1
        self.connectors.append(self.connector)
        if self.errors:
            raise self.errors.pop(0)

    async def close(self) -> None:
        self.closed += 1


async def logged_in(*errors: Exception) -> tuple[Client, Clock]:
    client, clock = Client(*errors), Clock()
    untyped: Any = client
    await log_in(untyped, "token", clock.retry())
    return client, clock


async def test_errors_that_pass_are_waited_out_with_a_new_http_session_for_each_attempt() -> None:
    passing = (
        ConnectionRefusedError("refused"),
        aiohttp.ClientConnectionError("no such name"),
        TimeoutError(),
        refused(503),
        refused(429, "<html></html>"),
        refused(403),
    )
    client, clock = await logged_in(*passing)
    assert client.attempts == len(passing) + 1
    assert client.closed == len(passing)
    assert len({*client.connectors}) == client.attempts
    assert clock.slept == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0]


@pytest.mark.parametrize("error", [discord.LoginFailure("wrong token"), refused(401)])
async def test_a_wrong_token_is_not_tried_again(error: Exception) -> None:
    with pytest.raises(Rejected) as ended:
        await logged_in(error)
    assert ended.value.code == 4004


async def test_an_unexpected_error_is_not_waited_out() -> None:
    with pytest.raises(ZeroDivisionError):
        await logged_in(ZeroDivisionError())
