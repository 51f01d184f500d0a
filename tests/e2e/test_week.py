"""The week of a server: posted once, silently, in the channel that it has chosen, if there is something to tell."""

import asyncio
import sqlite3
from contextlib import closing
from io import BytesIO

import pytest
from PIL import Image

from sandbox.client import Message
from tests.e2e.clockwork import a_week_passes, noted
from tests.e2e.conftest import Harness
from tests.e2e.people import is_lobby, server_settings
from tests.e2e.test_records import played

SUPPRESS_NOTIFICATIONS = 1 << 12


def weeks(harness: Harness) -> list[Message]:
    return [one for one in harness.guild.messages("lounge") if "The week to" in one.text]


async def week_noted(harness: Harness) -> None:
    """Waits until the week that is due is noted as posted."""
    for _ in range(200):
        with closing(sqlite3.connect(harness.database)) as store:
            query = "SELECT problem, day >= date('now', '-7 days') FROM week_posts WHERE guild = ?"
            if store.execute(query, (int(harness.guild.id),)).fetchone() == ("", 1):
                return
        await asyncio.sleep(0.05)
    raise AssertionError("the week is not noted")


async def test_a_server_is_told_its_week_once_and_nothing_of_what_not_all_may_see(harness: Harness) -> None:
    await played(harness)
    panel = await server_settings(harness.alice, "Week")
    panel = (await harness.alice.select("Nowhere", harness.guild.channel("lounge").id, message=panel)).message or panel
    assert "Europe/Rome · " in repr(panel.wire)
    await harness.claire.command("play set", "table-two")
    lobby = await harness.claire.sees(is_lobby, channel="table-two")
    await noted(harness, lobby)
    assert weeks(harness) == [], "who turns it on waits for Sunday"
    await a_week_passes(harness)
    post = await harness.bruno.sees(lambda one: "The week to" in one.text, channel="lounge")
    await week_noted(harness)
    assert post.wire["flags"] & SUPPRESS_NOTIFICATIONS
    assert "**Closest game** · Tris 1: " in post.text
    assert f"/{lobby.id})" in post.text, "a way to the table that waits"
    assert len(post.text.splitlines()) <= 12
    with Image.open(BytesIO(post.picture())) as gif:
        assert gif.format == "GIF"
    assert len(post.pictures) == 1
    puzzle = (await harness.bruno.click("SET", message=post, channel="lounge")).shown
    assert puzzle.ephemeral
    harness.guild.permit("table-two", "everyone", deny=("VIEW_CHANNEL",))
    await a_week_passes(harness)
    await week_noted(harness)
    assert [one.id for one in weeks(harness)] == [post.id], "of the next week all that there is is hidden"


async def surprise(harness: Harness) -> None:
    """Makes the game that was played an upset, by restarting the bot."""
    await harness.bot.kill()
    with closing(sqlite3.connect(harness.database)) as store, store:
        store.execute(
            "UPDATE rating_changes SET settled = 1, points = points + CASE WHEN change < 0 THEN 300 ELSE 0 END"
        )
    await harness.bot.start()


@pytest.mark.parametrize("hidden", [True, False])
async def test_an_upset_is_told_unless_it_was_where_not_all_may_look(harness: Harness, *, hidden: bool) -> None:
    await played(harness)
    panel = await server_settings(harness.alice, "Week")
    await harness.alice.select("Nowhere", harness.guild.channel("lounge").id, message=panel)
    await harness.claire.command("play set", "table-two")
    await noted(harness, await harness.claire.sees(is_lobby, channel="table-two"))
    if hidden:
        harness.guild.permit("table-one", "everyone", deny=("VIEW_CHANNEL",))
    await surprise(harness)
    await a_week_passes(harness)
    post = await harness.bruno.sees(lambda one: "The week to" in one.text, channel="lounge")
    assert ("**Upset**" in post.text) is not hidden
