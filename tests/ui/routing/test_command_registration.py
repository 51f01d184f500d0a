"""Commands are registered once, however many processes that share PostgreSQL start at the same time."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.sessions.persistence.registrations import Registrations
from bot.store.postgres.store import PostgresStore
from bot.texts import texts_in
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.routing.command_registration import CommandRegistration
from bot.ui.text.command_texts import CommandMentions
from tests.store.postgres import new_database

PROCESSES = 4


class Discord:
    """Has the registered commands, and counts what is requested; each answer takes a moment."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.commands: list[dict[str, Any]] = []

    async def get_global_commands(self, _application: int) -> list[dict[str, Any]]:
        self.requests["GET"] += 1
        await asyncio.sleep(0.05)
        return self.commands

    async def bulk_upsert_global_commands(self, _application: int, payloads: list[Any]) -> list[dict[str, Any]]:
        self.requests["PUT"] += 1
        await asyncio.sleep(0.05)
        version = str(self.requests["PUT"])
        self.commands = [{"name": one["name"], "id": "1", "version": version} for one in payloads]
        return self.commands


class Command:
    name = "play"

    async def get_translated_payload(self, *_: object) -> dict[str, str]:
        return {"name": self.name}


@pytest.fixture
def database() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture
async def stores(database: str) -> AsyncIterator[list[PostgresStore]]:
    async with AsyncExitStack() as stack:
        opened = [await PostgresStore.open(database) for _ in range(PROCESSES)]
        for store in opened:
            stack.push_async_callback(store.close)
        yield opened


async def test_one_of_several_processes_registers_and_the_others_find_it_done(stores: list[PostgresStore]) -> None:
    discord = Discord()
    mentions = [CommandMentions() for _ in stores]
    client = cast(Any, SimpleNamespace(application_id=7, http=discord, limiter=RequestLimiter()))
    tree = cast(Any, SimpleNamespace(get_commands=lambda: [Command()]))

    def registrations() -> list[CommandRegistration]:
        """Those of a start of all processes."""
        return [
            CommandRegistration(
                client,
                tree,
                cast(Any, SimpleNamespace(registrations=Registrations(store), lock=store.locks.hold)),
                each,
            )
            for store, each in zip(stores, mentions, strict=True)
        ]

    await asyncio.gather(*[one.register() for one in registrations()])
    assert discord.requests["PUT"] == 1
    assert {each.with_mentions("`/play`", texts_in("en")) for each in mentions} == {"</play:1>"}
    discord.commands = []  # somebody else has deleted them
    await asyncio.gather(*[one.register() for one in registrations()])
    assert discord.requests["PUT"] == 2
    discord.requests.clear()
    await asyncio.gather(*[one.register() for one in registrations()])
    assert discord.requests == {"GET": PROCESSES}
