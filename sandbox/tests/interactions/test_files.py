"""The files of messages that interactions send and update."""

import asyncio
from typing import Any

import pytest

from sandbox.client import Answer
from sandbox.terms import Terms
from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import RawBot

Json = dict[str, Any]
MESSAGE, UPDATE = 4, 7
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}


async def clicked(raw: RawBot, message: Json) -> tuple[Json, "asyncio.Task[Answer]"]:
    """Sends a message with a.png in response to a command; returns Alice's click on its button A."""
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, MESSAGE, message, files={"a.png": png()})
    await answer
    alice = await raw.sandbox.user("Alice")
    answer = asyncio.create_task(alice.click("A"))
    return await raw.next_interaction(), answer


@pytest.mark.parametrize("keeps", [True, False])
async def test_an_update_without_attachments_removes_the_files_unless_the_terms_are_kind(
    raw: RawBot, keeps: bool
) -> None:
    raw.sandbox.world.terms = Terms(update_keeps_files=keeps)
    click, answer = await clicked(raw, {"content": "x", "components": [BUTTON]})
    reply = await raw.respond(click, UPDATE, {"content": "y"}, with_response=True)
    assert len(reply.body["resource"]["message"]["attachments"]) == keeps
    await answer


async def test_an_edit_over_the_webhook_without_attachments_keeps_the_files(raw: RawBot) -> None:
    raw.sandbox.world.terms = Terms(update_keeps_files=False)
    click, answer = await clicked(raw, {"content": "x", "components": [BUTTON]})
    await raw.respond(click, 6)
    await answer
    reply = await raw.webhook(click, "PATCH", "/messages/@original", {"content": "y"})
    assert len(reply.body["attachments"]) == 1
