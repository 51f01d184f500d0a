"""Guilds that are created while the bot is connected, for tests that share a sandbox."""

import asyncio

import aiohttp
import pytest

from sandbox.client import NotThere, Sandbox
from sandbox.tests.raw_bot import RawBot

MESSAGE = 4


async def test_a_connected_bot_is_sent_a_new_guild_before_what_happens_there(raw: RawBot, sandbox: Sandbox) -> None:
    guild = sandbox.new_guild("Chess club", "hall", "garden")
    alice = await guild.user("Alice")
    answer = asyncio.create_task(alice.command("go", channel="hall"))
    created = await raw.gateway.event("GUILD_CREATE")
    while created["id"] != guild.id:
        created = await raw.gateway.event("GUILD_CREATE")
    assert [one["name"] for one in created["channels"]] == ["hall", "garden"]
    interaction = await raw.next_interaction()
    assert (interaction["guild_id"], interaction["member"]["user"]["id"]) == (guild.id, alice.id)
    await raw.respond(interaction, MESSAGE, {"content": "here"})
    assert (await answer).text == "here"
    assert [message.text for message in guild.messages("hall")] == ["here"]


async def test_the_people_of_a_new_guild_see_no_other(sandbox: Sandbox) -> None:
    one, two = sandbox.new_guild(), sandbox.new_guild()
    assert one.name != two.name
    users = [await guild.user("Bruno", locale="en-US") for guild in (sandbox.guild, one, two)]
    assert len({user.id for user in users}) == len({user.channels["table-one"] for user in users}) == 3
    for user in users:
        assert set(user.channels) == {"table-one", "table-two", "lounge"}
        assert len(user.guilds) == 1
        assert set(user.people) == {"Alice", "Bruno", "Claire", "Dieter", "Tavolino"}
    await users[1].say("hello")
    assert [len(guild.messages()) for guild in (sandbox.guild, one, two)] == [0, 1, 0]


async def test_names_mean_the_users_channels_and_roles_of_their_guild(sandbox: Sandbox) -> None:
    guild = sandbox.new_guild()
    first, second = await sandbox.user("Alice"), await guild.user("Bruno")
    guild.permit("table-one", "Bruno", deny=("SEND_MESSAGES",))
    guild.role("Host", "MANAGE_CHANNELS")
    guild.grant("Bruno", "Host")
    with pytest.raises(NotThere, match="write"):
        await second.say("hello")
    await (await sandbox.user("Bruno")).say("hello")
    assert guild.channel(await second.open_channel("attic")).guild == guild.id
    with pytest.raises(NotThere, match="attic"):
        sandbox.guild.channel("attic")
    with pytest.raises(NotThere):
        sandbox.guild.grant("Bruno", "Host")
    with pytest.raises(NotThere, match="server"):
        await first.open_channel("cellar", guild=guild.id)


async def test_a_new_member_of_a_guild_is_in_no_other(sandbox: Sandbox) -> None:
    guild = sandbox.new_guild()
    annex = sandbox.new_guild("Annex", "hall", people_of=guild)
    zoe = await guild.user("Zoe")
    assert zoe is await guild.user("zoe")
    assert {one["name"] for one in zoe.guilds} == {guild.name}
    assert {one["name"] for one in (await annex.user("Alice")).guilds} == {guild.name, "Annex"}
    assert "Zoe" not in (await sandbox.user("Alice")).people


async def test_each_guild_has_a_page_of_its_own(sandbox: Sandbox) -> None:
    guild = sandbox.new_guild()
    alice = await guild.user("Alice")
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{sandbox.url}/people", params={"guild": guild.id}) as answer:
            people = await answer.json()
        async with session.get(f"{sandbox.url}/people", params={"guild": "1"}) as answer:
            assert answer.status == 404
    assert people["default"] == alice.id
    assert [user["name"] for user in people["users"]] == ["Alice", "Bruno", "Claire", "Dieter"]
    assert guild.url == f"{sandbox.url}/?guild={guild.id}"


async def test_the_users_of_a_closed_guild_are_disconnected(sandbox: Sandbox) -> None:
    guild = sandbox.new_guild()
    alice, other = await guild.user("Alice"), await sandbox.user("Alice")
    await guild.close()
    assert len(sandbox.app.people.sockets) == 1
    await other.say("still here")
    assert await guild.user("Alice") is not alice
