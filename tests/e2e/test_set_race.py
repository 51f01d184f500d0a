"""SET as a race: the first call stops the table, its caller alone shows three cards, in time; clicks may rain."""

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import combinations

from sandbox.client import Answer, Message, User
from sandbox.protocol.component_types import ComponentType
from sandbox.world.events import MessageUpdated
from tests.e2e.conftest import Harness
from tests.e2e.people import edited, newest_table, seat
from tests.e2e.playing import sets_on

NAMES = ("Alice", "Bruno", "Claire", "Dieter", "Eva", "Finn", "Gaia", "Hugo")


GREEN = 3
"""The style of a button, by Discord's number."""

CARDS = tuple(f"{row}{column}" for row in "ABC" for column in range(1, 5))


def right(table: Message) -> tuple[str, ...] | None:
    """The slots of a SET, if there is one."""
    return next(sets_on(table.alt), None)


def wrong(table: Message) -> tuple[str, ...]:
    """Three slots that hold no SET."""
    found = set(sets_on(table.alt))
    return next(three for three in combinations(map(str.lower, CARDS), 3) if three not in found)


def chosen(table: Message) -> list[str]:
    """The labels of the cards' keys that are shown as chosen."""
    return [one.label for one in table.buttons if one.label in CARDS and one.style == GREEN]


def rows(table: Message) -> list[list[str]]:
    """The labels of the cards' keys, row by row."""
    labels = [
        [one.get("label") for one in row["components"]]
        for row in table.components
        if row["type"] == ComponentType.ACTION_ROW
    ]
    return [row for row in labels if row[0] in CARDS]


async def press(user: User, table: Message, *keys: str) -> Answer:
    """Presses these keys, those of cards by their slots, one after the other. Returns the last answer."""
    for key in keys:
        answer = await user.click(key.upper() if len(key) == 2 else key, message=table)
        assert answer.ok
    return answer


async def called(harness: Harness, caller: User) -> Message:
    answer = await caller.click("SET!")
    return answer.shown


async def test_a_call_stops_the_table_and_its_caller_alone_picks_exactly_three(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    table = await called(harness, harness.alice)
    assert "**Alice** calls SET!" in table.text
    assert "<t:" in table.text
    assert rows(table) == [[*CARDS[:4]], [*CARDS[4:8], "None"], [*CARDS[8:], "⋯"]], "the picture's rows"
    assert not table.selects
    assert "Wait a moment" in (await press(harness.bruno, table, "A1")).text
    assert "when the time is up, and not before" in (await harness.alice.command("move", words="late")).text
    one, *others = right(table) or wrong(table)
    astray = next(card for card in CARDS if card.lower() not in (one, *others))
    two = (await press(harness.alice, table, others[1], astray)).shown
    assert sorted(chosen(two)) == sorted([others[1].upper(), astray])
    assert "None" in [button.label for button in two.buttons], "the others do not move"
    assert rows(two) == rows(table)
    one_again = (await press(harness.alice, two, astray)).shown
    assert chosen(one_again) == [others[1].upper()], "a second press takes the choice back"
    after = await press(harness.alice, one_again, others[0], one)
    assert "**Alice** found a SET" in after.text or "**Alice** showed" in after.text
    assert "Everybody plays at once" in after.text


async def test_cards_pressed_faster_than_the_message_follows_all_count(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    table = await called(harness, harness.alice)
    three = wrong(table)
    await asyncio.gather(*(harness.alice.click(slot.upper(), message=table) for slot in three))
    after = await edited(harness.claire, "Everybody plays at once")
    assert f"showed {' '.join(three).upper()}" in after.text


async def test_the_same_set_a_moment_later_is_answered_by_who_was_faster_and_costs_nothing(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    table = newest_table(harness.alice)
    left = 81 - 12
    while (three := right(table)) is None:
        await harness.alice.click("No SET here")
        await harness.bruno.click("No SET here")
        left -= 3
        table = await edited(harness.claire, f"new cards, {left} left")
    claims = [user.command("set", cards=" ".join(three)) for user in (harness.alice, harness.bruno)]
    answers = await asyncio.gather(*claims)
    if all("found a SET" in answer.text for answer in answers):
        return  # the new cards in these places were a SET again, and a right claim counts
    slower = [answer.message for answer in answers if "was faster" in answer.text]
    assert [one is not None and one.ephemeral for one in slower] == [True], [answer.text for answer in answers]
    after = await edited(harness.claire, "found a SET")
    assert "owes" not in after.text


async def test_alone_nobody_calls_and_three_presses_take_a_set(harness: Harness) -> None:
    table = await seat(harness.alice, game="set")
    assert "SET!" not in [button.label for button in table.buttons]
    three = wrong(table)
    after = await press(harness.alice, table, *three)
    assert f"**Alice** showed {' '.join(three).upper()}" in after.text


async def test_the_command_of_set_says_at_another_game_what_to_do(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="tris_1")
    refused = (await harness.alice.command("set", cards="A1 B1 C1")).text
    assert "Tris 1 is played" in refused
    assert "/move" in refused


async def test_a_command_calls_and_shows_at_once_and_a_slip_calls_nobody(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    assert "slot" in (await harness.bruno.command("set", cards="a1 a2 z9")).text
    assert "twice" in (await harness.bruno.command("set", cards="a1 a2 a1")).text
    assert "takes 3 names" in (await harness.bruno.command("set", cards="a1 a2")).text
    assert "calls SET" not in newest_table(harness.alice).text
    shown = await harness.bruno.command("set", cards="B3  a1 c2")
    assert "**Bruno** showed A1 B3 C2" in shown.text or "**Bruno** found a SET: A1 B3 C2" in shown.text
    await edited(harness.claire, "**Bruno** ", "Everybody plays at once")


async def test_a_player_who_agrees_that_there_is_none_is_named(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    voted = await harness.bruno.click("No SET here")
    assert re.search(r"^Bruno.*sees none", voted.shown.alt, re.MULTILINE)
    assert not re.search(r"^Alice.*sees none", voted.shown.alt, re.MULTILINE)
    await harness.alice.click("No SET here")
    table = await edited(harness.claire, "new cards")
    assert "sees none" not in table.alt


async def test_a_call_that_is_not_answered_is_an_error(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set", seconds=5)
    await called(harness, harness.alice)
    after = await edited(harness.claire, "Time is up: **Alice** has not shown a SET")
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
        if isinstance(table_event, MessageUpdated) and table_event.message.id == table.id:
            drawn.update(one["id"] for one in table_event.message.files)

    harness.discord.world.listeners.append(hear)
    slow = harness.inject_fault("POST", "/interactions/*/*/callback", delay=2)  # the first answer: the others wait
    votes = asyncio.gather(*(person.click("No SET here", message=table) for person in people[:7]))
    with closing(sqlite3.connect(harness.database)) as store:
        of_guild = (
            "SELECT 1 FROM moves WHERE session IN (SELECT id FROM sessions WHERE guild = ?)",
            (int(harness.guild.id),),
        )
        await harness.discord.until(lambda: len(store.execute(*of_guild).fetchall()) == 7, what="seven votes")
    slow.released.set()
    assert all(answer.ok for answer in await votes)
    after = await harness.claire.sees(lambda one: one.alt.count("sees none") == 7)
    assert after.id == table.id
    assert len(drawn) <= 3, "those who waited for the first share a picture"


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
    assert refused.shown.ephemeral
    form = (await harness.alice.click("Name 3", message=table)).modal
    assert form is not None
    slip = await harness.alice.submit(form, {"words": "a1 b2"})
    assert slip.shown.ephemeral
    assert "**Alice** calls SET!" in newest_table(harness.claire).text
    again = (await harness.alice.click("Name 3", message=table)).modal
    assert again is not None
    after = await harness.alice.submit(again, {"words": "C3  a1 b2"})
    assert "**Alice** showed A1 B2 C3" in after.text or "**Alice** found a SET: A1 B2 C3" in after.text
    assert after.shown.id == table.id


async def test_alone_there_is_a_score_and_a_best_one_and_nobody_wins(harness: Harness) -> None:
    """It goes on to the last SET: while one lies there and no card is left, nothing ends it early."""
    endings, refused = [], 0
    for _ in range(2):
        table = await seat(harness.alice, game="set", beginners=True)
        while "No SET here" in [button.label for button in table.buttons]:
            three = next(sets_on(table.alt), None)
            if three is not None and refused == 0 and "Stockpile: 0" in table.alt:
                assert "still a SET here" in (await press(harness.alice, table, "No SET here")).text
                refused += 1
            table = (await press(harness.alice, table, *(three or ("No SET here",)))).message or table
        endings.append(table.text)
    assert refused
    first, second = endings
    assert "**Alice**: " in first
    assert "best" not in first
    assert "best" in second
    assert not any("win" in text for text in endings)


def closes(slots: Sequence[str], cards: int) -> bool:
    """Whether one of these slots is in the last column, which closes up when a SET of more than twelve is taken."""
    return any(slot.endswith(str(cards // 3)) for slot in slots)


async def test_a_call_for_cards_that_were_just_taken_says_to_all_who_was_faster(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="set")
    table = newest_table(harness.alice)
    left = 81 - 12
    while (three := right(table)) is None or (left < 69 and closes(three, 81 - left)):
        await harness.alice.click("No SET here")
        await harness.bruno.click("No SET here")
        left -= 3
        table = await edited(harness.claire, f"new cards, {left} left")
    await press(harness.alice, await called(harness, harness.alice), *three)
    table = await called(harness, harness.bruno)
    await press(harness.bruno, table, *three)
    after = await edited(harness.claire, "**Alice** was faster than **Bruno**, whose call costs nothing")
    assert "took the last move back" not in after.text
    assert "owes" not in after.alt
