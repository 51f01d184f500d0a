"""A move that was acknowledged is never lost: the process is killed, starts again, and the old buttons work."""

import asyncio
import random
from functools import partial

import pytest

from sandbox.client import Message
from tests.e2e.conftest import House
from tests.e2e.people import edited, is_over, newest_table, on_turn, seat, steps
from tests.e2e.test_games import by_buttons


async def test_the_game_goes_on_after_kill_9_with_the_buttons_that_were_there(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_2")
    dice = random.Random(9)
    while not is_over(table):
        await house.bot.kill()
        await house.bot.start()
        for _ in range(4):
            if not is_over(table):
                table = await by_buttons(house, table, dice)
    await house.bot.kill()
    await house.bot.start()
    assert "The rematch waits for" in (await _rematch(house, table)).text


async def _rematch(house: House, over: Message) -> Message:
    assert (await house.alice.click("Rematch", message=over)).ok
    return await house.bruno.sees(lambda one: any(button.label == "Join" for button in one.buttons))


async def test_old_buttons_work_without_posting_the_table_again(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    await house.bot.kill()
    await house.bot.start()
    answer = await on_turn(table, [house.alice, house.bruno]).click("b2", message=table)
    assert answer.ok
    assert answer.message is not None
    assert answer.message.id == table.id
    assert "b2" in answer.text


async def test_a_lobby_and_an_offer_survive(house: House) -> None:
    assert (await house.alice.command("play tris_1")).ok
    await house.bot.kill()
    await house.bot.start()
    assert (await house.bruno.click("Join")).ok
    await house.alice.sees(_ready)
    assert (await house.alice.click("Start")).ok
    assert (await house.alice.command("draw")).ok
    await edited(house.bruno, "offers a draw")
    await house.bot.kill()
    await house.bot.start()
    answer = await house.bruno.click("Accept")
    assert "A draw. Both agreed." in answer.text


async def test_a_computer_that_was_to_answer_when_the_process_was_killed_answers_after_it(house: House) -> None:
    assert (await house.alice.command("play tris_1")).ok
    assert (await house.alice.click("Add computer")).ok
    assert (await house.alice.click("Start")).ok
    begun = await edited(house.alice, f"<@{house.alice.id}> to move")
    assert (await house.alice.click(steps(begun)[0], message=begun)).ok
    await house.bot.kill()
    await house.bot.start()
    await edited(house.bruno, "**Ada** wrote O", f"<@{house.alice.id}> to move")


async def test_whatever_was_acknowledged_when_the_process_was_killed_is_there(house: House) -> None:
    """Presses in full flight: the kill falls anywhere between the click and its answer.

    The message is put right at the restart, so the buttons under it go on working; nobody types /table.
    """
    dice = random.Random(1)
    for delay in (0.0, 0.002, 0.005, 0.01, 0.02):
        table = await seat(house.alice, house.bruno, game="tris_1")
        player = on_turn(table, [house.alice, house.bruno])
        other = house.bruno if player is house.alice else house.alice
        square = dice.choice(steps(table))
        press = asyncio.create_task(player.click(square, message=table))
        await asyncio.sleep(delay)
        await house.bot.kill()
        answer = await press
        await house.bot.start()
        if not answer.ok and not (await player.click(custom_id=_press(table, square), message=table)).ok:
            raise AssertionError("the press is not answered after the restart either")
        after = await house.claire.sees(partial(_without, square), within=8)
        assert _marks(after) == 1, "made once: by the press before the kill, or by the one after it"
        assert (await other.click(steps(after)[0])).ok
        await other.sees(_marked_twice, within=8)
        assert (await house.alice.command("end")).ok
        await edited(house.bruno, "closed without a result")


def _ready(message: Message) -> bool:
    """Whether the lobby can start. The redraw after a restart may show the state before the last press for a moment."""
    return any(button.label == "Start" and not button.disabled for button in message.buttons)


def _marked_twice(message: Message) -> bool:
    return bool(steps(message)) and _marks(message) == 2


def _without(square: str, message: Message) -> bool:
    """Whether the message is a board on which this square is taken."""
    return bool(message.pictures) and bool(steps(message)) and square not in steps(message)


def _press(message: Message, label: str) -> str:
    return next(one.custom_id for one in message.buttons if one.label == label)


def _marks(message: Message) -> int:
    """How many squares are marked: what the buttons no longer offer."""
    return 9 - len(steps(message))


async def test_a_table_whose_redraw_was_missed_is_put_right_by_the_next_press(house: House) -> None:
    """The answer to a press is lost on its way: the move is made, the message behind. Pressing again repairs it."""
    table = await seat(house.alice, house.bruno, game="tris_1")
    house.discord.inject_fault("POST", "/interactions/*/*/callback", status=500, times=5)
    await house.alice.click("b2", message=table)
    house.discord.app.rest.faults.clear()
    behind = newest_table(house.bruno)
    refused = await house.alice.click(custom_id=_press(table, "a1"), message=behind)
    assert refused.ok
    after = await house.bruno.sees(lambda one: one.pictures and "b2" not in steps(one))
    assert after.id == table.id
    assert (await house.bruno.click("a1", message=after)).ok


@pytest.mark.parametrize(
    ("way", "shown"),
    [("move", "wrote X on b2"), ("resign", "**Bruno** wins"), ("draw", "offers a draw"), ("end", "closed without")],
)
async def test_the_table_shows_what_happened_though_the_private_answer_is_lost(
    house: House, way: str, shown: str
) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    house.troubled = True
    house.discord.inject_fault("POST", "/interactions/*/*/callback", status=404)
    await house.alice.command(way, **({"words": "b2"} if way == "move" else {}))
    await edited(house.bruno, shown)


async def test_a_redraw_that_fails_is_made_up_for(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    house.discord.inject_fault("PATCH", "/channels/*/messages/*", status=400)
    assert (await house.alice.command("move", words="b2")).ok
    await edited(house.bruno, "wrote X on b2")


async def test_a_table_posted_again_during_an_edit_has_one_message_with_buttons(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    house.discord.inject_fault("PATCH", "/channels/*/messages/*", delay=0.5)
    assert (await house.alice.command("move", words="b2")).ok
    new = (await house.claire.command("table")).message
    assert new is not None
    await house.bruno.sees(lambda one: one.id == table.id and not one.buttons, within=8)
    await asyncio.sleep(0.6)  # longer than the edit that was under way: it must not bring the buttons back
    with_buttons = [one.id for one in house.bruno.messages() if steps(one)]
    assert with_buttons == [new.id]


async def test_a_play_whose_answer_is_lost_does_not_hold_the_channel_unseen(house: House) -> None:
    house.troubled = True
    house.discord.inject_fault("POST", "/interactions/*/*/callback", status=404)
    await house.alice.command("play tris_1")
    assert (await house.bruno.click("Join")).ok


async def test_presses_under_way_are_answered_before_a_stop(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    house.discord.inject_fault("POST", "/interactions/*/*/callback", delay=0.5)
    press = asyncio.create_task(house.alice.click("b2", message=table))
    await asyncio.sleep(0.2)
    assert await house.bot.stop() == 0
    assert (await press).ok
    assert "b2" not in steps(newest_table(house.alice))
    await house.bot.start()


async def test_the_table_posted_again_during_a_press_is_not_behind(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    house.discord.inject_fault("POST", "/interactions/*/*/callback", delay=0.4)
    posting = asyncio.create_task(house.claire.command("table"))
    await asyncio.sleep(0.1)
    assert (await house.alice.click("b2", message=table)).ok
    new = (await posting).message
    assert new is not None
    current = await house.bruno.sees(lambda one: one.id == new.id and "b2" not in steps(one), within=8)
    assert (await house.bruno.click("a1", message=current)).ok


async def test_a_clean_stop_leaves_no_trace_in_the_log(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    assert await house.bot.stop() == 0
    assert "Traceback" not in house.bot.log
    await house.bot.start()
    assert newest_table(house.alice).buttons
