"""A move that was acknowledged is never lost: the process is killed, starts again, and the old buttons work."""

import asyncio
import random
from functools import partial

import pytest

from sandbox.client import Message
from sandbox.interactions.interaction import RESPONSE_SECONDS
from tests.e2e.clockwork import noted
from tests.e2e.conftest import Harness
from tests.e2e.people import (
    add_computer,
    confirmed,
    edited,
    is_over,
    move_once_each,
    newest_table,
    on_turn,
    seat,
    steps,
)
from tests.e2e.records import open_tables
from tests.e2e.test_games import by_buttons
from tests.examples import SLOW, sampled

KILLS = 20 if SLOW else 3
"""How often a game is interrupted at most."""
MOVES_BETWEEN = 4
"""How many moves are made between two kills."""


async def test_the_game_goes_on_after_kill_9_with_the_buttons_that_were_there(harness: Harness) -> None:
    """The game is given up after so many kills, unless it is over."""
    table, dice = await seat(harness.alice, harness.bruno, game="tris_2"), random.Random(9)
    for move in range(MOVES_BETWEEN * KILLS):
        if is_over(table):
            break
        if move % MOVES_BETWEEN == 0:
            await harness.bot.kill()
            await harness.bot.start()
        table = await by_buttons(harness, table, dice)
    else:
        assert (await confirmed(harness.alice, "resign")).ok
        table = await harness.alice.sees(is_over)
    await harness.bot.kill()
    await harness.bot.start()
    assert "The rematch waits for" in (await _rematch(harness, table)).text


async def _rematch(harness: Harness, over: Message) -> Message:
    assert (await harness.alice.click("Rematch", message=over)).ok
    return await harness.bruno.sees(lambda one: any(button.label == "Join" for button in one.buttons))


async def test_a_game_whose_last_move_was_made_right_before_kill_9_shows_its_end(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    players = [harness.alice, harness.bruno]
    for square in ("A1", "B1", "A2", "B2"):
        assert (await on_turn(newest_table(harness.alice), players).click(square)).ok
    await noted(harness, table)
    answer = harness.inject_fault("POST", "/interactions/*/*/callback", delay=3)
    last = asyncio.create_task(on_turn(newest_table(harness.alice), players).click("A3"))
    await answer.done.wait()
    await harness.bot.kill()
    assert open_tables(harness.database, harness.guild.id) == []
    harness.discord.app.rest.faults.clear()
    harness.discord.clock.advance(RESPONSE_SECONDS)
    await last
    await harness.bot.start()
    assert is_over(await edited(harness.claire, "Three in a line"))


async def test_old_buttons_work_without_posting_the_table_again(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    await noted(harness, table)
    await harness.bot.kill()
    await harness.bot.start()
    answer = await on_turn(table, [harness.alice, harness.bruno]).click("B2", message=table)
    assert answer.shown.id == table.id
    assert "B2" in answer.text


async def test_a_lobby_and_an_offer_survive(harness: Harness) -> None:
    lobby = (await harness.alice.command("play tris_1")).shown
    await noted(harness, lobby)
    await harness.bot.kill()
    await harness.bot.start()
    assert (await harness.bruno.click("Join", message=lobby)).ok
    assert (await harness.alice.command("offer draw")).ok
    await edited(harness.bruno, "offers a draw")
    await harness.bot.kill()
    await harness.bot.start()
    answer = await harness.bruno.click("Accept")
    assert "A draw.\nBoth agreed." in answer.text


async def test_a_computer_that_was_to_answer_when_the_process_was_killed_answers_after_it(harness: Harness) -> None:
    assert (await harness.alice.command("play tris_1")).ok
    assert (await add_computer(harness.alice)).ok
    begun = await edited(harness.alice, f"<@{harness.alice.id}>")
    assert (await harness.alice.click(steps(begun)[0], message=begun)).ok
    await harness.bot.kill()
    await harness.bot.start()
    await edited(harness.bruno, "**Ada** wrote O", f"<@{harness.alice.id}>")


@pytest.mark.long
async def test_whatever_was_acknowledged_when_the_process_was_killed_is_there(harness: Harness) -> None:
    """Presses in full flight: the kill falls anywhere between the click and its answer.

    The message is put right at the restart, so the buttons under it go on working; nobody types /table.
    """
    dice = random.Random(1)
    for delay in sampled((0.0, 0.002, 0.005, 0.01, 0.02), 2):
        table = await seat(harness.alice, harness.bruno, game="tris_1")
        player = on_turn(table, [harness.alice, harness.bruno])
        other = harness.bruno if player is harness.alice else harness.alice
        square = dice.choice(steps(table))
        press = asyncio.create_task(player.click(square, message=table))
        await asyncio.sleep(delay)
        await harness.bot.kill()
        harness.discord.clock.advance(RESPONSE_SECONDS)
        answer = await press
        await harness.bot.start()
        if not answer.ok and not (await player.click(custom_id=_press(table, square), message=table)).ok:
            raise AssertionError("the press is not answered after the restart either")
        after = await harness.claire.sees(partial(_without, square))
        assert _marks(after) == 1, "made once: by the press before the kill, or by the one after it"
        assert (await other.click(steps(after)[0])).ok
        await other.sees(_marked_twice)
        assert (await confirmed(harness.alice, "end")).ok
        await edited(harness.bruno, "closed without a result")


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


async def test_a_table_whose_redraw_was_missed_is_put_right_by_the_next_press(harness: Harness) -> None:
    """The answer to a press is lost on its way: the move is made, the message behind. Pressing again repairs it."""
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    lost = harness.inject_fault("POST", "/interactions/*/*/callback", status=500)
    harness.inject_fault("POST", "/interactions/*/*/callback", status=500, times=4)
    await harness.fails(harness.alice.click("B2", message=table), lost.done)
    harness.discord.app.rest.faults.clear()
    behind = newest_table(harness.bruno)
    refused = await harness.alice.click(custom_id=_press(table, "A1"), message=behind)
    assert refused.ok
    after = await harness.bruno.sees(lambda one: one.pictures and "B2" not in steps(one))
    assert after.id == table.id
    assert (await harness.bruno.click("A1", message=after)).ok


@pytest.mark.parametrize(
    ("way", "shown"),
    [
        ("move", "wrote X on B2"),
        ("resign", "**Bruno** wins"),
        ("offer draw", "offers a draw"),
        ("end", "closed without"),
    ],
)
async def test_the_table_shows_what_happened_though_the_private_answer_is_lost(
    harness: Harness, way: str, shown: str
) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    if way == "resign":
        await move_once_each(harness.alice)
    harness.expects_errors = True
    question = (await harness.alice.command(way)).message if way in ("resign", "end") else None
    lost = harness.inject_fault("POST", "/interactions/*/*/callback", status=404)
    if question is None:
        await harness.fails(harness.alice.command(way, **({"words": "b2"} if way == "move" else {})), lost.done)
    else:
        await harness.fails(harness.alice.click(question.buttons[0].label, message=question), lost.done)
    await edited(harness.bruno, shown)


async def test_a_redraw_that_fails_is_made_up_for(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    harness.inject_fault("PATCH", f"/channels/*/messages/{table.id}", status=400)
    assert (await harness.alice.command("move", words="b2")).ok
    await edited(harness.bruno, "wrote X on B2")


async def test_a_table_posted_again_during_an_edit_has_one_message_with_buttons(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    harness.inject_fault("PATCH", f"/channels/*/messages/{table.id}", delay=0.5)
    assert (await harness.alice.command("move", words="b2")).ok
    new = (await harness.claire.command("table")).shown
    await harness.bruno.sees(lambda one: one.id == table.id and not one.buttons)
    await asyncio.sleep(0.6)  # longer than the edit that was under way: it must not bring the buttons back
    with_buttons = [one.id for one in harness.bruno.messages() if steps(one)]
    assert with_buttons == [new.id]


async def test_a_play_whose_answer_is_lost_does_not_hold_the_channel_unseen(harness: Harness) -> None:
    harness.expects_errors = True
    lost = harness.inject_fault("POST", "/interactions/*/*/callback", status=404)
    await harness.fails(harness.alice.command("play tris_1"), lost.done)
    assert (await harness.bruno.click("Join")).ok


async def test_presses_under_way_are_answered_before_a_stop(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    answer = harness.inject_fault("POST", "/interactions/*/*/callback", delay=0.5)
    press = asyncio.create_task(harness.alice.click("B2", message=table))
    await answer.done.wait()
    assert await harness.bot.stop() == 0
    assert (await press).ok
    assert "B2" not in steps(newest_table(harness.alice))
    await harness.bot.start()


async def test_the_table_posted_again_during_a_press_is_not_behind(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    answer = harness.inject_fault("POST", "/interactions/*/*/callback", delay=0.4)
    posting = asyncio.create_task(harness.claire.command("table"))
    await answer.done.wait()
    assert (await harness.alice.click("B2", message=table)).ok
    new = (await posting).shown
    current = await harness.bruno.sees(lambda one: one.id == new.id and "B2" not in steps(one))
    assert (await harness.bruno.click("A1", message=current)).ok


async def test_a_clean_stop_leaves_no_trace_in_the_log(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert await harness.bot.stop() == 0
    assert "Traceback" not in harness.log
    await harness.bot.start()
    assert newest_table(harness.alice).buttons
