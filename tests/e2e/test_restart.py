"""A move that was acknowledged is never lost: the process is killed, starts again, and the old buttons work."""

import asyncio
import random

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
        shown = await house.claire.command("table")
        assert shown.message is not None
        assert shown.message.alt == table.alt
        assert shown.message.text == table.text
        table = shown.message
        for _ in range(4):
            if not is_over(table):
                table = await by_buttons(house, table, dice)
    await house.bot.kill()
    await house.bot.start()
    assert "Waiting for one more player" in (await _rematch(house, table)).text


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
    assert (await house.alice.click("Start")).ok
    assert (await house.alice.command("draw")).ok
    await edited(house.bruno, "offers a draw")
    await house.bot.kill()
    await house.bot.start()
    answer = await house.bruno.click("Accept")
    assert "A draw. Both agreed." in answer.text


async def test_whatever_was_acknowledged_when_the_process_was_killed_is_there(house: House) -> None:
    """Presses in full flight: the kill falls anywhere between the click and its answer."""
    dice = random.Random(1)
    for delay in (0.0, 0.002, 0.005, 0.01, 0.02):
        table = await seat(house.alice, house.bruno, game="tris_1")
        player = on_turn(table, [house.alice, house.bruno])
        press = asyncio.create_task(player.click(dice.choice(steps(table)), message=table))
        await asyncio.sleep(delay)
        await house.bot.kill()
        answer = await press
        await house.bot.start()
        shown = await house.claire.command("table")
        assert shown.message is not None
        if answer.ok:
            assert _marks(shown.message) == 1
        else:
            assert _marks(shown.message) in (0, 1)
        moved = _marks(shown.message)
        following = on_turn(shown.message, [house.alice, house.bruno])
        assert (following is player) is (moved == 0)
        after = await following.click(steps(shown.message)[0], message=shown.message)
        assert after.message is not None
        assert _marks(after.message) == moved + 1
        assert (await house.alice.command("end")).ok


def _marks(message: Message) -> int:
    """How many squares are marked: what the buttons no longer offer."""
    return 9 - len(steps(message))


async def test_a_clean_stop_leaves_no_trace_in_the_log(house: House) -> None:
    await seat(house.alice, house.bruno, game="tris_1")
    assert await house.bot.stop() == 0
    assert "Traceback" not in house.bot.log
    await house.bot.start()
    assert newest_table(house.alice).buttons
