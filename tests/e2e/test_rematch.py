"""The same people once more: who is asked, whose the seats are, who would rather not, and what a server allows."""

import re
from hashlib import sha256

import pytest

from sandbox.client import Message
from tests.e2e.conftest import Harness
from tests.e2e.people import add_computer, begin_in_a_thread, behind, confirmed, edited, move_once_each, seat
from tests.e2e.test_settings import settle


async def over(harness: Harness, *others: str, game: str = "tris_1") -> Message:
    """A game of Alice's, with Bruno and perhaps others, that has ended."""
    people = [harness.bruno, *(harness.claire for name in others if name == "Claire")]
    await seat(harness.alice, *people, game=game)
    await move_once_each(harness.alice, *people)
    for person in people:
        assert (await confirmed(person, "resign")).ok
    return await edited(harness.alice, "**Alice** wins")


async def asked(harness: Harness, **how: str) -> Message:
    """Bruno's wish for a rematch: its lobby."""
    wish = harness.bruno.command("rematch") if how.get("by") == "command" else harness.bruno.click("Rematch")
    assert (await wish).ok
    return await harness.alice.sees(lambda one: "The rematch waits for" in one.text)


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


@pytest.mark.parametrize("by", ["button", "command"])
async def test_those_it_waits_for_are_called_once(harness: Harness, by: str) -> None:
    await over(harness)
    lobby = await asked(harness, by=by)
    called = await harness.alice.notified(lambda one: "The rematch waits for" in one.text)
    assert called.id == lobby.id
    again = await harness.claire.command("table")
    assert not again.shown.wire["mentions"]


async def test_who_would_join_after_the_end_is_told_what_there_is_to_do(harness: Harness) -> None:
    assert "No table is open" in (await harness.claire.command("join")).text
    await over(harness)
    for person in (harness.alice, harness.claire):
        assert "Whoever played it may use /rematch" in (await person.command("join")).text


async def test_its_seats_are_kept_until_they_have_answered(harness: Harness) -> None:
    await over(harness)
    lobby = await asked(harness)
    assert "Start" not in labels(lobby)
    assert not [one for one in lobby.selects if "computer" in one.placeholder]
    assert "2. **Bruno** (host)" in lobby.text, "numbered as in the game before"
    assert "seats are kept" in (await harness.claire.click("Join", message=lobby)).text
    assert "asked for a rematch" in (await harness.alice.command("leave")).text
    assert "\n### " in (await harness.alice.click("Join", message=lobby)).text


@pytest.mark.parametrize("by", ["button", "command"])
async def test_one_who_would_rather_not_closes_it_and_all_see_who(harness: Harness, by: str) -> None:
    await over(harness)
    lobby = await asked(harness)
    if by == "button":
        assert "asked you for a rematch" in (await harness.claire.click("No rematch", message=lobby)).text
        assert (await harness.alice.click("No rematch", message=lobby)).ok
    else:
        assert "asked you for a rematch" in (await harness.claire.command("offer decline")).text
        assert "rematch is declined" in (await harness.alice.command("offer decline")).text
    closed = await edited(harness.bruno, "**Alice** would rather not play again")
    assert not closed.buttons
    assert (await harness.claire.command("play tris_1")).ok, "the channel is free again"


async def test_by_three_it_begins_with_the_last_in_the_former_seats(harness: Harness) -> None:
    await over(harness, "Claire", game="triodomino")
    lobby = await asked(harness)
    assert f"<@{harness.alice.id}> and <@{harness.claire.id}>" in lobby.text
    first = await harness.claire.click("Join", message=lobby)
    assert f"waits for <@{harness.alice.id}>." in first.text
    table = await harness.alice.click("Join", message=lobby)
    assert f"<@{harness.alice.id}>" in table.text


async def test_a_server_that_has_settled_on_other_channels_sees_none(harness: Harness) -> None:
    await over(harness)
    two = harness.guild.channel("table-two")
    await settle(harness, "All channels", two.id)
    assert f"tables stand in <#{two.id}> only" in (await harness.bruno.click("Rematch")).text
    assert f"tables stand in <#{two.id}> only" in (await harness.bruno.command("rematch")).text


async def test_who_may_not_open_tables_may_join_a_rematch(harness: Harness) -> None:
    await over(harness)
    role = harness.guild.role("Gamers")
    await settle(harness, "Everybody", role.id)
    assert "may open tables" in (await harness.bruno.click("Rematch")).text
    harness.guild.grant("Alice", "Gamers")
    assert (await harness.alice.click("Rematch")).ok
    await harness.bruno.sees(lambda one: "The rematch waits for" in one.text)
    assert (await harness.bruno.command("rematch")).ok
    await edited(harness.claire, f"<@{harness.bruno.id}>")


async def test_without_a_permission_it_says_which(harness: Harness) -> None:
    await over(harness)
    harness.guild.permit("table-one", deny=("ATTACH_FILES",))
    assert "**Attach Files**" in (await harness.bruno.click("Rematch")).text


async def test_a_lobby_that_was_never_a_game_has_none(harness: Harness) -> None:
    lobby = (await harness.alice.command("play tris_1")).shown
    session = next(one.custom_id.split(":")[2] for one in lobby.buttons)
    assert (await confirmed(harness.alice, "end")).ok
    forged = await harness.alice.click(custom_id=f"v1:rematch:{session}:0:", message=lobby)
    assert "closed before a game began" in forged.text
    assert (await harness.claire.command("play tris_1")).ok, "no lobby was opened"


async def test_in_its_thread_a_rematch_wants_no_other_thread(harness: Harness) -> None:
    thread = await begin_in_a_thread(harness.alice, harness.bruno)
    for person in (harness.alice, harness.bruno, harness.claire):
        await person.sees_channels(lambda names: thread in names)
    await edited(harness.claire, "\n### ", channel=thread)
    assert "have to agree" in (await harness.bruno.command("end", channel=thread)).text
    assert "\n### " in (await harness.claire.command("table", channel=thread)).text
    await move_once_each(harness.alice, harness.bruno, channel=thread)
    assert (await confirmed(harness.bruno, "resign", thread)).ok
    await edited(harness.claire, "**Alice** wins", channel=thread)
    assert (await harness.alice.click("Rematch", channel=thread)).ok
    lobby = await harness.bruno.sees(lambda one: "The rematch waits for" in one.text, channel=thread)
    assert "in a thread" not in lobby.text
    assert "\n### " in (await harness.bruno.click("Join", message=lobby, channel=thread)).text


async def test_begun_by_the_last_press_of_rematch_it_goes_into_its_thread(harness: Harness) -> None:
    await over(harness)
    await asked(harness)
    panel = (await harness.bruno.click("Options")).shown
    await harness.bruno.select("Where to play", "In a thread of its own", message=panel)
    await edited(harness.claire, "Played in a thread of its own")
    assert "goes on in" in (await harness.alice.command("rematch")).text
    await harness.claire.sees_channels(lambda names: "Tris 1 · Alice, Bruno" in names)
    await edited(harness.claire, "\n### ", channel="Tris 1 · Alice, Bruno")


async def test_a_rematch_with_computers_alone_has_the_seal_that_the_ended_table_showed(harness: Harness) -> None:
    await harness.alice.command("play tris_1")
    assert (await add_computer(harness.alice)).ok
    await harness.alice.command("end")
    await harness.alice.click("Yes, end it")
    ended = await edited(harness.alice, "closed without a result", "Rematch: table ")
    promised = re.search("Rematch: table ([0-9a-z]{16}) · seal ([0-9a-f]{16})…", ended.text)
    assert promised is not None
    assert (await harness.alice.click("Rematch", message=ended)).ok
    await edited(harness.alice, "\n### ")
    assert f"Table {promised[1]} · seal {promised[2]}…" in (await harness.alice.click("?")).text
    await harness.alice.command("end")
    await harness.alice.click("Yes, end it")
    again = await edited(harness.alice, f"Table {promised[1]} · seal {promised[2]}… · seed ")
    panel = await behind(harness.alice, "Fair luck", message=again)
    (sealed,) = re.findall("tavolino/1:[a-z0-9]+:[0-9a-f]{64}", panel.text)
    assert sha256(sealed.encode()).hexdigest().startswith(promised[2])
