"""A picture is sent when it shows something new, and only then: it neither flickers nor costs a phone its data."""

import asyncio

from sandbox.client import Answer, Message
from tests.e2e.clockwork import noted
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, on_turn, seat, steps

INVALID_FORM = 50035
"""Discord's error code for a request that it refuses, such as one with a picture that the message doesn't have."""


async def walk(harness: Harness, table: Message) -> Message:
    """The table's message after whoever is on turn has taken the first step that is offered."""
    return _shown(await on_turn(table, [harness.alice, harness.bruno]).click(steps(table)[0], message=table))


async def move(harness: Harness, table: Message) -> Message:
    """The table's message after the first steps have led to a move."""
    stepped = await walk(harness, table)
    while any(button.label == "Back" for button in stepped.buttons):
        stepped = await walk(harness, stepped)
    return stepped


async def test_a_step_towards_a_move_keeps_the_picture_and_the_move_changes_it(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    begun = table.pictures
    stepped = await walk(harness, table)
    assert stepped.pictures == begun
    assert stepped.picture() == table.picture()
    moved = await move(harness, stepped)
    assert moved.pictures != begun
    assert moved.picture() != table.picture()


async def test_a_press_that_discord_refuses_with_the_kept_picture_sends_it_once_more(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    fault = harness.discord.inject_fault("POST", "/interactions/*/*/callback", status=400, code=INVALID_FORM)
    stepped = await walk(harness, table)
    assert fault.times == 0
    assert any(button.label == "Back" for button in stepped.buttons)
    assert stepped.picture() == table.picture()
    assert stepped.pictures != table.pictures, "the picture was uploaded again"


async def test_an_edit_that_discord_refuses_with_the_kept_picture_sends_it_once_more(harness: Harness) -> None:
    table = await walk(harness, await seat(harness.alice, harness.bruno, game="tris_2"))
    fault = harness.discord.inject_fault("PATCH", "/channels/*/messages/*", status=400, code=INVALID_FORM)
    assert (await on_turn(table, [harness.alice, harness.bruno]).command("draw")).ok
    offered = await edited(harness.claire, "offers a draw")
    assert fault.times == 0
    assert (offered.id, offered.picture()) == (table.id, table.picture())
    assert offered.pictures != table.pictures, "the picture was uploaded again"


async def test_a_table_whose_edits_discord_refuses_is_posted_again(harness: Harness) -> None:
    table = await walk(harness, await seat(harness.alice, harness.bruno, game="tris_2"))
    harness.discord.inject_fault("PATCH", "/channels/*/messages/*", status=400, code=INVALID_FORM, times=2)
    assert (await on_turn(table, [harness.alice, harness.bruno]).command("draw")).ok
    offered = await edited(harness.claire, "offers a draw")
    assert offered.id != table.id
    assert offered.picture() == table.picture()


async def test_a_table_that_is_posted_again_brings_its_picture_along(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    again = _shown(await harness.bruno.command("table"))
    assert again.id != table.id
    assert again.picture() == table.picture()
    await noted(harness, again)
    stepped = await walk(harness, again)
    assert stepped.pictures == again.pictures
    assert (await move(harness, stepped)).picture() != table.picture()


async def test_what_a_restarted_bot_cannot_know_is_sent_once_more(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    await harness.bot.kill()
    await harness.bot.start()
    stepped = await walk(harness, table)
    assert stepped.picture() == table.picture()
    assert (await move(harness, stepped)).picture() != table.picture()


async def test_an_edit_that_comes_late_leaves_no_old_picture(harness: Harness) -> None:
    players = [harness.alice, harness.bruno]
    table = await seat(*players, game="tris_1")
    mover = on_turn(table, players)
    (other,) = (player for player in players if player is not mover)
    harness.discord.inject_fault("PATCH", "/channels/*/messages/*", delay=0.9)
    assert (await mover.command("move", words="b2")).ok
    await asyncio.sleep(0.6)  # the edit is on its way, and presses do not wait for it any longer
    answered = _shown(await other.click("a1", message=table))
    newest = answered.picture()
    await harness.claire.sees(
        lambda one: "a1" in steps(one) and "b2" not in steps(one), within=8
    )  # the edit has landed
    await harness.claire.sees(lambda one: one.id == table.id and one.picture() == newest, within=8)


async def test_words_that_change_around_a_picture_leave_it(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    table = await walk(harness, table)
    assert (await on_turn(table, [harness.alice, harness.bruno]).command("draw")).ok
    offered = await edited(harness.claire, "offers a draw")
    assert offered.pictures == table.pictures


async def test_a_picture_in_other_colours_is_another_one(harness: Harness) -> None:
    table = await walk(harness, await seat(harness.alice, harness.bruno, game="tris_2"))
    panel = _shown(await harness.alice.command("settings server"))
    assert (await harness.alice.select("Colours of the pictures that all see", "Light", message=panel)).ok
    light = await walk(harness, table)
    assert light.pictures != table.pictures


def _shown(answer: Answer) -> Message:
    assert answer.ok
    assert answer.message is not None
    return answer.message
