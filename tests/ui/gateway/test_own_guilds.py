"""Of which guilds the bot is a member, as Discord says it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.ui.gateway.own_guilds import compare_regularly, is_member
from tests.ui.gateway.test_retry import refused


class Client:
    """Has these guilds, or raises these errors at its first requests."""

    def __init__(self, *guilds: int, errors: tuple[Exception, ...] = ()) -> None:
        self.guilds = guilds
        self.errors = list(errors)

    async def fetch_guilds(self, *, limit: int | None, with_counts: bool) -> AsyncIterator[Any]:
        assert (limit, with_counts) == (None, False)
        for guild in self.guilds:
            yield SimpleNamespace(id=guild)
        if self.errors:
            raise self.errors.pop(0)

    async def fetch_guild(self, guild: int, *, with_counts: bool) -> Any:
        assert not with_counts
        if self.errors:
            raise self.errors.pop(0)
        return SimpleNamespace(id=guild)


async def member(*errors: Exception) -> bool | None:
    client: Any = Client(errors=errors)
    return await is_member(client, 10)


async def test_a_guild_that_discord_does_not_show_to_the_bot_has_removed_it() -> None:
    assert await member() is True
    for kind, status in ((discord.NotFound, 404), (discord.Forbidden, 403)):
        assert await member(kind(SimpleNamespace(status=status, reason="reason"), "")) is False


async def test_an_outage_says_nothing_about_a_guild() -> None:
    assert await member(refused(503)) is None
    assert await member(aiohttp.ClientConnectionError()) is None


async def test_a_list_of_guilds_that_breaks_off_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.gateway.own_guilds.COMPARED_EVERY", 0.0)
    client: Any = Client(1, 2, errors=(aiohttp.ClientConnectionError(),))
    compared: list[frozenset[int]] = []

    async def compare(guilds: frozenset[int]) -> None:
        compared.append(guilds)
        raise asyncio.CancelledError

    with suppress(asyncio.CancelledError):
        await compare_regularly(client, compare, 0.0)
    assert (compared, client.errors) == ([frozenset({1, 2})], [])
