"""Threads: starting them, their members, archiving and locking."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from sandbox.client import NotThere, Sandbox
from sandbox.gateway.intents import Intent
from sandbox.messaging.threads import join_thread
from sandbox.tests.raw_bot import Api, RawBot

Json = dict[str, Any]
PUBLIC, PRIVATE = 11, 12
HAS_THREAD = 1 << 5
DAY = 86_400


async def started(api: Api, **more: Any) -> Json:
    """Starts a thread of the bot in #table-one, public and without a message by default."""
    parent = api.sandbox.guild.channel("table-one").id
    reply = await api("POST", f"/channels/{parent}/threads", {"name": "aside", "type": PUBLIC, **more})
    assert reply.status == 201
    made: Json = reply.body
    return made


def grant_members_intent(sandbox: Sandbox) -> None:
    """Grants the application the privileged intent GUILD_MEMBERS, which listing a thread's members needs."""
    sandbox.gateway.settings = replace(sandbox.gateway.settings, granted=Intent.GUILD_MEMBERS)


async def test_the_members_of_a_thread_come_in_pages_with_their_guild_members(api: Api, sandbox: Sandbox) -> None:
    made = await started(api)
    path = f"/channels/{made['id']}/thread-members"
    refused = await api("GET", path)
    assert (refused.status, refused.code) == (403, 50001), "without the privileged intent"
    grant_members_intent(sandbox)
    users = [sandbox.world.create_user(f"Guest {number}") for number in range(120)]
    for user in users:
        join_thread(sandbox.world, sandbox.guild.channel("aside"), user)
    assert (await api("GET", f"/channels/{made['id']}")).body["member_count"] == 50, "it is not counted further"
    everybody = sorted([int(sandbox.application_id), *(int(user.id) for user in users)])
    plain = (await api("GET", path)).body
    assert sorted(int(one["user_id"]) for one in plain) == everybody
    assert not any("member" in one for one in plain)
    seen: list[int] = []
    while page := (await api("GET", path, query={"with_member": "true", "after": str(seen[-1] if seen else 0)})).body:
        assert len(page) <= 100
        assert all(one["member"]["user"]["id"] == one["user_id"] for one in page)
        seen += [int(one["user_id"]) for one in page]
    assert seen == everybody
    short = (await api("GET", path, query={"with_member": "true", "limit": "2"})).body
    assert [int(one["user_id"]) for one in short] == everybody[:2]
    assert (await api("GET", path, query={"with_member": "true", "limit": "101"})).code == 50035
    assert (await api("GET", path, query={"with_member": "true", "after": "x"})).code == 50035


async def test_a_thread_from_a_message_has_its_id_and_is_linked_to_it(api: Api, sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    sent = (await api.post({"content": "x"})).body
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    made = await api("POST", f"{path}/threads", {"name": "aside", "auto_archive_duration": 60})
    assert (made.status, made.body["id"], made.body["type"]) == (201, sent["id"], PUBLIC)
    assert made.body["thread_metadata"]["auto_archive_duration"] == 60
    shown = await alice.sees(lambda one: bool(one.wire["flags"] & HAS_THREAD))
    assert (shown.id, shown.wire["thread"]["name"]) == (sent["id"], "aside")
    again = await api("POST", f"{path}/threads", {"name": "once more"})
    assert (again.status, again.code) == (400, 160004)
    assert (await api("PATCH", path, {"content": "y"})).body["flags"] == HAS_THREAD
    assert (await api("PATCH", f"/channels/{sent['id']}", {"name": "beside"})).body["name"] == "beside"
    sandbox.world.delete_channel(sandbox.guild.channel("beside"))
    await alice.sees(lambda one: one.id == sent["id"] and not one.wire["flags"])


async def test_a_public_thread_without_a_message_is_announced_in_its_channel(api: Api, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    made = await started(api)
    announcement = await bruno.sees(lambda one: one.wire["type"] == 18)
    assert (announcement.text, announcement.wire["message_reference"]["channel_id"]) == ("aside", made["id"])
    await bruno.say("hello", channel="aside")
    assert [one.text for one in bruno.messages("aside")] == ["hello"]
    assert (await api("GET", f"/channels/{made['id']}")).body["message_count"] == 1


async def test_a_thread_without_a_message_is_private_by_default(api: Api, sandbox: Sandbox) -> None:
    bruno, claire = await sandbox.user("Bruno"), await sandbox.user("Claire")
    parent = sandbox.guild.channel("table-one").id
    refused = await api("POST", f"/channels/{parent}/threads", {"name": "secret"})
    assert (refused.status, refused.code) == (403, 50013)
    sandbox.guild.permit("table-one", allow=("CREATE_PRIVATE_THREADS",))
    made = (await api("POST", f"/channels/{parent}/threads", {"name": "secret"})).body
    assert (made["type"], made["thread_metadata"]["invitable"]) == (PRIVATE, True)
    assert (await api("PUT", f"/channels/{made['id']}/thread-members/{bruno.id}")).status == 204
    await bruno.sees_channels(lambda names: "secret" in names)
    await bruno.say("only us", channel="secret")
    assert "secret" not in claire.channels
    assert "secret" in (await sandbox.user("Dieter")).channels, "a moderator sees all threads"
    grant_members_intent(sandbox)
    listed = (await api("GET", f"/channels/{made['id']}/thread-members")).body
    assert [one["user_id"] for one in listed] == [sandbox.application_id, bruno.id]
    assert (await api("DELETE", f"/channels/{made['id']}/thread-members/{bruno.id}")).status == 204
    await bruno.sees_channels(lambda names: "secret" not in names)
    assert (await api("GET", f"/channels/{made['id']}/thread-members/{bruno.id}")).code == 10007


async def test_only_guild_members_are_added_and_removed_only_from_the_bots_private_threads(
    api: Api, sandbox: Sandbox
) -> None:
    made = await started(api)
    path = f"/channels/{made['id']}/thread-members"
    bruno = await sandbox.user("Bruno")
    assert (await api("PUT", f"{path}/1")).code == 10013
    assert (await api("DELETE", f"{path}/{bruno.id}")).code == 50013
    assert (await api("DELETE", f"{path}/@me")).status == 204
    assert (await api("GET", f"{path}/@me")).code == 10007
    assert (await api("PUT", f"{path}/@me")).status == 204
    sandbox.guild.permit("table-one", deny=("SEND_MESSAGES_IN_THREADS",))
    assert (await api("PUT", f"{path}/{bruno.id}")).code == 50013
    assert (await api("PUT", f"/channels/{sandbox.guild.channel('lounge').id}/thread-members/@me")).code == 50024


async def test_threads_cant_be_started_in_threads_and_direct_messages(api: Api, sandbox: Sandbox) -> None:
    dm = await (await sandbox.user("Alice")).open_dm()
    for where in ((await started(api))["id"], dm):
        assert (await api("POST", f"/channels/{where}/threads", {"name": "x", "type": PUBLIC})).code == 50024


async def test_an_inactive_thread_is_archived_until_a_message_is_sent(api: Api, sandbox: Sandbox) -> None:
    made = await started(api, auto_archive_duration=1440)
    path = f"/channels/{made['id']}"
    sent = (await api("POST", f"{path}/messages", {"content": "x"})).body
    sandbox.clock.advance(DAY - 60)
    await asyncio.sleep(0)
    assert (await api("PATCH", f"{path}/messages/{sent['id']}", {"content": "y"})).status == 200
    sandbox.clock.advance(61)
    await sandbox.until(lambda: _archived(sandbox), what="the archived thread")
    for method, where, body in (
        ("PATCH", f"{path}/messages/{sent['id']}", {"content": "z"}),
        ("DELETE", f"{path}/messages/{sent['id']}", None),
        ("PUT", f"{path}/thread-members/@me", None),
        ("PATCH", path, {"name": "renamed"}),
    ):
        refused = await api(method, where, body)
        assert (refused.status, refused.code) == (400, 50083)
    assert (await api("POST", f"{path}/messages", {"content": "awake"})).status == 200
    assert not _archived(sandbox)
    assert (await api("PATCH", f"{path}/messages/{sent['id']}", {"content": "z"})).status == 200
    sandbox.clock.advance(DAY + 1)
    await sandbox.until(lambda: _archived(sandbox), what="the archived thread")
    assert (await api("PATCH", path, {"archived": False})).status == 200
    assert not _archived(sandbox)


def _archived(sandbox: Sandbox) -> bool:
    thread = sandbox.guild.channel("aside").thread
    return thread is not None and thread.archived


async def test_only_moderators_send_messages_in_a_locked_thread(api: Api, sandbox: Sandbox) -> None:
    made = await started(api)
    bruno, dieter = await sandbox.user("Bruno"), await sandbox.user("Dieter")
    await bruno.sees_channels(lambda names: "aside" in names)
    assert (await api("PATCH", f"/channels/{made['id']}", {"locked": True})).code == 50013
    sandbox.guild.permit("table-one", allow=("MANAGE_THREADS",))
    assert (await api("PATCH", f"/channels/{made['id']}", {"locked": True})).status == 200
    with pytest.raises(NotThere, match="Thread is locked"):
        await bruno.say("x", channel="aside")
    await dieter.say("x", channel="aside")
    sandbox.guild.permit("table-one")
    assert (await api("POST", f"/channels/{made['id']}/messages", {"content": "x"})).code == 160005


async def test_active_threads_are_listed_and_sent_on_connect(raw: RawBot, sandbox: Sandbox) -> None:
    made = await started(raw.api)
    created = await raw.gateway.event("THREAD_CREATE")
    assert (created["id"], created["newly_created"]) == (made["id"], True)
    guild = sandbox.world.guild.id
    listed = (await raw.api("GET", f"/guilds/{guild}/threads/active")).body
    assert [one["id"] for one in listed["threads"]] == [one["id"] for one in listed["members"]] == [made["id"]]
    assert (await raw.api("PATCH", f"/channels/{made['id']}", {"archived": True})).status == 200
    assert (await raw.gateway.event("THREAD_UPDATE"))["thread_metadata"]["archived"] is True
    assert (await raw.api("GET", f"/guilds/{guild}/threads/active")).body["threads"] == []


async def test_commands_and_buttons_work_in_a_thread(raw: RawBot, sandbox: Sandbox) -> None:
    made = await started(raw.api)
    claire = await sandbox.user("Claire")
    await claire.sees_channels(lambda names: "aside" in names)
    answer = asyncio.create_task(claire.command("go", channel="aside"))
    interaction = await raw.next_interaction()
    assert (interaction["channel_id"], interaction["channel"]["type"], interaction["context"]) == (
        made["id"],
        PUBLIC,
        0,
    )
    assert interaction["channel"]["parent_id"] == sandbox.guild.channel("table-one").id
    await raw.respond(interaction, 4, {"content": "here"})
    assert (await answer).text == "here"


async def test_the_bot_deletes_threads_and_channels_that_it_manages(api: Api, sandbox: Sandbox) -> None:
    made = await started(api)
    parent = sandbox.guild.channel("table-one").id
    for where in (made["id"], parent):
        assert (await api("DELETE", f"/channels/{where}")).code == 50013
    sandbox.guild.permit("table-one", allow=("MANAGE_THREADS", "MANAGE_CHANNELS"))
    for where in (made["id"], parent):
        assert (await api("DELETE", f"/channels/{where}")).body["id"] == where
        assert (await api("GET", f"/channels/{where}")).code == 10003
    dm = await (await sandbox.user("Alice")).open_dm()
    assert (await api("DELETE", f"/channels/{dm}")).code == 50024
