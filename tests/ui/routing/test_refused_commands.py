"""An entry point is kept, and a command that Discord refuses is named and tried again."""

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.ui.gateway.registered_commands import ENTRY_POINT, register_commands
from bot.ui.gateway.request_limiter import RequestLimiter
from bot.ui.routing import command_registration
from bot.ui.routing.command_registration import CommandRegistration
from bot.ui.text.command_texts import CommandMentions

LAUNCH = {"id": "9", "version": "1", "application_id": "7", "name": "launch", "type": ENTRY_POINT, "handler": 2}


class Discord:
    """Refuses the first of these lists of commands."""

    def __init__(self, *refusals: dict[str, Any], there: tuple[dict[str, Any], ...] = ()) -> None:
        self.refusals = [*refusals]
        self.there = there
        self.put: list[list[Any]] = []

    async def get_global_commands(self, _application: int) -> Any:
        return self.there

    async def bulk_upsert_global_commands(self, _application: int, payloads: list[Any]) -> list[dict[str, Any]]:
        self.put.append(payloads)
        if self.refusals:
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, self.refusals.pop(0))
        return [{**one, "id": str(number), "version": "1"} for number, one in enumerate(payloads)]


class Command:
    def __init__(self, name: str) -> None:
        self.name = name

    async def get_translated_payload(self, *_: object) -> dict[str, str]:
        return {"name": self.name}


def client_of(http: Discord) -> Any:
    return SimpleNamespace(application_id=7, http=http, limiter=RequestLimiter())


async def test_the_entry_point_of_an_activity_is_sent_back_and_is_no_command_of_the_bot() -> None:
    http = Discord(there=(LAUNCH, {"id": "3", "version": "1", "name": "old", "type": 1}))
    assert [*await register_commands(client_of(http), [{"name": "play"}])] == ["play"]
    assert http.put == [[{"name": "play"}, {"name": "launch", "type": ENTRY_POINT, "handler": 2}]]


async def test_a_refused_command_is_named_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    too_large = {
        "_errors": [{"code": "APPLICATION_COMMAND_TOO_LARGE", "message": "Command exceeds maximum size (8000)"}]
    }
    http = Discord({"code": 50035, "message": "Invalid Form Body", "errors": {"1": too_large}})
    monkeypatch.setattr(command_registration, "LONGEST_RETRY", 0.05)

    @asynccontextmanager
    async def lock(_name: str) -> Any:
        yield

    registrations = SimpleNamespace(of=AsyncMock(return_value=None), save=AsyncMock())
    registration = CommandRegistration(
        client_of(http),
        cast(Any, SimpleNamespace(get_commands=lambda: [Command("play"), Command("tournament")])),
        cast(Any, SimpleNamespace(registrations=registrations, lock=lock)),
        CommandMentions(),
    )
    registering = asyncio.create_task(registration.register())
    while registration.refusal is None:  # noqa: ASYNC110 - there is no event for it
        await asyncio.sleep(0)
    assert registration.refusal.startswith("Discord refuses the command tournament: ")
    assert "maximum size" in registration.refusal
    await registering
    left: str | None = registration.refusal
    assert (left, len(http.put)) == (None, 2)
