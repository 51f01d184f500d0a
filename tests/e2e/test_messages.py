"""The table's one message finds its way back, whatever becomes of it, and there is never more than one a move."""

import asyncio
import random

from sandbox.messaging.posting import delete_message
from tests.e2e.clockwork import noted
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, join_next, newest_table, on_turn, seat, steps


async def test_a_game_is_one_message(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    dice, moves = random.Random(4), 0
    while moves < 12 and steps(table):
        player = on_turn(table, [harness.alice, harness.bruno])
        answer = await player.click(dice.choice(steps(table)), message=table)
        moves += answer.shown.alt != table.alt
        table = answer.shown
    await harness.discord.until(lambda: len(harness.guild.messages()) == 1, what="the end of all pings")
    assert not harness.claire.ephemerals()


async def test_a_message_that_was_deleted_comes_back_and_notifies_nobody(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await harness.alice.click("B2")).ok
    delete_message(harness.discord.world, harness.guild.channel("table-one").messages[table.id])
    assert (await harness.bruno.command("offer draw")).ok
    again = await harness.alice.sees(lambda one: one.id != table.id and "offers a draw" in one.text)
    assert again.wire["mentions"] == []
    assert (await harness.alice.click("Decline")).ok


async def test_a_limit_on_edits_delays_the_picture_and_loses_no_move(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    harness.inject_fault("PATCH", f"/channels/*/messages/{table.id}", status=429, retry_after=0.3, times=2)
    assert (await harness.alice.command("move", words="b2")).ok
    assert (await harness.bruno.command("move", words="a1")).ok
    after = await edited(harness.claire, "A1")
    assert after.id == table.id
    assert {"B2", "A1"}.isdisjoint(steps(after))


async def test_a_press_on_a_board_that_moved_on_says_where(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await harness.claire.command("table")).ok
    old = await harness.alice.sees(lambda one: one.id == table.id and not one.buttons)
    assert newest_table(harness.alice).id in old.text
    late = next(button.custom_id for button in table.buttons if button.label == "B2")
    assert (await harness.alice.click(custom_id=late, message=old)).ok
    await edited(harness.claire, "B2")


async def test_a_table_of_an_hour_ago_is_posted_again_instead_of_edited(harness: Harness) -> None:
    old = await seat(harness.alice, harness.bruno, game="tris_1")
    harness.discord.clock.advance(3601)
    assert (await harness.alice.click("B2", message=old)).ok
    new = await harness.claire.sees(lambda one: one.id != old.id and "B2" in one.text and bool(one.pictures))
    await harness.alice.sees(lambda one: one.id == old.id and not one.buttons)
    assert new.wire["mentions"] == []
    assert (await harness.bruno.click("A1", message=new)).ok
    assert (await edited(harness.claire, "A1")).id == new.id, "a young one is edited again"


async def test_where_discord_takes_no_more_edits_of_an_old_message_the_table_is_posted_again(harness: Harness) -> None:
    old = await seat(harness.alice, harness.bruno, game="tris_1")
    for edits in ("/webhooks/*/*/messages/*", f"/channels/*/messages/{old.id}"):
        harness.inject_fault("PATCH", edits, status=429, code=30046, retry_after=0.02, times=5)
    assert (await harness.alice.command("move", words="b2")).ok
    new = await harness.claire.sees(lambda one: one.id != old.id and "B2" in one.text and bool(one.pictures))
    await harness.alice.sees(lambda one: one.id == old.id and not one.buttons)
    assert (await harness.bruno.click("A1", message=new)).ok


async def test_a_message_that_is_deleted_while_a_press_is_under_way_comes_back_with_the_move(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    slow = harness.inject_fault("POST", "/interactions/*/*/callback", delay=0.4)
    press = asyncio.create_task(harness.alice.click("B2", message=table))
    await slow.done.wait()
    delete_message(harness.discord.world, harness.guild.channel("table-one").messages[table.id])
    new = await harness.bruno.sees(lambda one: one.id != table.id and "B2" in one.text and bool(one.pictures))
    await press
    assert (await harness.bruno.click("A1", message=new)).ok
    assert len([one for one in harness.claire.messages() if one.pictures]) == 1


async def test_a_table_that_is_posted_again_after_a_restart_notifies_nobody(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    for number in range(6):
        await harness.claire.say(f"chatter {number}")
    assert (await harness.alice.click("B2", message=table)).ok
    moved = await harness.claire.sees(lambda one: one.id != table.id and "B2" in one.text and bool(one.pictures))
    await noted(harness, moved)
    await harness.bot.kill()
    harness.discord.clock.advance(3601)
    await harness.bot.start()
    assert (await join_next(harness.claire, message=moved)).ok
    again = await harness.claire.sees(lambda one: one.id != moved.id and "Up for the next game" in one.text)
    assert [one.wire["mentions"] for one in (moved, again)] == [[], []]
    assert (await harness.bruno.click("A1", message=again)).ok
