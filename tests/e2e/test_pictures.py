"""A picture is sent when it shows something new, and only then: it neither flickers nor costs a phone its data."""

import asyncio

from sandbox.client import Message
from tests.e2e.clockwork import noted
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, on_turn, seat, server_settings, steps

INVALID_FORM = 50035
"""Discord's error code for a request that it refuses, such as one with a picture that the message doesn't have."""


EDIT = "/webhooks/*/*/messages/*"
"""Edits of a table's message go by the newest interaction token."""


async def walk(harness: Harness, table: Message) -> Message:
    """The table's message after whoever is on turn has taken the first step that is offered."""
    return (await on_turn(table, [harness.alice, harness.bruno]).click(steps(table)[0], message=table)).shown


async def move(harness: Harness, table: Message) -> Message:
    """The table's message after the first steps have led to a move."""
    stepped = await walk(harness, table)
    while any(button.label == "Back" for button in stepped.buttons):
        stepped = await walk(harness, stepped)
    return stepped


async def offer_draw(harness: Harness, table: Message) -> Message:
    """The table's message after whoever is on turn has offered a draw, which its picture does not show."""
    assert (await on_turn(table, [harness.alice, harness.bruno]).command("offer draw")).ok
    return await edited(harness.claire, "offers a draw")


async def test_a_chosen_die_and_a_move_change_the_picture_and_an_offer_keeps_it(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    offered = await offer_draw(harness, table)
    assert offered.pictures == table.pictures
    assert offered.picture() == table.picture()
    chosen = await walk(harness, offered)
    assert chosen.picture() != offered.picture()
    moved = await move(harness, chosen)
    assert moved.picture() not in (chosen.picture(), table.picture())


async def test_a_press_that_discord_refuses_with_the_kept_picture_sends_it_once_more(harness: Harness) -> None:
    table = await offer_draw(harness, await seat(harness.alice, harness.bruno, game="tris_2"))
    fault = harness.inject_fault("POST", "/interactions/*/*/callback", status=400, code=INVALID_FORM)
    mover = on_turn(table, [harness.alice, harness.bruno])
    other = harness.bruno if mover is harness.alice else harness.alice
    declined = (await other.click("Decline", message=table)).shown
    assert fault.times == 0
    assert "offers a draw" not in declined.text
    assert declined.picture() == table.picture()
    assert declined.pictures != table.pictures, "the picture was uploaded again"


async def test_an_edit_that_discord_refuses_with_the_kept_picture_sends_it_once_more(harness: Harness) -> None:
    table = await walk(harness, await seat(harness.alice, harness.bruno, game="tris_2"))
    fault = harness.inject_fault("PATCH", EDIT, status=400, code=INVALID_FORM)
    offered = await offer_draw(harness, table)
    assert fault.times == 0
    assert (offered.id, offered.picture()) == (table.id, table.picture())
    assert offered.pictures != table.pictures, "the picture was uploaded again"


async def test_a_table_whose_edits_discord_refuses_is_posted_again(harness: Harness) -> None:
    table = await walk(harness, await seat(harness.alice, harness.bruno, game="tris_2"))
    harness.inject_fault("PATCH", EDIT, status=400, code=INVALID_FORM, times=9)
    offered = await offer_draw(harness, table)
    assert offered.id != table.id
    assert offered.picture() == table.picture()


async def test_a_table_that_is_posted_again_brings_its_picture_along(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    again = (await harness.bruno.command("table")).shown
    assert again.id != table.id
    assert again.picture() == table.picture()
    await noted(harness, again)
    offered = await offer_draw(harness, again)
    assert offered.pictures == again.pictures
    assert (await move(harness, offered)).picture() != table.picture()


async def test_what_a_restarted_bot_cannot_know_is_sent_once_more(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    await harness.bot.kill()
    await harness.bot.start()
    offered = await offer_draw(harness, table)
    assert offered.picture() == table.picture()
    assert (await move(harness, offered)).picture() != table.picture()


async def test_an_edit_that_comes_late_leaves_no_old_picture(harness: Harness) -> None:
    players = [harness.alice, harness.bruno]
    table = await seat(*players, game="tris_1")
    mover = on_turn(table, players)
    (other,) = (player for player in players if player is not mover)
    edit = harness.inject_fault("PATCH", EDIT, delay=0.9)
    assert (await mover.command("move", words="b2")).ok
    await edit.done.wait()
    await asyncio.sleep(0.6)  # it is on its way, and presses do not wait for it any longer
    answered = (await other.click("A1", message=table)).shown
    newest = answered.picture()
    await harness.claire.sees(lambda one: "A1" in steps(one) and "B2" not in steps(one))  # the edit has landed
    await harness.claire.sees(lambda one: one.id == table.id and one.picture() == newest)


async def test_a_picture_in_other_colours_is_another_one(harness: Harness) -> None:
    table = await walk(harness, await seat(harness.alice, harness.bruno, game="tris_2"))
    panel = await server_settings(harness.alice, "Messages")
    assert (await harness.alice.select("Colours of public pictures", "Light", message=panel)).ok
    light = await walk(harness, table)
    assert light.pictures != table.pictures
