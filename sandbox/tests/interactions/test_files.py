"""The files of messages that interactions send and update."""

import asyncio
from typing import Any

import pytest

from sandbox.client import Answer
from sandbox.terms import Terms
from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import RawBot

Json = dict[str, Any]
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE = 4, 5, 6, 7
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}
PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
CLASSIC = {"content": "x", "components": [BUTTON]}
TABLE = {"flags": V2, "components": [PICTURE, BUTTON]}


async def clicked(raw: RawBot, message: Json) -> tuple[Json, "asyncio.Task[Answer]"]:
    """Sends a message with a.png in response to a command; returns Alice's click on its button A."""
    interaction, answer = await raw.use_command()
    assert (await raw.respond(interaction, MESSAGE, message, files={"a.png": png()})).status == 204
    await answer
    alice = await raw.sandbox.user("Alice")
    answer = asyncio.create_task(alice.click("A"))
    return await raw.next_interaction(), answer


def shown(message: Json) -> Json:
    """Returns the media of a message's gallery."""
    media: Json = message["components"][0]["items"][0]["media"]
    return media


async def test_unreferenced_v2_files_of_a_new_message_are_only_invisible(raw: RawBot) -> None:
    """Discord takes a file that no component of a response shows, and keeps it."""
    interaction, answer = await raw.use_command()
    body = {"flags": V2, "components": [BUTTON]}
    sent = await raw.respond(interaction, MESSAGE, body, files={"a.png": png()}, with_response=True)
    (attachment,) = sent.body["resource"]["message"]["attachments"]
    async with raw.api.session.get(attachment["url"]) as served:
        assert served.status == 200
    message = (await answer).shown
    assert message.pictures == []


@pytest.mark.parametrize("keeps", [True, False])
async def test_an_update_without_attachments_removes_the_files_unless_the_terms_are_kind(
    raw: RawBot, keeps: bool
) -> None:
    raw.sandbox.world.terms = Terms(update_keeps_files=keeps)
    click, answer = await clicked(raw, CLASSIC)
    url = click["message"]["attachments"][0]["url"]
    reply = await raw.respond(click, UPDATE, {"content": "y"}, with_response=True)
    assert len(reply.body["resource"]["message"]["attachments"]) == keeps
    async with raw.api.session.get(url) as served:
        assert served.status == (200 if keeps else 404)
    await answer


@pytest.mark.parametrize("keeps", [True, False])
async def test_an_update_that_shows_the_old_file_without_naming_it_is_refused_unless_the_terms_are_kind(
    raw: RawBot, keeps: bool
) -> None:
    raw.sandbox.world.terms = Terms(update_keeps_files=keeps)
    click, answer = await clicked(raw, TABLE)
    reply = await raw.respond(click, UPDATE, TABLE)
    assert (reply.status == 204) is keeps
    if not keeps:
        assert list(reply.form_errors.values()) == ["UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"]
        assert (await raw.respond(click, UPDATE, TABLE | {"attachments": [{"id": 0}]}, files={"a.png": png()})).status
    await answer


async def test_an_update_without_components_and_attachments_leaves_a_gallery_without_its_file(raw: RawBot) -> None:
    click, answer = await clicked(raw, TABLE)
    reply = await raw.respond(click, UPDATE, {"flags": V2}, with_response=True)
    async with raw.api.session.get(shown(reply.body["resource"]["message"])["url"]) as served:
        assert served.status == 404
    await answer


async def test_an_update_keeps_the_file_whose_id_from_the_pressed_messages_media_it_names(raw: RawBot) -> None:
    click, answer = await clicked(raw, TABLE)
    assert click["message"]["attachments"] == []
    id_ = shown(click["message"])["attachment_id"]
    reply = await raw.respond(click, UPDATE, TABLE | {"attachments": [{"id": id_}]}, with_response=True)
    assert shown(reply.body["resource"]["message"])["attachment_id"] == id_
    message = (await answer).shown
    assert message.picture() == png()


async def test_an_edit_over_the_webhook_without_attachments_keeps_the_files(raw: RawBot) -> None:
    click, answer = await clicked(raw, TABLE)
    await raw.respond(click, DEFERRED_UPDATE)
    reply = await raw.webhook(click, "PATCH", "/messages/@original", TABLE)
    await answer
    assert shown(reply.body)["attachment_id"] == shown(click["message"])["attachment_id"]


@pytest.mark.parametrize("kind", [False, True])
@pytest.mark.parametrize(("method", "path"), [("PATCH", "/messages/@original"), ("POST", "")])
async def test_an_upload_by_a_deferred_edit_into_a_v2_gallery_has_to_be_named_unless_the_terms_are_kind(
    raw: RawBot, method: str, path: str, kind: bool
) -> None:
    raw.sandbox.world.terms = Terms(edit_shows_unnamed_uploads=kind)
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, DEFERRED)
    unnamed = await raw.webhook(interaction, method, path, TABLE, files={"a.png": png()})
    assert (unnamed.status == 200) is kind
    if not kind:
        named = TABLE | {"attachments": [{"id": 0}]}
        assert (await raw.webhook(interaction, method, path, named, files={"a.png": png()})).status == 200
    await answer


async def test_a_deferred_response_takes_no_flag_but_ephemeral_and_v2_comes_with_the_edit(raw: RawBot) -> None:
    interaction, answer = await raw.use_command()
    await raw.respond(interaction, DEFERRED, {"flags": V2 | EPHEMERAL})
    original = await raw.webhook(interaction, "GET", "/messages/@original")
    assert original.body["flags"] == LOADING | EPHEMERAL
    text = {"type": 10, "content": "x"}
    assert (await raw.webhook(interaction, "PATCH", "/messages/@original", {"components": [text]})).code == 50035
    edited = await raw.webhook(interaction, "PATCH", "/messages/@original", {"components": [text], "flags": V2})
    assert edited.body["flags"] == V2 | EPHEMERAL
    await answer
