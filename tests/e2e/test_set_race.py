"""SET as a race: the first call stops the table, its caller alone shows three cards, in time; clicks may rain."""

import asyncio
import re
from itertools import combinations

from sandbox.client import Message, User
from sandbox.world.events import MessageUpdated
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, seat

NAMES = ("Alice", "Bruno", "Claire", "Dieter", "Eva", "Finn", "Gaia", "Hugo")


def cards(table: Message) -> dict[str, tuple[str, ...]]:
    """The cards on the table by slot, as the select describes them."""
    found: dict[str, tuple[str, ...]] = {}
    for line in table.selects[0].options:
        number, colour, shading, shape = line.description.partition(": ")[2].split()
        found[line.value] = (number, colour, shading, shape.removesuffix("s"))
    return found


def right(table: Message) -> tuple[str, ...] | None:
    """The slots of a SET, if there is one."""
    lying = cards(table)
    for slots in combinations(lying, 3):
        if all(len({lying[slot][feature] for slot in slots}) != 2 for feature in range(4)):
            return slots
    return None


async def called(harness: Harness, caller: User) -> Message:
    answer = await caller.click("SET!")
    assert answer.message is not None
    return answer.message


async def test_a_call_stops_the_table_and_its_caller_alone_picks_exactly_three(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    table = await called(harness, harness.alice)
    assert "**Alice** calls SET!" in table.text
    assert "<t:" in table.text
    assert [one.label for one in table.buttons][:1] == ["I see none after all"]
    select = table.selects[0]
    three = [option.value for option in select.options[:3]]
    assert "Wait a moment" in (await harness.bruno.select(select.placeholder, *three, message=table)).text
    two = await harness.alice.select(select.placeholder, *three[:2], message=table)
    assert two.refused, "Discord itself lets nobody pick two"
    picked = right(table) or tuple(three)
    after = await harness.alice.select(select.placeholder, *reversed(picked), message=table)
    assert "**Alice** found a SET" in after.text or "**Alice** showed" in after.text
    assert "Everybody plays at once" in after.text


async def test_a_command_calls_and_shows_at_once_and_a_slip_calls_nobody(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    assert "slot" in (await harness.bruno.command("set", cards="a1 a2 z9")).text
    assert "twice" in (await harness.bruno.command("set", cards="a1 a2 a1")).text
    assert "calls SET" not in newest_table(harness.alice).text
    shown = await harness.bruno.command("set", cards="B3  a1 c2")
    assert "**Bruno** showed a1 b3 c2" in shown.text or "**Bruno** found a SET: a1 b3 c2" in shown.text
    await edited(harness.claire, "**Bruno** ", "Everybody plays at once")


async def test_a_player_who_agrees_that_there_is_none_is_named(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    voted = await harness.bruno.click("No SET here")
    assert re.search(r"-# \*\*Bruno\*\*.*sees none", voted.text)
    assert not re.search(r"-# \*\*Alice\*\*.*sees none", voted.text)
    await harness.alice.click("No SET here")
    table = await edited(harness.claire, "new cards")
    assert "sees none" not in table.text


async def test_a_call_that_is_not_answered_is_an_error(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set", seconds=5)
    await called(harness, harness.alice)
    after = await edited(harness.claire, "**Alice** has no SET to show")
    assert "owes" in after.text
    assert any(button.label == "SET!" for button in after.buttons)


async def test_eight_who_press_at_once_make_one_call_and_each_gets_an_answer(harness: Harness) -> None:
    people = [await harness.guild.user(name, locale="en-US") for name in NAMES]
    await seat(people[0], *people[1:], game="set")
    table = newest_table(people[0])
    answers = await asyncio.gather(*(person.click("SET!", message=table) for person in people for _ in range(3)))
    assert all(answer.ok for answer in answers)
    after = await edited(harness.claire, "calls SET!")
    callers = {name for name in NAMES if f"**{name}** calls SET!" in after.text}
    assert len(callers) == 1
    assert len([one for one in harness.claire.messages() if one.pictures]) == 1, "no message was added"


async def test_votes_that_rain_are_all_counted_with_few_pictures(harness: Harness) -> None:
    people = [await harness.guild.user(name, locale="en-US") for name in NAMES]
    await seat(people[0], *people[1:], game="set")
    table = newest_table(people[0])
    drawn: set[str] = set()

    def hear(table_event: object) -> None:
        if isinstance(table_event, MessageUpdated):
            drawn.update(one["id"] for one in table_event.message.files)

    harness.discord.world.listeners.append(hear)
    harness.discord.inject_fault(
        "POST", "/interactions/*/*/callback", delay=0.5
    )  # the first answer is slow: the others wait
    answers = await asyncio.gather(*(person.click("No SET here", message=table) for person in people[:7]))
    assert all(answer.ok for answer in answers)
    after = await harness.claire.sees(lambda one: one.text.count("sees none") == 7)
    assert after.id == table.id
    assert len(drawn) == 2, "those who waited for the first share one picture"


async def test_more_cards_than_a_select_has_lines_are_named_in_a_form(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    table = newest_table(harness.alice)
    for left in range(66, 53, -3):
        await harness.alice.click("No SET here")
        await harness.bruno.click("No SET here")
        table = await edited(harness.claire, f"new cards, {left} left")
    table = await called(harness, harness.alice)
    assert not table.selects
    refused = await harness.bruno.click("Name 3", message=table)
    assert refused.modal is None
    assert refused.message is not None
    assert refused.message.ephemeral
    form = (await harness.alice.click("Name 3", message=table)).modal
    assert form is not None
    slip = await harness.alice.submit(form, {"words": "a1 b2"})
    assert slip.message is not None
    assert slip.message.ephemeral
    assert "**Alice** calls SET!" in newest_table(harness.claire).text
    again = (await harness.alice.click("Name 3", message=table)).modal
    assert again is not None
    after = await harness.alice.submit(again, {"words": "C3  a1 b2"})
    assert "**Alice** showed a1 b2 c3" in after.text or "**Alice** found a SET: a1 b2 c3" in after.text
    assert after.message is not None
    assert after.message.id == table.id
