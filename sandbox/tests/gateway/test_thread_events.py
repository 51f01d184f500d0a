"""The gateway events about threads: their members, and access to their channels."""

from typing import Any

from sandbox.client import Sandbox
from sandbox.gateway.intents import Intent
from sandbox.gateway.settings import GatewaySettings
from sandbox.messaging.archiving import set_archived
from sandbox.messaging.threads import set_thread_member
from sandbox.tests.raw_bot import GUILDS, Api, GatewayClient, RawBot, gateway
from sandbox.tests.tiny_bot import running
from sandbox.world.channels import Channel

Json = dict[str, Any]


def thread_of_alice(sandbox: Sandbox, *, private: bool = False) -> Channel:
    """Starts a thread of Alice's in #table-one."""
    alice = sandbox.world.person("Alice")
    assert alice is not None
    return sandbox.world.create_thread("aside", sandbox.guild.channel("table-one"), alice.id, private=private)


async def next_event(socket: GatewayClient) -> tuple[str, Json]:
    """Returns the name and data of the next frame, whatever it is."""
    frame = await socket.receive()
    return frame["t"], frame["d"]


async def test_the_bots_own_thread_is_created_with_it_as_a_member(raw: RawBot, sandbox: Sandbox) -> None:
    parent = sandbox.guild.channel("table-one").id
    made = (await raw.api("POST", f"/channels/{parent}/threads", {"name": "aside", "type": 11})).body
    assert made["member"]["user_id"] == sandbox.application_id
    assert (await raw.gateway.event("THREAD_CREATE"))["newly_created"] is True
    joined = await raw.gateway.event("THREAD_MEMBERS_UPDATE")
    assert (joined["id"], joined["guild_id"], joined["member_count"]) == (made["id"], sandbox.guild.id, 1)
    (member,) = joined["added_members"]
    assert (member["user_id"], member["presence"]) == (sandbox.application_id, None)
    assert member["member"]["user"]["id"] == sandbox.application_id


async def test_a_bot_that_is_added_to_a_private_thread_gets_the_thread_and_its_membership(
    raw: RawBot, sandbox: Sandbox
) -> None:
    thread = thread_of_alice(sandbox, private=True)
    set_thread_member(sandbox.world, thread, sandbox.world.bot)
    created = await raw.gateway.event("THREAD_CREATE")
    assert "newly_created" not in created
    assert (created["id"], created["member"]["user_id"]) == (thread.id, sandbox.application_id)
    assert [one["user_id"] for one in (await raw.gateway.event("THREAD_MEMBERS_UPDATE"))["added_members"]] == [
        sandbox.application_id
    ]
    set_thread_member(sandbox.world, thread, sandbox.world.bot, present=False)
    removed = await raw.gateway.event("THREAD_MEMBERS_UPDATE")
    assert (removed["removed_member_ids"], "added_members" in removed) == ([sandbox.application_id], False)


async def test_a_message_in_a_thread_adds_its_author(raw: RawBot, sandbox: Sandbox) -> None:
    thread = thread_of_alice(sandbox)
    assert (await raw.api("POST", f"/channels/{thread.id}/messages", {"content": "hello"})).status == 200
    added = await raw.gateway.event("THREAD_MEMBERS_UPDATE")
    assert [one["user_id"] for one in added["added_members"]] == [sandbox.application_id]


async def test_who_else_joins_a_thread_needs_the_intent_for_members(api: Api) -> None:
    async with Sandbox.serve(gateway_settings=GatewaySettings(granted=Intent.GUILD_MEMBERS, identify_gap=0)) as sandbox:
        thread = thread_of_alice(sandbox)
        bruno = sandbox.world.person("Bruno")
        assert bruno is not None
        async with gateway(sandbox) as without, gateway(sandbox) as with_members:
            await without.identify(sandbox.token)
            await with_members.identify(sandbox.token, intents=GUILDS | Intent.GUILD_MEMBERS)
            set_thread_member(sandbox.world, thread, bruno)
            set_thread_member(sandbox.world, thread, sandbox.world.bot)
            first = await with_members.event("THREAD_MEMBERS_UPDATE")
            assert [one["user_id"] for one in first["added_members"]] == [bruno.id]
            first = await without.event("THREAD_MEMBERS_UPDATE")
            assert [one["user_id"] for one in first["added_members"]] == [sandbox.application_id]


async def test_an_unarchived_thread_is_followed_by_the_bots_membership(raw: RawBot, sandbox: Sandbox) -> None:
    thread = thread_of_alice(sandbox)
    set_thread_member(sandbox.world, thread, sandbox.world.bot)
    assert thread.thread is not None
    set_archived(sandbox.world, thread, thread.thread, archived=True)
    set_archived(sandbox.world, thread, thread.thread, archived=False)
    while not (await raw.gateway.event("THREAD_UPDATE"))["thread_metadata"]["archived"]:
        pass
    name, data = await next_event(raw.gateway)
    assert (name, data["thread_metadata"]["archived"]) == ("THREAD_UPDATE", False)
    name, data = await next_event(raw.gateway)
    assert (name, data["id"], data["guild_id"]) == ("THREAD_MEMBER_UPDATE", thread.id, sandbox.guild.id)


async def test_a_bot_that_gains_access_to_a_channel_is_sent_its_active_threads(raw: RawBot, sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    thread = thread_of_alice(sandbox)
    set_thread_member(sandbox.world, thread, sandbox.world.bot)
    sandbox.guild.permit("table-one")
    sync = await raw.gateway.event("THREAD_LIST_SYNC")
    assert sync["guild_id"] == sandbox.guild.id
    assert sync["channel_ids"] == [sandbox.guild.channel("table-one").id]
    assert [one["id"] for one in sync["threads"]] == [thread.id]
    assert [(one["id"], one["user_id"]) for one in sync["members"]] == [(thread.id, sandbox.application_id)]


async def test_access_by_a_role_syncs_all_its_channels_and_their_loss_deletes_no_thread(
    raw: RawBot, sandbox: Sandbox
) -> None:
    thread_of_alice(sandbox)
    for name in ("table-one", "table-two"):
        sandbox.guild.permit(name, "everyone", deny=("VIEW_CHANNEL",))
        sandbox.guild.permit(name, "Regular", allow=("VIEW_CHANNEL",))
    sandbox.guild.set_locale("it")
    names = []
    while (event := await next_event(raw.gateway))[0] != "GUILD_UPDATE":
        names.append(event[0])
    assert "THREAD_DELETE" not in names
    sandbox.guild.grant(sandbox.world.bot.name, "Regular")
    assert (await raw.gateway.event("GUILD_MEMBER_UPDATE"))["user"]["id"] == sandbox.application_id
    sync = await raw.gateway.event("THREAD_LIST_SYNC")
    assert sync["channel_ids"] == [sandbox.guild.channel(name).id for name in ("table-one", "table-two")]
    assert [one["name"] for one in sync["threads"]] == ["aside"]


async def test_discord_py_knows_a_thread_after_it_gains_access_to_its_channel(sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    thread = thread_of_alice(sandbox)
    async with running(sandbox) as bot:
        await bot.wait_until_ready()
        guild = bot.get_guild(int(sandbox.guild.id))
        assert guild is not None
        assert guild.get_thread(int(thread.id)) is None
        sandbox.guild.permit("table-one")
        await bot.wait_for("thread_join", timeout=60)
        known = guild.get_thread(int(thread.id))
        assert known is not None
        assert known.parent_id == int(sandbox.guild.channel("table-one").id)
