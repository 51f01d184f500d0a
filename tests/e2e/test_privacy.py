"""People see what is stored about them, export and delete it, wherever the bot can be used."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from sandbox.client import Message
from tests.e2e.clockwork import while_down
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, seat

HERE = "table-one"


async def panel(harness: Harness, channel: str = HERE) -> Message:
    """What Bruno sees of `/privacy`."""
    answer = await harness.bruno.command("privacy", channel=channel)
    assert answer.shown.ephemeral
    return answer.shown


def labels(message: Message | None) -> list[str]:
    assert message is not None
    return [one.label for one in message.buttons]


@pytest.mark.parametrize("place", ["server", "direct messages", "user install"])
async def test_privacy_says_what_is_stored_and_gives_all_of_it_as_a_file(harness: Harness, place: str) -> None:
    channel = HERE
    if place == "direct messages":
        channel = await harness.bruno.open_dm()
    elif place == "user install":
        harness.discord.new_guild("Annex", "annex-hall", people_of=harness.guild, with_bot=False)
        await harness.bruno.install()
        await harness.bruno.sees_channels(lambda names: "annex-hall" in names)
        channel = "annex-hall"
    shown = await panel(harness, channel)
    assert "Not stored" in shown.text
    assert "Your settings:** When to notify you" in shown.text
    assert "Hidden elsewhere: off" in shown.text
    export = (await harness.bruno.click("Export my data", message=shown, channel=channel)).shown
    assert export.ephemeral
    content = json.loads(export.file("my-data.json"))
    read = export.file("my-data.html").decode()
    assert "<h1>Your data</h1>" in read
    assert f"{datetime.fromtimestamp(content['exported_at'] / 1000, UTC):%Y-%m-%d %H:%M}" in read, "times are dates"
    assert "docs/export.md" in read
    assert (content["format"], content["person"]) == ("tavolino-export/1", harness.bruno.id)
    again = await harness.bruno.click("Export my data", message=shown, channel=channel)
    assert "just had an export" in again.text


async def test_who_asks_for_a_deletion_is_asked_once_more_and_can_take_it_back(harness: Harness) -> None:
    hidden = (await harness.bruno.click("Hidden elsewhere: off", message=await panel(harness))).message
    assert "Hidden elsewhere: on" in labels(hidden)
    question = (await harness.bruno.click("Delete my data", message=hidden)).message
    assert labels(question) == ["Delete everything", "Keep my data"]
    asked = (await harness.bruno.click("Delete everything", message=question)).shown
    assert "Your data will be deleted <t:" in asked.text
    kept = (await harness.bruno.click("Keep my data", message=asked)).message
    assert "Delete my data" in labels(kept)


async def test_a_deletion_is_done_after_a_restart_and_the_person_is_told(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tripple_domino")
    await move_once_each(harness.alice, harness.bruno)
    assert (await confirmed(harness.bruno, "resign")).ok
    await edited(harness.alice, "**Alice** wins")
    question = (await harness.bruno.click("Delete my data", message=await panel(harness))).message
    assert (await harness.bruno.click("Delete everything", message=question)).ok
    async with while_down(harness) as database:
        database.execute("UPDATE deletions SET at = 0")
    dm = await harness.bruno.open_dm()
    await harness.bruno.sees(lambda message: "is deleted, as you have asked" in message.text, channel=dm)
    replay = await harness.alice.command("replay")
    assert "A player who has left" in replay.text
    verified = await harness.alice.command("verify")
    assert "Everything is right." in verified.text
    with closing(sqlite3.connect(harness.database)) as database:
        assert harness.bruno.id not in "\n".join(database.iterdump())
