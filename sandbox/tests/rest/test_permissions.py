"""Permissions of the bot and of users in channels."""

import asyncio
from dataclasses import replace

import pytest

from sandbox.client import Sandbox
from sandbox.protocol.permissions import (
    ALL,
    Overwrite,
    Permission,
    channel_permissions,
    permission_bits,
    without_implied,
)
from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import Api, RawBot

EVERYONE, ROLE, OTHER, MEMBER = "1", "2", "3", "4"
VIEW, SEND = int(Permission.VIEW_CHANNEL), int(Permission.SEND_MESSAGES)


@pytest.mark.parametrize(
    ("overwrites", "expected"),
    [
        ([], VIEW | SEND),
        ([Overwrite(EVERYONE, 0, deny=VIEW)], SEND),
        ([Overwrite(EVERYONE, 0, deny=VIEW), Overwrite(ROLE, 0, allow=VIEW)], VIEW | SEND),
        ([Overwrite(ROLE, 0, deny=VIEW), Overwrite(OTHER, 0, allow=VIEW)], VIEW | SEND),
        ([Overwrite(ROLE, 0, allow=VIEW), Overwrite(MEMBER, 1, deny=VIEW)], SEND),
        ([Overwrite("9", 0, deny=VIEW)], VIEW | SEND),
    ],
    ids=["none", "everyone's", "a role over everyone", "an allowing role wins", "the member's own wins", "another's"],
)
def test_overwrites_apply_in_the_order_everyone_roles_member(overwrites: list[Overwrite], expected: int) -> None:
    by_id = {one.id: one for one in overwrites}
    assert channel_permissions(VIEW | SEND, EVERYONE, (ROLE, OTHER), MEMBER, by_id) == expected


def test_an_administrator_has_all_permissions() -> None:
    overwrites = {MEMBER: Overwrite(MEMBER, 1, deny=VIEW)}
    assert channel_permissions(int(Permission.ADMINISTRATOR), EVERYONE, (), MEMBER, overwrites) == ALL


def test_permissions_have_discords_names() -> None:
    assert permission_bits("VIEW_CHANNEL", "ATTACH_FILES") == 1 << 10 | 1 << 15
    with pytest.raises(KeyError):
        permission_bits("FLY")


@pytest.mark.parametrize(
    ("denied", "code"), [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013), ("ATTACH_FILES", 50013)]
)
async def test_a_message_with_a_file_needs_permissions(api: Api, denied: str, code: int) -> None:
    api.sandbox.guild.permit("table-one", deny=(denied,))
    reply = await api.post({"content": "x"}, a_png=png())
    assert (reply.status, reply.code) == (403, code)
    assert (await api.post({"content": "x"}, channel="table-two", a_png=png())).status == 200
    api.sandbox.guild.permit("table-one")
    assert (await api.post({"content": "x"}, a_png=png())).status == 200


async def test_embeds_need_embed_links(api: Api) -> None:
    api.sandbox.guild.permit("table-one", deny=("EMBED_LINKS",))
    assert (await api.post({"embeds": [{"title": "x"}]})).code == 50013
    assert (await api.post({"content": "x"})).status == 200


async def test_reading_messages_needs_read_message_history(api: Api) -> None:
    sent = (await api.post({"content": "x"})).body
    path = f"/channels/{sent['channel_id']}/messages"
    api.sandbox.guild.permit("table-one", deny=("READ_MESSAGE_HISTORY",))
    assert (await api("GET", path)).body == []
    assert (await api("GET", f"{path}/{sent['id']}")).code == 50001
    reply = {"content": "y", "message_reference": {"message_id": sent["id"]}}
    assert (await api.post(reply)).code == 160002
    assert (await api("PATCH", f"{path}/{sent['id']}", {"content": "y"})).status == 200
    api.sandbox.guild.permit("table-one", deny=("VIEW_CHANNEL",))
    for method, where in (("GET", path), ("PATCH", f"{path}/{sent['id']}"), ("DELETE", f"{path}/{sent['id']}")):
        assert (await api(method, where, {"content": "z"} if method == "PATCH" else None)).code == 50001
    assert (await api("GET", f"/channels/{sent['channel_id']}")).code == 50001


async def test_a_response_needs_no_send_messages_but_attach_files_for_files(raw: RawBot, sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", deny=("SEND_MESSAGES", "VIEW_CHANNEL"))
    interaction, answer = await raw.use_command()
    assert int(interaction["app_permissions"]) & (VIEW | SEND) == 0
    await raw.respond(interaction, 4, {"content": "x"})
    assert (await answer).text == "x"
    sandbox.guild.permit("table-one", deny=("ATTACH_FILES",))
    interaction, answer = await raw.use_command()
    assert int(interaction["app_permissions"]) & Permission.ATTACH_FILES == 0
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    reply = await raw.api("POST", path, {"type": 4, "data": {}}, files={"a.png": png()})
    assert (reply.status, reply.code) == (403, 50013)
    await raw.respond(interaction, 4, {"content": "no picture"})
    assert (await answer).text == "no picture"


@pytest.mark.parametrize("denied", ["VIEW_CHANNEL", "USE_APPLICATION_COMMANDS"])
async def test_users_use_commands_only_with_the_permission(raw: RawBot, sandbox: Sandbox, denied: str) -> None:
    bruno = await sandbox.user("Bruno")
    channel = sandbox.guild.channel("table-one").id
    sandbox.guild.permit("table-one", "Bruno", deny=(denied,))
    result, _ = await bruno._request("command", channel=channel, name="go", options={})
    assert "reason" in result
    interaction, answer = await raw.use_command("Alice")
    assert (interaction["member"]["permissions"], interaction["channel"]["permissions"]) == (str(ALL), str(ALL))
    await raw.respond(interaction, 4, {"content": "x"})
    await answer


async def test_users_see_only_channels_with_the_permission(sandbox: Sandbox, api: Api) -> None:
    bruno = await sandbox.user("Bruno")
    sandbox.guild.permit("table-two", "Bruno", deny=("VIEW_CHANNEL",))
    await bruno.sees_channels(lambda names: "table-two" not in names)
    assert "table-two" in (await sandbox.user("Alice")).channels
    await api.post({"content": "hidden"}, channel="table-two")
    await api.post({"content": "open"}, channel="lounge")
    await bruno.sees(lambda message: message.text == "open", channel="lounge")
    sandbox.guild.permit("table-two", "Bruno")
    await bruno.sees_channels(lambda names: "table-two" in names)
    await bruno.sees(lambda message: message.text == "hidden", channel="table-two")


async def test_users_send_messages_only_with_the_permission(sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    sandbox.guild.permit("lounge", "Bruno", deny=("SEND_MESSAGES",))
    result, _ = await bruno._request("say", channel=sandbox.guild.channel("lounge").id, content="x")
    assert result["reason"] == "You may not write in this channel"
    saying = [bruno.say("here", channel=name) for name in ("table-one", "table-two")]
    assert [message.text for message in await asyncio.gather(*saying)] == ["here", "here"]


async def test_a_thread_has_its_parents_permissions_and_needs_send_messages_in_threads(
    api: Api, sandbox: Sandbox
) -> None:
    parent = sandbox.guild.channel("table-one")
    start = (await api.post({"content": "x"})).body
    made = await api("POST", f"/channels/{parent.id}/messages/{start['id']}/threads", {"name": "aside"})
    assert (made.status, made.body["id"], made.body["type"]) == (201, start["id"], 11)
    path = f"/channels/{made.body['id']}/messages"
    sandbox.guild.permit("table-one", deny=("SEND_MESSAGES",))
    assert (await api("POST", path, {"content": "in the thread"})).status == 200
    sandbox.guild.permit("table-one", deny=("SEND_MESSAGES_IN_THREADS",))
    assert (await api("POST", path, {"content": "in the thread"})).code == 50013
    sandbox.guild.permit("table-one", deny=("CREATE_PUBLIC_THREADS",))
    assert (await api("POST", f"/channels/{parent.id}/threads", {"name": "no", "type": 11})).code == 50013
    assert (await api("POST", f"/channels/{parent.id}/threads", {"name": ""})).code == 50035
    sandbox.guild.permit("table-one", allow=("CREATE_PUBLIC_THREADS",))
    assert (await api("POST", f"/channels/{parent.id}/messages/1/threads", {"name": "of nothing"})).code == 10008


IMPLIED = int(Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE)


def test_what_the_lack_of_view_send_or_connect_takes_away() -> None:
    attach, connect, manage = Permission.ATTACH_FILES, Permission.CONNECT, Permission.MANAGE_CHANNELS
    threads, history = Permission.SEND_MESSAGES_IN_THREADS, Permission.READ_MESSAGE_HISTORY
    assert without_implied(VIEW | SEND | attach | history) == VIEW | SEND | attach | history
    assert without_implied(SEND | attach | history) == 0
    assert without_implied(Permission.MANAGE_GUILD | SEND) == Permission.MANAGE_GUILD, "not a channel's permission"
    assert without_implied(VIEW | attach | history) == VIEW | history
    assert without_implied(VIEW | threads | attach, thread=True) == VIEW | threads | attach
    assert without_implied(VIEW | SEND | attach, thread=True) == VIEW | SEND
    assert without_implied(VIEW | SEND | manage, voice=True) == VIEW | SEND
    assert without_implied(VIEW | SEND | manage | connect, voice=True) == VIEW | SEND | manage | connect


@pytest.mark.parametrize("denied", ["VIEW_CHANNEL", "SEND_MESSAGES"])
@pytest.mark.parametrize("sent", [True, False])
async def test_app_permissions_lack_what_is_implied_or_keep_it(
    raw: RawBot, sandbox: Sandbox, denied: str, sent: bool
) -> None:
    sandbox.world.terms = replace(sandbox.world.terms, implied_permissions_sent=sent)
    sandbox.guild.permit("table-one", allow=("MENTION_EVERYONE",), deny=(denied,))
    sandbox.guild.permit("table-one", "Bruno", deny=("SEND_MESSAGES",))
    interaction, answer = await raw.use_command("Bruno")
    kept = 0 if sent else IMPLIED
    assert int(interaction["app_permissions"]) & IMPLIED == kept
    assert int(interaction["member"]["permissions"]) & Permission.ATTACH_FILES == kept & Permission.ATTACH_FILES
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    refused = await raw.api("POST", path, {"type": 4, "data": {}}, files={"a.png": png()})
    assert refused.code == 50013, "whatever was sent"
    await raw.respond(interaction, 4, {"content": "x"})
    await answer


async def test_a_resolved_channel_keeps_the_permissions_that_are_implied(raw: RawBot, sandbox: Sandbox) -> None:
    select = {"type": 8, "custom_id": "pick"}
    await raw.api.post({"content": "?", "components": [{"type": 1, "components": [select]}]})
    sandbox.guild.permit("lounge", "Bruno", deny=("SEND_MESSAGES",))
    bruno = await sandbox.user("Bruno")
    answer = asyncio.create_task(bruno.select("pick", sandbox.guild.channel("lounge").id))
    resolved = (await raw.next_interaction())["data"]["resolved"]["channels"]
    (channel,) = resolved.values()
    assert int(channel["permissions"]) & (SEND | Permission.ATTACH_FILES) == Permission.ATTACH_FILES
    answer.cancel()


async def test_a_timed_out_member_can_only_look_and_administrators_are_never_timed_out(
    raw: RawBot, sandbox: Sandbox
) -> None:
    looking = VIEW | Permission.READ_MESSAGE_HISTORY
    sandbox.guild.time_out("bot", 60)
    assert sandbox.world.permissions(sandbox.application_id, sandbox.guild.channel("table-one")) == looking
    assert (await raw.api.post({"content": "x"})).code == 50013
    interaction, answer = await raw.use_command()
    assert int(interaction["app_permissions"]) == looking
    await raw.respond(interaction, 4, {"content": "x"})
    await answer
    bruno = await sandbox.user("Bruno")
    sandbox.guild.time_out("Bruno", 60)
    assert (await bruno.command("go")).refused
    sandbox.guild.time_out("Alice", 60)
    alice = sandbox.world.guild.owner
    assert sandbox.world.permissions(alice, sandbox.guild.channel("table-one")) == ALL
    sandbox.clock.advance(60)
    assert (await raw.api.post({"content": "x"})).status == 200
