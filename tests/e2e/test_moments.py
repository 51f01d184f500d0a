"""Moments and moves of a finished game, shown to a whole channel out of a private replay."""

from io import BytesIO

from PIL import Image

from sandbox.client import Message
from tests.e2e.conftest import Harness
from tests.e2e.test_records import played


async def at_move_three(harness: Harness) -> Message:
    """Returns Claire's private replay of a finished game, at its third move of five."""
    await played(harness)
    await harness.claire.command("replay")
    shown = (await harness.claire.click("Step by step")).shown
    for _ in range(3):
        shown = (await harness.claire.click("Next", message=shown)).shown
    assert shown.ephemeral
    return shown


async def test_a_moment_of_a_replay_is_posted_with_its_picture_for_all_to_go_on_from(harness: Harness) -> None:
    replay = await at_move_three(harness)
    posted = (await harness.claire.click("Show this moment", message=replay)).shown
    assert not posted.ephemeral
    assert "Moment 3 of 5, shown by **Claire**" in posted.text
    assert "on C1" in posted.text
    with Image.open(BytesIO(posted.picture())) as board:
        assert (board.format, board.size) == ("PNG", (1100, 700))
    own = (await harness.bruno.click("Step by step", message=posted)).shown
    assert own.ephemeral
    assert "Moment 3 of 5" in own.text


async def test_any_moves_of_a_replay_are_posted_as_a_gif(harness: Harness) -> None:
    replay = await at_move_three(harness)
    form = (await harness.claire.click("GIF of moves …", message=replay)).modal
    assert form is not None
    assert [question["value"] for question in form.questions] == ["0", "3"]
    posted = (await harness.claire.submit(form, {"first": "4", "last": "2"})).shown
    assert not posted.ephemeral
    assert "Moves 2 to 4 of 5, shown by **Claire**" in posted.text
    with Image.open(BytesIO(posted.picture())) as moves:
        assert (moves.format, getattr(moves, "n_frames", 1)) == ("GIF", 3)
    again = (await harness.claire.click("GIF of moves …", message=replay)).modal
    assert again is not None
    wrong = await harness.claire.submit(again, {"first": "two", "last": "4"})
    assert "Type two numbers of moves" in wrong.text


async def test_where_somebody_may_not_write_a_moment_is_shown_to_them_alone(harness: Harness) -> None:
    replay = await at_move_three(harness)
    harness.guild.permit("table-one", "Claire", deny=("SEND_MESSAGES",))
    try:
        shown = (await harness.claire.click("Show this moment", message=replay)).message
    finally:
        harness.guild.permit("table-one", "Claire")
    assert shown is not None
    assert shown.ephemeral
    assert shown.pictures
