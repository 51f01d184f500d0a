"""The turn of a finished game: posted for all by those who played it, once."""

from io import BytesIO

import pytest
from PIL import Image

from sandbox.client import Message, User
from tests.e2e.clockwork import a_day_passes, while_down
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, seat
from tests.e2e.test_daily import begun, finish, home, pressed
from tests.e2e.test_records import played

SHARE = "Share the turning point"


def clips(harness: Harness) -> list[Message]:
    return [one for one in harness.guild.messages() if "The turning point: move" in one.text]


async def shares(user: User, table: Message) -> Message:
    return (await user.click(SHARE, message=table)).shown


async def posts(user: User, message: Message) -> Message:
    """Shares the turn, and returns the post: of a press that took long it is no answer, but follows."""
    assert (await user.click(SHARE, message=message)).ok
    return await user.sees(lambda one: not one.ephemeral and "The turning point: move" in one.text)


async def test_the_turn_of_a_game_is_posted_once_though_two_press_and_the_bot_is_killed(harness: Harness) -> None:
    await played(harness)
    table = newest_table(harness.alice)
    assert "have played this game" in (await harness.claire.click(SHARE, message=table)).text
    harness.guild.permit("table-one", "Bruno", deny=("SEND_MESSAGES",))
    assert (await harness.bruno.click(SHARE, message=table)).ok
    await harness.bruno.sees(lambda one: one.ephemeral and "The turning point: move" in one.text)
    assert clips(harness) == [], "who may not write sees it alone, and that does not count"
    harness.guild.permit("table-one", "Bruno")
    clip = await posts(harness.alice, table)
    assert "chances to win" in clip.text
    with Image.open(BytesIO(clip.picture())) as gif:
        assert (gif.format, gif.size[0]) == ("GIF", 600)
        assert len(clip.picture()) < 300_000
    own = (await harness.claire.click("Step by step", message=clip)).shown
    assert own.ephemeral
    async with while_down(harness) as store:
        lost = "UPDATE clips SET message = NULL WHERE session = ?"  # as if killed before that was noted
        session = next(one.custom_id for one in table.buttons if one.label == SHARE).split(":")[2]
        assert store.execute(lost, (session,)).rowcount == 1
    for user in (harness.bruno, harness.alice):
        answer = await shares(user, table)
        assert answer.ephemeral
        assert clip.id in answer.text, "a link to it"
    assert [one.id for one in clips(harness)] == [clip.id]


@pytest.mark.usefixtures("after_the_first_hour")
async def test_the_turn_of_a_daily_puzzle_is_posted_after_its_day(harness: Harness) -> None:
    board = await pressed(harness.alice, "Leaderboard", await finish(harness.alice, await begun(harness.alice)))
    assert SHARE not in [one.label for one in board.buttons], "others may still play it"
    await a_day_passes(harness)
    board = await pressed(harness.alice, "Leaderboard", await home(harness.alice))
    clip = await posts(harness.alice, board)
    assert "**Alice**" in clip.text
    assert clip.picture().startswith(b"GIF89a")
    assert "shared already" in (await harness.alice.click(SHARE, message=board)).text
    assert len(clips(harness)) == 1


async def test_the_turn_is_posted_by_typing_too(harness: Harness) -> None:
    await played(harness)
    assert "have played this game" in (await harness.claire.command("replay", turn=True)).text
    assert (await harness.alice.command("replay", turn=True)).ok
    clip = await harness.alice.sees(lambda one: "The turning point: move" in one.text)
    assert not clip.ephemeral
    again = (await harness.bruno.command("replay", turn=True)).shown
    assert again.ephemeral
    assert clip.id in again.text
    assert len(clips(harness)) == 1


async def test_a_game_that_ends_before_its_first_move_has_no_turn(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    assert (await harness.alice.command("offer draw")).ok
    assert (await harness.bruno.command("offer draw")).ok
    await edited(harness.alice, "A draw.")
    assert "no turning point" in (await harness.alice.command("replay", turn=True)).text
