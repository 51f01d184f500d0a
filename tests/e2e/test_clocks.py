"""Clocks at the table: shown, reminded of once, and what happens when the time is over."""

from pathlib import Path

from tests.e2e.clockwork import with_clock
from tests.e2e.conftest import House
from tests.e2e.people import edited, on_turn, seat


async def test_the_time_is_shown_and_one_reminder_calls_the_player_on_turn(house: House, tmp_path: Path) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    late = on_turn(table, [house.alice, house.bruno])
    await with_clock(house, tmp_path, clock=600, left=201)
    shown = await edited(house.claire, "to move · time is up <t:")
    reminder = await house.claire.sees(lambda one: "it is your turn" in one.text, within=8)
    assert reminder.id != shown.id
    assert [one["id"] for one in reminder.wire["mentions"]] == [late.id]
    await house.bot.kill()
    await house.bot.start()
    assert (await late.command("move", words="b2")).ok
    await edited(house.claire, "b2")
    reminders = [one for one in house.claire.messages() if "it is your turn" in one.text]
    assert len(reminders) == 1


async def test_of_two_the_one_who_waits_may_give_time_or_claim_the_win(house: House, tmp_path: Path) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    late = on_turn(table, [house.alice, house.bruno])
    waiting = house.bruno if late is house.alice else house.alice
    await with_clock(house, tmp_path, clock=30, left=1)
    over = await edited(house.claire, f"**{late.name}** has run out of time")
    assert {"Claim the win", "Give more time"} <= {button.label for button in over.buttons}
    refused = await late.click("Claim the win")
    assert refused.message is not None
    assert refused.message.ephemeral
    again = await waiting.click("Give more time")
    assert "time is up <t:" in again.text
    await with_clock(house, tmp_path, clock=30, left=1)
    await edited(house.claire, f"**{late.name}** has run out of time")
    won = await waiting.click("Claim the win")
    assert f"**{waiting.name}** wins" in won.text


async def test_of_three_a_computer_plays_on(house: House, tmp_path: Path) -> None:
    people = [house.alice, house.bruno, house.claire]
    table = await seat(*people, game="tris_on_steroids", copies=2)
    late = on_turn(table, people)
    await with_clock(house, tmp_path, clock=30, left=1)
    after = await edited(house.alice, f"**{late.name}** ran out of time; a computer plays on")
    assert f"<@{late.id}> to move" not in after.text
