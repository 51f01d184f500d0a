"""The unmodified discord.py works with the sandbox."""

import asyncio

import discord
import pytest

from sandbox.client import Message, Sandbox
from sandbox.tests.pictures import png
from sandbox.tests.tiny_bot import TinyBot

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_response_has_a_picture_and_buttons(sandbox: Sandbox) -> None:
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    answer = await alice.command("play count", start=3)
    assert answer.ok
    assert answer.text == "### Count\n3"
    assert [(button.label, button.disabled) for button in answer.shown.buttons] == [("More", False), ("Never", True)]
    assert answer.shown.alt == "The board shows 3"
    assert answer.shown.picture() == png()
    media = [one["items"][0]["media"] for one in answer.shown.components if "items" in one]
    assert media[0]["width"] == 40
    assert (await bruno.sees(lambda message: message.id == answer.shown.id)).text == answer.text


async def test_a_click_edits_the_message_for_all_users(sandbox: Sandbox) -> None:
    alice, bruno = await sandbox.user("Alice"), await sandbox.user("Bruno")
    first = await alice.command("play count")
    clicked = await bruno.click("More")
    assert clicked.shown.id == first.shown.id
    assert clicked.text == "### Count\n1"
    await alice.sees(lambda message: "Count\n1" in message.text)
    assert len(sandbox.guild.messages()) == 1


async def test_a_disabled_or_removed_component_is_refused_by_the_client(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    answer = await alice.command("play count")
    disabled = await alice.click("Never")
    assert disabled.refused
    assert "disabled" in disabled.error
    gone = await alice.click("more:7", message=answer.shown)
    assert gone.refused
    assert "no longer there" in gone.error


async def test_a_forged_click_reaches_the_bot(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    await alice.command("play count")
    assert (await alice.click(custom_id="more:41")).text == "### Count\n42"


async def test_the_first_follow_up_fills_in_a_deferred_response_and_stays_ephemeral(sandbox: Sandbox) -> None:
    claire, dieter = await sandbox.user("Claire", "fr"), await sandbox.user("Dieter")
    public = await claire.command("play slow")
    private = await claire.command("play slow", private=True)
    assert (public.text, private.text) == ("In fr", "In fr")
    assert (public.shown.ephemeral, private.shown.ephemeral) == (False, True)
    assert len(claire.messages()) == 2
    assert [message.id for message in dieter.messages()] == [public.shown.id]


async def test_an_interaction_fails_without_a_response_within_three_seconds(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    asking = asyncio.create_task(alice.command("play silent"))
    await sandbox.until(lambda: len(sandbox.clock.timers) == 1)
    sandbox.clock.advance(3)
    answer = await asking
    assert (answer.ok, answer.error) == (False, "The application did not respond")


async def test_an_autocomplete_offers_choices(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    choices = await alice.autocomplete("play word", "word", "roll e")
    assert [(choice.name, choice.value) for choice in choices] == [
        ("Roll E North", "roll e north"),
        ("Roll E South", "roll e south"),
    ]
    assert (await alice.command("play word", word=choices[0].value)).text == "roll e north"


async def test_a_modal_is_submitted_and_responded_to(sandbox: Sandbox) -> None:
    alice = await sandbox.user("Alice")
    modal = (await alice.command("greet")).modal
    assert modal is not None
    assert (modal.title, [question["custom_id"] for question in modal.questions]) == ("Your name", ["name"])
    assert (await alice.submit(modal, {"name": "much too long a name"})).refused
    answer = await alice.submit(modal, {"name": "Ada"})
    assert answer.text == "Hello Ada"
    assert [message.text for message in alice.ephemerals()] == ["Hello Ada"]


async def test_the_bot_edits_and_deletes_messages_over_the_channels_route(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = await sandbox.user("Alice")
    channel = bot.get_channel(int(sandbox.guild.channel("lounge").id))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("one", nonce=7)
    seen = await alice.sees(lambda message: message.text == "one", channel="lounge")
    await channel.get_partial_message(sent.id).edit(content="two")
    assert (await alice.sees(lambda message: message.text == "two", channel="lounge")).id == seen.id
    assert [message.content async for message in channel.history()] == ["two"]
    await sent.delete()
    await alice.sees_gone(seen)


async def test_the_client_resumes_its_session_after_a_reconnect(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = await sandbox.user("Alice")
    before = bot.ws
    sandbox.gateway.reconnect()
    await sandbox.until(lambda: bot.ws is not before and sandbox.gateway.online)
    assert (await alice.command("play count")).ok
    assert sandbox.gateway.identified == 1


async def test_a_rate_limited_call_waits_and_a_failed_one_is_retried(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(int(sandbox.guild.channel("lounge").id))
    assert isinstance(channel, discord.TextChannel)
    limited = sandbox.inject_fault("POST", "/channels/*/messages", status=429, retry_after=0.01)
    await channel.send("after all")
    assert limited.done.is_set()
    assert [message.text for message in sandbox.guild.messages("lounge")] == ["after all"]


def test_messages_have_a_readable_repr() -> None:
    sandbox_message = Message({"id": "1", "flags": 64, "content": "hi", "components": [], "embeds": []}, None)  # type: ignore[arg-type] # shows no picture
    assert repr(sandbox_message) == "<ephemeral message 1 'hi' []>"
