"""Commands in the menus of users and messages."""

import asyncio

import pytest

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import RawBot

WAVE, LOOK, TYPED = {"name": "Wave at", "type": 2}, {"name": "Look at", "type": 3}, {"name": "go", "description": "Go"}
MESSAGE, EPHEMERAL = 4, 1 << 6


@pytest.fixture
async def bot(raw: RawBot) -> RawBot:
    assert (await raw.api.register(WAVE, LOOK, TYPED)).status == 200
    return raw


async def test_a_menus_command_brings_its_target(bot: RawBot, sandbox: Sandbox) -> None:
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    said = await alice.say("hello")
    await bruno.sees(lambda one: one.id == said.id)
    answer = asyncio.create_task(bruno.message_menu("Look at", said))
    look = await bot.next_interaction()
    assert (look["type"], look["data"]["type"], look["data"]["target_id"]) == (2, 3, said.id)
    assert look["data"]["resolved"]["messages"][said.id]["author"]["id"] == alice.id
    await bot.respond(look, MESSAGE, {"content": "I see", "flags": EPHEMERAL})
    shown = (await answer).shown
    assert (await bruno.message_menu("Look at", shown)).refused, "apps are not in the menus of ephemeral messages"

    answer = asyncio.create_task(bruno.user_menu("Wave at", "Alice"))
    wave = await bot.next_interaction()
    assert (wave["data"]["type"], wave["data"]["target_id"]) == (2, alice.id)
    assert {*wave["data"]["resolved"]["users"]} == {*wave["data"]["resolved"]["members"]} == {alice.id}
    await bot.respond(wave, MESSAGE, {"content": "Hi"})
    assert (await answer).text == "Hi"


@pytest.mark.usefixtures("bot")
async def test_a_command_is_used_where_it_belongs(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    said = await alice.say("hello")
    assert (await alice.command("Look at")).refused
    assert (await alice.message_menu("Wave at", said)).refused
    assert (await alice.message_menu("go", said)).refused
