"""Who has given up at a table of three: watches like anybody else, and is named when it ends."""

from tests.e2e.conftest import House
from tests.e2e.people import edited, seat


async def test_a_hand_that_was_given_up_is_nobodys_to_see(house: House) -> None:
    await seat(house.alice, house.bruno, house.claire, game="triodomino")
    panel = (await house.alice.click("My hand")).message
    assert panel is not None
    assert (await house.alice.command("resign")).ok
    table = await edited(house.claire, f"**{house.alice.name}** has resigned; a computer plays on")
    for seen in (await house.alice.click("My hand", message=table), await house.alice.command("hand")):
        assert "You have given up" in seen.text
        assert seen.message is None or not seen.message.pictures
    assert await house.alice.autocomplete("move", "words", "") == []
    menu = (await house.alice.click("More", message=table)).message
    assert menu is not None
    assert "Resign" not in [button.label for button in menu.buttons]
    as_text = (await house.alice.click("As text", message=menu)).text
    dora = await house.discord.user("Dora", locale="en-US")
    watched = (await dora.click("More", message=table)).message
    assert watched is not None
    assert as_text == (await dora.click("As text", message=watched)).text


async def test_the_end_names_who_gave_up_and_nobody_else(house: House) -> None:
    await seat(house.alice, house.bruno, house.claire, game="triodomino")
    assert (await house.alice.command("resign")).ok
    assert (await house.bruno.command("resign")).ok
    over = await edited(house.claire, f"**{house.claire.name}** wins")
    assert f"**{house.alice.name}** and **{house.bruno.name}** resigned" in over.text
