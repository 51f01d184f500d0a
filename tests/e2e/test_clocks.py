"""Clocks at the table: shown, reminded of once, and what happens when the time is over."""

from sandbox.client import Message
from tests.e2e.clockwork import nobody_moves, noted, ping_noted, with_clock
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, is_over, newest_table, on_turn, seat, seat_both, server_settings


async def gone(harness: Harness, message: Message) -> None:
    """Waits until a message has been deleted."""
    channel = harness.guild.channel("table-one")
    await harness.discord.until(lambda: message.id not in channel.messages, what="its deletion")


async def test_the_time_is_shown_and_one_reminder_pings_the_player_on_turn(harness: Harness) -> None:
    late, _ = await seat_both(harness.alice, harness.bruno, game="tris_1")
    await with_clock(harness, clock=600, left=201)
    shown = await edited(harness.claire, " · <t:")
    reminder = await harness.claire.sees(lambda one: "it is your turn" in one.text)
    assert reminder.id != shown.id
    assert [one["id"] for one in reminder.wire["mentions"]] == [late.id]
    await ping_noted(harness)
    await harness.bot.kill()
    await harness.bot.start()
    assert (await late.command("move", words="b2")).ok
    await edited(harness.claire, "B2")
    await gone(harness, reminder)
    assert len([one for one in late.notifications if "it is your turn" in one.text]) == 1


async def test_where_a_server_wants_no_reminders_none_is_sent(harness: Harness) -> None:
    panel = await server_settings(harness.alice, "Tables")
    assert (await harness.alice.click("Reminders: on", message=panel)).ok
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await harness.alice.click("Reminders: off", message=panel)).ok
    await seat(harness.alice, harness.bruno, game="tris_1", channel="table-two")
    await with_clock(harness, clock=600, left=201)
    await harness.claire.sees(lambda one: "it is your turn" in one.text, channel="table-two")
    assert not [one for one in harness.claire.messages() if "it is your turn" in one.text]


async def test_a_reminder_goes_away_with_the_turn(harness: Harness) -> None:
    late, _ = await seat_both(harness.alice, harness.bruno, game="tris_1")
    await with_clock(harness, clock=600, left=201)
    reminder = await harness.claire.sees(lambda one: "it is your turn" in one.text)
    assert (await late.click("B2", message=newest_table(harness.claire))).ok
    await gone(harness, reminder)
    assert len(harness.guild.messages()) == 1


async def test_nobody_is_reminded_of_a_move_in_seconds(harness: Harness) -> None:
    late, _ = await seat_both(harness.alice, harness.bruno, game="tris_1")
    await with_clock(harness, clock=30, left=2)
    over = await edited(harness.claire, f"**{late.name}** has run out of time. Whoever waits")
    assert not [one for one in harness.claire.messages() if "it is your turn" in one.text]
    assert over.id == newest_table(harness.claire).id, "the message that was there"


async def test_of_two_the_one_who_waits_may_give_time_or_claim_the_win(harness: Harness) -> None:
    late, waiting = await seat_both(harness.alice, harness.bruno, game="tris_1")
    await with_clock(harness, clock=30, left=1)
    over = await edited(harness.claire, f"**{late.name}** has run out of time. Whoever waits")
    assert {"Claim the win", "Give more time"} <= {button.label for button in over.buttons}
    call = await harness.claire.sees(lambda one: "claim the win there" in one.text)
    assert [one["id"] for one in call.wire["mentions"]] == [waiting.id]
    refused = await late.click("Claim the win")
    assert refused.shown.ephemeral
    again = await waiting.click("Give more time")
    assert " · <t:" in again.text
    await gone(harness, call)
    await with_clock(harness, clock=30, left=1)
    await edited(harness.claire, f"**{late.name}** has run out of time. Whoever waits")
    won = await waiting.click("Claim the win")
    assert f"**{waiting.name}** wins" in won.text


async def test_of_three_a_computer_plays_on(harness: Harness) -> None:
    people = [harness.alice, harness.bruno, harness.claire]
    table = await seat(*people, game="tris_on_steroids", copies=2)
    late = on_turn(table, people)
    await with_clock(harness, clock=30, left=1)
    after = await edited(harness.alice, f"**{late.name}** ran out of time; a computer plays on")
    assert f"<@{late.id}>" not in after.text
    told = await late.notified(lambda one: "your time ran out" in one.text)
    assert [button.label for button in told.buttons] == ["Take your seat back"]
    secret = await late.click("Goal", message=newest_table(late))
    assert "a computer plays for you" in secret.text
    assert secret.message is not None
    other = next(user for user in people if user is not late)
    spectator = await harness.guild.user("Dora", locale="en-US")
    assert "whose time ran out" in (await spectator.click("Take your seat back", message=after)).text
    assert "Welcome back" in (await late.command("join")).text
    back = await edited(other, "\n### ", gone="Take your seat back")
    assert "ran out of time" not in back.text
    await gone(harness, told)
    assert "Your goal" in (await late.click("Goal", message=back)).text


async def test_who_is_told_in_a_direct_message_comes_back_from_there(harness: Harness) -> None:
    people = [harness.alice, harness.bruno, harness.claire]
    for user in people:
        panel = (await user.command("settings me")).shown
        choice = "By direct message, after a minute"
        assert (await user.select("When to notify you of your turn", choice, message=panel)).ok
    table = await seat(*people, game="tris_on_steroids", copies=2)
    late = on_turn(table, people)
    await with_clock(harness, clock=30, left=1)
    told = await late.notified(lambda one: "your time ran out" in one.text)
    answer = await late.click("Take your seat back", message=told, channel=told.channel)
    assert "Welcome back" in answer.text
    await edited(next(user for user in people if user is not late), "\n### ", gone="Take your seat back")


async def test_a_game_in_which_nobody_moves_says_a_day_before_that_it_closes_and_then_closes(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    late = on_turn(table, [harness.alice, harness.bruno])
    await noted(harness, table)
    await nobody_moves(harness, 6)
    await edited(harness.claire, "Closes <t:", "if nobody makes a move")
    notice = await late.notified(lambda one: "waits for a move" in one.text)
    assert [one["id"] for one in notice.wire["mentions"]] == [late.id]
    await ping_noted(harness)
    await nobody_moves(harness, 1)
    closed = await edited(harness.claire, "closed without a result", "Nobody made a move for a long time")
    assert is_over(closed)
    await gone(harness, notice)
    assert (await harness.claire.command("play tris_1")).ok
    assert len([one for one in late.notifications if "waits for a move" in one.text]) == 1
