"""The week of a server: posted once, silently, in the channel that it has chosen, if there is something to tell."""

import asyncio
import sqlite3
from contextlib import closing
from io import BytesIO

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
            query = "SELECT problem, day > date('now', '-7 days') FROM week_posts WHERE guild = ?"
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
    post = await harness.bruno.sees(lambda one: "The week to" in one.text, channel="lounge", within=10)
    await week_noted(harness)
    assert post.wire["flags"] & SUPPRESS_NOTIFICATIONS
    assert "**Closest game** · Tris 1: " in post.text
    assert f"/{lobby.id})" in post.text, "a way to the table that waits"
    assert len(post.text.splitlines()) <= 12
    with Image.open(BytesIO(post.picture())) as gif:
        assert gif.format == "GIF"
    assert len(post.pictures) == 1
    puzzle = (await harness.bruno.click("SET", message=post, channel="lounge")).message
    assert puzzle is not None
    assert puzzle.ephemeral
    harness.guild.permit("table-two", "everyone", deny=("VIEW_CHANNEL",))
    await a_week_passes(harness)
    await week_noted(harness)
    assert [one.id for one in weeks(harness)] == [post.id], "of the next week all that there is is hidden"
