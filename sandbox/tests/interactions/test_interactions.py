"""Interactions, and the bot's responses to them."""

import asyncio
from typing import Any

import pytest

from sandbox.client import Answer, Sandbox
from sandbox.terms import Terms
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
    """Returns Alice's click on button A; sends the message with the button before if this is the `first` click."""
    if first:
        interaction, answer = await raw.use_command()
        await raw.respond(interaction, MESSAGE, BUTTONS)
        await answer
    alice = await raw.sandbox.user("Alice")
    answer = asyncio.create_task(alice.click("A"))
    return await raw.next_interaction(), answer


async def test_an_interaction_has_discords_fields(raw: RawBot, sandbox: Sandbox) -> None:
    sandbox.guild.set_locale("it")
    await sandbox.user("Claire", locale="fr")
    interaction, answer = await raw.use_command("Claire")
    channel = sandbox.guild.channel("table-one")
    assert {
        key: interaction[key] for key in ("type", "application_id", "channel_id", "guild_id", "locale", "guild_locale")
    } == {
        "type": 2,
        "application_id": sandbox.application_id,
        "channel_id": channel.id,
        "guild_id": sandbox.world.guild.id,
        "locale": "fr",
        "guild_locale": "it",
    }
    assert interaction["data"]["name"] == "go"
    assert interaction["member"]["user"]["global_name"] == "Claire"
    assert int(interaction["member"]["permissions"]) & 1 << 31
    assert int(interaction["app_permissions"]) & 1 << 15
    assert interaction["authorizing_integration_owners"] == {"0": sandbox.world.guild.id}
    assert (interaction["context"], interaction["attachment_size_limit"], interaction["entitlements"]) == (
        0,
        10 * 1024 * 1024,
        [],
    )
    assert (interaction["channel"]["name"], interaction["channel"]["last_message_id"]) == ("table-one", None)
    await raw.respond(interaction, MESSAGE, {"content": "x"})
    await answer


async def test_a_response_names_the_interactions_user(raw: RawBot, sandbox: Sandbox) -> None:
    interaction, answer = await raw.use_command()
    reply = await raw.respond(interaction, MESSAGE, BUTTONS, with_response=True)
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
    reply = await raw.respond(click, MESSAGE, {"content": "y"}, with_response=True)
    second = reply.body["resource"]["message"]
    assert second["interaction_metadata"]["interacted_message_id"] == message["id"]
    assert second["message_reference"]["message_id"] == message["id"]
    assert (await answer).text == "y"


async def test_a_second_response_is_refused(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    assert (await raw.respond(interaction, MESSAGE, {"content": "x"})).status == 204
    assert (await raw.respond(interaction, MESSAGE, {"content": "y"})).code == 40060
    assert (await answer).text == "x"


async def test_after_three_seconds_the_interaction_is_unknown(raw: RawBot, sandbox: Sandbox) -> None:
    interaction, answer = await raw.use_command()
    sandbox.clock.advance(3.1)
    refused = await raw.respond(interaction, MESSAGE, {"content": "x"})
    assert (refused.status, refused.code) == (404, 10062)
    assert (await answer).error == "The application did not respond"
    assert (await raw.respond(interaction | {"id": "1"}, MESSAGE, {"content": "x"})).code == 10062


async def test_after_a_refused_response_another_is_accepted(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    refused = await raw.respond(interaction, MESSAGE, {"content": "x" * 2001})
    assert refused.form_errors == {"data.content": "BASE_TYPE_MAX_LENGTH"}
    assert (await raw.respond(interaction, MESSAGE, {})).code == 50006
    assert (await raw.respond(interaction, MESSAGE)).code == 50006
    await raw.respond(interaction, MESSAGE, {"content": "x"})
    assert (await answer).text == "x"


@pytest.mark.parametrize("kind", [1, DEFERRED_UPDATE, UPDATE, CHOICES, 10, 12, None, "4"])
async def test_a_command_accepts_only_some_types_of_response(raw: RawBot, kind: Any) -> None:
    interaction, answer = await raw.use_command()
    assert set((await raw.respond(interaction, kind, {"content": "x"})).form_errors) == {"type"}
    await raw.respond(interaction, MESSAGE, {"content": "x"})
    await answer


async def test_the_token_is_valid_for_fifteen_minutes(raw: RawBot, sandbox: Sandbox) -> None:
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, MESSAGE, {"content": "x", "flags": EPHEMERAL})
    await answer
    sandbox.clock.advance(890)
    assert (await raw.webhook(interaction, "PATCH", "/messages/@original", {"content": "y"})).body["content"] == "y"
    sandbox.clock.advance(15)
    for method, path in (("PATCH", "/messages/@original"), ("POST", ""), ("DELETE", "/messages/@original")):
        refused = await raw.webhook(interaction, method, path, None if method == "DELETE" else {"content": "z"})
        assert (refused.status, refused.code) == (401, 50027)


async def test_a_click_on_an_ephemeral_message_has_a_new_token(raw: RawBot, sandbox: Sandbox) -> None:
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, MESSAGE, BUTTONS | {"flags": EPHEMERAL})
    await answer
    sandbox.clock.advance(1000)
    click, answer = await clicked(raw, first=False)
    assert click["message"]["flags"] == EPHEMERAL
    await raw.respond(click, UPDATE, {"content": "fresh"})
    assert (await answer).text == "fresh"
    assert (await raw.webhook(click, "PATCH", "/messages/@original", {"content": "fresher"})).status == 200


async def test_the_token_is_invalid_before_the_first_response_and_for_other_applications(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    early = await raw.webhook(interaction, "POST", "", {"content": "x"})
    assert (early.status, early.code) == (404, 10015)
    await raw.respond(interaction, DEFERRED)
    stranger = await raw.api("POST", f"/webhooks/1/{interaction['token']}", {"content": "x"})
    assert stranger.code == 10015
    assert (await raw.webhook(interaction | {"token": "no"}, "POST", "", {"content": "x"})).code == 50027
    await raw.webhook(interaction, "POST", "", {"content": "x"})
    await answer


async def test_a_deferred_response_is_loading_until_it_is_edited(raw: RawBot, sandbox: Sandbox) -> None:
    interaction, answer = await raw.use_command()
    deferred = await raw.respond(interaction, DEFERRED, {"flags": EPHEMERAL}, with_response=True)
    assert deferred.body["interaction"]["response_message_loading"] is True
    assert deferred.body["interaction"]["response_message_ephemeral"] is True
    alice = await sandbox.user("Alice")
    waiting = await alice.sees(lambda message: message.thinking)
    assert waiting.ephemeral
    body = {"flags": V2, "components": [{"type": 10, "content": "here"}]}
    edited = (await raw.webhook(interaction, "PATCH", "/messages/@original", body)).body
    assert (edited["id"], edited["flags"], edited["edited_timestamp"]) == (waiting.id, EPHEMERAL | V2, None)
    assert (await answer).text == "here"


async def test_the_first_follow_up_replaces_a_deferred_response(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, DEFERRED)
    first = (await raw.webhook(interaction, "POST", "", {"content": "one", "flags": EPHEMERAL})).body
    second = (await raw.webhook(interaction, "POST", "", {"content": "two", "flags": EPHEMERAL})).body
    original = (await raw.webhook(interaction, "GET", "/messages/@original")).body
    assert (original["id"], first["flags"], second["flags"]) == (first["id"], 0, EPHEMERAL)
    assert (second["type"], second["message_reference"]["message_id"]) == (19, first["id"])
    assert (await answer).text == "one"


async def test_a_follow_up_after_a_deleted_deferred_response_is_a_new_message(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, DEFERRED, {"flags": EPHEMERAL})
    assert (await raw.webhook(interaction, "DELETE", "/messages/@original")).status == 204
    assert (await raw.webhook(interaction, "POST", "", {"content": "anew"})).body["flags"] == 0
    assert (await answer).ok


async def test_follow_ups_are_read_edited_and_deleted_by_their_token_alone(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, MESSAGE, {"content": "one"})
    other, another = await raw.use_command("Bruno")
    await raw.respond(other, MESSAGE, {"content": "else"})
    sent = (await raw.webhook(interaction, "POST", "", {"content": "two"})).body
    path = f"/messages/{sent['id']}"
    assert (await raw.webhook(interaction, "PATCH", path, {"content": "three"})).body["content"] == "three"
    assert (await raw.webhook(other, "GET", path)).code == 10008
    assert (await raw.webhook(interaction, "DELETE", path)).status == 204
    assert (await raw.webhook(interaction, "GET", path)).code == 10008
    await asyncio.gather(answer, another)


async def test_an_ephemeral_message_is_seen_by_its_user_alone(raw: RawBot, sandbox: Sandbox) -> None:
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, MESSAGE, {"content": "secret", "flags": EPHEMERAL})
    seen = (await answer).shown
    assert (await sandbox.user("Bruno")).messages() == []
    channel = f"/channels/{seen.channel}/messages"
    assert (await raw.api("GET", channel)).body == []
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        assert (await raw.api(method, f"{channel}/{seen.id}", body)).code == 10008
    alice = await sandbox.user("Alice")
    await alice.dismiss(seen)
    assert alice.messages() == []


async def test_a_click_can_edit_defer_or_delete_its_message(raw: RawBot) -> None:
    click, answer = await clicked(raw)
    assert (await raw.respond(click, DEFERRED_UPDATE, with_response=True)).body["interaction"]["type"] == 3
    source = click["message"]["id"]
    assert (await raw.webhook(click, "GET", "/messages/@original")).body["id"] == source
    assert (await raw.webhook(click, "PATCH", "/messages/@original", {"content": "later"})).body["id"] == source
    assert (await answer).ok
    again, answer = await clicked(raw, first=False)
    await raw.respond(again, UPDATE, {"content": "now"})
    assert (await answer).text == "now"
    assert (await raw.webhook(again, "DELETE", "/messages/@original")).status == 204


async def test_what_follows_a_deferred_update_is_the_answer_to_a_click(raw: RawBot) -> None:
    click, answer = await clicked(raw)
    await raw.respond(click, DEFERRED_UPDATE)
    await raw.webhook(click, "POST", "", {"content": "for you alone", "flags": EPHEMERAL})
    assert (await answer).text == "for you alone"
    again, answer = await clicked(raw, first=False)
    await raw.respond(again, DEFERRED_UPDATE)
    await raw.webhook(again, "PATCH", "/messages/@original", {"content": "changed"})
    await raw.webhook(again, "POST", "", {"content": "noted", "flags": EPHEMERAL})
    assert (await answer).text == "changed"


@pytest.mark.parametrize("dismissed_is_unknown", [True, False])
async def test_a_dismissed_message_is_unknown_or_changes_unseen(
    raw: RawBot, sandbox: Sandbox, dismissed_is_unknown: bool
) -> None:
    sandbox.world.terms = Terms(dismissed_is_unknown=dismissed_is_unknown)
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, MESSAGE, {"content": "mine", "flags": EPHEMERAL})
    shown = (await answer).shown
    alice = await sandbox.user("Alice")
    await alice.dismiss(shown)
    for path in ("/messages/@original", f"/messages/{shown.id}"):
        edited = await raw.webhook(interaction, "PATCH", path, {"content": "later"})
        assert edited.status == (404 if dismissed_is_unknown else 200)
    assert alice.ephemerals() == []


async def test_an_update_of_a_deleted_message_is_refused(raw: RawBot, sandbox: Sandbox) -> None:
    click, answer = await clicked(raw)
    channel, message = click["message"]["channel_id"], click["message"]["id"]
    await raw.api("DELETE", f"/channels/{channel}/messages/{message}")
    assert (await raw.respond(click, UPDATE, {"content": "x"})).code == 10008
    await raw.respond(click, MESSAGE, {"content": "gone"})
    assert (await answer).text == "gone"


async def test_responses_in_a_deleted_channel_are_refused(raw: RawBot, sandbox: Sandbox) -> None:
    made = sandbox.world.create_channel("brief")
    alice = await sandbox.user("Alice")
    await alice.sees_channels(lambda names: "brief" in names)
    answer = asyncio.create_task(alice.command("go", channel="brief"))
    interaction = await raw.next_interaction()
    sandbox.world.delete_channel(made)
    for kind in (MESSAGE, DEFERRED):
        assert (await raw.respond(interaction, kind, {"content": "x"})).code == 10003
    sandbox.clock.advance(3)
    assert not (await answer).ok


async def test_a_response_can_have_files(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A"}]}
    body = {"type": MESSAGE, "data": {"flags": V2 | EPHEMERAL, "components": [gallery]}}
    reply = await raw.api("POST", path, body, files={"a.png": png()}, query={"with_response": "1"})
    shown = reply.body["resource"]["message"]["components"][0]["items"][0]["media"]
    assert "/cdn/ephemeral-attachments/" in shown["url"]
    message = (await answer).shown
    assert (message.picture(), message.alt) == (png(), "A")


async def test_choices_are_at_most_25_of_100_characters_and_the_options_type(raw: RawBot, sandbox: Sandbox) -> None:
    await sandbox.user("Bruno", locale="it")
    option = {"type": 4, "name": "n", "description": "N", "autocomplete": True}
    await raw.api.register({"name": "go", "description": "Go", "options": [option]})
    bruno = await sandbox.user("Bruno")
    offered = asyncio.create_task(bruno.autocomplete("go", "n", "4"))
    interaction = await raw.next_interaction()
    assert (interaction["type"], interaction["data"]["options"]) == (
        4,
        [{"name": "n", "type": 4, "value": "4", "focused": True}],
    )
    many = [{"name": str(one), "value": one} for one in range(26)]
    assert (await raw.respond(interaction, CHOICES, {"choices": many})).form_errors == {
        "data.choices": "BASE_TYPE_MAX_LENGTH"
    }
    for wrong, fault in (
        ({"name": "", "value": 1}, "name"),
        ({"name": "n" * 101, "value": 1}, "name"),
        ({"name": "n", "value": "1"}, "value"),
        ({"name": "n"}, "value"),
    ):
        assert set((await raw.respond(interaction, CHOICES, {"choices": [wrong]})).form_errors) == {
            f"data.choices.0.{fault}"
        }
    assert (await raw.respond(interaction, DEFERRED)).code == 50035
    good = {"name": "four", "name_localizations": {"it": "quattro"}, "value": 4}
    await raw.respond(interaction, CHOICES, {"choices": [good]})
    assert [(choice.name, choice.value) for choice in await offered] == [("quattro", 4)]


async def test_a_modal_opens_from_a_click_and_updates_its_message(raw: RawBot, sandbox: Sandbox) -> None:
    click, answer = await clicked(raw)
    await raw.respond(click, MODAL, FORM)
    modal = (await answer).modal
    assert modal is not None
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    assert (await bruno.submit(modal, {"name": "x"})).refused
    submitted = asyncio.create_task(alice.submit(modal, {"name": "Ada"}))
    interaction = await raw.next_interaction()
    assert (interaction["type"], interaction["data"]["custom_id"]) == (5, "form")
    assert interaction["data"]["components"][0]["component"]["value"] == "Ada"
    assert interaction["message"]["id"] == click["message"]["id"]
    assert (await raw.respond(interaction, MODAL, FORM)).form_errors == {"type": "BASE_TYPE_CHOICES"}
    await raw.respond(interaction, UPDATE, {"content": "Ada's"})
    assert (await submitted).text == "Ada's"
    assert (await alice.submit(modal, {"name": "twice"})).refused


async def test_a_modal_can_be_submitted_again_after_a_failure_within_fifteen_minutes(
    raw: RawBot, sandbox: Sandbox
) -> None:
    click, answer = await clicked(raw)
    await raw.respond(click, MODAL, FORM)
    modal = (await answer).modal
    assert modal is not None
    alice = await sandbox.user("Alice")
    for seconds in (4, 890):
        submitted = asyncio.create_task(alice.submit(modal, {"name": "Ada"}))
        await raw.next_interaction()
        assert (await alice.submit(modal, {"name": "at the same time"})).refused
        sandbox.clock.advance(seconds)
        assert (await submitted).error == "The application did not respond"
    sandbox.clock.advance(10)
    assert (await alice.submit(modal, {"name": "Ada"})).error == "This form is no longer open"


async def test_direct_messages_have_no_guild(raw: RawBot, sandbox: Sandbox) -> None:
    dieter = await sandbox.user("Dieter")
    channel = await dieter.open_dm()
    answer = asyncio.create_task(dieter.command("go", channel=channel))
    interaction = await raw.next_interaction()
    assert (interaction["context"], interaction["user"]["global_name"]) == (1, "Dieter")
    assert interaction["authorizing_integration_owners"] == {"0": "0"}
    assert not {"guild_id", "guild", "guild_locale", "member"} & set(interaction)
    await raw.respond(interaction, MESSAGE, {"content": "hi"})
    assert (await answer).text == "hi"
    opened = await raw.api("POST", "/users/@me/channels", {"recipient_id": dieter.id})
    assert (opened.body["id"], opened.body["type"]) == (channel, 1)
