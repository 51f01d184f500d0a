"""Who has given up at a table of three: watches like anybody else, and is named when it ends."""

from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, seat


async def test_a_hand_that_was_given_up_is_nobodys_to_see(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, harness.claire, game="triodomino")
    await move_once_each(harness.alice, harness.bruno)
    assert (await harness.alice.click("My hand")).ok
    assert (await confirmed(harness.alice, "resign")).ok
    table = await edited(harness.claire, f"**{harness.alice.name}** has resigned; a computer plays on")
    for seen in (await harness.alice.click("My hand", message=table), await harness.alice.command("hand")):
        assert "You have given up" in seen.text
        assert seen.message is None or not seen.message.pictures
    assert await harness.alice.autocomplete("move", "words", "") == []
    menu = (await harness.alice.click("⋯", message=table)).shown
    assert "Resign" not in [button.label for button in menu.buttons]
    as_text = (await harness.alice.click("As text", message=menu)).text
    dora = await harness.guild.user("Dora", locale="en-US")
    watched = (await dora.click("⋯", message=table)).shown
    assert as_text == (await dora.click("As text", message=watched)).text


async def test_the_end_names_who_gave_up_and_nobody_else(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, harness.claire, game="triodomino")
    await move_once_each(harness.alice, harness.bruno)
    assert (await confirmed(harness.alice, "resign")).ok
    assert (await confirmed(harness.bruno, "resign")).ok
    over = await edited(harness.claire, f"**{harness.claire.name}** wins")
    assert f"**{harness.alice.name}** and **{harness.bruno.name}** resigned" in over.text
