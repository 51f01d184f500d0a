"""What Discord does to a bot in mid-game: limits on posts, channels that vanish under a press, and crowds."""

import asyncio
import random

from sandbox.client import User
from tests.e2e.conftest import House
from tests.e2e.people import edited, newest_table, on_turn, seat
from tests.e2e.playing import sets_on

NAMES = ("Alice", "Bruno", "Claire", "Dieter", "Eva", "Finn", "Gaia", "Hugo")


async def test_a_limit_on_posts_delays_the_table_and_loses_no_move(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    for number in range(6):
        await house.claire.say(f"chatter {number}")
    limit = house.discord.inject_fault("POST", "/channels/*/messages", status=429, retry_after=0.3, times=2)
    assert (await house.alice.click("b2", message=table)).ok
    below = await house.claire.sees(
        lambda one: one.id != table.id and "b2" in one.text and bool(one.pictures), within=8
    )
    assert limit.done.is_set()
    assert (await house.bruno.click("a1", message=below)).ok
    await edited(house.claire, "a1")


async def test_a_channel_that_vanishes_under_a_press_takes_its_table_along(house: House) -> None:
    house.troubled = True  # the press has nowhere to be answered
    channel = house.discord.world.create_channel("soon gone")
    for user in (house.alice, house.bruno):
        await user.sees_channels(lambda names: "soon gone" in names)
    table = await seat(house.alice, house.bruno, game="tris_1", channel=channel.id)
    mover = on_turn(table, [house.alice, house.bruno])
    slow = house.discord.inject_fault("POST", "/interactions/*/*/callback", delay=0.4)
    press = asyncio.create_task(mover.click("b2", message=table))
    await slow.done.wait()
    house.discord.world.delete_channel(channel)
    await press
    assert (await house.alice.command("play tris_1")).ok
    assert (await house.bruno.click("Join")).ok
    await house.bot.kill()
    await house.bot.start()
    restored = [line for line in house.bot.log.splitlines() if "tables restored" in line]
    assert restored[-1].endswith("count=1"), "the other table is over"


async def test_suggestions_narrow_with_each_letter(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_2")
    player = on_turn(table, [house.alice, house.bruno])
    offered = {one.value for one in await player.autocomplete("move", "words", "")}
    wanted = min(offered)
    for length in range(1, len(wanted) + 1):
        narrower = {one.value for one in await player.autocomplete("move", "words", wanted[:length])}
        assert wanted in narrower
        assert narrower <= offered
        offered = narrower
    assert offered == {wanted}
    assert await player.autocomplete("move", "words", "zz9") == []


async def test_eight_people_call_vote_pick_and_type_at_once(house: House) -> None:
    people = [await house.discord.user(name, locale="en-US") for name in NAMES]
    await seat(people[0], *people[1:], game="set", seconds=5)
    dice = random.Random(8)

    async def act(person: User) -> bool:
        table = newest_table(person)
        labels = {button.label for button in table.buttons}
        ways = [label for label in ("SET!", "No SET here", "I see none after all") if label in labels]
        if table.selects and dice.random() < 0.5:
            select = table.selects[0]
            three = [option.value for option in dice.sample(select.options, 3)]
            return (await person.select("", *three, message=table, custom_id=select.custom_id)).ok
        if dice.random() < 0.2 or not ways:
            return (await person.command("set", cards=" ".join(next(sets_on(table.alt), ("a1", "a2", "a3"))))).ok
        way = dice.choice(ways)
        pressed = next(button.custom_id for button in table.buttons if button.label == way)
        return (await person.click(custom_id=pressed, message=table)).ok

    for _ in range(6):
        assert all(await asyncio.gather(*map(act, people)))
    assert (await people[0].command("table")).ok
    table = newest_table(people[1])
    assert all(f"**{name}**" in table.text for name in NAMES)
