"""Hints: the best move, shown to the player on turn alone, in games that do not count."""

from tests.e2e.conftest import Harness
from tests.e2e.people import add_computer, edited, newest_table, on_turn, seat


async def test_a_hint_needs_the_others_and_then_names_a_move_that_can_be_made(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    player = on_turn(newest_table(harness.alice), [harness.alice, harness.bruno])
    other = harness.bruno if player is harness.alice else harness.alice
    question = (await player.command("hint")).shown
    assert question.ephemeral
    assert f"I would ask **{other.name}**" in question.text, "nobody is asked before it is said who"
    asked = await player.click("Ask", message=question)
    assert f"I've asked **{other.name}**" in asked.text
    await edited(player, "would like hints to be allowed")
    assert (await other.command("hint")).ok
    await edited(player, "this game does not count")
    hint = await player.command("hint")
    assert hint.shown.ephemeral
    assert hint.text.endswith("All moves look equally good")
    assert "It is " in (await other.command("hint")).text
    assert (await player.command("move", words="a1")).ok
    assert "Best now: B2" in (await other.command("hint")).text
    assert (await other.command("move", words="b2")).ok


async def test_the_menu_has_a_hint_against_a_computer_without_asking(harness: Harness) -> None:
    assert (await harness.alice.command("play tris_1")).ok
    assert (await add_computer(harness.alice)).ok
    await edited(harness.alice, "Which cell for X?")
    menu = (await harness.alice.click("⋯")).shown
    hint = await harness.alice.click("Hint", message=menu)
    assert "All moves look equally good" in hint.text
