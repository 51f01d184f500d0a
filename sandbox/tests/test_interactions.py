"""Interactions, answered by hand: what comes to the bot, what it may answer, and when."""

import asyncio
from typing import Any

import pytest

from sandbox.client import Answer, Sandbox
from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import RawBot

Json = dict[str, Any]
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
BUTTONS = {
    "content": "Pick",
    "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}],
}
FORM = {
    "title": "Form",
    "custom_id": "form",
    "components": [{"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}],
}


async def clicked(raw: RawBot, *, first: bool = True) -> tuple[Json, "asyncio.Task[Answer]"]:
    """Alice's click on A of a message with buttons; if it is the `first`, the message is sent before."""
    if first:
        asked, answer = await raw.used()
        await raw.answer(asked, MESSAGE, BUTTONS)
        await answer
    alice = await raw.sandbox.user("Alice")
    answer = asyncio.create_task(alice.click("A"))
    return await raw.asked(), answer


async def test_the_bot_is_told_all_that_discord_tells(raw: RawBot, sandbox: Sandbox) -> None:
    sandbox.guild.set_locale("it")
    asked, answer = await raw.used("Claire")
    channel = sandbox.guild.channel("table-one")
    assert {
        key: asked[key] for key in ("type", "application_id", "channel_id", "guild_id", "locale", "guild_locale")
    } == {
        "type": 2,
        "application_id": sandbox.application_id,
        "channel_id": channel.id,
        "guild_id": sandbox.world.guild.id,
        "locale": "fr",
        "guild_locale": "it",
    }
    assert asked["data"]["name"] == "go"
    assert asked["member"]["user"]["global_name"] == "Claire"
    assert int(asked["member"]["permissions"]) & 1 << 31
    assert int(asked["app_permissions"]) & 1 << 15
    assert asked["authorizing_integration_owners"] == {"0": sandbox.world.guild.id}
    assert (asked["context"], asked["attachment_size_limit"], asked["entitlements"]) == (0, 10 * 1024 * 1024, [])
    assert (asked["channel"]["name"], asked["channel"]["last_message_id"]) == ("table-one", None)
    await raw.answer(asked, MESSAGE, {"content": "x"})
    await answer


async def test_the_answer_tells_who_asked(raw: RawBot, sandbox: Sandbox) -> None:
    asked, answer = await raw.used()
    reply = await raw.answer(asked, MESSAGE, BUTTONS, told=True)
    message = reply.body["resource"]["message"]
    assert reply.body["interaction"]["response_message_id"] == message["id"]
    assert message["type"] == 20
    assert message["interaction_metadata"]["user"]["global_name"] == "Alice"
    assert message["webhook_id"] == message["application_id"] == sandbox.application_id
    await answer
    click, answer = await clicked(raw, first=False)
    assert (click["type"], click["data"]["custom_id"], click["data"]["component_type"]) == (3, "a", 2)
    assert click["message"] == message
    assert click["channel"]["last_message_id"] == message["id"]
    reply = await raw.answer(click, MESSAGE, {"content": "y"}, told=True)
    second = reply.body["resource"]["message"]
    assert second["interaction_metadata"]["interacted_message_id"] == message["id"]
    assert second["message_reference"]["message_id"] == message["id"]
    assert (await answer).text == "y"


async def test_a_second_answer_is_refused(raw: RawBot) -> None:
    asked, answer = await raw.used()
    assert (await raw.answer(asked, MESSAGE, {"content": "x"})).status == 204
    assert (await raw.answer(asked, MESSAGE, {"content": "y"})).code == 40060
    assert (await answer).text == "x"


async def test_after_three_seconds_the_interaction_is_unknown(raw: RawBot, sandbox: Sandbox) -> None:
    asked, answer = await raw.used()
    sandbox.clock.advance(3.1)
    refused = await raw.answer(asked, MESSAGE, {"content": "x"})
    assert (refused.status, refused.code) == (404, 10062)
    assert (await answer).error == "The application did not respond"
    assert (await raw.answer(asked | {"id": "1"}, MESSAGE, {"content": "x"})).code == 10062


async def test_a_refused_answer_leaves_the_interaction_open(raw: RawBot) -> None:
    asked, answer = await raw.used()
    refused = await raw.answer(asked, MESSAGE, {"content": "x" * 2001})
    assert refused.form_errors == {"data.content": "BASE_TYPE_MAX_LENGTH"}
    assert (await raw.answer(asked, MESSAGE, {})).code == 50006
    assert (await raw.answer(asked, MESSAGE)).code == 50006
    await raw.answer(asked, MESSAGE, {"content": "x"})
    assert (await answer).text == "x"


@pytest.mark.parametrize("kind", [1, DEFERRED_UPDATE, UPDATE, CHOICES, 10, 12, None, "4"])
async def test_a_command_takes_only_some_answers(raw: RawBot, kind: Any) -> None:
    asked, answer = await raw.used()
    assert set((await raw.answer(asked, kind, {"content": "x"})).form_errors) == {"type"}
    await raw.answer(asked, MESSAGE, {"content": "x"})
    await answer


async def test_the_token_lives_fifteen_minutes(raw: RawBot, sandbox: Sandbox) -> None:
    asked, answer = await raw.used()
    await raw.answer(asked, MESSAGE, {"content": "x", "flags": EPHEMERAL})
    await answer
    sandbox.clock.advance(890)
    assert (await raw.hook(asked, "PATCH", "/messages/@original", {"content": "y"})).body["content"] == "y"
    sandbox.clock.advance(15)
    for method, path in (("PATCH", "/messages/@original"), ("POST", ""), ("DELETE", "/messages/@original")):
        refused = await raw.hook(asked, method, path, None if method == "DELETE" else {"content": "z"})
        assert (refused.status, refused.code) == (401, 50027)


async def test_a_click_on_an_ephemeral_message_gives_a_fresh_token(raw: RawBot, sandbox: Sandbox) -> None:
    asked, answer = await raw.used()
    await raw.answer(asked, MESSAGE, BUTTONS | {"flags": EPHEMERAL})
    await answer
    sandbox.clock.advance(1000)
    click, answer = await clicked(raw, first=False)
    assert click["message"]["flags"] == EPHEMERAL
    await raw.answer(click, UPDATE, {"content": "fresh"})
    assert (await answer).text == "fresh"
    assert (await raw.hook(click, "PATCH", "/messages/@original", {"content": "fresher"})).status == 200


async def test_the_token_is_nothing_before_the_first_answer_and_for_a_stranger(raw: RawBot) -> None:
    asked, answer = await raw.used()
    early = await raw.hook(asked, "POST", "", {"content": "x"})
    assert (early.status, early.code) == (404, 10015)
    await raw.answer(asked, DEFERRED)
    stranger = await raw.api("POST", f"/webhooks/1/{asked['token']}", {"content": "x"})
    assert stranger.code == 10015
    assert (await raw.hook(asked | {"token": "no"}, "POST", "", {"content": "x"})).code == 50027
    await raw.hook(asked, "POST", "", {"content": "x"})
    await answer


async def test_a_deferred_answer_loads_until_it_is_edited(raw: RawBot, sandbox: Sandbox) -> None:
    asked, answer = await raw.used()
    deferred = await raw.answer(asked, DEFERRED, {"flags": EPHEMERAL}, told=True)
    assert deferred.body["interaction"]["response_message_loading"] is True
    assert deferred.body["interaction"]["response_message_ephemeral"] is True
    alice = await sandbox.user("Alice")
    waiting = await alice.sees(lambda message: message.thinking)
    assert waiting.ephemeral
    body = {"flags": V2, "components": [{"type": 10, "content": "here"}]}
    edited = (await raw.hook(asked, "PATCH", "/messages/@original", body)).body
    assert (edited["id"], edited["flags"], edited["edited_timestamp"]) == (waiting.id, EPHEMERAL | V2, None)
    assert (await answer).text == "here"


async def test_the_first_follow_up_takes_the_place_of_a_deferred_answer(raw: RawBot) -> None:
    asked, answer = await raw.used()
    await raw.answer(asked, DEFERRED)
    first = (await raw.hook(asked, "POST", "", {"content": "one", "flags": EPHEMERAL})).body
    second = (await raw.hook(asked, "POST", "", {"content": "two", "flags": EPHEMERAL})).body
    original = (await raw.hook(asked, "GET", "/messages/@original")).body
    assert (original["id"], first["flags"], second["flags"]) == (first["id"], 0, EPHEMERAL)
    assert (second["type"], second["message_reference"]["message_id"]) == (19, first["id"])
    assert (await answer).text == "one"


async def test_a_follow_up_to_a_deferred_answer_that_was_deleted_is_a_message_of_its_own(raw: RawBot) -> None:
    asked, answer = await raw.used()
    await raw.answer(asked, DEFERRED, {"flags": EPHEMERAL})
    assert (await raw.hook(asked, "DELETE", "/messages/@original")).status == 204
    assert (await raw.hook(asked, "POST", "", {"content": "anew"})).body["flags"] == 0
    assert (await answer).ok


async def test_follow_ups_are_fetched_edited_and_deleted_by_their_token_alone(raw: RawBot) -> None:
    asked, answer = await raw.used()
    await raw.answer(asked, MESSAGE, {"content": "one"})
    other, another = await raw.used("Bruno")
    await raw.answer(other, MESSAGE, {"content": "else"})
    sent = (await raw.hook(asked, "POST", "", {"content": "two"})).body
    path = f"/messages/{sent['id']}"
    assert (await raw.hook(asked, "PATCH", path, {"content": "three"})).body["content"] == "three"
    assert (await raw.hook(other, "GET", path)).code == 10008
    assert (await raw.hook(asked, "DELETE", path)).status == 204
    assert (await raw.hook(asked, "GET", path)).code == 10008
    await asyncio.gather(answer, another)


async def test_an_ephemeral_message_is_its_users_alone(raw: RawBot, sandbox: Sandbox) -> None:
    asked, answer = await raw.used()
    await raw.answer(asked, MESSAGE, {"content": "secret", "flags": EPHEMERAL})
    seen = (await answer).message
    assert seen is not None
    assert (await sandbox.user("Bruno")).messages() == []
    channel = f"/channels/{seen.channel}/messages"
    assert (await raw.api("GET", channel)).body == []
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        assert (await raw.api(method, f"{channel}/{seen.id}", body)).code == 10008
    alice = await sandbox.user("Alice")
    await alice.dismiss(seen)
    assert (await raw.hook(asked, "PATCH", "/messages/@original", {"content": "unseen"})).status == 200
    assert alice.messages() == []


async def test_a_click_may_edit_defer_or_delete_its_message(raw: RawBot) -> None:
    click, answer = await clicked(raw)
    assert (await raw.answer(click, DEFERRED_UPDATE, told=True)).body["interaction"]["type"] == 3
    source = click["message"]["id"]
    assert (await raw.hook(click, "GET", "/messages/@original")).body["id"] == source
    assert (await raw.hook(click, "PATCH", "/messages/@original", {"content": "later"})).body["id"] == source
    assert (await answer).ok
    again, answer = await clicked(raw, first=False)
    await raw.answer(again, UPDATE, {"content": "now"})
    assert (await answer).text == "now"
    assert (await raw.hook(again, "DELETE", "/messages/@original")).status == 204


async def test_an_update_of_a_message_that_is_gone_is_refused(raw: RawBot, sandbox: Sandbox) -> None:
    click, answer = await clicked(raw)
    channel, message = click["message"]["channel_id"], click["message"]["id"]
    await raw.api("DELETE", f"/channels/{channel}/messages/{message}")
    assert (await raw.answer(click, UPDATE, {"content": "x"})).code == 10008
    await raw.answer(click, MESSAGE, {"content": "gone"})
    assert (await answer).text == "gone"


async def test_where_the_channel_is_gone_nothing_is_answered(raw: RawBot, sandbox: Sandbox) -> None:
    made = sandbox.world.create_channel("brief")
    alice = await sandbox.user("Alice")
    await alice.sees_channels(lambda names: "brief" in names)
    answer = asyncio.create_task(alice.command("go", channel="brief"))
    asked = await raw.asked()
    sandbox.world.delete_channel(made)
    for kind in (MESSAGE, DEFERRED):
        assert (await raw.answer(asked, kind, {"content": "x"})).code == 10003
    sandbox.clock.advance(3)
    assert not (await answer).ok


async def test_files_come_with_the_answer(raw: RawBot) -> None:
    asked, answer = await raw.used()
    path = f"/interactions/{asked['id']}/{asked['token']}/callback"
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A"}]}
    body = {"type": MESSAGE, "data": {"flags": V2 | EPHEMERAL, "components": [gallery]}}
    reply = await raw.api("POST", path, body, files={"a.png": png()}, query={"with_response": "1"})
    attachment = reply.body["resource"]["message"]["attachments"][0]
    assert attachment["ephemeral"] is True
    assert "/cdn/ephemeral-attachments/" in attachment["url"]
    message = (await answer).message
    assert message is not None
    assert (message.picture(), message.alt) == (png(), "A")


async def test_choices_are_25_of_100_characters_of_the_options_type(raw: RawBot, sandbox: Sandbox) -> None:
    option = {"type": 4, "name": "n", "description": "N", "autocomplete": True}
    await raw.api.register({"name": "go", "description": "Go", "options": [option]})
    bruno = await sandbox.user("Bruno")
    offered = asyncio.create_task(bruno.autocomplete("go", "n", "4"))
    asked = await raw.asked()
    assert (asked["type"], asked["data"]["options"]) == (4, [{"name": "n", "type": 4, "value": "4", "focused": True}])
    many = [{"name": str(one), "value": one} for one in range(26)]
    assert (await raw.answer(asked, CHOICES, {"choices": many})).form_errors == {"data.choices": "BASE_TYPE_MAX_LENGTH"}
    for wrong, fault in (
        ({"name": "", "value": 1}, "name"),
        ({"name": "n" * 101, "value": 1}, "name"),
        ({"name": "n", "value": "1"}, "value"),
        ({"name": "n"}, "value"),
    ):
        assert set((await raw.answer(asked, CHOICES, {"choices": [wrong]})).form_errors) == {f"data.choices.0.{fault}"}
    assert (await raw.answer(asked, DEFERRED)).code == 50035
    good = {"name": "four", "name_localizations": {"it": "quattro"}, "value": 4}
    await raw.answer(asked, CHOICES, {"choices": [good]})
    assert [(choice.name, choice.value) for choice in await offered] == [("quattro", 4)]


async def test_a_modal_opens_from_a_click_and_updates_its_message(raw: RawBot, sandbox: Sandbox) -> None:
    click, answer = await clicked(raw)
    await raw.answer(click, MODAL, FORM)
    modal = (await answer).modal
    assert modal is not None
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    assert (await bruno.submit(modal, {"name": "x"})).refused
    submitted = asyncio.create_task(alice.submit(modal, {"name": "Ada"}))
    asked = await raw.asked()
    assert (asked["type"], asked["data"]["custom_id"]) == (5, "form")
    assert asked["data"]["components"][0]["component"]["value"] == "Ada"
    assert asked["message"]["id"] == click["message"]["id"]
    assert (await raw.answer(asked, MODAL, FORM)).form_errors == {"type": "BASE_TYPE_CHOICES"}
    await raw.answer(asked, UPDATE, {"content": "Ada's"})
    assert (await submitted).text == "Ada's"
    assert (await alice.submit(modal, {"name": "twice"})).refused


async def test_a_form_is_handed_in_again_after_the_bot_has_failed_but_not_after_fifteen_minutes(
    raw: RawBot, sandbox: Sandbox
) -> None:
    click, answer = await clicked(raw)
    await raw.answer(click, MODAL, FORM)
    modal = (await answer).modal
    assert modal is not None
    alice = await sandbox.user("Alice")
    for seconds in (4, 890):
        submitted = asyncio.create_task(alice.submit(modal, {"name": "Ada"}))
        await raw.asked()
        assert (await alice.submit(modal, {"name": "at the same time"})).refused
        sandbox.clock.advance(seconds)
        assert (await submitted).error == "The application did not respond"
    sandbox.clock.advance(10)
    assert (await alice.submit(modal, {"name": "Ada"})).error == "This form is no longer open"


async def test_direct_messages_have_no_guild(raw: RawBot, sandbox: Sandbox) -> None:
    dieter = await sandbox.user("Dieter")
    channel = await dieter.open_dm()
    answer = asyncio.create_task(dieter.command("go", channel=channel))
    asked = await raw.asked()
    assert (asked["context"], asked["user"]["global_name"]) == (1, "Dieter")
    assert asked["authorizing_integration_owners"] == {"0": "0"}
    assert not {"guild_id", "guild", "guild_locale", "member"} & set(asked)
    await raw.answer(asked, MESSAGE, {"content": "hi"})
    assert (await answer).text == "hi"
    opened = await raw.api("POST", "/users/@me/channels", {"recipient_id": dieter.id})
    assert (opened.body["id"], opened.body["type"]) == (channel, 1)
