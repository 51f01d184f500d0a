"""Lessons: private games of a few moves, in every channel, that keep nothing."""

from bot.games import LESSONS
from sandbox.client import Message
from tests.e2e.conftest import Harness

KEYS = {
    "roll f east": ("F", "→ X"),
    "roll a south": ("A", "↓ /"),
    "roll f west": ("F", "← O"),
    "roll d south": ("D", "↓ X wins!"),
}
"""The keys to press for each move that the lesson of Tris 2 asks for."""


async def begin(harness: Harness, game: str) -> Message:
    lesson = (await harness.alice.command("learn", game=game)).shown
    assert lesson.ephemeral
    return lesson


async def test_a_lesson_is_played_to_its_end_while_a_game_is_on_in_the_channel(harness: Harness) -> None:
    table = (await harness.bruno.command("play tris_1")).shown
    lesson = await begin(harness, "tris_2")
    for step in LESSONS["tris_2"].steps:
        for key in KEYS[step.asked]:
            assert lesson.picture().startswith(b"\x89PNG")
            pressed = await harness.alice.click(key, message=lesson)
            assert pressed.shown.id == lesson.id
            lesson = pressed.shown
    assert "A tris: you win." in lesson.text
    assert [one.label for one in lesson.buttons] == ["Play", "Rules", "Once more"]
    assert "## Tris 2" in (await harness.alice.click("Rules", message=lesson)).text
    again = await harness.alice.click("Learn by playing", message=lesson)
    assert "1/4" in again.text
    assert [one.id for one in harness.guild.messages()] == [table.id], "nothing is posted"


async def test_another_move_is_answered_with_a_hint_and_then_with_the_one_to_try_and_a_lesson_can_be_left(
    harness: Harness,
) -> None:
    lesson = await begin(harness, "tris_1")
    other = await harness.alice.click("C3", message=lesson)
    assert "1/4" in other.text
    assert "goes on with the bright key" in other.text
    for key in ("B2", "A1", "A3"):
        asked = (await harness.alice.click(key, message=lesson)).shown
    assert "4/4" in asked.text
    wrong = next(one.label for one in asked.buttons if not one.disabled and one.label not in ("C1", "Leave the lesson"))
    hint = await harness.alice.click(wrong, message=lesson)
    assert "already lie in one line" in hint.text
    assert "try this one" not in hint.text
    assert "In this lesson, try this one: **" in (await harness.alice.click(wrong, message=lesson)).text
    await harness.alice.click("Leave the lesson", message=lesson)
    await harness.alice.sees_gone(lesson)


async def test_a_forged_press_in_a_lesson_leads_nowhere(harness: Harness) -> None:
    lesson = await begin(harness, "tris_1")
    for forged in (
        "learn-move:chess:0:b2",
        "learn-move:tris_1:1:b2",
        "learn::0:chess",
        "learn-toggle:tris_1:0:b2 / b3",
    ):
        assert "do not know that button" in (await harness.alice.click(message=lesson, custom_id=f"v1:{forged}")).text
    nonsense = await harness.alice.click(message=lesson, custom_id="v1:learn-word:tris_1:0:free nitro")
    assert "1/4" in nonsense.text
    assert "nitro" not in nonsense.text
