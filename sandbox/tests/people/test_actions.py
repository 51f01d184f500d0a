"""Actions of users without the bot, and the permissions that they need."""

import asyncio
from typing import Any

import pytest

from sandbox.client import NotThere, Sandbox
from sandbox.tests.raw_bot import Api, RawBot

Json = dict[str, Any]
MANAGE_GUILD = 1 << 5


async def test_users_delete_their_own_messages_and_moderators_all(api: Api, sandbox: Sandbox) -> None:
    bruno, claire, dieter = [await sandbox.user(name) for name in ("Bruno", "Claire", "Dieter")]
    await api.post({"content": "the bot's"})
    own, table = await bruno.say("mine"), await bruno.sees(lambda one: one.text == "the bot's")
    with pytest.raises(NotThere, match="MANAGE_MESSAGES"):
        await claire.delete(own)
    await bruno.delete(own)
    await claire.sees_gone(own)
    with pytest.raises(NotThere, match="no longer there"):
        await bruno.delete(own)
    await dieter.delete(table)
    await bruno.sees_gone(table)
    assert (await api("PATCH", f"/channels/{table.channel}/messages/{table.id}", {"content": "x"})).code == 10008


async def test_moderators_create_and_delete_channels(raw: RawBot, sandbox: Sandbox) -> None:
    bruno, dieter = await sandbox.user("Bruno"), await sandbox.user("Dieter")
    with pytest.raises(NotThere, match="MANAGE_CHANNELS"):
        await bruno.open_channel("mine")
    made = await dieter.open_channel("attic")
    assert (await raw.gateway.event("CHANNEL_CREATE"))["id"] == made
    await bruno.sees_channels(lambda names: "attic" in names)
    with pytest.raises(NotThere, match="MANAGE_CHANNELS"):
        await bruno.close_channel("attic")
    await dieter.close_channel("attic")
    assert (await raw.gateway.event("CHANNEL_DELETE"))["id"] == made
    await bruno.sees_channels(lambda names: "attic" not in names)
    annex = sandbox.new_guild("Annex", "hall", people_of=sandbox.guild)
    await dieter.sees_channels(lambda names: "hall" in names)
    there = await dieter.open_channel("cellar", guild="Annex")
    assert annex.channel(there).guild == annex.id


async def test_users_start_threads_where_they_have_the_permission(raw: RawBot, sandbox: Sandbox) -> None:
    bruno, dieter = await sandbox.user("Bruno"), await sandbox.user("Dieter")
    start = await bruno.say("Who plays?")
    made = await bruno.open_thread("a game", message=start)
    assert (await raw.gateway.event("THREAD_CREATE"))["owner_id"] == bruno.id
    assert made == start.id
    with pytest.raises(NotThere, match="already been created"):
        await bruno.open_thread("another", message=start)
    sandbox.guild.permit("lounge", "everyone", deny=("CREATE_PUBLIC_THREADS",))
    with pytest.raises(NotThere, match="Missing Permissions"):
        await bruno.open_thread("quiet", channel="lounge")
    with pytest.raises(NotThere, match="MANAGE_THREADS"):
        await bruno.close_channel("a game")
    await dieter.sees_channels(lambda names: "a game" in names)
    await dieter.close_channel("a game")
    assert (await raw.gateway.event("THREAD_DELETE"))["id"] == made


async def test_overwrites_are_set_by_those_who_manage_roles(api: Api, sandbox: Sandbox) -> None:
    bruno, dieter = await sandbox.user("Bruno"), await sandbox.user("Dieter")
    with pytest.raises(NotThere, match="MANAGE_ROLES"):
        await bruno.permit("table-one", "Tavolino", deny=("ATTACH_FILES",))
    await dieter.permit("table-one", "Tavolino", deny=("SEND_MESSAGES",))
    assert (await api.post({"content": "x"})).code == 50013
    await dieter.permit("table-one", "Tavolino")
    assert (await api.post({"content": "x"})).status == 200
    await dieter.permit("lounge", "Regular", deny=("VIEW_CHANNEL",))
    await bruno.sees_channels(lambda names: "lounge" not in names)
    for wrong in ({"who": "1", "allow": []}, {"who": bruno.id, "deny": ["FLY"]}):
        result, _ = await dieter._request("permit", channel=dieter.channel_id("table-one"), **wrong)
        assert result["reason"].startswith("There is no")


async def test_roles_are_given_and_sent_with_interactions(raw: RawBot, sandbox: Sandbox) -> None:
    bruno, dieter = await sandbox.user("Bruno"), await sandbox.user("Dieter")
    with pytest.raises(NotThere, match="MANAGE_ROLES"):
        await bruno.grant("Bruno", "Moderator")
    await dieter.grant("Bruno", "Moderator")
    interaction, answer = await raw.use_command("Bruno")
    held = {sandbox.world.guild.roles[one].name for one in interaction["member"]["roles"]}
    assert held == {"Regular", "Moderator"}
    assert int(interaction["member"]["permissions"]) & MANAGE_GUILD
    await raw.respond(interaction, 4, {"content": "x"})
    await answer
    await dieter.grant("Bruno", "Moderator", held=False)
    interaction, answer = await raw.use_command("Bruno")
    assert not int(interaction["member"]["permissions"]) & MANAGE_GUILD
    await raw.respond(interaction, 4, {"content": "x"})
    await answer
    with pytest.raises(NotThere, match="no such role"):
        await dieter.grant("Bruno", "Tavolino")


async def test_commands_are_usable_with_the_permissions_they_ask_for(raw: RawBot, sandbox: Sandbox) -> None:
    managers = {"name": "settings", "description": "Settings", "default_member_permissions": str(MANAGE_GUILD)}
    await raw.api.register(managers)
    bruno, claire = await sandbox.user("Bruno"), await sandbox.user("Claire")
    assert (await bruno.command("settings")).refused
    sandbox.guild.grant("Bruno", "Moderator")
    answer = asyncio.create_task(bruno.command("settings"))
    await raw.respond(await raw.next_interaction(), 4, {"content": "x"})
    assert (await answer).ok
    sandbox.guild.role("Host", "MANAGE_GUILD")
    sandbox.guild.grant("Claire", "Host")
    answer = asyncio.create_task(claire.command("settings"))
    await raw.respond(await raw.next_interaction(), 4, {"content": "x"})
    assert (await answer).ok
    sandbox.guild.role("Host")
    assert (await claire.command("settings")).refused


async def test_the_bot_receives_changes_of_roles(raw: RawBot, sandbox: Sandbox) -> None:
    made = sandbox.guild.role("Host", "MANAGE_GUILD")
    created = await raw.gateway.event("GUILD_ROLE_CREATE")
    assert (created["role"]["id"], created["guild_id"]) == (made.id, sandbox.world.guild.id)
    sandbox.guild.role("Host")
    assert (await raw.gateway.event("GUILD_ROLE_UPDATE"))["role"]["permissions"] == "0"
    with pytest.raises(NotThere, match="no Nobody"):
        sandbox.guild.grant("Bruno", "Nobody")


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ({"do": "open_channel", "name": " "}, "1 to 100 characters"),
        ({"do": "open_channel", "name": "x", "guild": "1"}, "no such server"),
        ({"do": "open_channel"}, "lacks 'name'"),
        ({"do": "open_dm", "user": "1"}, "nobody like this"),
        ({"do": "close", "channel": "1"}, "no such channel"),
        ({"do": "install", "installed": "yes"}, "true or false"),
    ],
)
async def test_invalid_actions_are_refused(sandbox: Sandbox, frame: Json, reason: str) -> None:
    alice = await sandbox.user("Alice")
    result, _ = await alice._request(frame.pop("do"), **frame)
    assert reason in result["reason"]


async def test_the_bot_does_not_receive_direct_messages_between_users(raw: RawBot, sandbox: Sandbox) -> None:
    bruno, claire = await sandbox.user("Bruno"), await sandbox.user("Claire")
    channel = await bruno.open_dm("Claire")
    assert channel == await bruno.open_dm("Claire")
    await claire.sees_channels(lambda names: "Bruno" in names)
    assert channel == await claire.open_dm("Bruno")
    await bruno.say("hello", channel="Claire")
    await claire.sees(lambda one: one.text == "hello", channel="Bruno")
    assert "Bruno" not in (await sandbox.user("Dieter")).channels
    assert (await raw.api("GET", f"/channels/{channel}")).code == 50001
    assert (await bruno.command("go", channel=channel)).refused
