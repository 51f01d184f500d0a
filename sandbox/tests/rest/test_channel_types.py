"""Channels of every type: which take messages, threads and commands."""

import asyncio

import discord
import pytest

from sandbox.client import Sandbox
from sandbox.tests.raw_bot import Api, RawBot
from sandbox.tests.tiny_bot import running
from sandbox.world.channels import ChannelType

TEXT, ANNOUNCEMENT = ChannelType.GUILD_TEXT, ChannelType.GUILD_ANNOUNCEMENT
VOICE, STAGE = ChannelType.GUILD_VOICE, ChannelType.GUILD_STAGE_VOICE
FORUM, MEDIA = ChannelType.GUILD_FORUM, ChannelType.GUILD_MEDIA


@pytest.mark.parametrize("kind", [TEXT, ANNOUNCEMENT, VOICE, STAGE])
async def test_channels_to_write_in_take_messages_and_commands(
    raw: RawBot, sandbox: Sandbox, kind: ChannelType
) -> None:
    place = sandbox.guild.new_channel("place", kind)
    assert (await raw.api("POST", f"/channels/{place.id}/messages", {"content": "hello"})).status == 200
    alice = await sandbox.user("Alice")
    await alice.sees_channels(lambda names: "place" in names)
    using = asyncio.create_task(alice.command("go", channel="place"))
    interaction = await raw.next_interaction()
    assert (interaction["channel_id"], interaction["channel"]["type"]) == (place.id, kind)
    using.cancel()


@pytest.mark.parametrize("kind", [FORUM, MEDIA])
async def test_forums_take_neither_messages_nor_commands_but_posts(
    raw: RawBot, sandbox: Sandbox, kind: ChannelType
) -> None:
    forum = sandbox.guild.new_channel("forum", kind)
    assert (await raw.api("POST", f"/channels/{forum.id}/messages", {"content": "hello"})).code == 50008
    alice = await sandbox.user("Alice")
    await alice.sees_channels(lambda names: "forum" in names)
    assert (await alice.command("go", channel="forum")).refused
    refused = await raw.api("POST", f"/channels/{forum.id}/threads", {"name": "post"})
    assert refused.form_errors == {"message": "BASE_TYPE_REQUIRED"}
    made = await raw.api("POST", f"/channels/{forum.id}/threads", {"name": "post", "message": {"content": "first"}})
    assert (made.status, made.body["type"], made.body["parent_id"]) == (201, ChannelType.PUBLIC_THREAD, forum.id)
    assert (made.body["message"]["id"], made.body["message"]["content"]) == (made.body["id"], "first")
    created = await raw.gateway.event("THREAD_CREATE")
    assert (created["id"], created["parent_id"], created["newly_created"]) == (made.body["id"], forum.id, True)
    sandbox.guild.new_post("forum", "hers", "Alice")
    await alice.sees_channels(lambda names: "hers" in names)
    using = asyncio.create_task(alice.command("go", channel="hers"))
    assert (await raw.next_interaction())["channel"]["parent_id"] == forum.id
    using.cancel()


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_voice_and_stage_channels_have_no_threads(api: Api, sandbox: Sandbox, kind: ChannelType) -> None:
    place = sandbox.guild.new_channel("place", kind)
    sent = (await api("POST", f"/channels/{place.id}/messages", {"content": "hello"})).body
    for path in (f"/channels/{place.id}", f"/channels/{place.id}/messages/{sent['id']}"):
        assert (await api("POST", f"{path}/threads", {"name": "aside", "type": 11})).code == 50024


async def test_threads_of_an_announcement_channel_have_a_type_of_their_own(api: Api, sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", allow=("CREATE_PRIVATE_THREADS",))
    place = sandbox.guild.new_channel("news", ANNOUNCEMENT)
    sent = (await api("POST", f"/channels/{place.id}/messages", {"content": "hello"})).body
    made = await api("POST", f"/channels/{place.id}/messages/{sent['id']}/threads", {"name": "aside"})
    assert (made.status, made.body["type"]) == (201, ChannelType.ANNOUNCEMENT_THREAD)
    assert (await api("POST", f"/channels/{place.id}/threads", {"name": "aside", "type": 12})).code == 50024


async def test_messages_of_a_voice_channel_are_read_only_with_connect(api: Api, sandbox: Sandbox) -> None:
    place = sandbox.guild.new_channel("place", VOICE)
    sent = (await api("POST", f"/channels/{place.id}/messages", {"content": "hello"})).body
    assert len((await api("GET", f"/channels/{place.id}/messages")).body) == 1
    sandbox.guild.permit("place", deny=("CONNECT",))
    for path in ("messages", f"messages/{sent['id']}"):
        refused = await api("GET", f"/channels/{place.id}/{path}")
        assert (refused.status, refused.code) == (403, 50001)


async def test_in_a_group_conversation_a_users_own_app_works_and_the_bot_is_no_member(
    raw: RawBot, sandbox: Sandbox
) -> None:
    await raw.api.register({"name": "go", "description": "Go", "contexts": [0, 1, 2], "integration_types": [0, 1]})
    users = [await sandbox.user(name) for name in ("Alice", "Bruno", "Claire")]
    group = sandbox.new_group("Friends", *users)
    await users[1].install()
    await users[1].sees_channels(lambda names: "Friends" in names)
    using = asyncio.create_task(users[1].command("go", channel=group))
    interaction = await raw.next_interaction()
    assert (interaction["context"], interaction["channel"]["type"]) == (2, ChannelType.GROUP_DM)
    assert interaction["channel"]["name"] == "Friends"
    assert interaction["channel"]["owner_id"] == users[0].id
    assert len(interaction["channel"]["recipients"]) == 3
    assert "guild_id" not in interaction
    assert interaction["authorizing_integration_owners"] == {"1": users[1].id}
    assert (await raw.api("POST", f"/channels/{group}/messages", {"content": "hello"})).code == 50001
    using.cancel()


async def test_discord_py_knows_each_type(sandbox: Sandbox) -> None:
    classes = {
        TEXT: discord.TextChannel,
        ANNOUNCEMENT: discord.TextChannel,
        VOICE: discord.VoiceChannel,
        STAGE: discord.StageChannel,
        FORUM: discord.ForumChannel,
        MEDIA: discord.ForumChannel,
    }
    places = {kind: sandbox.guild.new_channel(kind.name.lower(), kind) for kind in classes}
    async with running(sandbox) as bot:
        await bot.wait_until_ready()
        found = {kind: type(bot.get_channel(int(place.id))) for kind, place in places.items()}
    assert found == classes
