"""Whom a message notifies, and what a user has not read."""

import pytest

from sandbox.client import NotThere, Sandbox
from sandbox.client.user import User
from sandbox.tests.raw_bot import Api, Json, RawBot
from sandbox.tests.raw_user import raw_user

EPHEMERAL, SILENT, V2 = 1 << 6, 1 << 12, 1 << 15


def texts_of(*users: User) -> list[list[str]]:
    """Returns the texts of the messages that have notified these users."""
    return [[message.text for message in user.notifications] for user in users]


def names(sandbox: Sandbox) -> list[str]:
    """Returns the names of those who were notified, in order."""
    return [sandbox.world.users[one.user].name for one in sandbox.notifications]


async def test_a_message_notifies_whom_it_mentions(api: Api, sandbox: Sandbox) -> None:
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    sent = await api.post({"content": f"Your turn, <@{bruno.id}>"})
    await bruno.notified(lambda message: message.id == sent.body["id"])
    assert texts_of(alice, bruno) == [[], [f"Your turn, <@{bruno.id}>"]]
    (notification,) = sandbox.notifications
    assert (notification.user, notification.message) == (bruno.id, sent.body["id"])
    assert notification.channel == sandbox.guild.channel("table-one").id
    assert abs(notification.at - sandbox.clock.now()) < 60


async def test_a_text_display_notifies_as_content_does_but_a_phone_shows_nothing_of_it(
    api: Api, sandbox: Sandbox
) -> None:
    bruno = await sandbox.user("Bruno")
    text = {"type": 10, "content": f"Your turn, <@{bruno.id}>"}
    await api.post({"flags": V2, "components": [{"type": 17, "components": [text]}]})
    assert names(sandbox) == ["Bruno"]
    await api.post({"content": f"Your turn, <@{bruno.id}>"})
    assert [one.preview for one in sandbox.notifications] == ["", f"Your turn, <@{bruno.id}>"]


@pytest.mark.parametrize(
    ("allowed", "notified"),
    [
        ({"parse": ["users"]}, ["Alice", "Bruno"]),
        ({"parse": []}, []),
        ({}, []),
        ({"users": ["bruno"]}, ["Bruno"]),
        ({"parse": ["roles", "everyone"]}, []),
    ],
)
async def test_allowed_mentions_limit_who_is_notified(
    api: Api, sandbox: Sandbox, allowed: Json, notified: list[str]
) -> None:
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    if "users" in allowed:
        allowed = {"users": [bruno.id]}
    await api.post({"content": f"<@{alice.id}> and <@!{bruno.id}>", "allowed_mentions": allowed})
    assert names(sandbox) == notified


async def test_an_edit_notifies_nobody(api: Api, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    sent = await api.post({"content": "Alice to move"})
    path = f"/channels/{sent.body['channel_id']}/messages/{sent.body['id']}"
    await api("PATCH", path, {"content": f"<@{bruno.id}> to move"})
    await bruno.sees(lambda message: "<@" in message.text)
    assert sandbox.notifications == []


async def test_a_silent_message_notifies_nobody(api: Api, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    await api.post({"content": f"<@{bruno.id}>", "flags": SILENT})
    assert sandbox.notifications == []


async def test_a_role_notifies_its_members_if_the_bot_may_mention_all(api: Api, sandbox: Sandbox) -> None:
    sandbox.guild.grant("Claire", "Regular")
    holders = [one.name for one in sandbox.guild.people if _holds(sandbox, one.id, "Regular")]
    mention = {"content": f"<@&{sandbox.guild.role_id('Regular')}>"}
    sandbox.guild.permit("table-one", deny=("MENTION_EVERYONE",))
    await api.post(mention)
    assert sandbox.notifications == []
    sandbox.guild.permit("table-one", allow=("MENTION_EVERYONE",))
    await api.post(mention | {"allowed_mentions": {"parse": ["users"]}})
    assert sandbox.notifications == []
    await api.post(mention)
    assert names(sandbox) == holders


def _holds(sandbox: Sandbox, user: str, role: str) -> bool:
    return sandbox.guild.role_id(role) in sandbox.world.guild.members[user].roles


async def test_everyone_notifies_those_who_see_the_channel(api: Api, sandbox: Sandbox) -> None:
    sandbox.guild.permit("table-one", "Claire", deny=("VIEW_CHANNEL",))
    sandbox.guild.permit("table-one", allow=("MENTION_EVERYONE",))
    await api.post({"content": "@everyone"})
    assert names(sandbox) == ["Alice", "Bruno", "Dieter"]


async def test_who_does_not_see_the_channel_is_not_notified(api: Api, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    sandbox.guild.permit("table-one", "Bruno", deny=("VIEW_CHANNEL",))
    await api.post({"content": f"<@{bruno.id}>"})
    assert sandbox.notifications == []


async def test_nobody_is_notified_by_their_own_message(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    await alice.say(f"I am <@{alice.id}>")
    assert sandbox.notifications == []


async def test_a_reply_notifies_its_author_if_that_is_allowed(api: Api, sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    asked = await alice.say("Anybody?")
    reply = {"content": "Yes", "message_reference": {"message_id": asked.id}}
    for allowed in ({"parse": ["users"]}, {"replied_user": False}):
        await api.post(reply | {"allowed_mentions": allowed})
        assert sandbox.notifications == []
    await api.post(reply | {"allowed_mentions": {"parse": [], "replied_user": True}})
    await api.post(reply)
    assert names(sandbox) == ["Alice", "Alice"]


async def test_a_direct_message_notifies_the_other_side(api: Api, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    channel = (await api("POST", "/users/@me/channels", {"recipient_id": bruno.id})).body["id"]
    await api("POST", f"/channels/{channel}/messages", {"content": "Your turn"})
    await bruno.notified(lambda message: message.text == "Your turn")
    await bruno.say("Thanks", channel=channel)
    assert names(sandbox) == ["Bruno"]


async def test_direct_messages_are_refused_by_who_has_closed_them_or_shares_no_guild(
    api: Api, sandbox: Sandbox
) -> None:
    bruno = await sandbox.user("Bruno")
    stranger = await sandbox.new_guild(with_bot=False).user("Zoe")
    opened = [await api("POST", "/users/@me/channels", {"recipient_id": one.id}) for one in (bruno, stranger)]
    paths = [f"/channels/{one.body['id']}/messages" for one in opened]
    await bruno.allow_dms(allowed=False)
    assert [(await api("POST", path, {"content": "Hi"})).code for path in paths] == [50007, 50278]
    await bruno.allow_dms(allowed=True)
    await stranger.install()
    assert [(await api("POST", path, {"content": "Hi"})).status for path in paths] == [200, 200]


async def test_responses_notify_unless_they_are_ephemeral_or_fill_in_a_deferred_one(
    raw: RawBot, sandbox: Sandbox
) -> None:
    bruno = await sandbox.user("Bruno")
    mention = {"content": f"<@{bruno.id}>"}
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, 4, mention)
    await raw.webhook(interaction, "POST", "", mention)
    await answer
    assert names(sandbox) == ["Bruno", "Bruno"]
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, 4, mention | {"flags": EPHEMERAL})
    await raw.webhook(interaction, "POST", "", mention | {"flags": EPHEMERAL})
    await answer
    assert names(sandbox) == ["Bruno", "Bruno"]
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, 5)
    await raw.webhook(interaction, "PATCH", "/messages/@original", mention)
    await answer
    assert names(sandbox) == ["Bruno", "Bruno"]
    await raw.webhook(interaction, "POST", "", mention)
    assert names(sandbox) == ["Bruno"] * 3


async def test_unread_messages_are_kept_until_the_user_looks_at_the_channel(api: Api, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    channel = sandbox.guild.channel("table-one").id
    plain = await api.post({"content": "A"})
    mention = await api.post({"content": f"<@{bruno.id}>"})
    async with raw_user(sandbox, "Bruno") as reader:
        unread = (await reader.receive("world"))["unread"]
        assert unread == {channel: {plain.body["id"]: False, mention.body["id"]: True}}
        await bruno.read()
        assert (await reader.receive("read"))["channel_id"] == channel
    async with raw_user(sandbox, "Bruno") as reader:
        assert (await reader.receive("world"))["unread"] == {}


async def test_a_test_can_wait_for_a_notification(sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    with pytest.raises(NotThere, match="a notification"):
        await bruno.notified(lambda _: True, within=0.01)
