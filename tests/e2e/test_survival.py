"""What Discord does to a bot in mid-game: limits on posts, channels that vanish under a press, and crowds."""

import asyncio
import os
import random
import signal

import pytest

from sandbox.client import User
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, on_turn, seat, seat_both
from tests.e2e.playing import card_keys, sets_on
from tests.e2e.records import open_tables

LOST_AFTER = 4.0
"""Seconds after which Discord has told users that a press failed."""

NAMES = ("Alice", "Bruno", "Claire", "Dieter", "Eva", "Finn", "Gaia", "Hugo")


async def test_a_limit_on_posts_delays_the_table_and_loses_no_move(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    for number in range(6):
        await harness.claire.say(f"chatter {number}")
    limit = harness.inject_fault("POST", "/channels/*/messages", status=429, retry_after=0.3, times=2)
    assert (await harness.alice.click("B2", message=table)).ok
    below = await harness.claire.sees(lambda one: one.id != table.id and "B2" in one.text and bool(one.pictures))
    assert limit.done.is_set()
    assert (await harness.bruno.click("A1", message=below)).ok
    await edited(harness.claire, "A1")


async def test_a_channel_that_vanishes_under_a_press_takes_its_table_along(harness: Harness) -> None:
    harness.expects_errors = True  # the press has nowhere to be answered
    channel = await harness.alice.open_channel("soon gone", harness.guild.id)
    for user in (harness.alice, harness.bruno):
        await user.sees_channels(lambda names: "soon gone" in names)
    table = await seat(harness.alice, harness.bruno, game="tris_1", channel=channel)
    mover = on_turn(table, [harness.alice, harness.bruno])
    slow = harness.inject_fault("POST", "/interactions/*/*/callback", delay=0.4)
    press = asyncio.create_task(mover.click("B2", message=table))
    await slow.done.wait()
    await harness.alice.close_channel(channel)
    await press
    assert (await harness.alice.command("play tris_1")).ok
    assert (await harness.bruno.click("Join")).ok
    await harness.bot.kill()
    await harness.bot.start()
    assert open_tables(harness.database, harness.guild.id) == [harness.guild.channel("table-one").id]


@pytest.mark.gateway
async def test_presses_that_arrive_after_discord_called_them_failed_count_where_time_decides_nothing(
    harness: Harness,
) -> None:
    """The bot is frozen meanwhile, as a machine that is suspended; Discord delivers what was pressed."""
    board = await seat(harness.alice, harness.bruno, game="tris_1")
    race = await seat(harness.alice, harness.bruno, game="set", channel="table-two")
    await edited(harness.claire, "SET", channel="table-two")
    os.kill(harness.bot.pid, signal.SIGSTOP)
    presses = [
        asyncio.create_task(harness.alice.click("B2", message=board)),
        asyncio.create_task(harness.alice.click("SET!", channel="table-two", message=race)),
    ]
    await asyncio.sleep(LOST_AFTER)
    os.kill(harness.bot.pid, signal.SIGCONT)
    answers = await asyncio.gather(*presses)
    assert [answer.ok for answer in answers] == [False, False]
    assert "B2" in (await edited(harness.claire, "B2")).text, "the message says that it counts"
    assert "calls SET!" in (await harness.bruno.click("SET!", channel="table-two", message=race)).text, (
        "nobody else did"
    )
    table = newest_table(harness.claire, "table-two")
    assert "**Bruno** calls SET!" in table.text


async def test_suggestions_narrow_with_each_letter(harness: Harness) -> None:
    player, _ = await seat_both(harness.alice, harness.bruno, game="tris_2")
    offered = {one.value for one in await player.autocomplete("move", "words", "")}
    wanted = min(offered)
    for length in range(1, len(wanted) + 1):
        narrower = {one.value for one in await player.autocomplete("move", "words", wanted[:length])}
        assert wanted in narrower
        assert narrower <= offered
        offered = narrower
    assert offered == {wanted}
    assert await player.autocomplete("move", "words", "zz9") == []


async def test_eight_people_call_vote_pick_and_type_at_once(harness: Harness) -> None:
    people = [await harness.guild.user(name, locale="en-US") for name in NAMES]
    await seat(people[0], *people[1:], game="set", seconds=5)
    dice = random.Random(8)

    async def act(person: User) -> bool:
        table = newest_table(person)
        labels = {button.label for button in table.buttons}
        ways = [label for label in ("SET!", "No SET here", "None") if label in labels]
        if (keys := card_keys(table)) and dice.random() < 0.5:
            return (await person.click(custom_id=dice.choice([*keys.values()]), message=table)).ok
        if dice.random() < 0.2 or not ways:
            return (await person.command("set", cards=" ".join(next(sets_on(table.alt), ("a1", "a2", "a3"))))).ok
        way = dice.choice(ways)
        pressed = next(button.custom_id for button in table.buttons if button.label == way)
        return (await person.click(custom_id=pressed, message=table)).ok

    for _ in range(6):
        assert all(await asyncio.gather(*map(act, people)))
    assert (await people[0].command("table")).ok
    table = newest_table(people[1])
    assert all(f"{name}: " in table.alt for name in NAMES)
