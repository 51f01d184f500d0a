"""The same people once more: who is asked, whose the seats are, who would rather not, and what a server allows."""

import pytest

from sandbox.client import Message
from tests.e2e.conftest import House
from tests.e2e.people import begin_in_a_thread, edited, seat
from tests.e2e.test_settings import settle


async def over(house: House, *others: str, game: str = "tris_1") -> Message:
    """A game of Alice's, with Bruno and perhaps others, that has ended."""
    people = [house.bruno, *(house.claire for name in others if name == "Claire")]
    await seat(house.alice, *people, game=game)
    for person in people:
        assert (await person.command("resign")).ok
    return await edited(house.alice, "**Alice** wins")


async def asked(house: House, **how: str) -> Message:
    """Bruno's wish for a rematch: its lobby."""
    wish = house.bruno.command("rematch") if how.get("by") == "command" else house.bruno.click("Rematch")
    assert (await wish).ok
    return await house.alice.sees(lambda one: "The rematch waits for" in one.text)


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def disabled(message: Message) -> set[str]:
    return {button.label for button in message.buttons if button.disabled}


@pytest.mark.parametrize("by", ["button", "command"])
async def test_those_it_waits_for_are_called_once(house: House, by: str) -> None:
    await over(house)
    lobby = await asked(house, by=by)
    assert [one["id"] for one in lobby.wire["mentions"]] == [house.alice.id]
    again = await house.claire.command("table")
    assert again.message is not None
    assert not again.message.wire["mentions"]


async def test_its_seats_are_kept_until_they_have_answered(house: House) -> None:
    await over(house)
    lobby = await asked(house)
    assert {"Start", "Add computer"} <= disabled(lobby)
    assert "seats are kept" in (await house.claire.click("Join", message=lobby)).text
    assert "seats are kept" in (await house.claire.click("What is this?", message=lobby)).text
    assert "asked for a rematch" in (await house.alice.click("Leave", message=lobby)).text
    assert "to move" in (await house.alice.click("Join", message=lobby)).text


@pytest.mark.parametrize("by", ["button", "command"])
async def test_one_who_would_rather_not_closes_it_and_all_see_who(house: House, by: str) -> None:
    await over(house)
    lobby = await asked(house)
    if by == "button":
        assert "asked you for a rematch" in (await house.claire.click("No rematch", message=lobby)).text
        assert (await house.alice.click("No rematch", message=lobby)).ok
    else:
        assert "asked you for a rematch" in (await house.claire.command("decline")).text
        assert "rematch is declined" in (await house.alice.command("decline")).text
    closed = await edited(house.bruno, "**Alice** would rather not play again")
    assert not closed.buttons
    assert (await house.claire.command("play tris_1")).ok, "the channel is free again"


async def test_by_three_it_begins_with_the_last_in_the_former_seats(house: House) -> None:
    await over(house, "Claire", game="triodomino")
    lobby = await asked(house)
    assert f"<@{house.alice.id}> and <@{house.claire.id}>" in lobby.text
    first = await house.claire.click("Join", message=lobby)
    assert f"waits for <@{house.alice.id}>." in first.text
    table = await house.alice.click("Join", message=lobby)
    assert f"<@{house.alice.id}> to move" in table.text


async def test_with_computers_it_begins_at_once(house: House) -> None:
    assert (await house.bruno.command("play tris_1")).ok
    assert (await house.bruno.click("Add computer")).ok
    assert (await house.bruno.click("Start")).ok
    assert (await house.bruno.command("resign")).ok
    ended = await edited(house.bruno, "resigned")
    assert (await house.bruno.click("Rematch")).ok
    table = await house.bruno.sees(lambda one: one.id != ended.id and "to move" in one.text, within=8)
    assert "Ada" in table.alt or "Ada" in table.text or table.pictures


async def test_a_server_that_has_settled_on_other_channels_sees_none(house: House) -> None:
    await over(house)
    two = house.discord.guild.channel("table-two")
    await settle(house, "In all channels", two.id)
    assert f"tables stand in <#{two.id}> only" in (await house.bruno.click("Rematch")).text
    assert f"tables stand in <#{two.id}> only" in (await house.bruno.command("rematch")).text


async def test_who_may_not_open_tables_may_join_a_rematch(house: House) -> None:
    await over(house)
    role = house.discord.guild.role("Gamers")
    await settle(house, "Everybody may", role.id)
    assert "may open tables" in (await house.bruno.click("Rematch")).text
    house.discord.guild.grant("Alice", "Gamers")
    assert (await house.alice.click("Rematch")).ok
    await house.bruno.sees(lambda one: "The rematch waits for" in one.text)
    assert (await house.bruno.command("rematch")).ok
    await edited(house.claire, f"<@{house.alice.id}> to move")


async def test_without_a_permission_it_says_which(house: House) -> None:
    await over(house)
    house.discord.guild.permit("table-one", deny=("ATTACH_FILES",))
    assert "**Attach Files**" in (await house.bruno.click("Rematch")).text


async def test_a_lobby_that_was_never_a_game_has_none(house: House) -> None:
    lobby = (await house.alice.command("play tris_1")).message
    assert lobby is not None
    session = next(one.custom_id.split(":")[2] for one in lobby.buttons)
    assert (await house.alice.command("end")).ok
    forged = await house.alice.click(custom_id=f"v1:rematch:{session}:0:", message=lobby)
    assert "closed before a game began" in forged.text
    assert (await house.claire.command("play tris_1")).ok, "no lobby was opened"


async def test_in_its_thread_a_rematch_wants_no_other_thread(house: House) -> None:
    thread = await begin_in_a_thread(house.alice, house.bruno)
    for person in (house.alice, house.bruno, house.claire):
        await person.sees_channels(lambda names: thread in names)
    await edited(house.claire, "to move", channel=thread)
    assert "have to agree" in (await house.bruno.command("end", channel=thread)).text
    assert "to move" in (await house.claire.command("table", channel=thread)).text
    assert (await house.bruno.command("resign", channel=thread)).ok
    await edited(house.claire, "**Alice** wins", channel=thread)
    assert (await house.alice.click("Rematch", channel=thread)).ok
    lobby = await house.bruno.sees(lambda one: "The rematch waits for" in one.text, channel=thread)
    assert "in a thread" not in lobby.text
    assert "to move" in (await house.bruno.click("Join", message=lobby, channel=thread)).text


async def test_begun_by_the_last_press_of_rematch_it_goes_into_its_thread(house: House) -> None:
    await over(house)
    await asked(house)
    panel = (await house.bruno.click("Options")).message
    assert panel is not None
    await house.bruno.select("Where to play", "In a thread of its own", message=panel)
    await edited(house.claire, "Played in a thread of its own")
    assert "goes on in" in (await house.alice.command("rematch")).text
    await house.claire.sees_channels(lambda names: "Tris 1 · Alice, Bruno" in names)
    await edited(house.claire, "to move", channel="Tris 1 · Alice, Bruno")
